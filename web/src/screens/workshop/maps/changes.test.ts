import { describe, expect, it } from 'vitest';
import shipped from '../../../../../src/elbowroom/boxes/base/maps/base-5p.json';
import type { Point } from '../../../net/protocol';
import { beside, merge, paint, plainMap, rename, reshaped, split } from './changes';
import { type DrawnMap, edgeOf, isDrawn, regionsIn } from './drawn';
import {
  area,
  type Border,
  bordersOf,
  gripBorder,
  gripCorner,
  innerPoint,
  isFixed,
  type Mesh,
  meshOf,
  middle,
  moved,
  onFrame,
  outlineOf,
  touching,
} from './mesh';

const printed = shipped as unknown as DrawnMap;

/** Four squares around a corner at 100, 100. */
const squares = (): DrawnMap => {
  const square = (id: string, x: number, y: number): DrawnMap['regions'][number] => {
    const outline: Point[] = [
      [x, y],
      [x + 100, y],
      [x + 100, y + 100],
      [x, y + 100],
    ];
    return { id, terrain: 'hill', outline };
  };
  return {
    id: 'four-2p',
    players: 2,
    width: 200,
    height: 200,
    regions: [square('a', 0, 0), square('b', 100, 0), square('c', 0, 100), square('d', 100, 100)],
  };
};

const pointAt = (mesh: Mesh, x: number, y: number): number => mesh.points.findIndex(([px, py]) => px === x && py === y);
const borderAt = (mesh: Mesh, x: number, y: number): Border =>
  bordersOf(mesh).find((one) => middle(mesh, one)[0] === x && middle(mesh, one)[1] === y) as Border;
const whole = (map: DrawnMap): number => map.regions.reduce((sum, region) => sum + Math.abs(area(region.outline)), 0);

describe('borders', () => {
  it('a printed map is made of shared points: its neighbours are those that the map names', () => {
    const near = touching(meshOf(printed));
    printed.regions.forEach((region, at) => {
      const names = [...(near[at] ?? [])].map((other) => printed.regions[other]?.id).sort();
      expect(names, region.id).toEqual([...(region.neighbors ?? [])].sort());
      expect(edgeOf(region, printed)).toBe(region.edge);
    });
  });

  it('a dragged corner moves in all regions that meet there', () => {
    const map = squares();
    const mesh = meshOf(map);
    const after = moved(gripCorner(mesh, pointAt(mesh, 100, 100)), 20, -10);
    const changed = reshaped(map, after as Mesh);
    for (const region of changed.regions) expect(region.outline).toContainEqual([120, 90]);
    expect(whole(changed)).toBe(40_000);
    expect(map.regions[0]?.outline).toContainEqual([100, 100]);
  });

  it('a corner at the edge of the sheet slides along it, and those of the sheet stay', () => {
    const mesh = meshOf(squares());
    const after = moved(gripCorner(mesh, pointAt(mesh, 100, 0)), 20, 30) as Mesh;
    expect(after.points).toContainEqual([120, 0]);
    expect(isFixed(mesh, pointAt(mesh, 0, 0))).toBe(true);
    expect(isFixed(mesh, pointAt(mesh, 100, 0))).toBe(false);
  });

  it('what would cross or enclose next to nothing is refused, and nothing leaves the sheet', () => {
    const mesh = meshOf(squares());
    const grip = gripCorner(mesh, pointAt(mesh, 100, 100));
    expect(moved(grip, 90, 90)).not.toBeNull();
    expect(moved(grip, -300, 0)?.points).toContainEqual([1, 100]);
    expect(moved(grip, -300, -300)).toBeNull();
    const bent = moved(gripBorder(mesh, borderAt(mesh, 100, 50)), -90, 0) as Mesh;
    const below = gripBorder(bent, borderAt(bent, 50, 100));
    expect(moved(below, 0, -5)).not.toBeNull();
    expect(moved(below, 0, -60)).toBeNull();
  });

  it('a border bends between its ends, and gets points to bend at', () => {
    const map = squares();
    const mesh = meshOf(map);
    const changed = reshaped(map, moved(gripBorder(mesh, borderAt(mesh, 100, 50)), 25, 0) as Mesh);
    const [left, right] = changed.regions;
    expect(left?.outline).toContainEqual([100, 0]);
    expect(left?.outline).toContainEqual([125, 50]);
    expect(right?.outline).toContainEqual([125, 50]);
    expect(changed.regions[3]).toEqual({ ...map.regions[3] });
    expect(whole(changed)).toBeCloseTo(40_000);
    expect(bordersOf(mesh).filter((one) => onFrame(mesh, one))).toHaveLength(8);
  });

  it('outlines that meet without sharing points are sewn together', () => {
    const map = squares();
    const [a, b] = map.regions;
    const wide: DrawnMap = {
      ...map,
      regions: [
        a!,
        b!,
        {
          id: 'c',
          terrain: 'hill',
          outline: [
            [0, 100.1],
            [200, 100.1],
            [200, 200],
            [0, 200],
          ],
        },
      ],
    };
    const mesh = meshOf(wide);
    const after = reshaped(wide, moved(gripCorner(mesh, pointAt(mesh, 100, 100)), 0, 20) as Mesh);
    for (const region of after.regions) expect(region.outline).toContainEqual([100, 120]);
  });
});

describe('changes', () => {
  it('a new terrain takes along what cannot lie there', () => {
    let map = squares();
    map = paint(paint(map, 0, { kind: 'tribe' }, true), 0, { kind: 'symbol', symbol: 'mine' }, true);
    expect(map.regions[0]).toMatchObject({ tribe: true, symbols: ['mine'] });
    const lake = paint(map, 0, { kind: 'terrain', terrain: 'lake' }, true).regions[0];
    expect(lake).toMatchObject({ terrain: 'lake', symbols: [] });
    expect(lake).not.toHaveProperty('tribe');
    expect(map.regions[0]?.terrain).toBe('hill');
  });

  it('the edge is only said where the drawing says otherwise', () => {
    const map = squares();
    const closed = paint(map, 0, { kind: 'edge' }, false);
    expect(closed.regions[0]?.edge).toBe(false);
    expect(paint(closed, 0, { kind: 'edge' }, true).regions[0]).not.toHaveProperty('edge');
  });

  it('a region is renamed wherever it is named', () => {
    const map = squares();
    const apart = { ...map, regions: map.regions.with(1, { ...map.regions[1]!, apart: ['a'] }) };
    expect(rename(apart, 0, 'z').regions.map((region) => [region.id, region.apart])).toEqual([
      ['z', undefined],
      ['b', ['z']],
      ['c', undefined],
      ['d', undefined],
    ]);
  });

  it('split and merged again, the sheet is covered as before', () => {
    for (const at of [0, 12, 40]) {
      const halved = split(printed, at) as DrawnMap;
      expect(halved.regions).toHaveLength(printed.regions.length + 1);
      expect(whole(halved)).toBeCloseTo(whole(printed), 3);
      const [one, other] = [halved.regions[at]!, halved.regions.at(-1)!].map((region) => Math.abs(area(region.outline)));
      expect(Math.min(one!, other!) / Math.max(one!, other!)).toBeGreaterThan(0.5);
      expect(beside(halved, at)).toContain(printed.regions.length);
      const back = merge(halved, at, printed.regions.length) as DrawnMap;
      expect(back.regions).toHaveLength(printed.regions.length);
      expect(whole(back)).toBeCloseTo(whole(printed), 3);
    }
  });

  it('what touches without bordering stays apart when borders are drawn anew', () => {
    const map = squares();
    const named: Record<string, string[]> = { a: ['c'], b: ['d'], c: ['a', 'd'], d: ['b', 'c'] };
    const walled = { ...map, regions: map.regions.map((region) => ({ ...region, neighbors: named[region.id]! })) };
    const mesh = meshOf(walled);
    const changed = reshaped(walled, moved(gripCorner(mesh, pointAt(mesh, 100, 100)), 5, 5) as Mesh);
    expect(changed.regions.map((region) => region.apart)).toEqual([['b'], undefined, undefined, undefined]);
    expect(changed.regions.some((region) => 'neighbors' in region)).toBe(false);
  });

  it('regions that would enclose a third are not merged, nor those that do not touch', () => {
    const map = squares();
    expect(merge(map, 0, 3)).toBeNull();
    const ring = merge(merge(map, 0, 1) as DrawnMap, 0, 1) as DrawnMap;
    expect(ring.regions).toHaveLength(2);
  });

  it('a plain sheet is covered, whoever plays on it', () => {
    for (const players of [2, 3, 4, 5]) {
      const map = plainMap('plain', players, 'base');
      expect(isDrawn(map)).toBe(true);
      expect(map.regions.length).toBeGreaterThanOrEqual(players * 8);
      expect(whole(map)).toBeCloseTo(1_600_000, 0);
      for (const near of touching(meshOf(map))) expect(near.size).toBeGreaterThan(1);
    }
  });

  it('a label lies inside, however the outline winds', () => {
    const hook: Point[] = [[0, 0], [100, 0], [100, 20], [20, 20], [20, 100], [0, 100]]; // prettier-ignore
    const [x, y] = innerPoint(hook);
    expect(x < 20 || y < 20).toBe(true);
    expect(outlineOf(meshOf({ ...squares(), regions: [{ id: 'h', terrain: 'hill', outline: hook }] }), [0])).toEqual([[0, 0]]);
  });

  it('what cannot be drawn is no map for the editor', () => {
    const map = squares();
    const region = map.regions[0]!;
    const many = { ...map, regions: Array.from({ length: 1000 }, () => region) };
    expect(isDrawn(map)).toBe(true);
    expect(regionsIn(many)).toBe(1000);
    for (const bad of [null, [], 'x', {}, many, { ...map, width: 'wide' }, { ...map, regions: [] }]) expect(isDrawn(bad)).toBe(false);
    for (const outline of [
      undefined,
      [[0, 0]],
      [
        [0, 0],
        [1, Infinity],
        [2, 2],
      ],
      'M0 0',
    ]) {
      expect(isDrawn({ ...map, regions: [{ ...region, outline }] })).toBe(false);
    }
  });
});
