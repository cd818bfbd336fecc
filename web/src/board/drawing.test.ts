// The arithmetic of the board: borders, planting, places, focus, zoom.
import { expect, test, vi } from 'vitest';
import type { MapData } from '../net/protocol';
import { lay } from '../play/boxes';
import { BOXES } from '../play/fixtures';
import { neighbourTowards } from './focus';
import { border, distance, fit, framed, inRoom, inside, layOut, onMap } from './geometry';
import { pieceKind, placePieces } from './pieces';
import { placeCard, quietCorner } from './place';
import { drawTerrain, scatter } from './terrain';
import { Zoom } from './zoom.svelte';

/** Two squares of 200 side by side: a hill and a forest. */
const MAP: MapData = {
  id: 'two',
  box: 'base',
  players: 2,
  rounds: 10,
  width: 400,
  height: 200,
  regions: [
    {
      id: '1',
      terrain: 'hill',
      symbols: [],
      edge: true,
      neighbors: ['2'],
      label: [100, 100],
      outline: [
        [0, 0],
        [200, 0],
        [200, 200],
        [0, 200],
      ],
    },
    {
      id: '2',
      terrain: 'forest',
      symbols: ['mine'],
      edge: true,
      neighbors: ['1'],
      label: [300, 100],
      outline: [
        [200, 0],
        [400, 0],
        [400, 200],
        [200, 200],
      ],
    },
  ],
};

test('a turned sheet keeps its regions side by side', () => {
  const sheet = layOut(MAP, true);
  expect([sheet.width, sheet.height]).toEqual([200, 400]);
  expect(sheet.by.get('1')?.label).toEqual([100, 100]);
  expect(sheet.by.get('2')?.label).toEqual([100, 300]);
});

test('a sheet lies in the middle of its room, frame included, and its points are found there and back', () => {
  const whole = framed(MAP);
  const room = { width: whole.width * 2, height: whole.height * 2 + 60 };
  const fitted = fit(MAP, room);
  expect(fitted).toEqual({ unit: 2, left: 0, top: 30, width: room.width, height: whole.height * 2 });
  const { x, y } = inRoom(fitted, [MAP.width / 2, MAP.height / 2]);
  expect([x, y]).toEqual([room.width / 2, room.height / 2]);
  expect(onMap(fitted, x, y)).toEqual([MAP.width / 2, MAP.height / 2]);
});

test('the border towards another region is only the part they share', () => {
  const sheet = layOut(MAP, false);
  const hill = sheet.regions[0]!;
  expect(border(sheet, hill, (other) => other?.id === '2')).toEqual([
    {
      closed: false,
      points: [
        [200, 0],
        [200, 200],
      ],
    },
  ]);
  expect(border(sheet, hill, () => true)[0]?.closed).toBe(true);
  expect(border(sheet, hill, () => false)).toEqual([]);
  expect(border(sheet, hill, (other) => other === null)[0]?.points).toHaveLength(4);
});

test('inside and distance', () => {
  const outline = MAP.regions[0]!.outline;
  expect(inside(100, 100, outline)).toBe(true);
  expect(inside(201, 100, outline)).toBe(false);
  expect(distance(100, 30, outline)).toBe(30);
});

test('the same map is always the same picture, with a clearing in the middle', () => {
  const sheet = layOut(MAP, false);
  const forest = sheet.regions[1]!;
  const motifs = scatter(forest, sheet, 1);
  expect(motifs).toEqual(scatter(forest, sheet, 1));
  expect(motifs.length).toBeGreaterThan(3);
  expect(motifs.every((motif) => inside(motif.x, motif.y, forest.outline))).toBe(true);
  expect(motifs.every((motif) => Math.hypot(motif.x - 300, motif.y - 100) > 40)).toBe(true);
  expect(drawTerrain(sheet, 'a-').defs).toContain('id="a-2"');
});

test('markers stand beside the counter, inside the region, each in its own place', () => {
  const forest = MAP.regions[1]!;
  const placed = placePieces(forest, { player: 1, race: 'trolls', tokens: 2, markers: { mountain: 1, lair: 1, fortress: 1 } }, 1);
  expect(placed.map((piece) => piece.id)).toEqual(['lair', 'fortress']);
  expect(new Set(placed.map((piece) => `${piece.x} ${piece.y}`)).size).toBe(2);
  expect(placePieces(forest, { markers: { balrog: 1 } }, 1)[0]).toMatchObject({ x: 0, y: 0 });
  lay(BOXES);
  expect(['dragon', 'sword', 'crypt', 'camp'].map(pieceKind)).toEqual(['figure', 'relic', 'place', 'marker']);
});

test('arrow keys go to the region that lies that way', () => {
  const [hill, forest] = MAP.regions as [MapData['regions'][0], MapData['regions'][0]];
  expect(neighbourTowards(MAP.regions, hill, 'ArrowRight')).toBe(forest);
  expect(neighbourTowards(MAP.regions, hill, 'ArrowLeft')).toBeNull();
  expect(neighbourTowards(MAP.regions, hill, 'ArrowUp')).toBeNull();
});

test('the card goes where it covers no lit region and stays on the stage', () => {
  const at = { x: 400, y: 300, radius: 30 };
  const stage = { width: 800, height: 600 };
  const size = { width: 236, height: 160 };
  expect(placeCard(at, size, stage, []).side).toBe('below');
  expect(placeCard(at, size, stage, [{ x: 400, y: 400 }]).side).toBe('above');
  const corner = placeCard({ x: 20, y: 590, radius: 30 }, size, stage, []);
  expect(corner.side).toBe('above');
  expect(corner.x).toBeGreaterThan(0);
});

test('the buttons of the map keep to a corner where no counter stands', () => {
  const stage = { width: 380, height: 500 };
  const beside = (x: number, y: number) => ({ x, y });
  expect(quietCorner(stage, [beside(190, 250)], 25)).toBe('right');
  expect(quietCorner(stage, [beside(350, 450)], 25)).toBe('left');
  expect(quietCorner(stage, [beside(350, 450), beside(30, 450)], 25)).toBe('right top');
  expect(quietCorner(stage, [beside(350, 450), beside(30, 450), beside(325, 30)], 25)).toBe('right top'); // the least of three
  expect(quietCorner(stage, [], 25)).toBe('right');
});

test('zoom keeps the point under the pointer, stays in bounds and settles', () => {
  vi.useFakeTimers();
  const zoom = new Zoom();
  zoom.resize(800, 600);
  zoom.by(2, 400, 300);
  expect([zoom.z, zoom.x, zoom.y]).toEqual([2, -400, -300]);
  expect(zoom.moving).toBe(true);
  expect(zoom.settled).toBe(1);
  vi.advanceTimersByTime(200);
  expect([zoom.moving, zoom.settled]).toEqual([false, 2]);
  zoom.pan(5000, 0);
  expect(zoom.x).toBe(0);
  zoom.by(0.1);
  expect([zoom.z, zoom.x, zoom.y]).toEqual([1, 0, 0]);
  vi.useRealTimers();
});

test('two fingers pinch, one drags only when zoomed', () => {
  const zoom = new Zoom();
  zoom.resize(800, 600);
  zoom.down(1, 300, 300);
  expect(zoom.move(1, 340, 300)).toBe(false);
  zoom.up(1);
  zoom.down(1, 300, 300);
  zoom.down(2, 500, 300);
  expect(zoom.move(2, 700, 300)).toBe(true);
  expect(zoom.z).toBeCloseTo(2);
  expect(zoom.dragged).toBe(true);
  zoom.up(1);
  zoom.up(2);
  zoom.down(3, 400, 300);
  expect(zoom.dragged).toBe(false);
  expect(zoom.move(3, 402, 300)).toBe(false);
  expect(zoom.move(3, 430, 300)).toBe(true);
});
