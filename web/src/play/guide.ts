/** What to do now: one sentence, one line of facts, and the ways to go on. */
import { ability, combo, has, t, term, tile } from '../texts/index.svelte';
import type { GameEvent, MapData, Pace, Table, View } from '../net/protocol';
import { declineAsks, rollsFirst } from './abilities';
import { mainVerbs, stageTile, verbIs } from './boxes';
import type { CostCard } from './costs';
import { left, type Pile, type Plan, rest } from './deal';
import { isCounted, type Options } from './moves';
import { list, playerName } from './names';
import { activeRace, offered, offerMoves, offerName, priceOf } from './offer';
import { openings, paysPrice, prospectOf, rolls, strength } from './prospects';
import type { Choice } from './regions';
import { takenThisTurn } from './story';

export type Act = { type: 'play'; move: string } | { type: 'finish' } | { type: 'final' };

export interface Step {
  label: string;
  sub: string;
  act: Act;
  /** What is given up by it, where nothing brings it back: it is asked once before it is done. */
  ask?: string;
}

/** What ends the stage or the turn. */
export interface Stop extends Step {
  /** Is it the last button of the turn, with a place of its own? */
  last: boolean;
  /** Is there nothing else left to do? */
  ready: boolean;
}

export interface Guide {
  title: string;
  facts: string;
  /** What the stage is about: choose, attack, go on. */
  primary: Step | null;
  /** What else may be chosen instead. */
  secondary: Step[];
  stop: Stop | null;
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

/** What ending the turn from here would score. */
export function score(view: View): number {
  return view.forecast?.coins ?? 0;
}

const play = (label: string, move: string, sub = '', ask = ''): Step => ({
  label,
  sub,
  act: { type: 'play', move },
  ...(ask ? { ask } : {}),
});

const NOTHING = { facts: '', primary: null, secondary: [], stop: null };

/** Everything the action bar says. */
export function guide(at: Situation): Guide {
  const { view } = at;
  if (view.now.decides === 'nobody') return over(at);
  if (view.legal === undefined) return waiting(at);
  if (at.asked?.move) return asking(at, at.asked);
  const base = deciding(at);
  const tool = at.choice.tool;
  if (tool !== null && at.pile?.id !== tool) return { ...base, title: toolTitle(tool.split(' ')[0] ?? '') };
  if (at.choice.relics.length && view.now.fights) return { ...base, title: t('tool-relic') };
  return base;
}

/** What to tap once an ability has been chosen. */
export const toolTitle = (verb: string): string => t(has(`tool-${verb}`) ? `tool-${verb}` : 'tool-other');

function deciding(at: Situation): Guide {
  const { now } = at.view;
  if (now.picks) return picking(at);
  if (now.offers) return swapping(at);
  if (now.opens) return opening(at);
  if (now.fights) return battle(at);
  if (now.deals) return dealing(at);
  if (now.scored) return ending(at);
  return other(at);
}

function over({ view, table, language }: Situation): Guide {
  const winners = (view.winners ?? []).map((player) => playerName(table, player));
  return {
    ...NOTHING,
    title: t('say-over', { count: winners.length, names: list(winners, language) }),
    primary: { label: t('act-final'), sub: '', act: { type: 'final' } },
  };
}

function waiting({ view, table, heard = '' }: Situation): Guide {
  const player = playerName(table, view.to_move);
  const turn = view.turn !== view.to_move ? t('fact-turn-of', { player: playerName(table, view.turn) }) : '';
  return { ...NOTHING, title: t(`wait-${waitingFor(view.now)}`, { player }), facts: heard || turn };
}

function waitingFor(now: View['now']): string {
  if (now.picks) return 'pick';
  if (now.opens) return 'mode';
  if (now.fights) return 'conquest';
  if (now.deals) return now.decides === 'victim' ? 'retreat' : 'redeploy';
  return 'other';
}

const FASTER: Partial<Record<Pace, Pace>> = { slow: 'normal', normal: 'fast', fast: 'instant' };

/** The next brisker pace while a bot is at work and the viewer may set it; empty otherwise. */
export function brisker(view: View, table: Table | null, host: boolean): Pace | '' {
  const bot = table?.seats.find((seat) => seat.seat === view.to_move)?.driver === 'bot';
  return host && bot && view.now.decides !== 'nobody' ? (FASTER[table?.settings.pace ?? 'instant'] ?? '') : '';
}

function asking(at: Situation, card: CostCard): Guide {
  const { view } = at;
  const text = card.move?.text ?? '';
  const told = { ...NOTHING, title: card.title, facts: card.note, stop: deciding(at).stop };
  const prospect = prospectOf(view, card.region, card.move);
  if (prospect && rolls(prospect)) {
    return { ...told, primary: play(t('act-roll'), text, card.need ? t('act-roll-sub', { need: card.need }) : '') };
  }
  if (!prospect) return { ...told, primary: play(t('act-do'), text) };
  const sub = paysPrice(prospect) ? t('act-conquer-sub', { cost: prospect.cost ?? 0, hand: strength(view) }) : '';
  return { ...told, primary: play(t('act-conquer'), text, sub) };
}

function picking({ view, combo: chosen }: Situation): Guide {
  const offer = offered(view, chosen);
  const told = { ...NOTHING, title: t('say-pick'), facts: view.offer.some((each) => each.price !== undefined) ? '' : t('fact-pick') };
  if (!offer || chosen === null) return told;
  const sub = t('act-pick-sub', { price: priceOf(view, chosen), tokens: offer.tokens });
  return { ...told, primary: play(t('act-pick', { combo: combo(offer.power, offer.race) }), offerMoves(view)[chosen] ?? '', sub) };
}

/** A choice among the combos without a pick: one of them, or what leaves them alone. */
function swapping({ view, options, combo: chosen }: Situation): Guide {
  const told = { ...NOTHING, title: stageText(view, 'say'), facts: stageText(view, 'fact') };
  const keep = options.plain.filter((move) => !move.target).map((move) => play(offerName(view, move), move.text));
  const swap = options.plain.find((move) => move.target && Number(move.target) === chosen);
  if (!swap) return { ...told, primary: keep[0] ?? null, secondary: keep.slice(1) };
  return { ...told, primary: play(offerName(view, swap), swap.text), secondary: keep };
}

function opening({ view, options }: Situation): Guide {
  const race = term('race', activeRace(view)?.race ?? '');
  const secondary = options.plain
    .filter((move) => move.verb === 'decline')
    .map((move) => {
      const label = move.means.length ? t('act-decline-with', { means: move.means.map(tile).join(', ') }) : t('act-decline');
      return play(label, move.text, t('act-decline-sub'), declineAsks(view, move));
    });
  const count = strength(view);
  return {
    ...NOTHING,
    title: t('say-mode'),
    facts: t('fact-mode', { race: view.troops ? term('race', view.troops.race) : race, count }),
    primary: play(t('act-expand'), 'expand', t('act-expand-sub', { count })),
    secondary,
  };
}

function battle(at: Situation): Guide {
  const { view, events, options } = at;
  const roll = options.plain.find(rollsFirst);
  const facts = [t('fact-hand', { race: term('race', view.troops?.race ?? ''), count: strength(view) })];
  const taken = takenThisTurn(events);
  if (view.now.die_lies) facts.push(t('fact-die-lies'));
  else if (roll) facts.push(t('fact-roll-first'));
  else if (taken) facts.push(t('fact-taken', { count: taken }));
  return {
    title: battleTitle(at),
    facts: facts.join(' · '),
    primary: roll ? play(t('act-roll'), roll.text) : null,
    secondary: [],
    stop: options.done ? stopFighting(view) : null,
  };
}

function battleTitle({ view, options }: Situation): string {
  if (view.now.die_lies) return t('say-die-lies', { face: view.turn_so_far.die });
  if (view.now.late) return t('say-late', { race: term('race', view.troops?.race ?? '') });
  if (options.plain.some(rollsFirst)) return t('say-roll-first');
  const plain = Object.values(view.prospects ?? {}).filter((each) => !each.means?.length);
  if (plain.some((each) => each.verdict === 'take')) return t('say-conquest');
  return t(plain.some((each) => each.verdict === 'die') ? 'say-conquest-die' : 'say-conquest-none');
}

/** `done`: the next race's turn to fight, the redeployment, or, where nothing is left to place, the end of the turn. */
function stopFighting(view: View): Stop {
  const regions = openings(view);
  const kind = { last: false, ready: !regions };
  if (view.now.late) return { ...play(t('act-late-done'), 'done'), ...kind };
  if ((view.stop_moves?.length ?? 0) > 1) return { ...play(t('act-stop'), 'done', t('act-stop-sub', { coins: score(view) })), ...kind };
  const ask = regions ? t('ask-stop', { regions, count: strength(view) }) : '';
  return { ...play(t('act-end-turn'), 'done', t('act-end-turn-sub', { coins: score(view) }), ask), ...kind };
}

function dealing({ view, options, piles, pile, plan }: Situation): Guide {
  const victim = view.now.decides === 'victim';
  const undealt = rest(plan, piles);
  const piece = waitingPiece(options, undealt);
  const finish: Stop = {
    label: t(victim ? 'act-done' : 'act-end-turn'),
    sub: victim ? '' : t('act-end-turn-sub', { coins: score(view) }),
    act: { type: 'finish' },
    last: true,
    ready: !undealt && !piece,
    ...(undealt ? { ask: t('ask-undealt', { count: undealt }) } : piece ? { ask: t('ask-piece') } : {}),
  };
  const works = victim ? !undealt : options.done || !piece || (view.stop_moves?.length ?? 0) > 0;
  const told = { ...NOTHING, stop: works ? finish : null };
  const here = pile ? left(plan, pile) : 0;
  if (here > 0 && pile) return { ...told, title: pileTitle(view, pile, here), facts: t(victim ? 'fact-retreat' : 'fact-redeploy') };
  const first = mainVerbs(view).find((verb) => !isCounted(verb) && options.tools.some((tool) => tool.verb === verb));
  if (first) return { ...told, title: toolTitle(first), facts: has(`fact-${first}`) ? t(`fact-${first}`) : '' };
  if (piece) return { ...told, title: toolTitle(piece) };
  if (undealt) return { ...told, title: t('say-redeploy', { count: undealt }), facts: t('fact-redeploy') };
  return victim
    ? { ...told, title: t('say-retreat-ready'), facts: t('fact-retreat') }
    : { ...told, title: t('say-redeploy-ready'), facts: t('fact-ready') };
}

function pileTitle(view: View, pile: Pile, count: number): string {
  if (!pile.piece) return t(view.now.decides === 'victim' ? 'say-retreat' : 'say-redeploy', { count });
  return has(`say-${pile.verb}`) ? t(`say-${pile.verb}`, { count }) : toolTitle(pile.verb);
}

/** The piece to place next, once everything else is dealt; null when there is none. `done` stays out of the list until then. */
export function waitingPiece(options: Options, undealt: number): string | null {
  if (options.done || undealt > 0) return null;
  const must = options.tools.find((tool) => !isCounted(tool.verb) && verbIs(tool.verb, (verb) => verb.must));
  return must?.id ?? null;
}

function ending({ options }: Situation): Guide {
  return {
    ...NOTHING,
    title: t('say-end'),
    facts: t('fact-end'),
    stop: options.done ? { ...play(t('act-end-turn'), 'done'), last: true, ready: true } : null,
  };
}

/** A stage that is none of the usual ones: what its tile says. */
function other({ view, options }: Situation): Guide {
  const told = { ...NOTHING, title: stageText(view, 'say'), facts: stageText(view, 'fact') };
  return { ...told, stop: options.done ? { ...play(t('act-done'), 'done'), last: true, ready: true } : null };
}

/** What a tile's stage asks for and why, in its own words or the tile's. */
function stageText(view: View, what: 'say' | 'fact'): string {
  const id = `${what}-${view.stage}`;
  if (has(id)) return t(id);
  if (what === 'say') return t('say-other');
  const source = stageTile(view.stage);
  return source ? ability(source.id, source.kind) : '';
}
