/** A map of one's own as the editor has it: the value that a file holds (docs/maps.md), as long as it can be drawn. */
import type { Said } from '../../../browser/own.svelte';
import type { MapData, Point, Symbol, Terrain } from '../../../net/protocol';

export interface DrawnRegion extends Said {
  id: string;
  terrain: string;
  symbols?: string[];
  tribe?: boolean;
  monsters?: boolean;
  /** Where it is missing, the outline tells. */
  edge?: boolean;
  neighbors?: string[];
  apart?: string[];
  label?: Point;
  outline: Point[];
}

export interface DrawnMap extends Said {
  id: string;
  players: number;
  rounds?: number;
  width: number;
  height: number;
  regions: DrawnRegion[];
}

export type Kind = 'base' | 'underground';
export const KINDS: readonly Kind[] = ['base', 'underground'];
export const TERRAINS: Record<Kind, readonly Terrain[]> = {
  base: ['farmland', 'forest', 'hill', 'swamp', 'mountain', 'sea', 'lake'],
  underground: ['black-mountain', 'mud-pool', 'mushroom-forest', 'mine', 'mystic-crystal', 'river', 'chasm'],
};
export const SYMBOLS: readonly Symbol[] = ['mine', 'magic', 'cavern', 'volcano'];
export const PLAYERS = [2, 3, 4, 5] as const;
/** What the check allows; a map beyond it is not even drawn. */
export const MOST_REGIONS = 100;
export const MOST_POINTS = 200;
const SIDE = [100, 10_000] as const;
/** Nobody lives there, and no symbol lies there. */
const LIFELESS: readonly string[] = ['sea', 'lake', 'river', 'chasm'];

const known: readonly string[] = [...TERRAINS.base, ...TERRAINS.underground];
const isObject = (value: unknown): value is Said => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isPoint = (value: unknown): value is Point => Array.isArray(value) && value.length === 2 && value.every(isNumber);
const areTexts = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

function isRegion(value: unknown): value is DrawnRegion {
  if (!isObject(value) || typeof value.id !== 'string' || typeof value.terrain !== 'string') return false;
  const { outline, label } = value;
  if (!Array.isArray(outline) || outline.length < 3 || outline.length > MOST_POINTS || !outline.every(isPoint)) return false;
  if (label !== undefined && !isPoint(label)) return false;
  return areTexts(value.symbols) && areTexts(value.neighbors) && areTexts(value.apart);
}

/** Is this a map that can be drawn? What else is wrong with it is the check's business. */
export function isDrawn(value: unknown): value is DrawnMap {
  if (!isObject(value) || typeof value.id !== 'string' || !isNumber(value.players)) return false;
  const { regions } = value;
  if (![value.width, value.height].every((side) => isNumber(side) && side >= SIDE[0] && side <= SIDE[1])) return false;
  return Array.isArray(regions) && regions.length > 0 && regions.length <= MOST_REGIONS && regions.every(isRegion);
}

/** How many regions a value claims to have, if it is a map at all. */
export const regionsIn = (value: unknown): number | null => (isObject(value) && Array.isArray(value.regions) ? value.regions.length : null);

export const kindOf = (map: DrawnMap): Kind =>
  map.regions.some((region) => (TERRAINS.underground as readonly string[]).includes(region.terrain)) ? 'underground' : 'base';

export const isLifeless = (terrain: string): boolean => LIFELESS.includes(terrain);
export const isTerrain = (value: string): value is Terrain => known.includes(value);

/** Does the outline run along the edge of the sheet? */
export function atFrame(region: DrawnRegion, map: DrawnMap): boolean {
  const { outline } = region;
  return outline.some((a, at) => {
    const b = outline[(at + 1) % outline.length] ?? a;
    const along = (axis: 0 | 1, line: number): boolean => a[axis] === line && b[axis] === line && Math.hypot(a[0] - b[0], a[1] - b[1]) >= 2;
    return along(0, 0) || along(0, map.width) || along(1, 0) || along(1, map.height);
  });
}

export const edgeOf = (region: DrawnRegion, map: DrawnMap): boolean => region.edge ?? atFrame(region, map);

/** Does the land of two maps look the same, whatever stands on it? */
export const looksLike = (one: DrawnMap, other: DrawnMap): boolean =>
  one.regions.length === other.regions.length &&
  one.width === other.width &&
  one.height === other.height &&
  one.regions.every((region, at) => {
    const there = other.regions[at];
    return there?.outline === region.outline && there.terrain === region.terrain && there.label === region.label;
  });

/**
 * The map as boards are drawn. Its regions go by their place in the list: what somebody wrote as an id gets into no drawing.
 */
export function pictureOf(map: DrawnMap, labels: readonly Point[], near: readonly ReadonlySet<number>[]): MapData {
  return {
    id: 'own',
    box: kindOf(map),
    players: map.players,
    rounds: 1,
    width: map.width,
    height: map.height,
    regions: map.regions.map((region, at) => ({
      id: String(at),
      terrain: isTerrain(region.terrain) ? region.terrain : 'farmland',
      symbols: SYMBOLS.filter((symbol) => region.symbols?.includes(symbol)),
      tribe: region.tribe === true,
      monsters: region.monsters === true,
      edge: edgeOf(region, map),
      neighbors: [...(near[at] ?? [])].map(String),
      label: labels[at] ?? [0, 0],
      outline: region.outline,
    })),
  };
}
