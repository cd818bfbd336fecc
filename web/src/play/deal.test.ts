import { describe, expect, it } from 'vitest';
import { asBefore, carry, clear, dealMoves, even, left, piles, step, toBorder, withPlan } from './deal';
import { MAP, makeView } from './fixtures';
import type { View } from '../net/protocol';

function redeploying(hand: number, extra: string[] = []): View {
  const regions = {
    1: { player: 1, race: 'orcs', tokens: 1 },
    2: { player: 1, race: 'orcs', tokens: 1 },
    3: { player: 2, race: 'elves', tokens: 2 },
    4: {},
    5: {},
  };
  const amounts = Array.from({ length: hand }, (_, at) => at + 1);
  const legal = [...amounts.flatMap((count) => [`place 1 ${count}`, `place 2 ${count}`]), ...extra];
  return makeView({ stage: 'redeploy', regions, legal });
}

const pileOf = (view: View) => piles(view)[0]!;

describe('piles', () => {
  it('finds tokens and other things to deal', () => {
    const found = piles(redeploying(3, ['camp 1 1', 'camp 1 2', 'camp 2 1', 'camp 2 2']));
    expect(found.map((pile) => [pile.id, pile.size])).toEqual([
      ['place orcs', 3],
      ['camp', 2],
    ]);
  });

  it('keeps two races apart', () => {
    const view = redeploying(2);
    view.regions['2'] = { player: 1, race: 'ghouls', declined: true, tokens: 1 };
    expect(piles(view).map((pile) => pile.id)).toEqual(['place orcs', 'place ghouls']);
  });
});

describe('plans', () => {
  const view = redeploying(3);
  const pile = pileOf(view);

  it('steps up and down within what there is', () => {
    let plan = step({}, pile, '1', 2);
    expect(left(plan, pile)).toBe(1);
    plan = step(plan, pile, '2', 5);
    expect(plan).toEqual({ 'place orcs': { 1: 2, 2: 1 } });
    expect(step(plan, pile, '1', 1)).toBe(plan);
    expect(step(plan, pile, '1', -9)).toEqual({ 'place orcs': { 2: 1 } });
    expect(step(plan, pile, '3', 1)).toBe(plan);
    expect(clear(plan, pile)).toEqual({});
  });

  it('carries a token from one region to another', () => {
    const plan = carry(step({}, pile, '1', 3), pile, '1', '2');
    expect(dealMoves(plan, [pile])).toEqual(['place 1 2', 'place 2 1']);
    expect(dealMoves(carry({}, pile, '1', '2'), [pile])).toEqual(['place 2 1']);
  });

  it('deals evenly', () => {
    expect(even(view, MAP, pile)).toEqual({ 'place orcs': { 1: 2, 2: 1 } });
    expect(even(view, MAP, pile, step({}, pile, '1', 1))).toEqual({ 'place orcs': { 1: 2, 2: 1 } });
  });

  it('deals to the border', () => {
    expect(toBorder(view, MAP, pile)).toEqual({ 'place orcs': { 2: 3 } });
  });

  it('deals as before, the rest evenly', () => {
    expect(asBefore(view, MAP, pile, { 1: 3, 4: 2 })).toEqual({ 'place orcs': { 1: 2, 2: 1 } });
    expect(asBefore(view, MAP, pile, { 2: 4 })).toEqual({ 'place orcs': { 2: 3 } });
  });

  it('becomes moves, and a position to look at', () => {
    const plan = even(view, MAP, pile);
    expect(dealMoves(plan, [pile])).toEqual(['place 1 2', 'place 2 1']);
    expect(withPlan(view, plan, [pile]).regions['1']?.tokens).toBe(3);
    expect(view.regions['1']?.tokens).toBe(1);
  });
});
