// From region to region with the arrow keys: the nearest one that lies that way.
import type { MapRegion } from '../net/protocol';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => key in WAYS;
/** Where an arrow key points. */
export const wayOf = (key: string): readonly [number, number] | undefined => WAYS[key];

export function neighbourTowards(regions: MapRegion[], from: MapRegion, key: string): MapRegion | null {
  const way = wayOf(key);
  if (!way) return null;
  let best: MapRegion | null = null;
  let least = Infinity;
  for (const region of regions) {
    if (region === from) continue;
    const dx = region.label[0] - from.label[0];
    const dy = region.label[1] - from.label[1];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const bonus = from.neighbors.includes(region.id) ? 0.55 : 1;
    const length = (ahead + aside * 1.6) * bonus;
    if (length < least) {
      least = length;
      best = region;
    }
  }
  return best;
}
