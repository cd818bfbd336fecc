import { beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../texts/index.svelte';
import { thing, thingsIn } from './explain';
import { MAP, makeView } from './fixtures';

const MARKERS = [
  'tribe',
  'monster',
  'lair',
  'fortress',
  'camp',
  'hole',
  'hero',
  'dragon',
  'ancient',
  'balrog',
  'queen',
  'ghost',
  'volcano',
  'hammer',
  'armor',
  'vengeance',
  'bag',
];

describe('what is on the map', () => {
  beforeEach(() => speak('en'));

  it('explains every marker and figure', () => {
    for (const id of MARKERS) expect(thing('marker', id).text.length, id).toBeGreaterThan(20);
  });

  it('lists what lies in a region', () => {
    const view = makeView({ regions: { 3: { monsters: 2, markers: { mountain: 1, sword: 1, keep: 1 } } } });
    expect(thingsIn(view, MAP, '3').map((each) => `${each.kind} ${each.id}`)).toEqual(['marker monster', 'relic sword', 'place keep']);
  });
});
