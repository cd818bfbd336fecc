import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropEngine } from './mend';

const deleted: string[] = [];

beforeEach(() => {
  deleted.length = 0;
  vi.stubGlobal('caches', {
    keys: async () => ['elbowroom-page-1', 'elbowroom-engine-1', 'another'],
    delete: async (name: string) => deleted.push(name),
    open: async (name: string) => ({ delete: async (url: string) => deleted.push(`${name} ${url}`) }),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an engine that does not work is thrown away, and nothing else', async () => {
  await dropEngine();
  expect(deleted).toEqual(['elbowroom-page-1 /engine/engine.json', 'elbowroom-engine-1']);
});

test('without a network it stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await dropEngine();
  expect(deleted).toEqual([]);
  vi.restoreAllMocks();
});
