import { afterEach, expect, test, vi } from 'vitest';
import type { Held } from './keeper';
import { keeps, keptGames, openKeeper } from './keeping';

const row = (number: number) => ({ number, kind: 'move', text: 'done' });

afterEach(() => vi.unstubAllGlobals());

test('a browser that keeps nothing plays as long as its tab lasts', async () => {
  expect(await keeps()).toBe(false);
  expect(await keptGames()).toEqual([]);
  const hold = vi.fn();
  const keeper = await openKeeper([], hold);
  await keeper.addTable({ id: 'tab-a', status: 'lobby' });
  await keeper.append('tab-a', [row(1), row(2)], { status: 'running' });
  await keeper.change('tab-a', { status: 'over' });
  expect(await keeper.read('tab-a')).toEqual({ table: { id: 'tab-a', status: 'over' }, log: [row(1), row(2)] });
  expect(await keeper.read('tab-b')).toBeNull();
  await expect(keeper.append('tab-b', [row(1)], null)).rejects.toMatchObject({ code: 'storage' });
  expect(hold.mock.calls.map(([more]) => (more as Held).log)).toEqual([[], [row(1), row(2)], []]);
  expect(hold).toHaveBeenLastCalledWith({ table: { id: 'tab-a', status: 'over' }, log: [] });
  const next = await openKeeper([{ table: { id: 'tab-a', status: 'over' }, log: [row(1), row(2)] }], hold);
  expect(await next.read('tab-a')).toEqual(await keeper.read('tab-a')); // what the page held is there for the next worker
});

/** A database of which every transaction fails as the browser says. */
function failing(name: string): void {
  const store = { add: vi.fn(), put: vi.fn(), get: () => ({}), delete: vi.fn() };
  const transaction = () => {
    const made = { objectStore: () => store, error: new DOMException('', name), onabort: () => undefined, oncomplete: null };
    queueMicrotask(() => queueMicrotask(() => made.onabort()));
    return made;
  };
  const asked = { result: { transaction, close: vi.fn() }, onsuccess: () => undefined };
  vi.stubGlobal('indexedDB', { open: () => (queueMicrotask(() => asked.onsuccess()), asked) });
  vi.stubGlobal('IDBKeyRange', { bound: vi.fn() });
}

test('storage that is full, a game that another tab has played on, a disk that fails: each has its code', async () => {
  failing('QuotaExceededError');
  const keeper = await openKeeper([], vi.fn());
  await expect(keeper.append('tab-a', [row(1)], null)).rejects.toMatchObject({ code: 'storage-full' });
  vi.resetModules();
  failing('ConstraintError');
  const second = await (await import('./keeping')).openKeeper([], vi.fn());
  await expect(second.append('tab-a', [row(1)], null)).rejects.toMatchObject({ code: 'kept-elsewhere' });
  vi.resetModules();
  failing('UnknownError');
  const third = await (await import('./keeping')).openKeeper([], vi.fn());
  await expect(third.addTable({ id: 'tab-a' })).rejects.toMatchObject({ code: 'storage' });
});
