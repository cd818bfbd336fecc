// What stands in a region beside the land: which drawing it gets, and where there is room for it.
import type { MapRegion, RegionView } from '../net/protocol';
import { iconOf } from '../look/icons';
import { pieceData, tileData } from '../play/boxes';
import { distance, inside } from './geometry';

/** One silhouette per player. */
const SHAPES: Record<number, string> = {
  1: 'M-24-31H24A7 7 0 0 1 31-24V24A7 7 0 0 1 24 31H-24A7 7 0 0 1-31 24V-24A7 7 0 0 1-24-31Z',
  2: 'M0-33A33 33 0 0 1 0 33 33 33 0 0 1 0-33Z',
  3:
    'M-14-32.500H14A6 6 0 0 1 19.500-29.500L34-4A7 7 0 0 1 34 4L19.500 29.500A6 6 0 0 1 14 32.500' +
    'H-14A6 6 0 0 1-19.500 29.500L-34 4A7 7 0 0 1-34-4L-19.500-29.500A6 6 0 0 1-14-32.500Z',
  4: 'M-5-37A8 8 0 0 1 5-37L37-5A8 8 0 0 1 37 5L5 37A8 8 0 0 1-5 37L-37 5A8 8 0 0 1-37-5Z',
  5: 'M-29-31Q0-25 29-31Q35-6 26 14Q17 30 0 36Q-17 30-26 14Q-35-6-29-31Z',
};

export const shapeOf = (player: number): string => SHAPES[player] ?? SHAPES[2] ?? '';

export type PieceKind = 'marker' | 'figure' | 'relic' | 'place';

/** The land itself shows these. */
const DRAWN = new Set(['mountain', 'black-mountain']);

export function pieceKind(id: string): PieceKind {
  const find = tileData(id, 'relic', 'place');
  if (find?.kind === 'relic' || find?.kind === 'place') return find.kind;
  return pieceData(id)?.figure ? 'figure' : 'marker';
}

export function pieceIcon(id: string): string {
  const kind = pieceKind(id);
  return iconOf(kind === 'relic' || kind === 'place' ? kind : 'marker', id);
}

export interface Placed {
  id: string;
  count: number;
  x: number;
  y: number;
}

type Spot = readonly [number, number];
const UNDER: Spot = [-6, 60];
const BESIDE: readonly Spot[] = [[-48, 6], [-6, -56], UNDER, [-40, 44], [-40, -36], [66, 0], [44, 44]];
/** The same seen in a mirror, for counters that have the cost on their left; the number stays on the right. */
const MIRRORED: readonly Spot[] = [[50, -12], [6, -56], UNDER, [-40, 44], [40, -36], [-66, 6], [44, 48]];

/** Where the cost goes: to the right of the counter's head, or to the left where only that is inside the region. */
export function badgeSide(region: MapRegion, k: number): 1 | -1 {
  const [x, y] = region.label;
  const room = (dx: number): number => {
    const gap = distance(x + dx * k, y - 31 * k, region.outline);
    return inside(x + dx * k, y - 31 * k, region.outline) ? gap : -gap;
  };
  return x > 50 * k && room(34) < 10 && room(-34) > room(34) + 10 ? -1 : 1;
}

/** Where each marker stands: the first side of the counter with room inside the region, else the roomiest. */
export function placePieces(region: MapRegion, view: RegionView, k: number, badge: 1 | -1 = 1): Placed[] {
  const pieces = Object.entries(view.markers ?? {}).filter(([id]) => !DRAWN.has(id));
  if (!pieces.length) return [];
  const [x, y] = region.label;
  const middle = !view.tokens && !view.tribe && !view.monsters;
  const symbols = region.symbols.length > 0;
  const room = ([dx, dy]: Spot): number => {
    const gap = distance(x + dx * k, y + dy * k, region.outline);
    return inside(x + dx * k, y + dy * k, region.outline) ? gap : -gap;
  };
  let free = (badge > 0 ? BESIDE : MIRRORED).filter((spot) => !symbols || spot !== UNDER);
  return pieces.map(([id, count], at) => {
    if (middle && at === 0) return { id, count, x: 0, y: 0 };
    const spot = free.find((each) => room(each) > 17 * k) ?? [...free].sort((a, b) => room(b) - room(a))[0] ?? UNDER;
    free = free.filter((each) => each !== spot);
    return { id, count, x: spot[0], y: spot[1] };
  });
}
