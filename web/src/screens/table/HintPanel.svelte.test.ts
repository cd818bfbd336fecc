import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Hint } from '../../net/protocol';
import { makeView } from '../../play/fixtures';
import { MAP, stored } from '../fixtures';
import { Adviser } from './adviser.svelte';
import HintPanel from './HintPanel.svelte';

afterEach(cleanup);

const HINTS: Hint[] = [
  { moves: ['conquer 2', 'conquer 3'], reason: 'conquer', coins: 7, expected: 30, lead: 3, regions: 2, against: null, chance: null },
  { moves: ['done'], reason: 'conquer', coins: 5, expected: 28, lead: 1, regions: 0, against: null, chance: null },
];

function seat(changes: object = {}) {
  const store = stored(makeView(), { hints: vi.fn().mockResolvedValue(HINTS), ...changes });
  let adviser!: Adviser;
  const end = $effect.root(() => {
    adviser = new Adviser(store, () => MAP);
  });
  flushSync();
  return { store, adviser, end };
}

test('the best plan is lit at once; pointing at another shows that one', async () => {
  const { adviser, end } = seat();
  await adviser.ask();
  render(HintPanel, { adviser, onuse: () => undefined });
  const plans = screen.getAllByRole('button', { pressed: false }).concat(screen.getAllByRole('button', { pressed: true }));
  expect(plans.filter((plan) => plan.classList.contains('plan'))).toHaveLength(2);
  expect(adviser.route).toEqual(['2', '3']);
  await fireEvent.focus(screen.getByRole('button', { name: /Stop here/ }));
  expect(adviser.route).toEqual([]);
  await fireEvent.blur(screen.getByRole('button', { name: /Stop here/ }));
  expect(adviser.route).toEqual(['2', '3']);
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(adviser.open).toBe(false);
  end();
});

test('no hints where the table has none, or when another decides', () => {
  const { legal: _, ...waiting } = makeView();
  const other = seat({ view: waiting });
  expect(other.adviser.offered).toBe(false);
  other.end();
  const off = seat();
  off.store.table = { ...off.store.table!, settings: { ...off.store.table!.settings, hints: false } };
  expect(off.adviser.offered).toBe(false);
  off.end();
});
