import { afterEach, expect, test, vi } from 'vitest';

/** This browser's memory as a page finds it that has just been opened. */
async function opened(): Promise<(typeof import('./puzzles.svelte'))['puzzleMemory']> {
  vi.resetModules();
  return (await import('./puzzles.svelte')).puzzleMemory;
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('days in a row last from visit to visit', async () => {
  const first = await opened();
  first.note('a', 'best', 10);
  first.note('b', 'missed', 11);
  first.note('b', 'good', 11);
  const later = await opened();
  expect(later.streak(11)).toBe(2);
  expect(later.tries(11)).toEqual(['missed', 'good']);
  expect(later.tries(12)).toEqual([]);
  expect(later.solved('b')).toBe(true);
});

test('whoever has seen the solution has not solved the day, whatever he plays then', async () => {
  const memory = await opened();
  memory.note('a', 'missed', 10);
  memory.note('a', 'shown', 10);
  memory.note('a', 'best', 10);
  expect(memory.tries(10)).toEqual(['missed', 'shown']);
  expect(memory.streak(10)).toBe(0);
  expect(memory.outcome('a')).toBe('shown');
});

test('what was solved stays solved, and may get better', async () => {
  const memory = await opened();
  memory.note('a', 'good', 10);
  memory.note('a', 'missed', 10);
  expect(memory.outcome('a')).toBe('good');
  memory.note('a', 'best', null);
  expect(memory.outcome('a')).toBe('best');
  expect(memory.tries(10)).toEqual(['good']);
});

test.each(['{', '7', '{"done":[1],"days":"x","day":"y","tries":[7]}', '{"done":{"a":"?"},"days":[1.5,"2"]}'])(
  'damaged storage (%s) is as none',
  async (text) => {
    localStorage.setItem('elbowroom.puzzles', text);
    const memory = await opened();
    expect(memory.streak(10)).toBe(0);
    memory.note('a', 'best', 10);
    expect(memory.streak(10)).toBe(1);
  },
);

test('without storage it is remembered as long as the page is open', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const memory = await opened();
  expect(memory.note('a', 'best', 10)).toBe(false);
  expect(memory.note('b', 'good', 11)).toBe(false);
  expect(memory.streak(11)).toBe(2);
  expect(memory.solved('a')).toBe(true);
});

test('what another tab has noted meanwhile is not lost', async () => {
  const one = await opened();
  const other = await opened();
  one.note('a', 'best', 10);
  other.note('b', 'missed', null);
  expect(other.solved('a')).toBe(true);
  expect(other.streak(10)).toBe(1);
});
