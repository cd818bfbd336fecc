import { expect, test } from 'vitest';
import { mergePatch } from './patch';

test('objects merge, null removes, everything else replaces', () => {
  const old = { a: { x: 1, y: 2 }, list: [1, 2], gone: true };
  expect(mergePatch(old, { a: { y: 3 }, list: [9], gone: null })).toEqual({ a: { x: 1, y: 3 }, list: [9] });
});

test('what did not change stays the same object', () => {
  const old = { regions: { 1: { tokens: 1 }, 2: { tokens: 2 } } };
  const next = mergePatch(old, { regions: { 1: { tokens: 4 } } }) as typeof old;
  expect(next.regions[2]).toBe(old.regions[2]);
  expect(old.regions[1].tokens).toBe(1);
});

test('an object takes the place of something that is none', () => {
  expect(mergePatch({ a: 1 }, { a: { b: { c: null } } })).toEqual({ a: { b: {} } });
});
