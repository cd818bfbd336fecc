import { expect, test } from 'vitest';
import { toPuzzle, toReplay, toTable } from './browser/place';
import { routeOf } from './route.svelte';

const at = (path: string) => routeOf(new URL(path, 'http://localhost'));

test('paths lead to screens', () => {
  expect(at('/').screen).toBe('Home');
  expect(at('/table/abc#SECRET')).toMatchObject({ screen: 'Table', id: 'abc', fragment: 'SECRET' });
  expect(at('/replay/abc?ply=5')).toMatchObject({ screen: 'Replay', id: 'abc' });
  expect(at('/replay/abc?ply=5').query.get('ply')).toBe('5');
  expect(['/rules', '/about', '/learn'].map((path) => at(path).screen)).toEqual(['Rules', 'About', 'Learn']);
});

test('a game of this device is named by the query, as plain hosts have no file for it', () => {
  expect(at('/table?game=tab-abc')).toMatchObject({ screen: 'Table', id: 'tab-abc' });
  expect(at('/replay/?game=tab-abc&ply=5')).toMatchObject({ screen: 'Replay', id: 'tab-abc' });
  expect(at('/table/index.html?game=tab-abc')).toMatchObject({ screen: 'Table', id: 'tab-abc' });
  expect(at('/table?game=abc').screen).toBe('NotFound');
  expect(at('/rules?game=tab-abc').screen).toBe('Rules');
  for (const path of [toTable('tab-abc', 'x=1'), toReplay('tab-abc'), toTable('abc', '', 's'), toReplay('abc', 'ply=2')])
    expect(at(path).id).toMatch(/^(tab-)?abc$/);
});

test('each puzzle has an address of its own, on plain hosts in the query', () => {
  expect(at('/puzzles?theme=die').screen).toBe('Puzzles');
  expect(at('/puzzles/b3-12-7?theme=die')).toMatchObject({ screen: 'Puzzle', id: 'b3-12-7' });
  expect(at('/puzzles/?puzzle=b3-12-7')).toMatchObject({ screen: 'Puzzle', id: 'b3-12-7' });
  expect(at(toPuzzle('b3-12-7', 'theme=die'))).toMatchObject({ screen: 'Puzzle', id: 'b3-12-7' });
  expect(toPuzzle('b3-12-7')).toBe('/puzzles/b3-12-7');
});

test('anything else is not found', () => {
  for (const path of ['/nothing', '/table', '/table/a/b', '/rules/x', '/puzzles/a/b']) expect(at(path).screen).toBe('NotFound');
});
