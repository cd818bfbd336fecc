/** Dealing tokens out at the end of a turn: a plan kept on the page, told to the server when it is complete. */
import type { MapData, View } from '../net/protocol';
import { pieceOf } from './boxes';
import { isCounted, options, type Options } from './moves';

/** What is dealt: tokens of a race, or pieces of some kind. */
export interface Pile {
  /** The verb, and the race for tokens (two races can redeploy at once). */
  id: string;
  verb: string;
  /** The piece; empty for tokens. */
  piece: string;
  race: string;
  /** How many there are to deal. */
  size: number;
  /** Where they may go, and how many at most. */
  most: Record<string, number>;
}

/** How many of a pile go to each region. */
export type Plan = Record<string, Record<string, number>>;

/** Everything that can be dealt now. */
export function piles(view: View, all: Options = options(view.legal)): Pile[] {
  const found = new Map<string, Pile>();
  for (const tool of all.tools) {
    if (!isCounted(tool.verb) || tool.means.length) continue;
    const piece = pieceOf(tool.verb);
    for (const [region, moves] of Object.entries(tool.at)) {
      const race = piece ? '' : (view.regions[region]?.race ?? '');
      const id = piece ? tool.verb : `${tool.verb} ${race}`;
      const pile = found.get(id) ?? { id, verb: tool.verb, piece, race, size: 0, most: {} };
      const most = moves.at(-1)?.count || 1;
      pile.most[region] = most;
      pile.size = Math.max(pile.size, most);
      found.set(id, pile);
    }
  }
  return [...found.values()];
}

export function planned(plan: Plan, pile: Pile, region: string): number {
  return plan[pile.id]?.[region] ?? 0;
}

export function left(plan: Plan, pile: Pile): number {
  const dealt = Object.values(plan[pile.id] ?? {}).reduce((sum, count) => sum + count, 0);
  return pile.size - dealt;
}

/** How many of all piles are still to be dealt. */
export function rest(plan: Plan, all: readonly Pile[]): number {
  return all.reduce((sum, pile) => sum + left(plan, pile), 0);
}

/** The plan with some more, or fewer, of a pile in a region; impossible steps change nothing. */
export function step(plan: Plan, pile: Pile, region: string, delta: number): Plan {
  const now = planned(plan, pile, region);
  const most = Math.min(pile.most[region] ?? 0, now + left(plan, pile));
  const next = Math.max(0, Math.min(most, now + delta));
  if (next === now) return plan;
  const rows = { ...plan[pile.id], [region]: next };
  if (!next) delete rows[region];
  return { ...plan, [pile.id]: rows };
}

/** The plan with one of a pile carried from a region to another; where none was dealt yet, one comes from hand. */
export function carry(plan: Plan, pile: Pile, from: string, to: string): Plan {
  return step(step(plan, pile, from, -1), pile, to, 1);
}

/** The plan without one pile. */
export function clear(plan: Plan, pile: Pile): Plan {
  const others = { ...plan };
  delete others[pile.id];
  return others;
}

/** Deals what is left one by one, always to the region that `wants` it most; ties go by the map's order. */
function dealOut(plan: Plan, pile: Pile, regions: readonly string[], weight: (region: string, more: number) => number): Plan {
  let next = plan;
  for (let more = left(plan, pile); more > 0; more -= 1) {
    const open = regions.filter((region) => planned(next, pile, region) < (pile.most[region] ?? 0));
    const best = open.reduce<string | null>((found, region) => {
      if (found === null) return region;
      return weight(region, planned(next, pile, region)) < weight(found, planned(next, pile, found)) ? region : found;
    }, null);
    if (best === null) break;
    next = step(next, pile, best, 1);
  }
  return next;
}

function order(map: MapData, pile: Pile): string[] {
  return map.regions.map((region) => region.id).filter((id) => id in pile.most);
}

/** As level as can be: the weakest region first. */
export function even(view: View, map: MapData, pile: Pile, plan: Plan = {}): Plan {
  return dealOut(plan, pile, order(map, pile), (region, more) => standing(view, pile, region) + more);
}

function standing(view: View, pile: Pile, region: string): number {
  const there = view.regions[region];
  return pile.piece ? (there?.markers?.[pile.piece] ?? 0) : (there?.tokens ?? 0);
}

/** How exposed a region is: neighbours held by another player's active race count most, then any foreign ground. */
export function danger(view: View, map: MapData, region: string): number {
  const place = map.regions.find((each) => each.id === region);
  const owner = view.regions[region]?.player ?? 0;
  let sum = 0;
  for (const id of place?.neighbors ?? []) {
    const next = view.regions[id];
    if (next?.player && next.player !== owner && !next.declined) sum += 1;
  }
  return sum;
}

/** To the border: only regions that touch another player's active race, the most exposed first. */
export function toBorder(view: View, map: MapData, pile: Pile, plan: Plan = {}): Plan {
  const all = order(map, pile);
  const front = all.filter((region) => danger(view, map, region) > 0);
  const where = front.length ? front : all;
  return dealOut(plan, pile, where, (region, more) => (standing(view, pile, region) + more) * 10 - danger(view, map, region));
}

/** As they stood before: as far as the regions are still held and the tokens suffice; the rest evenly. */
export function asBefore(view: View, map: MapData, pile: Pile, before: Record<string, number>, plan: Plan = {}): Plan {
  let next = plan;
  for (const region of order(map, pile)) {
    const missing = (before[region] ?? 0) - standing(view, pile, region);
    if (missing > 0) next = step(next, pile, region, missing);
  }
  return even(view, map, pile, next);
}

/** The moves that carry a plan out. */
export function dealMoves(plan: Plan, all: readonly Pile[]): string[] {
  return all.flatMap((pile) =>
    Object.entries(plan[pile.id] ?? {})
      .filter(([region, count]) => count > 0 && region in pile.most)
      .map(([region, count]) => `${pile.verb} ${region} ${count}`),
  );
}

/** The position as it will look once the plan is carried out. */
export function withPlan(view: View, plan: Plan, all: readonly Pile[]): View {
  const regions = { ...view.regions };
  for (const pile of all) {
    for (const [region, count] of Object.entries(plan[pile.id] ?? {})) {
      const there = regions[region] ?? {};
      if (!pile.piece) regions[region] = { ...there, tokens: (there.tokens ?? 0) + count };
      else {
        const markers = { ...there.markers, [pile.piece]: (there.markers?.[pile.piece] ?? 0) + count };
        regions[region] = { ...there, markers };
      }
    }
  }
  return { ...view, regions, seats: withoutDealt(view, plan, all) };
}

/** The hands without what the plan has put on the map. */
function withoutDealt(view: View, plan: Plan, all: readonly Pile[]): View['seats'] {
  const seat = view.seats[view.to_move];
  if (!seat) return view.seats;
  const races = seat.races.map((race) => {
    const pile = all.find((each) => !each.piece && each.race === race.race);
    const dealt = pile ? pile.size - left(plan, pile) : 0;
    return dealt ? { ...race, hand: (race.hand ?? 0) - dealt, tokens: (race.tokens ?? 0) + dealt } : race;
  });
  return { ...view.seats, [view.to_move]: { ...seat, races } };
}
