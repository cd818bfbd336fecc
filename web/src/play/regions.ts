/** How each region stands with the player who decides: what the board lights, veils and labels. */
import type { RegionKind, RegionState } from '../board/types';
import type { MapData, MapRegion, RaceView, View } from '../net/protocol';
import { type Move, options, tapMoves } from './moves';

export const FIGHTING = new Set(['conquest', 'ghouls', 'berserk']);
const WATER = new Set(['sea', 'lake']);
/** The die's highest face: a shortage beyond it is hopeless (CONQ-24). */
export const DIE_MOST = 3;

/** The race that conquers now: the active one, or declined Ghouls in their stage. */
export function fighter(view: View): RaceView | null {
  const races = view.seats[view.to_move]?.races ?? [];
  if (view.stage === 'ghouls') return races.find((race) => race.declined && race.race === 'ghouls') ?? null;
  return races.find((race) => !race.declined) ?? null;
}

/** Tokens that can fight now, Hammers among them; before `expand`, those that readying will bring to hand. */
export function strength(view: View): number {
  const race = fighter(view);
  if (!race) return 0;
  let hand = race.hand ?? 0;
  hand += race.counters?.hammers ?? 0;
  if (view.stage === 'mode') {
    for (const region of ownRegions(view, view.to_move, race.race)) hand += (view.regions[region]?.tokens ?? 1) - 1;
    hand += race.counters?.reserve ?? 0;
  }
  return hand;
}

/** The regions that a race of a player holds. */
export function ownRegions(view: View, player: number, race: string): string[] {
  return Object.entries(view.regions)
    .filter(([, region]) => region.player === player && region.race === race && (region.tokens ?? 0) > 0)
    .map(([id]) => id);
}

/** All regions of a player, whatever race. */
export function realm(view: View, player: number): string[] {
  return Object.entries(view.regions)
    .filter(([, region]) => region.player === player)
    .map(([id]) => id);
}

export interface Choice {
  /** The ability that was chosen, or null for what a tap means anyway. */
  tool: string | null;
  relics: readonly string[];
}

export const NO_CHOICE: Choice = { tool: null, relics: [] };

interface Known {
  map: MapData;
  choice: string;
  states: Record<string, RegionState>;
}

const known = new WeakMap<View, Known>();

/** The states of all regions, worked out once per position and choice. Outside conquest and choices everything is `none`. */
export function regionStates(view: View, map: MapData, choice: Choice = NO_CHOICE): Record<string, RegionState> {
  const key = `${choice.tool} ${choice.relics.join(' ')}`;
  const found = known.get(view);
  if (found?.map === map && found.choice === key) return found.states;
  const states = workOut(view, map, choice);
  known.set(view, { map, choice: key, states });
  return states;
}

function workOut(view: View, map: MapData, choice: Choice): Record<string, RegionState> {
  const states: Record<string, RegionState> = {};
  const all = options(view.legal);
  const taps = tapMoves(all, view.stage, choice.tool, choice.relics);
  const deciding = view.legal !== undefined;
  const fighting = deciding && FIGHTING.has(view.stage) && choice.tool === null;
  const preview = deciding && view.stage === 'mode' && choice.tool === null;
  if (fighting || preview) return battle(view, map, taps, preview, choice.relics);
  const pointing = deciding && Object.keys(taps).length > 0;
  for (const region of map.regions) {
    const move = taps[region.id];
    if (move) states[region.id] = pointed(view, move);
    else states[region.id] = { kind: pointing && deciding ? 'far' : 'none' };
  }
  return states;
}

function pointed(view: View, move: Move): RegionState {
  if (move.verb !== 'convert' && move.verb !== 'wisp') return { kind: 'choice' };
  const cost = costOf(view, move);
  return move.verb === 'wisp' && cost !== undefined ? { kind: 'die', cost } : { kind: 'choice' };
}

function costOf(view: View, move: Move): number | undefined {
  const key = move.means.length ? `${move.target} with ${move.means.join(' ')}` : move.target;
  return view.costs?.[key]?.total;
}

function battle(
  view: View,
  map: MapData,
  taps: Record<string, Move>,
  preview: boolean,
  relics: readonly string[],
): Record<string, RegionState> {
  const race = fighter(view);
  const mine = race ? ownRegions(view, view.to_move, race.race) : [];
  const near = new Set(view.reach);
  const hand = strength(view);
  const states: Record<string, RegionState> = {};
  for (const region of map.regions) {
    const cost = view.costs?.[region.id]?.total;
    const move = taps[region.id];
    let state: RegionState;
    if (mine.includes(region.id)) state = { kind: 'own' };
    else if (move) state = lit(move, costOf(view, move));
    else if (cost === undefined) state = { kind: untakeable(region) };
    else if (relics.length) state = { kind: 'far' };
    else if (preview) state = { kind: guess(near.has(region.id), cost, hand), cost };
    else state = { kind: near.has(region.id) && cost > hand ? 'dear' : 'far', cost };
    states[region.id] = state;
  }
  return states;
}

function lit(move: Move, cost: number | undefined): RegionState {
  const kind: RegionKind = move.verb === 'conquer' ? 'take' : move.verb === 'convert' ? 'choice' : 'die';
  return cost === undefined || kind === 'choice' ? { kind: 'choice' } : { kind, cost };
}

/** Before the turn's mode is chosen the list has no conquests yet; reach and cost tell as much. */
function guess(near: boolean, cost: number, hand: number): RegionKind {
  if (!near) return 'far';
  if (cost <= hand) return 'take';
  return hand > 0 && cost - hand <= DIE_MOST ? 'die' : 'dear';
}

function untakeable(region: MapRegion): RegionKind {
  return WATER.has(region.terrain) || region.terrain === 'chasm' ? 'far' : 'immune';
}

/** Why a region cannot be taken now: the id of a sentence, its rule, and the shortage where that is the reason. */
export interface Hindrance {
  why:
    | 'own'
    | 'chasm'
    | 'water'
    | 'river'
    | 'guard'
    | 'peace'
    | 'coinless'
    | 'immune'
    | 'border'
    | 'far'
    | 'short'
    | 'hand'
    | 'relic'
    | 'roll'
    | 'plain'
    | 'fixed';
  rule: string;
  short: number;
  /** The piece that guards the region. */
  piece: string;
}

/** Pieces that make their region immune, each by its rule. */
const GUARDS: Record<string, string> = {
  dragon: 'POWER-DragonMaster-2',
  hero: 'POWER-Heroic-2',
  hole: 'RACE-Halflings-2',
  queen: 'U-POWER-ROYAL-1',
  ancient: 'U-RACE-CULTISTS-1',
  ghost: 'U-IMMUNE-01',
  balrog: 'U-IMMUNE-05',
};

/** What bars a region that has no cost. */
function barrier(view: View, region: MapRegion): Pick<Hindrance, 'why' | 'rule' | 'piece'> {
  const there = view.regions[region.id] ?? {};
  const piece = Object.keys(there.markers ?? {}).find((marker) => marker in GUARDS) ?? '';
  if (region.terrain === 'chasm') return { why: 'chasm', rule: 'U-TERRAIN-10', piece };
  if (WATER.has(region.terrain)) return { why: 'water', rule: 'CONQ-11', piece };
  if (piece) return { why: 'guard', rule: GUARDS[piece] ?? '', piece };
  const holder = view.seats[there.player ?? 0]?.races.find((race) => race.race === there.race);
  if (holder?.marks?.ally?.includes(view.to_move)) return { why: 'peace', rule: 'POWER-Diplomat-3', piece };
  if (there.race === 'liches' && there.declined) return { why: 'coinless', rule: 'U-RACE-LICHES-2', piece };
  if (region.terrain === 'river') return { why: 'river', rule: 'U-MIX-09', piece };
  return { why: 'immune', rule: 'CONQ-12', piece };
}

/** The first thing that stands in the way of taking a region, in the order in which the engine asks. */
export function hindrance(view: View, map: MapData, id: string, choice: Choice = NO_CHOICE): Hindrance | null {
  const region = map.regions.find((each) => each.id === id);
  const race = fighter(view);
  if (!region || !race) return null;
  const mine = ownRegions(view, view.to_move, race.race);
  const cost = view.costs?.[id]?.total;
  const found = (why: Hindrance['why'], rule: string, short = 0): Hindrance => ({ why, rule, short, piece: '' });
  if (mine.includes(id)) return found('own', 'INT-24');
  if (cost === undefined) return { ...barrier(view, region), short: 0 };
  const hand = strength(view);
  const kind = regionStates(view, map, choice)[id]?.kind;
  if (kind === 'take' || kind === 'die' || kind === 'choice') return null;
  const [relic] = choice.relics;
  if (relic) return found('relic', relic === 'bag' ? '' : `U-RELIC-${relic.toUpperCase()}-1`);
  if (!view.reach?.includes(id)) return mine.length ? found('far', 'CONQ-14') : found('border', 'CONQ-1');
  if (hand < 1) return found('hand', 'CONQ-8');
  if (view.legal?.includes('roll')) return found('roll', 'INT-25');
  if (cost > hand) return found('short', cost - hand > DIE_MOST ? 'CONQ-24' : 'CONQ-7', cost - hand);
  return view.regions[id]?.race === 'gnomes' ? found('plain', 'U-RACE-GNOMES-2') : found('fixed', 'CONQ-13');
}

/** The chance that the die (0, 0, 0, 1, 2, 3) shows so much or more, in per cent. */
export function chance(need: number): number {
  if (need <= 0) return 100;
  return Math.round((Math.max(0, DIE_MOST + 1 - need) * 100) / 6);
}
