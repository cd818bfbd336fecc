import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Suspense } from './suspense';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const held = (heeded: string[]) =>
  new Suspense<string>(
    (message) => heeded.push(message),
    (message) => (message === 'roll' ? 100 : 0),
  );

test('what follows a roll waits until the die has landed', async () => {
  const heeded: string[] = [];
  const line = held(heeded);
  for (const message of ['a', 'roll', 'b', 'c']) line.hear(message);
  expect(heeded).toEqual(['a']);
  let settled = false;
  void line.settled().then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(99);
  expect([heeded, settled]).toEqual([['a'], false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([heeded, settled]).toEqual([['a', 'roll', 'b', 'c'], true]);
});

test('one roll after the other', async () => {
  const heeded: string[] = [];
  const line = held(heeded);
  for (const message of ['roll', 'a', 'roll']) line.hear(message);
  await vi.advanceTimersByTimeAsync(100);
  expect(heeded).toEqual(['roll', 'a']);
  await vi.advanceTimersByTimeAsync(100);
  expect(heeded).toEqual(['roll', 'a', 'roll']);
});

test('who is far behind only catches up', async () => {
  const heeded: string[] = [];
  const line = held(heeded);
  for (const message of ['roll', 'roll', 'roll', 'roll', 'roll', 'roll', 'a']) line.hear(message);
  await vi.advanceTimersByTimeAsync(100);
  expect(heeded.length).toBeGreaterThanOrEqual(3);
});

test('who cannot wait has everything at once, and each once', async () => {
  const heeded: string[] = [];
  const line = held(heeded);
  line.hear('roll');
  line.hear('a');
  line.flush();
  expect(heeded).toEqual(['roll', 'a']);
  await vi.advanceTimersByTimeAsync(200);
  await line.settled();
  expect(heeded).toEqual(['roll', 'a']);
});
