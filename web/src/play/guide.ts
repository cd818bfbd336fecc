/** What to do now: one sentence, one line of facts, one button. */
import { combo, t, term } from '../texts/index.svelte';
import type { GameEvent, MapData, Pace, Table, View } from '../net/protocol';
import { type CostCard } from './costs';
import { left, type Pile, type Plan, rest } from './deal';
import { type Options } from './moves';
import { list, playerName } from './names';
import { offered } from './offer';
import { type Choice, fighter, FIGHTING, strength } from './regions';
import { takenThisTurn } from './story';

export type Act = { type: 'play'; move: string } | { type: 'even' } | { type: 'finish' } | { type: 'final' } | { type: 'none' };

export interface Step {
  label: string;
  sub: string;
  act: Act;
}

export interface Guide {
  title: string;
  facts: string;
  primary: Step | null;
  secondary: Step[];
}

export interface Situation {
  view: View;
  map: MapData;
  table: Table | null;
  events: readonly GameEvent[];
  options: Options;
  choice: Choice;
  /** The region that waits for a yes, with its cost. */
  asked: CostCard | null;
  /** The combo on offer that was chosen, from 1. */
  combo: number | null;
  piles: readonly Pile[];
  pile: Pile | null;
  plan: Plan;
  language: string;
  /** The newest thing of this turn that the log tells. */
  heard?: string;
}

export function income(view: View): number {
  return view.income.reduce((sum, part) => sum + part[2], 0);
}

const play = (label: string, move: string, sub = ''): Step => ({ label, sub, act: { type: 'play', move } });

/** Everything the action bar says. */
export function guide(at: Situation): Guide {
  const { view } = at;
  if (view.stage === 'over') return over(at);
  if (view.legal === undefined) return waiting(at);
  if (at.asked?.move) return asking(at, at.asked);
  const tool = at.choice.tool;
  const base = STAGES[view.stage]?.(at) ?? { title: t('say-other'), facts: '', primary: null, secondary: [] };
  if (tool !== null && at.pile?.id !== tool) return { ...base, title: t(`tool-${tool.split(' ')[0]}`) };
  if (at.choice.relics.length && FIGHTING.has(view.stage)) return { ...base, title: t('tool-relic') };
  return base;
}

function over({ view, table, language }: Situation): Guide {
  const winners = (view.winners ?? []).map((player) => playerName(table, player));
  return {
    title: t('say-over', { count: winners.length, names: list(winners, language) }),
    facts: '',
    primary: { label: t('act-final'), sub: '', act: { type: 'final' } },
    secondary: [],
  };
}

const WAITING = new Set(['pick', 'mode', 'conquest', 'redeploy', 'retreat']);

function waiting({ view, table, heard = '' }: Situation): Guide {
  const stage = FIGHTING.has(view.stage) ? 'conquest' : WAITING.has(view.stage) ? view.stage : 'other';
  const player = playerName(table, view.to_move);
  const turn = view.turn !== view.to_move ? t('fact-turn-of', { player: playerName(table, view.turn) }) : '';
  return { title: t(`wait-${stage}`, { player }), facts: heard || turn, primary: null, secondary: [] };
}

const FASTER: Partial<Record<Pace, Pace>> = { slow: 'normal', normal: 'fast', fast: 'instant' };

/** The next brisker pace while a bot is at work and the viewer may set it; empty otherwise. */
export function brisker(view: View, table: Table | null, host: boolean): Pace | '' {
  const bot = table?.seats.find((seat) => seat.seat === view.to_move)?.driver === 'bot';
  return host && bot && view.stage !== 'over' ? (FASTER[table?.settings.pace ?? 'instant'] ?? '') : '';
}

function asking({ view }: Situation, card: CostCard): Guide {
  const text = card.move?.text ?? '';
  if (card.need) {
    return {
      title: card.title,
      facts: card.note,
      primary: play(t('act-roll'), text, t('act-roll-sub', { need: card.need })),
      secondary: [],
    };
  }
  const sub = card.total === null ? '' : t('act-conquer-sub', { cost: card.total, hand: strength(view) });
  const verb = card.move?.verb === 'conquer' ? 'act-conquer' : 'act-do';
  return { title: card.title, facts: card.note, primary: play(t(verb), text, sub), secondary: [] };
}

const STAGES: Record<string, ((at: Situation) => Guide) | undefined> = {
  pick: ({ view, combo: chosen }) => {
    const offer = offered(view, chosen);
    const primary =
      offer && chosen !== null
        ? play(
            t('act-pick', { combo: combo(offer.power, offer.race) }),
            `pick ${chosen}`,
            t('act-pick-sub', { price: chosen - 1, tokens: offer.tokens }),
          )
        : null;
    return { title: t('say-pick'), facts: t('fact-pick'), primary, secondary: [] };
  },
  swap: ({ view, combo: chosen }) => {
    const offer = offered(view, chosen);
    const power = fighter(view)?.power ?? '';
    const keep = play(t('act-keep', { power: term('power', power) }), 'keep');
    if (chosen === null || !offer || !view.legal?.includes(`swap ${chosen}`)) {
      return { title: t('say-swap'), facts: t('fact-swap'), primary: keep, secondary: [] };
    }
    return {
      title: t('say-swap'),
      facts: t('fact-swap'),
      primary: play(t('act-swap', { power: term('power', offer.power) }), `swap ${chosen}`),
      secondary: [keep],
    };
  },
  volcano: () => ({ title: t('say-volcano'), facts: '', primary: null, secondary: [] }),
  balrog: () => ({ title: t('say-balrog'), facts: '', primary: null, secondary: [] }),
  mode: ({ view, options }) => {
    const secondary = options.plain
      .filter((move) => move.verb === 'decline')
      .map((move) => play(t(move.means.length ? 'act-decline-vanishing' : 'act-decline'), move.text, t('act-decline-sub')));
    const race = term('race', fighter(view)?.race ?? '');
    return {
      title: t('say-mode'),
      facts: t('fact-mode', { race, count: strength(view) }),
      primary: play(t('act-expand'), 'expand', t('act-expand-sub', { count: strength(view) })),
      secondary,
    };
  },
  conquest: (at) => battle(at, 'conquest'),
  berserk: (at) => battle(at, 'berserk'),
  ghouls: (at) => battle(at, 'ghouls'),
  redeploy: (at) => dealing(at, 'redeploy'),
  retreat: (at) => dealing(at, 'retreat'),
  end: ({ view }) => ({
    title: t('say-end'),
    facts: t('fact-end'),
    primary: view.legal?.includes('done') ? play(t('act-end-turn'), 'done') : null,
    secondary: [],
  }),
};

function battle({ view, events, options }: Situation, stage: string): Guide {
  const takes = options.tools.some((tool) => tool.id === 'conquer');
  const dice = options.tools.some((tool) => tool.id === 'roll');
  const rolls = options.plain.some((move) => move.text === 'roll');
  let title = t('say-conquest');
  if (stage === 'berserk') title = t('say-berserk', { face: view.turn_so_far.die });
  else if (stage === 'ghouls') title = t('say-ghouls');
  else if (rolls) title = t('say-roll-first');
  else if (!takes && dice) title = t('say-conquest-die');
  else if (!takes) title = t('say-conquest-none');
  const facts = [t('fact-hand', { race: term('race', fighter(view)?.race ?? ''), count: strength(view) })];
  const taken = takenThisTurn(events);
  if (taken) facts.push(t('fact-taken', { count: taken }));
  const stop =
    stage === 'ghouls' ? play(t('act-ghouls-done'), 'done') : play(t('act-stop'), 'done', t('act-stop-sub', { coins: income(view) }));
  const done = options.done ? [stop] : [];
  if (rolls) return { title, facts: facts.join(' · '), primary: play(t('act-berserk'), 'roll'), secondary: done };
  return { title, facts: facts.join(' · '), primary: done[0] ?? null, secondary: [] };
}

function dealing({ view, options, piles, pile, plan }: Situation, stage: 'redeploy' | 'retreat'): Guide {
  const here = pile ? left(plan, pile) : 0;
  const score = stage === 'redeploy' ? t('act-end-turn-sub', { coins: income(view) }) : '';
  const finish: Step = { label: t(stage === 'redeploy' ? 'act-end-turn' : 'act-done'), sub: score, act: { type: 'finish' } };
  if (here > 0 && pile) {
    const title = pile.verb === 'place' ? t(`say-${stage}`, { count: here }) : t(`say-${pile.verb}`, { count: here });
    const even: Step = { label: t('act-even'), sub: t('act-even-sub', { count: here }), act: { type: 'even' } };
    return { title, facts: t('fact-redeploy'), primary: even, secondary: [] };
  }
  if (options.tools.some((tool) => tool.verb === 'withdraw')) {
    return { title: t('say-withdraw'), facts: t('fact-withdraw'), primary: options.done ? finish : null, secondary: [] };
  }
  const piece = waitingPiece(options, rest(plan, piles));
  if (piece) return { title: t(`tool-${piece}`), facts: '', primary: null, secondary: [] };
  return { title: t('say-redeploy-ready'), facts: t('fact-ready'), primary: finish, secondary: [] };
}

/** Pieces that must be placed before the turn can end: `done` stays out of the list until they are. */
const MANDATORY = ['hero', 'queen', 'ancient'];

/** The piece to place next, once everything else is dealt; null when there is none. */
export function waitingPiece(options: Options, undealt: number): string | null {
  if (options.done || undealt > 0) return null;
  return MANDATORY.find((each) => options.tools.some((tool) => tool.id === each)) ?? null;
}
