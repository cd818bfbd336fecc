import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import own from './icons.json';
import tiles from './tile-icons.json';

test('every icon that a tile or the page names has a drawing', () => {
  const found = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(readFileSync(found, 'utf8')) as { icons: Record<string, unknown> };
  const named = [own, tiles].flatMap((list) => Object.values(list).flatMap((group) => Object.values<string>(group)));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((name) => !(name in set.icons))).toEqual([]);
});
