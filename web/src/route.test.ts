import { expect, test } from 'vitest';
import { routeOf } from './route.svelte';

const at = (path: string) => routeOf(new URL(path, 'http://localhost'));

test('paths lead to screens', () => {
  expect(at('/').screen).toBe('Home');
  expect(at('/table/abc#SECRET')).toMatchObject({ screen: 'Table', id: 'abc', fragment: 'SECRET' });
  expect(at('/replay/abc?ply=5')).toMatchObject({ screen: 'Replay', id: 'abc' });
  expect(at('/replay/abc?ply=5').query.get('ply')).toBe('5');
  expect(['/rules', '/about', '/learn'].map((path) => at(path).screen)).toEqual(['Rules', 'About', 'Learn']);
});

test('anything else is not found', () => {
  for (const path of ['/nothing', '/table', '/table/a/b', '/rules/x']) expect(at(path).screen).toBe('NotFound');
});
