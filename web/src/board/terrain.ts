// The sheet itself, as SVG text: drawn once per map and layout, never touched while playing.
import type { MapRegion, Terrain } from '../net/protocol';
import { border, distance, inside, pathOf, pathOfRuns, round, seeded, type Sheet } from './geometry';
import { grounds, motifs, planting } from './motifs';

export interface Drawing {
  /** Outlines and clips, to be used by what is drawn on top too. */
  defs: string;
  /** The ground, below what grows on it. */
  ground: string;
  /** Coasts, borders and light, above it. */
  lines: string;
}

interface Motif {
  x: number;
  y: number;
  scale: number;
  variant: number;
}

const WATER: ReadonlySet<Terrain> = new Set<Terrain>(['sea', 'lake', 'river']);
export const isWater = (terrain: Terrain): boolean => WATER.has(terrain);

/** How high above its foot the middle of a motif stands. */
const TALL: Partial<Record<Terrain, number>> = {
  mountain: 20,
  'black-mountain': 22,
  forest: 17,
  hill: 10,
  swamp: 14,
  'mushroom-forest': 16,
  'mystic-crystal': 17,
  farmland: 10,
  mine: 12,
};
const TRIES = 900;

const sown = new Map<string, Motif[]>();
const MOST_SOWN = 600; // regions

/**
 * What grows in a region of a sheet: some work, so it is done once however often the sheet is drawn. It goes by how the region looks,
 * not by what its map is called: maps of one's own change, and two may have one name.
 */
function grown(region: MapRegion, sheet: Sheet, over: number): Motif[] {
  const key = `${sheet.width} ${over} ${region.id} ${region.terrain} ${region.label} ${region.outline}`;
  let known = sown.get(key);
  if (!known) {
    if (sown.size >= MOST_SOWN) sown.clear();
    sown.set(key, (known = scatter(region, sheet, over)));
  }
  return known;
}

/** The plants of a sheet, region by region, so that whoever draws may pause in between. */
export function* drawPlants(sheet: Sheet, prefix: string, over: number): Generator<string> {
  for (const region of sheet.regions) {
    const plants = grown(region, sheet, over).map((motif) => {
      const place = `translate(${round(motif.x)} ${round(motif.y)})scale(${motif.scale.toFixed(2)})`;
      return use(`${prefix}m-${region.terrain}-${motif.variant}`, `transform="${place}"`);
    });
    yield plants.join('');
  }
}

/** Motifs at random, apart from each other and the border, around a clearing for the counters. */
export function scatter(region: MapRegion, sheet: Sheet, over: number): Motif[] {
  const { outline, terrain, label } = region;
  const plan = planting[terrain];
  const random = seeded(region.id + terrain + sheet.width);
  const weights = plan.w.reduce((sum, weight) => sum + weight, 0);
  const small = over > 1.3;
  const big = small ? 1.22 : 1;
  const clearX = (small ? 56 : 74) * over;
  const clearY = (small ? 48 : 60) * over;
  const margin = terrain === 'forest' ? 21 : 25;
  const xs = outline.map((point) => point[0]);
  const ys = outline.map((point) => point[1]);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const width = Math.max(...xs) - left;
  const height = Math.max(...ys) - top;
  const put: Motif[] = [];
  for (let n = 0; n < TRIES; n++) {
    const x = left + random() * width;
    const y = top + random() * height + 14;
    let rest = random() * weights;
    let variant = 0;
    while ((rest -= plan.w[variant] ?? weights) > 0) variant++;
    const scale = (plan.s[0] + random() * (plan.s[1] - plan.s[0])) * big;
    const up = (TALL[terrain] ?? 2) * scale;
    const dx = (x - label[0]) / clearX;
    const dy = (y - up - label[1] - 6 * over) / clearY;
    if (dx * dx + dy * dy < 1) continue;
    if (put.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.25) < plan.d * (0.5 + (other.scale + scale) / 4))) continue;
    if (!inside(x, y - up, outline) || !inside(x, y, outline)) continue;
    if (distance(x, y - up, outline) < margin || distance(x, y, outline) + 8 < margin) continue;
    put.push({ x, y, scale, variant });
  }
  return (terrain === 'sea' ? withBoat(put, region) : put).sort((a, b) => a.y - b.y);
}

/** One ship on every sea, with some water around it. */
function withBoat(put: Motif[], region: MapRegion): Motif[] {
  const boat = put
    .filter((motif) => distance(motif.x, motif.y - 16, region.outline) > 44)
    .reduce<Motif | null>((best, motif) => (best && best.y <= motif.y ? best : motif), null);
  if (!boat) return put;
  boat.variant = 2;
  boat.scale = 1.15;
  return put.filter((motif) => motif === boat || Math.hypot(motif.x - boat.x, motif.y - boat.y + 14) >= 46);
}

const use = (id: string, rest: string): string => `<use href="#${id}" ${rest}/>`;

/** Water lines and the ledges of a chasm: strokes along the land, each narrower and lighter, clipped to the region. */
function contours(id: string, water: boolean, terrain: Terrain): string {
  const steps = water
    ? [
        [33, 0.3],
        [21, 0.42],
        [10.5, 0.6],
      ]
    : [
        [38, 0.55],
        [24, 0.65],
        [11, 0.8],
      ];
  const lines = steps.map(
    ([at = 0, strength = 0], index) =>
      use(id, `class="wl wl-line" stroke="var(--t-${terrain}-ink)" opacity="${strength}" stroke-width="${2 * at + 3}"`) +
      use(id, `class="wl wl-${water ? 'water' : 'ledge'}${index} wl-of-${terrain}" stroke-width="${2 * at}"`),
  );
  return lines.join('') + (water ? use(id, 'class="wl" stroke="var(--map-hi)" opacity=".34" stroke-width="11"') : '');
}

/** The ground and its borders, of few elements, as all of them are styled anew whenever a window opens: one for what looks alike. */
export function drawTerrain(sheet: Sheet, prefix: string): Drawing {
  const terrains = [...new Set(sheet.regions.map((region) => region.terrain))];
  let defs = terrains
    .map((terrain) => {
      const [width, height, tile] = grounds[terrain];
      const plants = motifs[terrain].map((motif, at) => `<g id="${prefix}m-${terrain}-${at}" class="mo mo-${terrain}">${motif}</g>`);
      const size = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`;
      return `${plants.join('')}<pattern id="${prefix}g-${terrain}" ${size} class="gr gr-${terrain}">${tile}</pattern>`;
    })
    .join('');
  const alike: Partial<Record<Terrain, string>> = {};
  let shores = '';
  let edges = '';
  let coast = '';
  let lines = '';
  for (const region of sheet.regions) {
    const { terrain } = region;
    const id = prefix + region.id;
    const clip = `${prefix}c${region.id}`;
    const water = isWater(terrain);
    const plain = !water && terrain !== 'chasm';
    const outline = `${pathOf(region.outline)}Z`;
    const path = (rest: string): string => `<path d="${outline}" ${rest}/>`;
    defs += `<clipPath id="${clip}">${path(`id="${id}"`)}</clipPath>`;
    alike[terrain] = (alike[terrain] ?? '') + outline;
    lines += outline;
    if (!plain) {
      const shore = `${prefix}s${region.id}`;
      defs += `<path id="${shore}" d="${pathOfRuns(border(sheet, region, (other) => !!other && other.terrain !== terrain))}"/>`;
      shores += `<g clip-path="url(#${clip})">${contours(shore, water, terrain)}</g>`;
    }
    const [wide, narrow] = water ? [0.05, 0.07] : [0.1, 0.14];
    const shadows = path(`class="sh" stroke-width="46" opacity="${wide}"`) + path(`class="sh" stroke-width="22" opacity="${narrow}"`);
    const light = plain ? path('class="hl" stroke-width="7" transform="translate(2.5 3)"') : '';
    edges += `<g clip-path="url(#${clip})">${shadows}${light}</g>`;
    if (water) coast += `<path d="${pathOfRuns(border(sheet, region, (other) => !!other && !isWater(other.terrain)))}"/>`;
  }
  const base = terrains.map((terrain) => {
    const outlines = `<path d="${alike[terrain]}"`;
    return `${outlines} fill="var(--t-${terrain})"/>${outlines} fill="url(#${prefix}g-${terrain})"/>`;
  });
  const whole = `width="${sheet.width}" height="${sheet.height}"`;
  defs += `<clipPath id="${prefix}all"><rect ${whole}/></clipPath>`;
  return {
    defs,
    ground: `<g>${base.join('')}${shores}</g><g>${edges}</g>`,
    lines:
      `<g class="coast-light">${coast}</g><path d="${lines}" class="lines"/><g class="coast-ink">${coast}</g>` +
      `<rect ${whole} fill="url(#paper-grain)" class="grain"/><rect ${whole} fill="url(#vignette)"/>`,
  };
}

/** The frame of an atlas sheet: a ruled band with alternating ticks. */
export function drawFrame({ width, height }: Sheet): string {
  const band = 9;
  const gap = 5;
  const out = gap + band;
  const box = (by: number, name: string, rest = ''): string =>
    `<rect x="${-by}" y="${-by}" width="${width + 2 * by}" height="${height + 2 * by}" ${rest} class="${name}"/>`;
  const across = Math.round(width / 50);
  const down = Math.round(height / 50);
  let ticks = '';
  for (let at = 0; at < across; at += 2) {
    const step = round(width / across);
    const x = round((at * width) / across);
    ticks += `M${x} ${-out}h${step}v${band}h${-step}zM${x} ${height + gap}h${step}v${band}h${-step}z`;
  }
  for (let at = 0; at < down; at += 2) {
    const step = round(height / down);
    const y = round((at * height) / down);
    ticks += `M${-out} ${y}v${step}h${band}v${-step}zM${width + gap} ${y}v${step}h${band}v${-step}z`;
  }
  return box(out + 6, 'nl-paper', 'rx="5"') + box(out, 'nl-band') + `<path d="${ticks}" class="nl-tick"/>` + box(gap, 'nl-in');
}
