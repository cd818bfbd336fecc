// A box in a link: maps and all, never more than a box may be, and links of before still open.
import { describe, expect, it } from 'vitest';
import marsh from '../../../../examples/marsh/maps/marsh-2p.json';
import large from '../../../../src/elbowroom/boxes/base/maps/base-5p.json';
import dark from '../../../../src/elbowroom/boxes/underground/maps/underground-5p.json';
import type { OwnBox, Said } from '../../browser/own.svelte';
import type { DrawnMap } from './maps/drawn';
import { full, lean } from './maps/lean';
import { carried, LONGEST, packed, PREFIX, unpacked } from './sharing';

const TILE = { id: 'beavers', name: { en: 'Beavers', uk: 'Бобри' }, tokens: 5, effect: [{ do: 'spare' }] };
const boxWith = (...maps: unknown[]): OwnBox => ({ id: 'pond', version: '1', race: [TILE], map: maps as Said[] });
const packedMarsh = lean(marsh as unknown as Said);
/** What a map says, whether the file says it or the outlines do. */
const shapes = (map: Said): unknown => (map as DrawnMap).regions.map(({ outline, label }) => [outline, label]);

function firstRegion(box: OwnBox | null): Said {
  const [map] = box?.map ?? [];
  return (map as DrawnMap | undefined)?.regions[0] ?? {};
}

async function fragment(text: string): Promise<string> {
  const stream = (new Response(text).body as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return PREFIX + letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

describe('a box in a link', () => {
  it.each([
    ['48 regions', large],
    ['48 regions below the earth', dark],
    ['a generated map', marsh],
  ])('has room for %s, and loses nothing of them', async (_, map) => {
    const link = await packed(boxWith(map));
    expect(link).not.toBeNull();
    expect(link?.length).toBeLessThan(LONGEST / 2);
    const found = await unpacked(link ?? '');
    expect(found?.race).toEqual([TILE]);
    expect(found?.map?.map(shapes)).toEqual([shapes(map)]);
    expect(carried(found as OwnBox)).toBe(carried(boxWith(map)));
    const said = Object.keys(firstRegion(found));
    expect(said).not.toContain('neighbors'); // the outlines tell
    expect(said).not.toContain('edge');
  });

  it('keeps what the outlines do not tell', async () => {
    const regions = large.regions.map((region, at) => (at ? region : { ...region, edge: !region.edge, neighbors: ['2'], apart: ['3'] }));
    const found = await unpacked((await packed(boxWith({ ...large, regions }))) ?? '');
    expect(firstRegion(found)).toMatchObject({ edge: !large.regions[0]?.edge, neighbors: ['2'], apart: ['3'] });
  });

  it('leaves alone what cannot be drawn', async () => {
    const undrawn = { id: 'plain-2p', players: 2, regions: [{ id: 'a', terrain: 'hill', neighbors: [] }] };
    expect((await unpacked((await packed(boxWith(undrawn))) ?? ''))?.map).toEqual([undrawn]);
  });

  it('opens links of before, with maps as files have them', async () => {
    expect(await unpacked(await fragment(JSON.stringify(boxWith(marsh))))).toEqual(boxWith(marsh));
  });

  it('is refused where it would not arrive whole', async () => {
    const noise = Array.from({ length: 1500 }, (_, at) => `${Math.sin(at)}`);
    expect(await packed({ ...boxWith(), race: noise.map((id) => ({ ...TILE, id })) })).toBeNull();
    expect(await packed({ ...boxWith(), version: 'x'.repeat(300_000) })).toBeNull();
  });

  it.each([
    ['cut off', async () => ((await packed(boxWith(marsh))) ?? '').slice(0, 900)],
    ['no base64', () => `${PREFIX}§§§`],
    ['no box', () => fragment('[1]')],
    ['a bomb', () => fragment(JSON.stringify({ ...boxWith(), version: ' '.repeat(5_000_000) }))],
    ['many maps', () => fragment(JSON.stringify(boxWith(...Array<Said>(13).fill(packedMarsh))))],
  ])('is no box: %s', async (_, make) => {
    expect(await unpacked(await make())).toBeNull();
  });

  it.each([
    ['a run without end', { runs: [0, 1_000_000_000] }],
    ['runs without end', { runs: Array.from({ length: 402 }, (_, at) => (at % 2 ? 200 : 0)) }],
    ['points that are not there', { runs: [99_999, 3] }],
    ['an empty run', { runs: [0, 0, 0, 3] }],
    ['half a run', { runs: [0] }],
    ['words', { runs: ['a', 'b'] }],
    ['no outline', {}],
    ['half a label', { runs: [0, 3], label: [1] }],
    ['no label', { runs: [0, 3], label: [] }],
  ])('a map with %s is none', async (_, region) => {
    const map = { ...packedMarsh, regions: [{ id: '1', terrain: 'hill', ...region }] };
    expect(() => full(map)).toThrow(RangeError);
    expect(await unpacked(await fragment(JSON.stringify(boxWith(map))))).toBeNull();
  });

  it.each([{ scale: 0 }, { scale: 7 }, { bends: 'x' }, { bends: [1.5, 2] }, { regions: 5 }, { width: 1e9 }])(
    'a map that says %j is none',
    (said) => {
      expect(() => full({ ...packedMarsh, ...said })).toThrow(RangeError);
    },
  );

  it('a map of a thousand regions is none', () => {
    const regions = Array.from({ length: 1000 }, (_, at) => ({ id: `r${at}`, terrain: 'hill', runs: [0, 3] }));
    expect(() => full({ ...packedMarsh, regions })).toThrow(RangeError);
  });
});
