import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A worker, as far as the page sees it. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: (() => void) | null = null;
  onerror: (() => void) | null = null;
  terminate = vi.fn();
  constructor(
    readonly url: URL,
    readonly options: { name: string },
  ) {
    FakeWorker.all.push(this);
  }
}

const ready = vi.fn();

async function ask(): Promise<void> {
  const { numbersAhead } = await import('./ahead');
  void numbersAhead().then(ready);
  await Promise.resolve();
}

beforeEach(() => {
  vi.resetModules();
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  ready.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('another thread writes the first date in the language of the page, once, and is gone', async () => {
  await ask();
  await ask();
  const [worker, ...others] = FakeWorker.all;
  expect(others).toEqual([]);
  expect(worker?.options.name).toBe('en');
  expect(ready).not.toHaveBeenCalled();
  worker?.onmessage?.();
  await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(2));
  expect(worker?.terminate).toHaveBeenCalled();
});

test('a thread that fails keeps nobody waiting', async () => {
  await ask();
  FakeWorker.all[0]?.onerror?.();
  await vi.waitFor(() => expect(ready).toHaveBeenCalled());
});

test('nor does one that says nothing', async () => {
  await import('./ahead');
  vi.useFakeTimers();
  await ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ready).toHaveBeenCalled();
});

test('nor one that a browser does not let begin', async () => {
  vi.stubGlobal('Worker', function refused() {
    throw new Error('not here');
  });
  await ask();
  await vi.waitFor(() => expect(ready).toHaveBeenCalled());
});
