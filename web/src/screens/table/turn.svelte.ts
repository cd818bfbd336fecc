/** One player's hand on the table: what is chosen, planned and asked, and what a tap, a button or a key does. */
import type { RegionState, Stepper } from '../../board/types';
import type { MapData, View } from '../../net/protocol';
import type { TableStore } from '../../net/store.svelte';
import { abilities, type AbilityButton } from '../../play/abilities';
import { verbIs } from '../../play/boxes';
import { type CostCard, costCard } from '../../play/costs';
import * as deal from '../../play/deal';
import { type Act, waitingPiece } from '../../play/guide';
import { type Move, options, parse } from '../../play/moves';
import { certain, prospectOf, withTaken } from '../../play/prospects';
import { type Choice, regionMoves, regionStates } from '../../play/regions';
import { settings } from '../../browser/settings.svelte';
import { AGAIN } from './press';

const FRAME = 20; // ms

/** Resolves when what has changed is on the screen. */
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, FRAME));

export class Turn {
  tool = $state<string | null>(null);
  relics = $state.raw<string[]>([]);
  /** The region that is chosen: for the stepper, or waiting for a yes. */
  selected = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** The combo on offer that is chosen, from 1. */
  combo = $state<number | null>(null);
  plan = $state.raw<deal.Plan>({});
  /** How the player's tokens stood when his turn began. */
  before = $state.raw<Record<string, number>>({});
  /** Moves are on their way to the server, one after another. */
  sending = $state(false);

  /** A region that is being taken for certain: it is shown as taken while the server is asked, in this position only. */
  #taking = $state.raw<{ view: View; region: string; shown: View } | null>(null);
  #history: deal.Plan[] = [];
  /** When the region was chosen that waits for a yes. */
  #askedAt = 0;

  constructor(
    readonly store: TableStore,
    readonly map: () => MapData | null,
    readonly onfinal: () => void = () => undefined,
  ) {}

  get view(): View | null {
    return this.store.view;
  }

  readonly options = $derived.by(() => options(this.store.view?.legal));
  readonly piles = $derived.by(() => {
    const view = this.store.view;
    return view?.now.deals ? deal.piles(view, this.options) : [];
  });
  /** What a tap means: the ability that was chosen, else the piece without which the turn cannot end. */
  readonly inHand: string | null = $derived.by(() => {
    if (this.tool !== null || !this.store.view?.now.deals) return this.tool;
    return waitingPiece(this.options, this.undealt);
  });
  readonly choice: Choice = $derived({ tool: this.inHand, relics: this.relics });
  /** What a tap deals out now: the chosen pile, else the first that is not yet dealt. */
  readonly pile = $derived.by(() => {
    if (this.inHand !== null) return this.piles.find((pile) => pile.id === this.inHand) ?? null;
    return this.piles.find((pile) => deal.left(this.plan, pile) > 0) ?? this.piles[0] ?? null;
  });
  /** How many of everything are still to be dealt. */
  readonly undealt = $derived.by(() => deal.rest(this.plan, this.piles));
  /** The position with the plan in it. */
  readonly shown = $derived.by(() => {
    const view = this.store.view;
    return view && this.piles.length ? deal.withPlan(view, this.plan, this.piles) : view;
  });
  readonly #taken = $derived.by(() => (this.#taking?.view === this.store.view ? this.#taking : null));
  /** The same on the map, which does not wait for the server where it is certain what it will say. */
  readonly onMap = $derived.by(() => this.#taken?.shown ?? this.shown);
  readonly abilities: AbilityButton[] = $derived.by(() => {
    const view = this.store.view;
    return view?.legal ? abilities(view, this.options, this.choice, this.store.table, this.piles, this.plan) : [];
  });
  readonly states: Record<string, RegionState> = $derived.by(() => {
    const view = this.store.view;
    const map = this.map();
    if (!view || !map) return {};
    if (this.piles.length && (this.pile || this.inHand === null)) return this.#dealStates(view, map);
    const states = regionStates(view, map, this.choice);
    return this.#taken ? { ...states, [this.#taken.region]: { kind: 'own' } } : states;
  });
  readonly stepper: Stepper | null = $derived.by(() => {
    const pile = this.selected === null ? null : this.#pileAt(this.selected);
    if (!pile || this.selected === null) return null;
    const now = deal.planned(this.plan, pile, this.selected);
    const base = pile.piece ? 0 : (this.store.view?.regions[this.selected]?.tokens ?? 0);
    return { region: this.selected, value: base + now, min: base, max: base + now + deal.left(this.plan, pile) };
  });
  /** The card of the region that waits for a yes. */
  readonly asked: CostCard | null = $derived.by(() => {
    const region = this.selected;
    if (region === null || this.piles.length) return null;
    const card = this.card(region);
    return card?.move ? card : null;
  });
  readonly canUndo = $derived.by(() => this.#planned() || (this.store.view?.undo ?? 0) > 0);

  card(region: string): CostCard | null {
    const view = this.store.view;
    const map = this.map();
    return view && map ? costCard(view, map, region, this.choice, this.store.table) : null;
  }

  /** A new decision: nothing chosen, nothing planned. */
  reset(): void {
    this.tool = null;
    this.#lay();
    this.selected = null;
    this.combo = null;
    if (this.#planned()) this.plan = {};
    this.#history = [];
  }

  /** Remembers how the tokens stood, for "as before". */
  remember(): void {
    const view = this.store.view;
    if (!view?.now.opens) return;
    const own = Object.entries(view.regions).filter(([, region]) => region.player === view.to_move);
    this.before = Object.fromEntries(own.map(([id, region]) => [id, region.tokens ?? 0]));
  }

  tap(region: string): void {
    const view = this.store.view;
    const map = this.map();
    if (this.sending || !map) return;
    if (!view?.legal) {
      this.selected = this.selected === region ? null : region; // to read what is there
      return;
    }
    const pile = this.#pileAt(region);
    if (pile) {
      this.selected = region;
      this.#replan(deal.step(this.plan, pile, region, 1));
      return;
    }
    if (view.now.opens && this.tool === null) return void this.#march(region);
    const move = regionMoves(view, map, this.choice)[region];
    if (!move) {
      this.selected = this.selected === region ? null : region;
      return;
    }
    // A die cannot be taken back, so it is asked for twice, and the second half of a double click is no answer.
    const rolls = verbIs(move.verb, (verb) => verb.rolls);
    const ask = rolls || (settings.current.ask && verbIs(move.verb, (verb) => verb.takes));
    if (ask && this.selected !== region) {
      this.selected = region;
      this.#askedAt = performance.now();
    } else if (!rolls || performance.now() - this.#askedAt > AGAIN) void this.play(move.text);
  }

  /** In the middle of deciding how to begin: a tap on a region means "conquer on, and take this". */
  async #march(region: string): Promise<void> {
    const kind = this.states[region]?.kind;
    if (kind !== 'take' && kind !== 'die') {
      this.selected = this.selected === region ? null : region;
      return;
    }
    await this.play('expand');
    const view = this.store.view;
    const prospect = view ? prospectOf(view, region) : null;
    if (prospect?.verdict === 'take' && prospect.move && !settings.current.ask) await this.play(prospect.move);
    else this.selected = region;
  }

  step(delta: number): void {
    const pile = this.selected === null ? null : this.#pileAt(this.selected);
    if (pile && this.selected !== null) this.#replan(deal.step(this.plan, pile, this.selected, delta));
  }

  /** A token dragged from one region to another. */
  drop(from: string, to: string): void {
    const pile = this.#pileAt(to);
    if (pile && from !== to) this.#replan(deal.carry(this.plan, pile, from, to));
  }

  /** An ability's button. */
  press(button: AbilityButton): void {
    this.selected = null;
    if (button.type === 'tool') this.tool = this.tool === button.id ? null : button.id;
    else if (button.type === 'relic') {
      const relic = button.id.slice('relic '.length);
      this.relics = this.relics.includes(relic) ? this.relics.filter((each) => each !== relic) : [...this.relics, relic];
    } else if (button.type === 'play' && button.choices[0]) void this.play(button.choices[0].move);
  }

  act(act: Act): void {
    if (act.type === 'play') void this.play(act.move);
    else if (act.type === 'finish') void this.finish();
    else if (act.type === 'final') this.onfinal();
  }

  deal(how: 'even' | 'border' | 'before' | 'restart'): void {
    const view = this.store.view;
    const map = this.map();
    const pile = this.pile;
    if (!view || !map || !pile) return;
    if (how === 'even') this.#replan(deal.even(view, map, pile, this.plan));
    else if (how === 'border') this.#replan(deal.toBorder(view, map, pile, deal.clear(this.plan, pile)));
    else if (how === 'before') this.#replan(deal.asBefore(view, map, pile, this.before, deal.clear(this.plan, pile)));
    else this.#replan(deal.clear(this.plan, pile));
    this.selected = null;
  }

  /** Lays out what a hint proposes, for the player to confirm. */
  adopt(moves: readonly string[]): void {
    const first = parse(moves[0] ?? '');
    if (this.store.view?.now.offers) this.combo = Number(first.target);
    else {
      let plan: deal.Plan = {};
      for (const move of moves.map(parse)) {
        const pile = this.piles.find((each) => each.verb === move.verb && move.target in each.most);
        if (pile) plan = deal.step(plan, pile, move.target, move.count);
      }
      this.#replan(plan);
    }
    this.selected = null;
  }

  /** Sends the plan, then ends the stage. */
  async finish(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const asked = this.#decision();
    try {
      this.selected = null;
      for (const pile of this.piles) {
        for (const move of deal.dealMoves(this.plan, [pile])) {
          await this.store.play(move);
          if (this.store.error) return;
          this.plan = deal.step(this.plan, pile, move.split(' ')[1] ?? '', -Infinity);
        }
      }
      this.#history = [];
      // What is not placed yet goes where the engine puts it. The last token may end the stage by itself: what comes then is
      // another decision.
      while (this.#decision() === asked && !this.store.error) {
        const view = this.store.view;
        const next = view?.legal?.includes('done') ? 'done' : view?.stop_moves?.[0];
        if (!next) return;
        await this.store.play(next);
        if (this.store.view === view) return; // refused, or the line is down
      }
    } finally {
      this.sending = false;
    }
  }

  async play(move: string): Promise<void> {
    if (this.store.busy) return; // what is chosen stays, for another tap
    if (this.tool !== null && !this.pile) this.tool = null;
    this.#lay();
    const region = this.#take(parse(move));
    const answer = this.store.play(move);
    if (region) await drawn(); // the map answers the tap first, and all around it follows
    if (!region || this.selected === region) this.selected = null;
    if (!region || this.pointed === region) this.pointed = null; // what was told has come to pass
    await answer;
    this.#taking = null;
  }

  /** Shows a region as taken, if that is what will come of a move, and says which. */
  #take(move: Move): string | null {
    const view = this.store.view;
    const prospect = view ? certain(view, move) : null;
    this.#taking = view && prospect ? { view, region: move.target, shown: withTaken(view, move.target, prospect) } : null;
    return this.#taking?.region ?? null;
  }

  /** No relic is in use; an empty list stays the one it was, or everything that hangs on it would be worked out again. */
  #lay(): void {
    if (this.relics.length) this.relics = [];
  }

  async undo(): Promise<void> {
    const last = this.#history.pop();
    this.selected = null;
    this.tool = null;
    if (last) this.plan = last;
    else if ((this.store.view?.undo ?? 0) > 0) await this.store.undo(1);
  }

  escape(): void {
    this.selected = null;
    this.tool = null;
    this.#lay();
    this.combo = null;
  }

  /** Which decision this is; a move that leads to another one changes it. */
  #decision(): string {
    const view = this.store.view;
    return `${view?.stage} ${view?.round} ${view?.turn} ${view?.to_move}`;
  }

  #planned(): boolean {
    return Object.values(this.plan).some((rows) => Object.keys(rows).length > 0);
  }

  /** The pile that a region takes from: the one in hand, or that of the race which stands there. */
  #pileAt(region: string): deal.Pile | null {
    const pile = this.pile;
    if (this.inHand !== null || pile?.piece) return pile && region in pile.most ? pile : null;
    return this.piles.find((each) => !each.piece && region in each.most) ?? null;
  }

  #dealStates(view: View, map: MapData): Record<string, RegionState> {
    const states: Record<string, RegionState> = {};
    for (const region of map.regions) {
      const open = this.#pileAt(region.id) !== null;
      const mine = view.regions[region.id]?.player === view.to_move;
      states[region.id] = { kind: open ? 'own' : mine ? 'none' : 'far' };
    }
    return states;
  }

  #replan(next: deal.Plan): void {
    if (next === this.plan) return;
    this.#history.push(this.plan);
    this.plan = next;
  }
}
