import { expect, test } from 'vitest';
import type { TurnReview } from '../net/protocol';
import { closerTurns, coins, costliest, lossOf, luckOf } from './review';

const turn = (number: number, loss: number, doubt: number, more: Partial<TurnReview> = {}): TurnReview => ({
  number,
  ply: 10 * number,
  end: 10 * number + 9,
  round: 1,
  player: 1 + (number % 2),
  before: { lead: 0, chance: 0.5 },
  after: { lead: 0, chance: 0.5 },
  best: { lead: loss, chance: 0.6 },
  loss,
  doubt,
  might: loss + doubt,
  luck: [],
  mistake: { ply: 10 * number, reason: 'target', args: {}, plan: ['conquer 1'], played: ['conquer 2'] },
  closer: true,
  ...more,
});

test.each([
  [2.25, '2.3'],
  [-0.2, '−0.2'],
  [-0.01, '0.0'],
  [0, '0.0'],
])('%d coins are written %s', (value, text) => expect(coins(value)).toBe(text));

test('the turns that may have cost most are looked at again, as far as looks go, and slips are not', () => {
  const turns = [turn(1, 0.5, 0), turn(2, 3, 0), turn(3, 0.2, 0), turn(4, 1, 0), turn(5, 0, 0, { might: 2 })];
  expect(closerTurns(turns, 2)).toEqual([2, 5]);
  expect(closerTurns(turns, 6)).toEqual([2, 5, 4, 1]);
});

test('three turns are told, those that cost most for certain, and only after a closer look', () => {
  const turns = [turn(1, 5, 4.5), turn(2, 3, 0.5), turn(3, 2, 2.5), turn(4, 9, 0, { closer: false }), turn(5, 1, 0.1), turn(6, 4, 0.2)];
  expect(costliest(turns).map((each) => each.number)).toEqual([6, 2, 5]);
  expect(costliest([turn(1, 4, 0, { mistake: null })])).toEqual([]);
});

test('choice and luck are summed up for each player', () => {
  const die = (gain: number): Partial<TurnReview> => ({ luck: [{ ply: 1, kind: 'die', shown: '3', coins: gain }] });
  const turns = [turn(1, 2, 0, die(1.5)), turn(2, 1, 0, die(-1)), turn(3, 0.5, 0, die(-0.25))];
  expect([lossOf(turns, 2), luckOf(turns, 2)]).toEqual([2.5, 1.25]);
  expect([lossOf(turns, 1), luckOf(turns, 1)]).toEqual([1, -1]);
});
