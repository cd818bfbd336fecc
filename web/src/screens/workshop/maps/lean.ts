/**
 * Maps for links: every point once, in whole numbers that say how much the step to it differs from the step before, which is little
 * where a border winds; and nothing that the outlines tell.
 *
 * An outline is a list of runs of points by number, `[first, length]`: a new border counts upwards, and the region beyond it, which has
 * the same points the other way round, counts downwards, with a negative length. What comes out of `full` is the map that went in.
 */
import type { Said } from '../../../browser/own.svelte';
import type { Point } from '../../../net/protocol';
import { atFrame, type DrawnMap, type DrawnRegion, isDrawn, MOST_POINTS, MOST_REGIONS } from './drawn';
import { meshOf, touching } from './mesh';

const SCALES = [1, 10, 100, 1000];

/** The smallest scale at which all numbers are whole; or the largest, at which they are rounded. */
function scaleOf(map: DrawnMap): number {
  const numbers = map.regions.flatMap((region) => [...region.outline, ...(region.label ? [region.label] : [])]).flat();
  const whole = (scale: number): boolean => numbers.every((value) => Math.abs(value * scale - Math.round(value * scale)) < 1e-6);
  return SCALES.find(whole) ?? 1000;
}

/** Numbers as runs upwards and downwards. */
function runsOf(numbers: readonly number[]): number[] {
  const runs: number[] = [];
  for (let at = 0; at < numbers.length;) {
    const first = numbers[at] ?? 0;
    const way = numbers[at + 1] === first - 1 ? -1 : 1;
    let long = 1;
    while (at + long < numbers.length && numbers[at + long] === first + way * long) long += 1;
    runs.push(first, way * long);
    at += long;
  }
  return runs;
}

const alike = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/** What the outlines and what is usual say by themselves is left out. */
function untold(map: DrawnMap, region: DrawnRegion, near: readonly string[]): Said {
  const { outline: _outline, label: _label, ...rest } = region;
  const beside = near.filter((id) => !region.apart?.includes(id));
  const needless: Record<string, boolean> = {
    symbols: region.symbols?.length === 0,
    tribe: region.tribe === false,
    monsters: region.monsters === false,
    edge: region.edge === atFrame(region, map),
    neighbors: region.neighbors !== undefined && alike(region.neighbors, beside),
  };
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !needless[key]));
}

/** A map as links carry it; one that cannot be drawn stays as it is. */
export function lean(map: Said): Said {
  if (!isDrawn(map)) return map;
  const scale = scaleOf(map);
  const whole = ([x, y]: Point): Point => [Math.round(x * scale), Math.round(y * scale)];
  const known = new Map<string, number>();
  const bends: number[] = [];
  let last: Point = [0, 0];
  let way: Point = [0, 0];
  const numberOf = (point: Point): number => {
    const [x, y] = whole(point);
    const key = `${x} ${y}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const step: Point = [x - last[0], y - last[1]];
    bends.push(step[0] - way[0], step[1] - way[1]);
    last = [x, y];
    way = step;
    known.set(key, known.size);
    return known.size - 1;
  };
  const near = touching(meshOf(map));
  const ids = map.regions.map(({ id }) => id);
  const regions = map.regions.map((region, at) => ({
    ...untold(
      map,
      region,
      [...(near[at] ?? [])].map((one) => ids[one] ?? ''),
    ),
    ...(region.label ? { label: whole(region.label) } : {}),
    runs: runsOf(region.outline.map(numberOf)),
  }));
  return { ...map, regions, scale, bends };
}

function check(holds: boolean): asserts holds {
  if (!holds) throw new RangeError('not a map');
}

function numbersIn(value: unknown, most: number): number[] {
  check(Array.isArray(value) && value.length <= most && value.length % 2 === 0 && value.every(Number.isSafeInteger));
  return value as number[];
}

/** The points of some runs. */
function outlineOf(runs: readonly number[], points: readonly Point[]): Point[] {
  const outline: Point[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const [first = 0, long = 0] = [runs[at], runs[at + 1]];
    check(long !== 0 && Math.abs(long) <= MOST_POINTS - outline.length);
    for (let step = 0; step < Math.abs(long); step++) {
      const point = points[first + Math.sign(long) * step];
      check(point !== undefined);
      outline.push(point);
    }
  }
  return outline;
}

function pointsOf(bends: readonly number[], scale: number): Point[] {
  const points: Point[] = [];
  let [x, y, dx, dy] = [0, 0, 0, 0];
  for (let at = 0; at < bends.length; at += 2) {
    dx += bends[at] ?? 0;
    dy += bends[at + 1] ?? 0;
    x += dx;
    y += dy;
    points.push([x / scale, y / scale]);
  }
  return points;
}

/** The map that a link carries; RangeError if it is none, or more than any map may be. */
export function full(carried: Said): Said {
  if (!('bends' in carried)) return carried;
  const { bends, scale, regions, ...head } = carried;
  check(typeof scale === 'number' && SCALES.includes(scale) && Array.isArray(regions) && regions.length <= MOST_REGIONS);
  const points = pointsOf(numbersIn(bends, 2 * MOST_POINTS * MOST_REGIONS), scale);
  const map = {
    ...head,
    regions: regions.map((region: Said) => {
      const { runs, label, ...rest } = region;
      const place = label === undefined ? {} : { label: numbersIn(label, 2).map((value) => value / scale) };
      return { ...rest, ...place, outline: outlineOf(numbersIn(runs, 2 * MOST_POINTS), points) };
    }),
  };
  check(isDrawn(map));
  return map;
}
