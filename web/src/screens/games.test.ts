import { beforeEach, expect, test } from 'vitest';
import { forgetGame, knownGame, knownGames, rememberGame, rememberVisit } from './games';

const KEY = 'elbowroom.games';

beforeEach(() => localStorage.clear());

test('the host who looks at a guest’s link stays the host', () => {
  rememberGame('t', { secret: 'HOST', right: 'host', watch: 'W', links: { 2: 'GUEST' } });
  rememberVisit('t', 'GUEST', 'seat', { players: ['Ada', 'Bo'] });
  expect(knownGame('t')).toMatchObject({ secret: 'HOST', right: 'host', players: ['Ada', 'Bo'], links: { 2: 'GUEST' } });
});

test('a newer link to a seat takes the place of the older one', () => {
  rememberVisit('t', 'OLD', 'seat', {});
  rememberVisit('t', 'NEW', 'seat', {});
  expect(knownGame('t')?.secret).toBe('NEW');
});

test.each(['{', '7', '[null, 3, {}, {"table": 5}]', '{"table": "t"}'])('a damaged list %s is no list', (text) => {
  localStorage.setItem(KEY, text);
  expect(knownGames()).toEqual([]);
  expect(rememberGame('t', { secret: 'S' })).toBe(true);
  expect(knownGame('t')?.secret).toBe('S');
});

test('an entry of an older page is read: whoever has a watch link to give away is the host', () => {
  localStorage.setItem(KEY, '[{"table": "t", "secret": "S", "watch": "W", "players": ["Ada", 5], "when": "x"}]');
  expect(knownGame('t')).toMatchObject({ secret: 'S', right: 'host', players: ['Ada', ''], when: 0 });
});

test('where there are too many, games that are over go first', () => {
  for (let n = 0; n < 100; n += 1) rememberGame(`t${n}`, { secret: 'S', over: n === 50 });
  rememberGame('new', { secret: 'S' });
  expect(knownGames()).toHaveLength(100);
  expect(knownGame('t50')).toBeUndefined();
  expect(knownGame('t0')).toBeDefined();
  rememberGame('newer', { secret: 'S' });
  expect(knownGame('t0')).toBeUndefined();
  forgetGame('newer');
  expect(knownGame('newer')).toBeUndefined();
});
