import { expect, test } from 'vitest';
import type { GameEvent } from '../net/protocol';
import { makeView } from './fixtures';
import { since, stepsOf } from './recap';
import type { Line } from './story';

const turn = (n: number, player: number): GameEvent => ({ kind: 'turn', n, player, round: 1 });
const line = (key: number, heading = false): Line => ({
  key,
  kind: heading ? 'turn' : 'conquered',
  player: 2,
  text: `line ${key}`,
  heading,
  round: 1,
  regions: [String(key)],
  more: [],
  rule: '',
});

test('what others did between a player’s last turn and this one', () => {
  expect(since([turn(1, 1), turn(5, 2), turn(9, 3), turn(12, 1)], 1)).toEqual({ from: 5, until: 12 });
});

test('in the first round everything before the own turn', () => {
  expect(since([turn(1, 1), turn(5, 2)], 2)).toEqual({ from: 1, until: 5 });
});

test('who begins has missed nothing', () => {
  expect(since([turn(1, 1)], 1)).toBeNull();
});

test('every step knows how the table stood, if the page was there', () => {
  const view = makeView();
  const steps = stepsOf([line(4), line(5, true), line(6), line(7), line(12)], { from: 5, until: 12 }, [{ first: 7, last: 9, view }]);
  expect(steps.map((step) => [step.key, step.view])).toEqual([
    [6, null],
    [7, view],
  ]);
});
