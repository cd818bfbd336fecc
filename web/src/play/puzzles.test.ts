import { describe, expect, test } from 'vitest';
import type { PuzzleEntry } from '../net/protocol';
import { choices, dateOf, dayOf, isSolved, nextOf, type Outcome, puzzleOf, queryOf, shareLine, streakOf, wanted, wishOf } from './puzzles';

const THEMES = ['entry', 'die', 'decline', 'combo'] as const;
const LEVELS = ['hard', 'expert', 'deep'] as const;
const BOXES = [['base'], ['underground'], ['base', 'underground']];

const puzzle = (number: number): PuzzleEntry => ({
  id: `b3-${number}-${number % 7}`,
  theme: THEMES[number % THEMES.length] ?? 'entry',
  difficulty: LEVELS[number % LEVELS.length] ?? 'hard',
  boxes: BOXES[number % BOXES.length] ?? [],
  map: 'base-3p',
  players: 3,
  player: 1,
  round: 4,
  rounds: 10,
});
const ALL = Array.from({ length: 400 }, (_, number) => puzzle(number));

describe("a day's puzzle", () => {
  test('a day begins at midnight of this device, in summer and in winter', () => {
    expect(dayOf(new Date(2026, 0, 1, 0, 0))).toBe(0);
    expect(dayOf(new Date(2026, 0, 1, 23, 59))).toBe(0);
    expect(dayOf(new Date(2026, 6, 2, 0, 1)) - dayOf(new Date(2026, 6, 1, 23, 59))).toBe(1);
    expect(dateOf(dayOf(new Date(2026, 10, 16, 12)))).toBe('2026-11-16');
  });

  test('it hangs on the date and the list alone, in whatever order that comes', () => {
    for (const day of [0, 1, 200, 5000]) expect(puzzleOf(day, ALL.toReversed())).toEqual(puzzleOf(day, ALL));
  });

  test('it does not come again within a fortnight, and in a year many come', () => {
    const year = Array.from({ length: 365 }, (_, day) => puzzleOf(day, ALL)?.id);
    for (const [day, id] of year.entries()) expect(year.slice(day + 1, day + 14), `day ${day}`).not.toContain(id);
    expect(new Set(year).size).toBeGreaterThan(200);
  });

  test('where one is left out, only its own days have another one', () => {
    const gone = puzzleOf(42, ALL)?.id;
    const less = ALL.filter(({ id }) => id !== gone);
    const changed = Array.from({ length: 400 }, (_, day) => day).filter((day) => puzzleOf(day, less) !== puzzleOf(day, ALL));
    expect(changed).toContain(42);
    expect(changed.map((day) => puzzleOf(day, ALL)?.id)).toEqual(changed.map(() => gone));
    expect(changed.map((day) => puzzleOf(day, less))).not.toContain(null);
  });

  test('a clock that is set wrong finds one, too; an empty list has none', () => {
    for (const day of [-20_000, -1, 0, 1e6]) expect(puzzleOf(day, ALL)).not.toBeNull();
    expect(puzzleOf(7, [])).toBeNull();
  });
});

describe('wishes', () => {
  test('theme, difficulty and box each narrow the list', () => {
    const asked = wishOf(new URLSearchParams('theme=die&difficulty=deep&box=both'), ALL);
    expect(wanted(ALL, asked).map(({ id }) => id)).toEqual(ALL.filter((_, number) => number % 12 === 5).map(({ id }) => id));
    expect(wanted(ALL, { theme: '', difficulty: '', box: '' })).toHaveLength(400);
    expect(queryOf(asked)).toBe('theme=die&difficulty=deep&box=both');
  });

  test('only what there is can be wished for', () => {
    expect(choices('theme', ALL)).toEqual(['entry', 'die', 'decline', 'combo']);
    expect(choices('box', ALL)).toEqual(['base', 'underground', 'both']);
    expect(wishOf(new URLSearchParams('theme=nonsense&box=x'), ALL)).toEqual({ theme: '', difficulty: '', box: '' });
  });

  test('the next one is the next that is not done, from the beginning again, and never the same', () => {
    const few = ALL.slice(0, 4);
    const done =
      (...ids: number[]) =>
      (id: string) =>
        ids.some((each) => few[each]?.id === id);
    expect(nextOf(few[1]?.id ?? '', few, done(2))).toBe(few[3]);
    expect(nextOf(few[3]?.id ?? '', few, done(0))).toBe(few[1]);
    expect(nextOf(few[1]?.id ?? '', few, () => true)).toBe(few[2]);
    expect(nextOf('elsewhere', few, done(0))).toBe(few[1]);
    expect(nextOf(few[0]?.id ?? '', few.slice(0, 1), () => false)).toBeNull();
  });
});

describe('results', () => {
  test('days in a row end today, or yesterday as long as today may still be solved', () => {
    expect(streakOf([5, 6, 7], 7)).toBe(3);
    expect(streakOf([5, 6, 7], 8)).toBe(3);
    expect(streakOf([5, 6, 7], 9)).toBe(0);
    expect(streakOf([4, 6, 7], 7)).toBe(2);
    expect(streakOf([], 7)).toBe(0);
  });

  test('a day that a wrong clock has brought neither adds to them nor breaks them', () => {
    expect(streakOf([5, 6, 7, 900], 7)).toBe(3);
    expect(streakOf([5, 6, 7, -40], 7)).toBe(3);
  });

  test.each<[Outcome[], boolean]>([
    [['missed', 'best'], true],
    [['good'], true],
    [['missed'], false],
    [['missed', 'shown'], false],
    [['shown', 'best'], false],
    [[], false],
  ])('%j is solved: %j', (tries, solved) => expect(isSolved(tries)).toBe(solved));

  test('a day is shared as a line that gives nothing away', () => {
    expect(shareLine('Elbowroom', 319, ['missed', 'good', 'best'], 3)).toBe('Elbowroom 2026-11-16 🟥🟨🟩 🔥3');
    expect(shareLine('Elbowroom', 319, ['shown'], 1)).toBe('Elbowroom 2026-11-16 ⬜');
  });
});
