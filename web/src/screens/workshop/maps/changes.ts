/** What can be done to a map: every change is a new map, and what did not change stays the same thing. */
import type { Point } from '../../../net/protocol';
import { atFrame, type DrawnMap, type DrawnRegion, edgeOf, isLifeless, type Kind, TERRAINS } from './drawn';
import { cut, innerPoint, type Mesh, meshOf, outlineOf, sharedLengths, touching, united } from './mesh';

/** Something to paint regions with. */
export type Brush =
  { kind: 'terrain'; terrain: string } | { kind: 'symbol'; symbol: string } | { kind: 'tribe' } | { kind: 'monsters' } | { kind: 'edge' };

const put = (map: DrawnMap, at: number, region: DrawnRegion): DrawnMap => ({ ...map, regions: map.regions.with(at, region) });

/** Without a key. */
function without<T extends object>(value: T, ...keys: string[]): T {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) as T;
}

/** Is this there already? */
export function has(map: DrawnMap, at: number, brush: Brush): boolean {
  const region = map.regions[at];
  if (!region) return false;
  switch (brush.kind) {
    case 'terrain':
      return region.terrain === brush.terrain;
    case 'symbol':
      return region.symbols?.includes(brush.symbol) ?? false;
    case 'edge':
      return edgeOf(region, map);
    default:
      return region[brush.kind] === true;
  }
}

/** Does a brush put something there, or take it away? */
export const puts = (map: DrawnMap, at: number, brush: Brush): boolean => brush.kind === 'terrain' || !has(map, at, brush);

/** Puts something into a region, or takes it away; a terrain takes along what cannot be there. */
export function paint(map: DrawnMap, at: number, brush: Brush, on: boolean): DrawnMap {
  const region = map.regions[at];
  if (!region || has(map, at, brush) === on) return map;
  switch (brush.kind) {
    case 'terrain':
      return on ? without(put(map, at, onTerrain(region, brush.terrain)), 'box') : map;
    case 'symbol': {
      const others = (region.symbols ?? []).filter((symbol) => symbol !== brush.symbol);
      return put(map, at, { ...region, symbols: on ? [...others, brush.symbol] : others });
    }
    case 'edge':
      return put(map, at, on === atFrame(region, map) ? without(region, 'edge') : { ...region, edge: on });
    default:
      return put(map, at, on ? { ...region, [brush.kind]: true } : without(region, brush.kind));
  }
}

function onTerrain(region: DrawnRegion, terrain: string): DrawnRegion {
  const keeps = (symbol: string): boolean => (symbol === 'volcano' ? terrain === 'chasm' : !isLifeless(terrain));
  const changed = { ...region, terrain, symbols: (region.symbols ?? []).filter(keeps) };
  return isLifeless(terrain) ? without(changed, 'tribe', 'monsters') : changed;
}

/** Another id for a region, wherever it is named. */
export function rename(map: DrawnMap, at: number, id: string): DrawnMap {
  const old = map.regions[at]?.id;
  const named = (names?: string[]): string[] | undefined => names?.map((name) => (name === old ? id : name));
  const regions = map.regions.map((region, place) => {
    const { neighbors, apart } = region;
    const changed = [...(neighbors ?? []), ...(apart ?? [])].includes(old ?? '')
      ? { ...region, ...(neighbors && { neighbors: named(neighbors) ?? [] }), ...(apart && { apart: named(apart) ?? [] }) }
      : region;
    return place === at ? { ...changed, id } : changed;
  });
  return { ...map, regions };
}

/** The smallest number that no region is called by. */
function freeId(map: DrawnMap): string {
  const taken = new Set(map.regions.map((region) => region.id));
  let number = 1;
  while (taken.has(String(number))) number++;
  return String(number);
}

/**
 * The map whose drawing alone says who borders whom: a change of borders changes that, too. What touches without bordering stays
 * apart, and an edge is only said where the drawing says otherwise.
 */
function loosened(map: DrawnMap, mesh: Mesh): DrawnMap {
  const near = touching(mesh);
  const regions = map.regions.map((region, at) => {
    const strangers = [...(near[at] ?? [])].filter((other) => {
      const there = map.regions[other];
      return other > at && region.neighbors && there?.neighbors && !region.neighbors.includes(there.id);
    });
    const apart = [...new Set([...(region.apart ?? []), ...strangers.map((other) => map.regions[other]?.id ?? '')])];
    const free = without(region, 'neighbors', ...(region.edge === atFrame(region, map) ? ['edge'] : []));
    return apart.length ? { ...free, apart } : free;
  });
  return { ...map, regions };
}

const same = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.length === other.length && one.every(([x, y], at) => x === other[at]?.[0] && y === other[at]?.[1]);

/** The map with the borders of a mesh, which has the same regions. */
export function reshaped(map: DrawnMap, mesh: Mesh): DrawnMap {
  const loose = loosened(map, meshOf(map));
  return { ...loose, regions: loose.regions.map((region, at) => drawnAs(region, outlineOf(mesh, mesh.rings[at] ?? []))) };
}

const drawnAs = (region: DrawnRegion, outline: Point[]): DrawnRegion =>
  same(outline, region.outline) ? region : { ...region, outline, label: innerPoint(outline) };

/** One region as two: the new one comes last and has the same terrain; null where it is too small. */
export function split(map: DrawnMap, at: number): DrawnMap | null {
  const region = map.regions[at];
  const mesh = meshOf(map);
  const halves = cut(mesh, at);
  if (!region || !halves) return null;
  const loose = loosened(map, mesh);
  const old = loose.regions[at] ?? region;
  const [one, other] = halves.map((ring) => outlineOf(mesh, ring)) as [Point[], Point[]];
  const fresh = { id: freeId(map), terrain: region.terrain, symbols: [], outline: other, label: innerPoint(other) };
  const regions = loose.regions.map((each, place) => drawnAs(each, outlineOf(mesh, mesh.rings[place] ?? [])));
  return { ...loose, regions: [...regions.with(at, { ...old, outline: one, label: innerPoint(one) }), fresh] };
}

/** Two neighbours as one, which stays what the first is; null where that leaves a gap in it. */
export function merge(map: DrawnMap, at: number, other: number): DrawnMap | null {
  const mesh = meshOf(map);
  const ring = united(mesh, at, other);
  const gone = map.regions[other];
  if (!ring || !gone) return null;
  const loose = loosened(map, mesh);
  const regions = loose.regions.map((region, place) => {
    const apart = region.apart?.filter((name) => name !== gone.id);
    const kept = apart?.length ? { ...region, apart } : without(region, 'apart');
    return drawnAs(kept, outlineOf(mesh, place === at ? ring : (mesh.rings[place] ?? [])));
  });
  return { ...loose, regions: regions.filter((_, place) => place !== other) };
}

/** The regions beside one, the longest border first. */
export function beside(map: DrawnMap, at: number): number[] {
  const lengths = sharedLengths(meshOf(map))[at] ?? new Map<number, number>();
  return [...lengths].sort((one, other) => other[1] - one[1]).map(([region]) => region);
}

const ROWS: Record<number, [rows: number, columns: number]> = { 2: [4, 6], 3: [5, 6], 4: [5, 8], 5: [6, 8] };

/** A sheet of even cells, all of one terrain: to paint and to bend. */
export function plainMap(id: string, players: number, kind: Kind): DrawnMap {
  const [rows, columns] = ROWS[players] ?? [5, 8];
  const [width, height] = [1600, 1000];
  const terrain = TERRAINS[kind][0] ?? 'farmland';
  // Every second row is shifted by half a cell, as bricks lie.
  const [wide, high] = [width / columns, height / rows];
  const line = (row: number, from: number, to: number): Point[] => {
    const y = Math.round(row * high);
    const ends = [from, (from + to) / 2, to].map((part) => Math.round(Math.min(columns, Math.max(0, part)) * wide));
    return [...new Set(ends)].map((x): Point => [x, y]);
  };
  const regions: DrawnRegion[] = [];
  for (let row = 0; row < rows; row++) {
    const shift = row % 2 ? 0.5 : 0;
    for (let column = 0; column < columns + (shift ? 1 : 0); column++) {
      const [from, to] = [column - shift, column + 1 - shift];
      const outline = [...line(row, from, to), ...line(row + 1, from, to).toReversed()];
      regions.push({ id: String(regions.length + 1), terrain, outline, label: innerPoint(outline) });
    }
  }
  return { id, players, width, height, regions };
}
