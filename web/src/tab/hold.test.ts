import { afterEach, expect, test, vi } from 'vitest';
import { hold } from './hold';

type Taker = (lock: object | null) => Promise<void> | undefined;

/** The browser's locks, for one name. */
function locks() {
  let holder: { reject: (error: Error) => void } | null = null;
  const queue: (() => void)[] = [];
  const grant = (take: Taker): Promise<void> =>
    new Promise((resolve, reject) => {
      const own = { reject };
      holder = own;
      void Promise.resolve(take({})).then(() => {
        resolve();
        if (holder !== own) return;
        holder = null;
        queue.shift()?.();
      });
    });
  const request = (_: string, options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal }, take: Taker): Promise<void> => {
    if (options.steal) {
      holder?.reject(new DOMException('', 'AbortError'));
      return grant(take);
    }
    if (!holder) return grant(take);
    if (options.ifAvailable) return Promise.resolve(take(null));
    return new Promise((resolve) => queue.push(() => resolve(grant(take))));
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

const tab = () => ({ held: vi.fn(), waits: vi.fn(), lost: vi.fn() });
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

test('a second tab waits, and has the game when the first one is closed', async () => {
  locks();
  const [first, second] = [tab(), tab()];
  const close = hold('tab-a', first);
  hold('tab-a', second);
  await settle();
  expect(first.held).toHaveBeenCalledOnce();
  expect([second.waits.mock.calls.length, second.held.mock.calls.length]).toEqual([1, 0]);
  close();
  await settle();
  expect(second.held).toHaveBeenCalledOnce();
  expect(first.lost).not.toHaveBeenCalled();
});

test('it may take the game over; then the first one knows', async () => {
  locks();
  const [first, second] = [tab(), tab()];
  hold('tab-a', first);
  hold('tab-a', second, true);
  await settle();
  expect(second.held).toHaveBeenCalledOnce();
  expect(first.lost).toHaveBeenCalledOnce();
});

test('where there are no locks everybody has the game', () => {
  vi.stubGlobal('navigator', {});
  const only = tab();
  hold('tab-a', only)();
  expect(only.held).toHaveBeenCalledOnce();
});
