// A map laid out for drawing: turned a quarter for upright screens, with its borders known segment by segment.
import type { MapData, MapRegion, Point } from '../net/protocol';

export interface Sheet {
  id: string;
  turned: boolean;
  width: number;
  height: number;
  regions: MapRegion[];
  by: Map<string, MapRegion>;
  /** Which region lies beyond each segment of an outline; null at the sheet's edge. */
  beyond: Map<string, (MapRegion | null)[]>;
}

/** A piece of an outline. */
export interface Run {
  closed: boolean;
  points: Point[];
}

export interface Size {
  width: number;
  height: number;
}

/** How a sheet and its frame lie in a room when all of it is seen. */
export interface Fit extends Size {
  /** Screen pixels per unit of the map. */
  unit: number;
  left: number;
  top: number;
}

/** Room for the frame around the map, in map units. */
const FRAME = 23;

/** A sheet with its frame, in map units. */
export const framed = ({ width, height }: Size): Size => ({ width: width + 2 * FRAME, height: height + 2 * FRAME });

export function viewBoxOf(sheet: Size): string {
  const { width, height } = framed(sheet);
  return `${-FRAME} ${-FRAME} ${width} ${height}`;
}

export function fit(sheet: Size, room: Size): Fit {
  const whole = framed(sheet);
  const unit = Math.min(room.width / whole.width, room.height / whole.height);
  const [width, height] = [unit * whole.width, unit * whole.height];
  return { unit, width, height, left: (room.width - width) / 2, top: (room.height - height) / 2 };
}

/** Where a point of the map is in the room. */
export const inRoom = ({ unit, left, top }: Fit, [x, y]: Point): { x: number; y: number } => ({
  x: left + (x + FRAME) * unit,
  y: top + (y + FRAME) * unit,
});

/** Which point of the map is there in the room. */
export const onMap = ({ unit, left, top }: Fit, x: number, y: number): Point => [(x - left) / unit - FRAME, (y - top) / unit - FRAME];

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Numbers in [0, 1) that depend on nothing but the seed: the same map is always the same picture. */
export function seeded(seed: string): () => number {
  let a = 0;
  for (const letter of seed) a = (a * 31 + letter.charCodeAt(0)) | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function inside(x: number, y: number, outline: Point[]): boolean {
  let odd = false;
  let [px, py] = outline[outline.length - 1] ?? [0, 0];
  for (const [ax, ay] of outline) {
    if (ay > y !== py > y && x < ((px - ax) * (y - ay)) / (py - ay) + ax) odd = !odd;
    px = ax;
    py = ay;
  }
  return odd;
}

/** How far a point is from an outline. */
export function distance(x: number, y: number, outline: Point[]): number {
  let least = Infinity;
  let [px, py] = outline[outline.length - 1] ?? [0, 0];
  for (const [ax, ay] of outline) {
    const dx = px - ax;
    const dy = py - ay;
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const gx = x - ax - along * dx;
    const gy = y - ay - along * dy;
    least = Math.min(least, gx * gx + gy * gy);
    px = ax;
    py = ay;
  }
  return Math.sqrt(least);
}

const segment = (a: Point, b: Point): string => {
  const from = `${round(a[0])},${round(a[1])}`;
  const to = `${round(b[0])},${round(b[1])}`;
  return from < to ? `${from}|${to}` : `${to}|${from}`;
};

export function layOut(map: MapData, turned: boolean): Sheet {
  const turn = ([x, y]: Point): Point => (turned ? [map.height - y, x] : [x, y]);
  const regions = map.regions.map((region) => ({
    ...region,
    outline: region.outline.map(turn),
    label: turn(region.label),
  }));
  const sides = new Map<string, MapRegion[]>();
  const keys = regions.map((region) => region.outline.map((point, at, all) => segment(point, all[(at + 1) % all.length] ?? point)));
  regions.forEach((region, index) => {
    for (const key of keys[index] ?? []) {
      const known = sides.get(key);
      if (known) known.push(region);
      else sides.set(key, [region]);
    }
  });
  const beyond = new Map(
    regions.map((region, index) => [
      region.id,
      (keys[index] ?? []).map((key) => sides.get(key)?.find((other) => other !== region) ?? null),
    ]),
  );
  return {
    id: map.id,
    turned,
    width: turned ? map.height : map.width,
    height: turned ? map.width : map.height,
    regions,
    by: new Map(regions.map((region) => [region.id, region])),
    beyond,
  };
}

/** The parts of a region's outline beyond which lies something that passes the test. */
export function border(sheet: Sheet, region: MapRegion, test: (other: MapRegion | null) => boolean): Run[] {
  const { outline } = region;
  const flags = (sheet.beyond.get(region.id) ?? []).map(test);
  const count = outline.length;
  if (flags.every(Boolean)) return [{ closed: true, points: outline }];
  const start = flags.findIndex((flag, at) => flag && !flags[(at + count - 1) % count]);
  if (start < 0) return [];
  const runs: Run[] = [];
  for (let step = 0; step < count;) {
    const at = (start + step) % count;
    if (!flags[at]) {
      step++;
      continue;
    }
    const points = [outline[at] as Point];
    while (step < count && flags[(start + step) % count]) points.push(outline[(start + ++step) % count] as Point);
    runs.push({ closed: false, points });
  }
  return runs;
}

export const pathOf = (points: Point[]): string => 'M' + points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
export const pathOfRuns = (runs: Run[]): string => runs.map((run) => pathOf(run.points) + (run.closed ? 'Z' : '')).join('');

/** A scale, made up to a twentieth: what hangs on it need not be drawn anew for every pixel. */
export const inSteps = (scale: number): number => Math.ceil(scale * 20 - 1e-6) / 20;
