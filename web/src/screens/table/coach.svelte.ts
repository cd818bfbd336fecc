/** The coach of the guided first game: asks an expert what he would do, follows what the learner does, and answers to it. */
import { untrack } from 'svelte';
import type { GameEvent, Hint, MapData, View } from '../../net/protocol';
import type { TableStore } from '../../net/store.svelte';
import { rest } from '../../play/deal';
import { fallback, gainOf, isDealt, reply, type Saying, saying } from '../../play/lessons';
import { standing } from '../../play/story';
import { t } from '../../texts/index.svelte';
import { keep, recall } from '../../browser/storage.svelte';
import type { Turn } from './turn.svelte';

const LEFT = 'elbowroom.lesson-left';

export class Coach {
  /** The moves that are advised from here. */
  plan = $state.raw<readonly string[]>([]);
  hints = $state.raw<readonly Hint[]>([]);
  /** What the coach says to a move of the learner's own. */
  remark = $state('');
  #asking = $state(false);
  #left = $state(false);
  /** The position that was asked about last: once is enough, whatever came of it. */
  #asked: View | null = null;
  /** How well things stood before the learner went his own way, until that has been judged. */
  #before: number | null = null;

  /** Is this table the guided game? */
  readonly lesson = $derived.by(() => Boolean(this.store.table?.settings.deal) && this.store.you.seats.length === 1);
  readonly on = $derived.by(() => this.lesson && !this.#left);
  readonly saying: Saying | null = $derived.by(() => {
    const { view, table, you } = this.store;
    const map = this.map();
    if (!this.on || !view || !map) return null;
    const { turn } = this;
    const plan = this.#fits(view.legal) ? this.plan : [];
    const thinking = !plan.length && this.#asking;
    const events = standing(this.store.events);
    const moment = { view, map, table, events, player: you.seats[0] ?? 0, plan, thinking, gain: gainOf(this.hints) };
    return saying({
      ...moment,
      chosen: turn.combo,
      asked: turn.asked?.region ?? null,
      tool: turn.tool,
      undealt: rest(turn.plan, turn.piles),
    });
  });
  readonly target = $derived.by(() => this.saying?.target ?? null);
  /** The region that is pointed at, as a route of one. */
  readonly route: string[] = $derived.by(() => (this.target && 'region' in this.target ? [this.target.region] : []));
  readonly offer: number | null = $derived.by(() => (this.target && 'offer' in this.target ? this.target.offer : null));
  readonly act: string | null = $derived.by(() => (this.target && 'act' in this.target ? this.target.act : null));

  constructor(
    readonly store: TableStore,
    readonly map: () => MapData | null,
    readonly turn: Turn,
  ) {
    this.#left = recall(LEFT) === store.id;
    $effect(() => {
      const news = store.news;
      untrack(() => this.#follow(news));
    });
    $effect(() => {
      const view = store.view;
      if (!this.on || this.#asking || !view?.legal?.length || view === this.#asked || this.#fits(view.legal)) return;
      untrack(() => void this.#ask());
    });
  }

  /** Leaves the lesson, or comes back to it; the game goes on either way. */
  toggle(): void {
    this.#asked = null;
    this.#left = !this.#left;
    this.remark = '';
    keep(LEFT, this.#left ? this.store.id : '');
  }

  /** Brings the learner to what he should press. */
  show(): void {
    const region = this.route[0];
    const found = document.querySelector<HTMLElement>(region ? `path[data-region="${CSS.escape(region)}"]` : '[data-lit]');
    found?.focus();
    found?.scrollIntoView({ block: 'nearest' });
  }

  /** Does the plan begin with something that can be done now? */
  #fits(legal: readonly string[] | undefined): boolean {
    return legal?.includes(this.plan[0] ?? '') ?? false;
  }

  #follow(news: readonly GameEvent[]): void {
    for (const event of news) {
      if (event.kind === 'undone') this.#forget();
      else if (event.kind === 'move' && this.store.you.seats.includes(event.player)) this.#moved(event.move, news);
      else if (event.kind === 'move') this.#forget(this.remark);
    }
  }

  #moved(move: string, news: readonly GameEvent[]): void {
    if (isDealt(move)) {
      this.plan = this.plan.filter((each) => each !== move);
      return;
    }
    if (this.plan[0] === move) {
      this.plan = this.plan.slice(1);
      this.remark = '';
      return;
    }
    if (!this.plan.length) return;
    const lucky = news.some((event) => event.kind === 'rolled');
    const lead = this.hints[0]?.lead ?? null;
    this.#forget(t('coach-own'));
    if (!lucky) this.#before = lead;
  }

  #forget(remark = ''): void {
    this.plan = [];
    this.hints = [];
    this.remark = remark;
    this.#before = null;
  }

  async #ask(): Promise<void> {
    const asked = this.store.view;
    this.#asked = asked;
    this.#asking = true;
    const found = this.store.table?.settings.hints ? await this.store.hints() : [];
    this.#asking = false;
    if (this.store.view !== asked || !asked?.legal?.length) return; // the game went on meanwhile
    const best = found[0];
    this.hints = found;
    this.plan = best?.moves ?? fallback(asked);
    if (best && this.#before !== null) this.remark = reply(this.#before, best.lead, (asked.undo ?? 0) > 0);
    this.#before = null;
  }
}
