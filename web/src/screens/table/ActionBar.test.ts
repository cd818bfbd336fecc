import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { AbilityButton } from '../../play/abilities';
import type { Guide } from '../../play/guide';
import ActionBar from './ActionBar.svelte';
import { Press } from './press';

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
  const guide: Guide = {
    title: 'Conquer: tap a lit region',
    facts: '4 in hand',
    primary: null,
    secondary: [],
    stop: { label: 'Redeploy', sub: '+3', act: { type: 'play', move: 'done' }, last: false, ready: false },
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
    forecast: {
      coins: 4,
      exact: true,
      parts: [
        ['orcs', 'regions', 3, 'SCORE-1'],
        ['orcs', 'hill', 1, 'POWER-Hill-1'],
      ],
    },
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
  const { ondeal } = show({ dealing: true, undealt: 2, hasBefore: true });
  for (const name of [/Spread evenly/, 'To the border', 'As before', 'Start over'])
    await fireEvent.click(screen.getByRole('button', { name }));
  expect(ondeal.mock.calls).toEqual([['even'], ['border'], ['before'], ['restart']]);
});

const END: Guide = {
  title: 'All placed',
  facts: '',
  primary: null,
  secondary: [],
  stop: { label: 'End turn', sub: '+3', act: { type: 'finish' }, last: true, ready: false, ask: '2 are still in hand.' },
};

test('a double click leaves the question there', async () => {
  const { onact } = show({ guide: END });
  const end = screen.getByRole('button', { name: /End turn/ });
  await fireEvent.click(end, { detail: 1 });
  await fireEvent.click(end, { detail: 2 });
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  await fireEvent.click(end, { detail: 1 });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onact).not.toHaveBeenCalled();
});

test('what gives something up is asked once', async () => {
  const { onact } = show({ guide: END });
  await fireEvent.click(screen.getByRole('button', { name: /End turn/ }));
  expect(onact).not.toHaveBeenCalled();
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain('2 are still in hand.');
  expect(document.activeElement?.textContent).toBe('Go on playing');
  await fireEvent.click(screen.getByRole('button', { name: 'Go on playing' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement?.textContent).toContain('End turn');
  await fireEvent.click(screen.getByRole('button', { name: /End turn/ }));
  await fireEvent.click(screen.getByRole('alertdialog').querySelector('.yes')!);
  expect(onact.mock.calls).toEqual([[{ type: 'finish' }]]);
});

test('an ability that gives something up is asked too', async () => {
  const { onpress, onplay } = show({
    abilities: [
      {
        ...dragon,
        id: 'decline',
        type: 'play',
        name: 'Decline now',
        ask: 'They conquer no more.',
        choices: [{ label: 'Decline now', move: 'decline' }],
      },
    ],
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Decline now' }));
  expect(onplay).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('alertdialog').querySelector('.yes')!);
  expect([onpress.mock.calls, onplay.mock.calls]).toEqual([[], [['decline']]]);
});

test('the second half of a double click does not meet the next button', () => {
  const press = new Press();
  const down = (timeStamp: number, clientX: number) => press.down({ clientX, clientY: 10, timeStamp } as PointerEvent);
  const click = (what: string, detail = 1) => press.meant(what, { detail } as MouseEvent);
  down(0, 10);
  expect(click('Conquer on')).toBe(true);
  down(200, 12);
  expect(click('End turn')).toBe(false);
  down(1000, 12);
  expect(click('Conquer')).toBe(true);
  down(1100, 300); // on the map
  down(1200, 12);
  expect(click('Roll the die')).toBe(true);
  down(1300, 12);
  expect(click('Roll the die')).toBe(true);
  expect(click('End turn', 0)).toBe(true);
});
