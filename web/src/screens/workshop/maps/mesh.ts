/**
 * The borders of a map: outlines that share their points, so that what moves in one region moves in its neighbours.
 *
 * A corner is a point where three lines meet, or where the sheet has one; between two corners runs a border. Who drags a corner takes
 * the borders along that end there, less and less towards their other ends; who drags a border bends it.
 */
import { distance, inside, round } from '../../../board/geometry';
import type { Point } from '../../../net/protocol';
import { type DrawnMap, MOST_POINTS } from './drawn';

/** Points and sides nearer than this are the same, as for the check. */
const NEAR = 0.3;
const CELL = 24;
/** The smallest region that can be made by dragging, in square units. */
const LEAST_AREA = 900;
const LONGEST_STEP = 30;
/** Sides that together are shorter than this do not make a border. */
const TOUCH = 2;

export interface Border {
  /** From corner to corner. */
  points: readonly number[];
  /** The one or two regions beside it. */
  regions: readonly number[];
}

export interface Mesh {
  width: number;
  height: number;
  points: readonly Point[];
  /** The outline of each region, all turning the same way. */
  rings: readonly (readonly number[])[];
}

const cell = (x: number, y: number, size: number): string => `${Math.floor(x / size)},${Math.floor(y / size)}`;

/** A number for every point; those that lie on one another have the same. */
function weld(outlines: readonly (readonly Point[])[]): { points: Point[]; rings: number[][] } {
  const points: Point[] = [];
  const cells = new Map<string, number[]>();
  const numberOf = ([x, y]: Point): number => {
    for (const dx of [-NEAR, 0, NEAR]) {
      for (const dy of [-NEAR, 0, NEAR]) {
        for (const one of cells.get(cell(x + dx, y + dy, NEAR)) ?? []) {
          const [px = 0, py = 0] = points[one] ?? [];
          if (Math.hypot(px - x, py - y) <= NEAR) return one;
        }
      }
    }
    const here = cell(x, y, NEAR);
    cells.set(here, [...(cells.get(here) ?? []), points.length]);
    return points.push([x, y]) - 1;
  };
  const rings = outlines.map((outline) => outline.map(numberOf).filter((one, at, all) => one !== all[(at + 1) % all.length]));
  return { points, rings };
}

/** Points that lie on another region's side become points of that side. */
function join(points: readonly Point[], rings: readonly number[][]): number[][] {
  const cells = new Map<string, number[]>();
  points.forEach(([x, y], one) => {
    const here = cell(x, y, CELL);
    const there = cells.get(here);
    if (there) there.push(one);
    else cells.set(here, [one]);
  });
  return rings.map((ring) => ring.flatMap((from, at) => [from, ...between(points, cells, from, ring[(at + 1) % ring.length] ?? from)]));
}

function between(points: readonly Point[], cells: ReadonlyMap<string, number[]>, from: number, to: number): number[] {
  const [ax, ay] = points[from] ?? [0, 0];
  const [bx, by] = points[to] ?? [0, 0];
  const long = (bx - ax) ** 2 + (by - ay) ** 2;
  const found: [number, number][] = [];
  for (let x = Math.floor((Math.min(ax, bx) - NEAR) / CELL); x <= Math.floor((Math.max(ax, bx) + NEAR) / CELL); x++) {
    for (let y = Math.floor((Math.min(ay, by) - NEAR) / CELL); y <= Math.floor((Math.max(ay, by) + NEAR) / CELL); y++) {
      for (const one of cells.get(`${x},${y}`) ?? []) {
        if (one === from || one === to) continue;
        const [px, py] = points[one] ?? [0, 0];
        const along = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / long;
        if (along <= 0 || along >= 1) continue;
        if (Math.hypot(ax + along * (bx - ax) - px, ay + along * (by - ay) - py) <= NEAR) found.push([along, one]);
      }
    }
  }
  return found.sort((one, other) => one[0] - other[0]).map(([, one]) => one);
}

export function area(outline: readonly Point[]): number {
  let twice = 0;
  outline.forEach(([x, y], at) => {
    const [nx, ny] = outline[(at + 1) % outline.length] ?? [x, y];
    twice += x * ny - nx * y;
  });
  return twice / 2;
}

const at = (mesh: Mesh, one: number): Point => mesh.points[one] ?? [0, 0];
export const outlineOf = (mesh: Mesh, ring: readonly number[]): Point[] => ring.map((one) => at(mesh, one));

export function meshOf(map: DrawnMap): Mesh {
  const { points, rings } = weld(map.regions.map((region) => region.outline));
  const joined = join(points, rings);
  const sheet = { width: map.width, height: map.height, points };
  return { ...sheet, rings: joined.map((ring) => (area(outlineOf({ ...sheet, rings: [] }, ring)) < 0 ? ring.toReversed() : ring)) };
}

const sideKey = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** The sides of which a region's neighbours are made: for every side the regions beside it. */
function sidesOf(mesh: Mesh): Map<string, number[]> {
  const sides = new Map<string, number[]>();
  mesh.rings.forEach((ring, region) =>
    ring.forEach((from, place) => {
      const key = sideKey(from, ring[(place + 1) % ring.length] ?? from);
      sides.set(key, [...(sides.get(key) ?? []), region]);
    }),
  );
  return sides;
}

/** How far the borders of two regions run together, by region. */
export function sharedLengths(mesh: Mesh): Map<number, number>[] {
  const shared = mesh.rings.map(() => new Map<number, number>());
  for (const [key, regions] of sidesOf(mesh)) {
    const [a = 0, b = 0] = key.split('-').map(Number);
    const long = Math.hypot(at(mesh, a)[0] - at(mesh, b)[0], at(mesh, a)[1] - at(mesh, b)[1]);
    for (const one of regions) {
      for (const other of regions) if (one !== other) shared[one]?.set(other, (shared[one]?.get(other) ?? 0) + long);
    }
  }
  return shared;
}

/** Who touches whom in the drawing. */
export const touching = (mesh: Mesh): Set<number>[] =>
  sharedLengths(mesh).map((lengths) => new Set([...lengths].filter(([, long]) => long >= TOUCH).map(([other]) => other)));

/** On which sides of the sheet a point lies: it stays there. */
function framed(mesh: Mesh, one: number): [x: boolean, y: boolean] {
  const [x, y] = at(mesh, one);
  return [x === 0 || x === mesh.width, y === 0 || y === mesh.height];
}

/** Where lines meet, and the corners of the sheet. */
function cornersOf(mesh: Mesh): Set<number> {
  const beside = new Map<number, Set<number>>();
  const add = (one: number, other: number): void => void (beside.get(one) ?? beside.set(one, new Set()).get(one))?.add(other);
  for (const ring of mesh.rings) {
    ring.forEach((from, place) => {
      const to = ring[(place + 1) % ring.length] ?? from;
      add(from, to);
      add(to, from);
    });
  }
  const found = new Set<number>();
  for (const [one, others] of beside) if (others.size > 2 || framed(mesh, one).every(Boolean)) found.add(one);
  for (const ring of mesh.rings) if (!ring.some((one) => found.has(one)) && ring[0] !== undefined) found.add(ring[0]);
  return found;
}

/** Every border once, with the corners between which it runs. */
export function bordersOf(mesh: Mesh): Border[] {
  const corners = cornersOf(mesh);
  const sides = sidesOf(mesh);
  const found = new Map<string, Border>();
  for (const ring of mesh.rings) {
    const start = ring.findIndex((one) => corners.has(one));
    let run: number[] = [];
    for (let step = 0; step <= ring.length; step++) {
      const one = ring[(start + step) % ring.length] ?? 0;
      run.push(one);
      if (run.length < 2 || !corners.has(one)) continue;
      const [forth, back] = [run.join(), run.toReversed().join()];
      if (!found.has(forth) && !found.has(back))
        found.set(forth, { points: run, regions: sides.get(sideKey(run[0] ?? 0, run[1] ?? 0)) ?? [] });
      run = [one];
    }
  }
  return [...found.values()];
}

/** Lies a border on the edge of the sheet? Then it stays there. */
export function onFrame(mesh: Mesh, border: Border): boolean {
  const sides = border.points.map((one) => framed(mesh, one));
  return sides.every(([x]) => x) || sides.every(([, y]) => y);
}

/** May this corner be moved at all? */
export const isFixed = (mesh: Mesh, corner: number): boolean => framed(mesh, corner).every(Boolean);

/** How far along a border each of its points lies, from 0 to 1. */
function fractions(mesh: Mesh, points: readonly number[]): number[] {
  const steps = [0];
  points.forEach((one, place) => {
    if (!place) return;
    const [x, y] = at(mesh, one);
    const [px, py] = at(mesh, points[place - 1] ?? one);
    steps.push((steps[place - 1] ?? 0) + Math.hypot(x - px, y - py));
  });
  const all = steps.at(-1) || 1;
  return steps.map((step) => step / all);
}

/** The point of a border half way along it. */
export function middle(mesh: Mesh, border: Border): Point {
  const along = fractions(mesh, border.points);
  const after = along.findIndex((part) => part >= 0.5);
  const [a, b] = [at(mesh, border.points[after - 1] ?? 0), at(mesh, border.points[after] ?? 0)];
  const part = (0.5 - (along[after - 1] ?? 0)) / ((along[after] ?? 1) - (along[after - 1] ?? 0) || 1);
  return [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])];
}

/** What a hand holds: which points follow it how far, and which regions that changes. */
export interface Grip {
  mesh: Mesh;
  weights: ReadonlyMap<number, number>;
  regions: readonly number[];
}

export function gripCorner(mesh: Mesh, corner: number): Grip {
  const weights = new Map([[corner, 1]]);
  const regions = new Set<number>();
  for (const border of bordersOf(mesh)) {
    const [first, last] = [border.points[0], border.points.at(-1)];
    if (first !== corner && last !== corner) continue;
    const along = fractions(mesh, border.points);
    border.points.slice(1, -1).forEach((one, place) => {
      const part = along[place + 1] ?? 0;
      weights.set(one, first === last ? Math.abs(1 - 2 * part) : first === corner ? 1 - part : part);
    });
    for (const region of border.regions) regions.add(region);
  }
  return { mesh, weights, regions: [...regions] };
}

export function gripBorder(whole: Mesh, border: Border): Grip {
  const { mesh, points } = refine(whole, border);
  const weights = new Map<number, number>();
  const along = fractions(mesh, points);
  points.slice(1, -1).forEach((one, place) => {
    const part = along[place + 1] ?? 0;
    weights.set(one, Math.sin(Math.PI * part));
  });
  return { mesh, weights, regions: border.regions };
}

/** A border with a point every few steps, so that it bends and does not break. */
function refine(mesh: Mesh, border: Border): { mesh: Mesh; points: number[] } {
  const points: Point[] = [...mesh.points];
  const added = new Map<string, number[]>();
  const room = Math.min(...border.regions.map((region) => MOST_POINTS - (mesh.rings[region]?.length ?? 0)));
  const steps = border.points.slice(1).map((to, place) => {
    const from = border.points[place] ?? to;
    const [a, b] = [at(mesh, from), at(mesh, to)];
    return { from, to, a, b, more: Math.ceil(Math.hypot(a[0] - b[0], a[1] - b[1]) / LONGEST_STEP) - 1 };
  });
  if (steps.reduce((sum, step) => sum + step.more, 0) > room) return { mesh, points: [...border.points] };
  const run = [border.points[0] ?? 0];
  for (const { from, to, a, b, more } of steps) {
    const made: number[] = [];
    for (let step = 1; step <= more; step++) {
      const part = step / (more + 1);
      made.push(points.push([round(a[0] + part * (b[0] - a[0])), round(a[1] + part * (b[1] - a[1]))]) - 1);
    }
    added.set(`${from} ${to}`, made);
    added.set(`${to} ${from}`, made.toReversed());
    run.push(...made, to);
  }
  const rings = mesh.rings.map((ring) =>
    ring.flatMap((one, place) => [one, ...(added.get(`${one} ${ring[(place + 1) % ring.length]}`) ?? [])]),
  );
  return { mesh: { ...mesh, points, rings }, points: run };
}

/** The mesh after the hand has moved so far; null where lines would cross or a region would get too small. */
export function moved(grip: Grip, dx: number, dy: number): Mesh | null {
  const { mesh, weights } = grip;
  const points: Point[] = [...mesh.points];
  for (const [one, weight] of weights) {
    const [x, y] = at(mesh, one);
    const [fixedX, fixedY] = framed(mesh, one);
    // On the edge of the sheet only what lies there slides; everything else keeps a step away from it.
    const put = (from: number, by: number, fixed: boolean, most: number): number =>
      fixed ? from : Math.min(most - 1, Math.max(1, round(from + by * weight)));
    points[one] = [put(x, dx, fixedX, mesh.width), put(y, dy, fixedY, mesh.height)];
  }
  const after = { ...mesh, points };
  return grip.regions.every((region) => sound(after, region, weights)) ? after : null;
}

/** Is the outline still one that encloses something and crosses itself nowhere? Only sides that moved are looked at. */
function sound(mesh: Mesh, region: number, moving: ReadonlyMap<number, number>): boolean {
  const ring = mesh.rings[region] ?? [];
  const outline = outlineOf(mesh, ring);
  if (area(outline) < LEAST_AREA) return false;
  const count = ring.length;
  for (let one = 0; one < count; one++) {
    const next = (one + 1) % count;
    if (!moving.has(ring[one] ?? -1) && !moving.has(ring[next] ?? -1)) continue;
    for (let other = 0; other < count; other++) {
      if (other === one || other === next || (other + 1) % count === one) continue;
      if (meet(outline[one], outline[next], outline[other], outline[(other + 1) % count])) return false;
    }
  }
  return true;
}

/** Do two sides that have no end in common meet? */
function meet(a: Point = [0, 0], b: Point = [0, 0], c: Point = [0, 0], d: Point = [0, 0]): boolean {
  if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0])) return false;
  if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.max(c[1], d[1]) < Math.min(a[1], b[1])) return false;
  const turn = (p: Point, q: Point, r: Point): number => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

/** A region in two, where it is narrow and both halves are about as large; null where there is no such way. */
export function cut(mesh: Mesh, region: number): [number[], number[]] | null {
  const ring = mesh.rings[region] ?? [];
  const outline = outlineOf(mesh, ring);
  const whole = area(outline);
  const sums = [0];
  outline.forEach(([x, y], place) => {
    const [nx, ny] = outline[(place + 1) % outline.length] ?? [x, y];
    sums.push((sums[place] ?? 0) + (x * ny - nx * y) / 2);
  });
  const ways: { from: number; to: number; cost: number }[] = [];
  for (let from = 0; from < ring.length; from++) {
    for (let to = from + 2; to < ring.length; to++) {
      if (from === 0 && to === ring.length - 1) continue;
      const [[ax, ay], [bx, by]] = [outline[from] ?? [0, 0], outline[to] ?? [0, 0]];
      const half = (sums[to] ?? 0) - (sums[from] ?? 0) + (bx * ay - ax * by) / 2;
      if (half < LEAST_AREA || whole - half < LEAST_AREA) continue;
      ways.push({ from, to, cost: Math.abs(1 - (2 * half) / whole) * 2 + Math.hypot(ax - bx, ay - by) / Math.sqrt(whole) });
    }
  }
  ways.sort((one, other) => one.cost - other.cost);
  const way = ways.find(({ from, to }) => runsInside(outline, from, to));
  return way ? [ring.slice(way.from, way.to + 1), [...ring.slice(way.to), ...ring.slice(0, way.from + 1)]] : null;
}

function runsInside(outline: readonly Point[], from: number, to: number): boolean {
  const [a, b]: [Point, Point] = [outline[from] ?? [0, 0], outline[to] ?? [0, 0]];
  if (!inside((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, [...outline])) return false;
  return outline.every((c, place) => {
    const next = (place + 1) % outline.length;
    if ([place, next].some((one) => one === from || one === to)) return true;
    return !meet(a, b, c, outline[next]);
  });
}

/** Two neighbours as one outline; null where that would have a gap, or touch itself. */
export function united(mesh: Mesh, one: number, other: number): number[] | null {
  const sides = (region: number): [number, number][] =>
    (mesh.rings[region] ?? []).map((from, place, ring) => [from, ring[(place + 1) % ring.length] ?? from]);
  const all = [...sides(one), ...sides(other)];
  const keys = new Set(all.map(([from, to]) => `${from} ${to}`));
  const left = all.filter(([from, to]) => !keys.has(`${to} ${from}`));
  const next = new Map(left);
  if (left.length === all.length || next.size !== left.length || !left[0]) return null;
  const ring: number[] = [];
  let here = left[0][0];
  do {
    ring.push(here);
    here = next.get(here) ?? -1;
  } while (here !== left[0][0] && here >= 0 && ring.length <= left.length);
  return ring.length === left.length && ring.length <= MOST_POINTS ? ring : null;
}

/** A place well inside an outline: a coarse look first, then closer ones around the best place. */
export function innerPoint(outline: readonly Point[]): Point {
  const ring = [...outline];
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  let [left, top] = [Math.min(...xs), Math.min(...ys)];
  let [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let best: Point = ring[0] ?? [0, 0];
  let most = -1;
  for (let look = 0; look < 3; look++) {
    for (let i = 1; i < 12; i++) {
      for (let j = 1; j < 12; j++) {
        const [x, y] = [left + (wide * i) / 12, top + (high * j) / 12];
        if (!inside(x, y, ring)) continue;
        const far = distance(x, y, ring);
        if (far > most) [most, best] = [far, [x, y]];
      }
    }
    [wide, high] = [wide / 5, high / 5];
    [left, top] = [best[0] - wide / 2, best[1] - high / 2];
  }
  return [round(best[0]), round(best[1])];
}
