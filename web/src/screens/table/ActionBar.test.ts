import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { AbilityButton } from '../../play/abilities';
import ActionBar from './ActionBar.svelte';

afterEach(cleanup);

const dragon: AbilityButton = {
  id: 'dragon',
  type: 'tool',
  icon: { kind: 'power', name: 'dragon-master' },
  name: 'Dragon',
  text: 'Once a turn.',
  pressed: false,
  choices: [],
};
const ally: AbilityButton = { ...dragon, id: 'ally', type: 'menu', name: 'Name an ally', choices: [{ label: 'Bo', move: 'ally 2' }] };

function show(more: object = {}) {
  const told = { onact: vi.fn(), onpress: vi.fn(), onplay: vi.fn(), onundo: vi.fn(), ondeal: vi.fn(), onhint: vi.fn() };
  const guide = {
    title: 'Conquer: tap a lit region',
    facts: '4 in hand',
    primary: { label: 'Redeploy', sub: '+3', act: { type: 'play' as const, move: 'done' } },
    secondary: [],
  };
  render(ActionBar, {
    guide,
    abilities: [dragon, ally],
    roll: null,
    rollText: '',
    canUndo: true,
    busy: false,
    card: null,
    dealing: false,
    income: [
      ['orcs', 'regions', 3, 'SCORE-1'],
      ['orcs', 'hill', 1, 'POWER-Hill-1'],
    ],
    hasBefore: false,
    ...told,
    ...more,
  });
  return told;
}

test('one sentence, the facts, and the next button', async () => {
  const { onact } = show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Conquer: tap a lit region');
  await fireEvent.click(screen.getByRole('button', { name: /Redeploy/ }));
  expect(onact).toHaveBeenCalledWith({ type: 'play', move: 'done' });
});

test('an ability is pressed, a menu asks first', async () => {
  const { onpress, onplay } = show();
  await fireEvent.click(screen.getByRole('button', { name: 'Dragon' }));
  expect(onpress).toHaveBeenCalledWith(dragon);
  await fireEvent.click(screen.getByRole('button', { name: 'Name an ally' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Bo' }));
  expect(onplay).toHaveBeenCalledWith('ally 2');
});

test('abandoning alone has no row of its own, another ability has', () => {
  const bar = () => document.querySelector('.bar')?.classList.contains('only');
  show({ abilities: [{ ...dragon, id: 'abandon', name: 'Abandon' }] });
  expect(bar()).toBe(true);
  expect(screen.getByRole('button', { name: 'Abandon' })).toBeTruthy();
  cleanup();
  show({ abilities: [dragon] });
  expect(bar()).toBe(false);
});

test('what stopping now would bring, item by item', async () => {
  show();
  await fireEvent.click(screen.getByRole('button', { name: /If the turn ended now/ }));
  const rows = [...document.querySelectorAll('#income tr')].map((row) => row.textContent?.trim());
  expect(rows).toEqual(['Orcs: regions+3', 'Orcs: Hill+1', 'together+4']);
});

test('hints and undo are there only when they can be had', async () => {
  const { onhint, onundo } = show();
  await fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([onhint.mock.calls.length, onundo.mock.calls.length]).toEqual([1, 1]);
  cleanup();
  show({ onhint: undefined, canUndo: false });
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('placing tokens has its own buttons', async () => {
  const { ondeal } = show({ dealing: true, hasBefore: true });
  for (const name of ['To the border', 'As before', 'Start over']) await fireEvent.click(screen.getByRole('button', { name }));
  expect(ondeal.mock.calls).toEqual([['border'], ['before'], ['restart']]);
});
