/** How each region stands with the player who decides: what the board lights, veils and labels. */
import type { RegionState } from '../board/types';
import type { MapData, MapRegion, Prospect, View } from '../net/protocol';
import { type Move, options, tapMoves } from './moves';
import { prospectOf } from './prospects';

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

/** Works something out once for each position and choice. */
function kept<T>(work: (view: View, map: MapData, choice: Choice) => T): (view: View, map: MapData, choice?: Choice) => T {
  const known = new WeakMap<View, { map: MapData; choice: string; found: T }>();
  return (view, map, choice = NO_CHOICE) => {
    const key = `${choice.tool} ${choice.relics.join(' ')}`;
    const last = known.get(view);
    if (last?.map === map && last.choice === key) return last.found;
    const found = work(view, map, choice);
    known.set(view, { map, choice: key, found });
    return found;
  };
}

/** The move that a tap on each region makes. */
export const regionMoves = kept((view, _, choice) => tapMoves(options(view.legal), view, choice.tool, choice.relics));

/** The states of all regions. Outside attacks and choices everything is `none`. */
export const regionStates = kept(workOut);

function workOut(view: View, map: MapData, choice: Choice): Record<string, RegionState> {
  const taps = regionMoves(view, map, choice);
  const attacking = view.prospects !== undefined && choice.tool === null;
  const pointing = Object.keys(taps).length > 0;
  const states: Record<string, RegionState> = {};
  for (const region of map.regions) {
    const move = taps[region.id] ?? null;
    if (attacking) states[region.id] = attacked(view, region, move, choice.relics.length > 0);
    else if (move) states[region.id] = pointed(view, move);
    else states[region.id] = { kind: pointing ? 'far' : 'none' };
  }
  return states;
}

/** A region that a chosen ability points at. */
function pointed(view: View, move: Move): RegionState {
  const prospect = prospectOf(view, move.target, move);
  return prospect?.verdict === 'die' ? priced('die', prospect) : { kind: 'choice' };
}

/** A region under attack, plainly or with the relics that are switched on. */
function attacked(view: View, region: MapRegion, move: Move | null, helped: boolean): RegionState {
  const there = view.regions[region.id];
  if (there?.player === view.to_move && there.race === view.troops?.race) return { kind: 'own' };
  if (helped && !move) return { kind: 'far' };
  const prospect = prospectOf(view, region.id, move);
  if (!prospect) return { kind: move ? 'choice' : 'none' };
  if (prospect.verdict === 'take' || prospect.verdict === 'die') return priced(prospect.verdict, prospect);
  if (prospect.verdict === 'short') return priced('dear', prospect);
  if (prospect.cost !== undefined) return priced('far', prospect);
  return { kind: prospect.source === region.terrain ? 'far' : 'immune' };
}

function priced(kind: RegionState['kind'], prospect: Prospect): RegionState {
  return prospect.cost === undefined ? { kind } : { kind, cost: prospect.cost };
}
