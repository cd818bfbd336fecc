import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropFrozen, freeze, keepFrozen, melt, readFrozen, thaw, unpacked, type Frozen } from './frozen';

const PAGE = 65_536;
const BASE = 'https://somewhere.example/games/';

/** A snapshot as Pyodide makes it: a head that tells its own length, and a memory of which only two pages hold something. */
function snapshot(): Uint8Array {
  const bytes = new Uint8Array(48 + 5 * PAGE);
  new Uint32Array(bytes.buffer, 0, 2).set([1234, 48]);
  bytes[48 + PAGE + 7] = 11;
  bytes[48 + 5 * PAGE - 1] = 22;
  return bytes;
}

/** The browser's caches, as far as they are used here. */
const kept = new Map<string, Uint8Array>();
const cache = {
  match: async (url: string) => (kept.has(url) ? new Response(kept.get(url) as Uint8Array<ArrayBuffer>) : undefined),
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  delete: async (url: string) => kept.delete(url),
  put: async (url: string, answer: Response) => void kept.set(url, new Uint8Array(await answer.arrayBuffer())),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.clear() });
});
afterEach(() => vi.unstubAllGlobals());

test('a frozen engine has only what is not empty, and thaws to what it was', () => {
  const frozen = freeze(snapshot());
  expect([...frozen.pages]).toEqual([1, 4]);
  expect([frozen.size, frozen.data.length, frozen.head.length]).toEqual([5 * PAGE, 2 * PAGE, 48]);
  const heap = new Uint8Array(5 * PAGE);
  thaw(frozen, heap);
  expect(Buffer.compare(heap, snapshot().subarray(48))).toBe(0);
  melt(frozen.whole);
});

test('it comes back from the browser as it was, for the very files it was made of', async () => {
  await keepFrozen(BASE, 'a/1', freeze(snapshot()));
  const found = await readFrozen(BASE, 'a/1');
  expect([found?.size, [...(found?.pages ?? [])]]).toEqual([5 * PAGE, [1, 4]]);
  expect(Buffer.compare((found as Frozen).whole, freeze(snapshot()).whole)).toBe(0);
  expect(await readFrozen(BASE, 'a/2')).toBeNull();
  await keepFrozen('https://somewhere.example/others/', 'a/1', freeze(snapshot()));
  await keepFrozen(BASE, 'a/2', freeze(snapshot()));
  expect([...kept.keys()]).toEqual([`https://somewhere.example/others/engine/frozen/a/1`, `${BASE}engine/frozen/a/2`]);
});

test('one bit that has changed, or an end that is missing: it is thrown away, and the files are used', async () => {
  const { whole } = freeze(snapshot());
  for (const at of [0, 5, 9, 30, 70, 80, whole.length - 9]) {
    const damaged = whole.slice();
    damaged[at] = (damaged[at] as number) ^ 1;
    expect(unpacked(damaged.buffer)).toBeNull();
  }
  for (const length of [0, 3, 16, 100, PAGE, whole.length - 4]) expect(unpacked(whole.slice(0, length).buffer)).toBeNull();
  kept.set(`${BASE}engine/frozen/a`, whole.slice(0, PAGE));
  expect(await readFrozen(BASE, 'a')).toBeNull();
  expect(kept.size).toBe(0);
});

test('a browser without caches, or without room in them, starts from the files every time', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'QuotaExceededError')) });
  await keepFrozen(BASE, 'a', freeze(snapshot()));
  expect(await readFrozen(BASE, 'a')).toBeNull();
  vi.unstubAllGlobals();
  await dropFrozen();
  expect(await readFrozen(BASE, 'a')).toBeNull();
});
