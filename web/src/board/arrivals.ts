// Tokens that took a region arrive from a neighbour of theirs, or from beyond the edge.
import type { Point, View } from '../net/protocol';
import type { Sheet } from './geometry';

const ABOVE: Point = [0, -90];

/** Where the tokens of regions that changed hands between two positions come from, relative to the region, at the pieces' scale. */
export function arrivalsOf(sheet: Sheet, old: View, view: View, k: number): Record<string, Point> {
  const coming: Record<string, Point> = {};
  if (old.map !== view.map) return coming;
  for (const region of sheet.regions) {
    const now = view.regions[region.id];
    const was = old.regions[region.id];
    if (!now?.player || now === was || (was?.player === now.player && was.race === now.race)) continue;
    const home = region.neighbors.find((id) => old.regions[id]?.player === now.player && old.regions[id]?.race === now.race);
    const from = home ? sheet.by.get(home)?.label : undefined;
    coming[region.id] = from ? [(from[0] - region.label[0]) / k, (from[1] - region.label[1]) / k] : ABOVE;
  }
  return coming;
}
