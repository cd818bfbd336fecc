import { beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../texts/index.svelte';
import { thing, thingsIn } from './explain';
import { BOXES, MAP, makeView } from './fixtures';
import { search, rulebook } from './rulebook';

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

describe('refusals', () => {
  it('lead to something on the rules page', async () => {
    await speak('en');
    const book = rulebook(BOXES);
    for (const rule of [
      'POWER-DragonMaster-2',
      'U-RACE-WISPS-1',
      'U-IMMUNE-01',
      'U-MIX-09',
      'INT-25',
      'CONQ-14',
      'U-TERRAIN-10',
      'REDEP-3',
      'PICK-5',
    ]) {
      expect(
        search(book, rule).flatMap((chapter) => chapter.entries),
        rule,
      ).toHaveLength(1);
    }
  });
});
