/** The guided first game: what the coach says at this moment, one idea at a time, and what he points at. */
import type { GameEvent, Hint, MapData, Table, View } from '../net/protocol';
import { combo, t, term } from '../texts/index.svelte';
import { verbName } from './abilities';
import { abilityTools, isCounted, type Move, options, parse, type Tool } from './moves';
import { playerName, regionName } from './names';
import { offered, priceOf } from './offer';

/** What to press: a region, a combo on offer, or a button of the action bar by its move or by what it does. */
export type Target = { region: string } | { offer: number } | { act: string };

export interface Saying {
  text: string;
  target: Target | null;
  /** Tokens that can be laid out as advised, for the learner to confirm. */
  place?: string[];
}

export interface Moment {
  view: View;
  map: MapData;
  table: Table | null;
  /** What has happened and was not taken back. */
  events: readonly GameEvent[];
  /** The learner. */
  player: number;
  /** The moves that are advised from here. */
  plan: readonly string[];
  /** There is no plan yet. */
  thinking: boolean;
  /** How many coins further ahead the plan should bring the learner than any of another kind; 0 if nobody knows. */
  gain: number;
  /** The combo on offer that is chosen, from 1. */
  chosen: number | null;
  /** The region that waits for a yes. */
  asked: string | null;
  /** The ability in hand, which a tap on a region then means. */
  tool: string | null;
  /** Tokens in hand that have no place yet. */
  undealt: number;
}

const SLIGHT = 2; // coins: plans that differ by less are a matter of taste
const PLAIN_COST = 2; // of a region where nothing stands; what costs more is explained once

/** Is this a move that deals tokens out? Their order does not matter. */
export const isDealt = (move: string): boolean => isCounted(parse(move).verb);

/** What the coach says now. */
export function saying(at: Moment): Saying {
  const { view } = at;
  if (view.now.decides === 'nobody') return ended(at);
  if (!view.legal?.length) return waiting(at);
  const first = parse(at.plan[0] ?? '');
  if (at.thinking) return { text: t('coach-thinking'), target: null };
  const { now } = view;
  if (now.deals) return dealing(at);
  if (!first.verb) return { text: t('coach-other'), target: null };
  if (now.picks) return picking(at, Number(first.target));
  if (now.opens) return opening(at, first);
  if (now.fights) return fighting(at, first);
  return { text: t('coach-other'), target: { act: first.text } };
}

/** The learner's events of a kind. */
function mine<K extends GameEvent['kind']>({ events, player }: Moment, kind: K): Extract<GameEvent, { kind: K }>[] {
  const found = events.filter((event) => event.kind === kind && 'player' in event && event.player === player);
  return found as Extract<GameEvent, { kind: K }>[];
}

const paid = (coins: number): string => t('act-end-turn-sub', { coins });

/** The other player, who is a bot. */
function rival({ table, view, player }: Moment): string {
  const other = Array.from({ length: view.players }, (_, at) => at + 1).find((each) => each !== player) ?? 0;
  return playerName(table, other);
}

function picking(at: Moment, position: number): Saying {
  const { view, chosen } = at;
  const name = (number: number): string => {
    const offer = offered(view, number);
    return offer ? combo(offer.power, offer.race) : '';
  };
  if (chosen === position) return { text: t('coach-take'), target: { act: `pick ${position}` } };
  const target = { offer: position };
  if (chosen !== null) return { text: t('coach-pick-other', { combo: name(chosen), advised: name(position) }), target };
  const args = {
    combo: name(position),
    tokens: t('offer-tokens', { tokens: offered(view, position)?.tokens ?? 0 }),
    price: priceOf(view, position),
  };
  if (mine(at, 'picked').length) return { text: t('coach-pick-new', args), target };
  return { text: `${t('coach-goal', { rounds: view.rounds })} ${t('coach-pick', args)}`, target };
}

function opening(at: Moment, first: Move): Saying {
  const { view, gain } = at;
  const race = term('race', view.now.acts || (view.seats[at.player]?.races[0]?.race ?? ''));
  const target = { act: first.text };
  if (first.verb === 'decline') {
    const why = gain >= SLIGHT ? ` ${t('coach-decline-gain', { coins: Math.round(gain) })}` : '';
    return { text: `${t('coach-decline', { race })}${why}`, target };
  }
  if (view.round === view.rounds) return { text: t('coach-last'), target };
  return { text: t(mine(at, 'turn').length > 2 ? 'coach-on' : 'coach-again'), target };
}

function fighting(at: Moment, first: Move): Saying {
  const { view, map } = at;
  if (!first.target) return { text: t('coach-stop'), target: { act: first.text } };
  const region = first.target;
  if (at.asked === region) return { text: t(first.verb === 'roll' ? 'coach-roll' : 'coach-confirm'), target: { act: first.text } };
  const ability = abilityOf(view, first);
  if (ability) {
    const text = t('coach-ability', { ability: verbName(view, ability.verb), region: regionName(map, region) });
    return { text, target: at.tool === ability.id ? { region } : { act: `ability ${ability.id}` } };
  }
  const prospect = view.prospects?.[region];
  const args = {
    region: regionName(map, region),
    cost: prospect?.cost ?? 0,
    hand: view.seats[at.player]?.races[0]?.hand ?? 0,
    player: playerName(at.table, view.regions[region]?.player ?? 0),
  };
  return { text: t(attackIdea(at, first, args.cost), args), target: { region } };
}

/** The button that comes before the region, where a plain tap means something else. */
function abilityOf(view: View, { text, target }: Move): Tool | undefined {
  return abilityTools(options(view.legal), view).find((tool) => tool.at[target]?.some((move) => move.text === text));
}

/** Which idea belongs to an attack: each is told when it is first needed. */
function attackIdea(at: Moment, first: Move, cost: number): string {
  if (first.verb === 'roll') return mine(at, 'rolled').length ? 'coach-die-again' : 'coach-die';
  const taken = mine(at, 'conquered');
  if (!taken.length) return 'coach-enter';
  const own = Object.entries(at.view.regions).filter(([, each]) => each.player === at.player && !each.declined);
  if (!own.length) return 'coach-enter-again';
  const near = at.map.regions.find((each) => each.id === first.target)?.neighbors ?? [];
  if (taken.length === 1 && own.some(([id]) => near.includes(id))) return 'coach-near';
  const holder = at.view.regions[first.target]?.player ?? 0;
  const fought = at.events.some((event) => event.kind === 'lost' && event.player !== at.player && !event.declined);
  if (holder && holder !== at.player && !at.view.regions[first.target]?.declined && !fought) return 'coach-enemy';
  return cost > PLAIN_COST && taken.slice(2).every((event) => event.cost <= PLAIN_COST) ? 'coach-cost' : 'coach-more';
}

function dealing(at: Moment): Saying {
  const { view, plan } = at;
  const retreat = view.now.decides === 'victim';
  const often = mine(at, 'scored').length > 0;
  if (!at.undealt) {
    const coins = view.forecast?.coins ?? 0;
    const finish = t(often ? 'coach-end-again' : 'coach-end', { coins: paid(coins) });
    return { text: retreat ? t('coach-placed') : finish, target: { act: 'finish' } };
  }
  const end = plan.findIndex((move) => !isDealt(move));
  const place = end < 0 ? [...plan] : plan.slice(0, end);
  const idea = view.round === view.rounds ? 'coach-redeploy-last' : often ? 'coach-redeploy-again' : 'coach-redeploy';
  const text = [retreat ? '' : luck(at), t(retreat ? 'coach-retreat' : idea, { player: rival(at) })].filter(Boolean).join(' ');
  return place.length ? { text, target: null, place } : { text, target: { act: 'even' } };
}

/** What the die has just decided. */
function luck(at: Moment): string {
  const last = at.events.findLast((event) => event.kind === 'turn' || event.kind === 'rolled');
  if (last?.kind !== 'rolled') return '';
  return t(last.face >= last.needed ? 'coach-die-won' : 'coach-die-lost', { face: last.face });
}

function waiting(at: Moment): Saying {
  const player = playerName(at.table, at.view.to_move);
  const scored = mine(at, 'scored');
  const last = at.events.findLast((event) => event.kind === 'scored');
  if (!last || last.player !== at.player) return { text: t('coach-wait', { player }), target: null };
  const args = { coins: paid(last.total), player };
  return { text: t(scored.length === 1 ? 'coach-score' : 'coach-scored', args), target: null };
}

const CLOSE = 5; // coins behind the winner that are nearly a victory

function ended(at: Moment): Saying {
  const coins = (player: number): number => at.view.seats[player]?.coins ?? 0;
  const own = coins(at.player);
  const best = Math.max(...Object.keys(at.view.seats).map((player) => (Number(player) === at.player ? 0 : coins(Number(player)))));
  const id = own >= best ? 'coach-won' : best - own <= CLOSE ? 'coach-close' : 'coach-lost';
  return { text: t(id, { own, other: best, player: rival(at) }), target: null };
}

/** A plan of the page's own, where no bot can be asked: what is free, cheap or next. Tokens are then spread evenly. */
export function fallback(view: View): string[] {
  const legal = view.legal ?? [];
  const { now } = view;
  if (now.opens && legal.includes('expand')) return ['expand'];
  if (now.fights) {
    const takes = Object.values(view.prospects ?? {}).filter((each) => each.verdict === 'take' && each.move);
    const cheapest = takes.sort((one, other) => (one.cost ?? 0) - (other.cost ?? 0))[0];
    return [cheapest?.move ?? (legal.includes('done') ? 'done' : (legal[0] ?? ''))];
  }
  return now.deals ? [] : legal.slice(0, 1);
}

/** How many coins further ahead the best plan brings than the best one of another kind. */
export function gainOf(hints: readonly Hint[]): number {
  const other = hints.find((hint) => hint.reason !== hints[0]?.reason);
  return hints[0] && other ? hints[0].lead - other.lead : 0;
}

/** What the coach says to a move that he had not advised, once he has thought about where it leads. */
export function reply(before: number, after: number, undoable: boolean): string {
  const coins = Math.round(before - after);
  if (coins < SLIGHT) return t('coach-own-good');
  return t(undoable ? 'coach-own-undo' : 'coach-own-worse', { coins });
}
