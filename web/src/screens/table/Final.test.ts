import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import { makeView } from '../../play/fixtures';
import { furnish, MAP, stored, TABLE } from '../fixtures';
import Final from './Final.svelte';

beforeEach(() => {
  furnish();
  history.replaceState(null, '', '/table/k3v9');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const seats = { 1: { coins: 31, races: [] }, 2: { coins: 24, races: [] } };
const view = makeView({ stage: 'over', to_move: 0, winners: [1], seats });
const events: GameEvent[] = [
  { kind: 'turn', player: 1, round: 1 },
  {
    kind: 'scored',
    player: 1,
    total: 26,
    parts: [
      ['orcs', 'regions', 20, 'SCORE-1'],
      ['orcs', 'orcs', 6, 'RACE-Orcs-1'],
    ],
  },
  { kind: 'turn', player: 2, round: 1 },
  { kind: 'picked', player: 2, position: 2, race: 'elves', power: 'hill', paid: 1, gained: 0 },
  { kind: 'scored', player: 2, total: 20, parts: [['elves', 'regions', 20, 'SCORE-1']] },
];

test('who won, in what order, and where the coins came from', async () => {
  render(Final, { props: { store: stored(view), view, map: MAP, events, onclose: () => undefined } });
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('You win with 31 coins');
  const [places, sources] = [...document.querySelectorAll('table')];
  const cells = (table: Element | undefined) =>
    [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells(places)).toEqual([
    ['', 'Ada', '31', '1'],
    ['2', 'Bo', '24', '2'],
  ]);
  expect(cells(sources)).toEqual([
    ['at the start', '5', '5'],
    ['regions', '20', '20'],
    ['races', '6', '0'],
    ['paid for combos', '0', '−1'],
  ]);
  expect(screen.getByRole('img', { name: 'Coins by round' }).querySelectorAll('polyline')).toHaveLength(4);
});

test('whoever did not win reads the winner’s name, and so do those who share a screen', async () => {
  for (const mine of [[2], [1, 2], []]) {
    const you = { host: false, watch: !mine.length, seats: mine };
    render(Final, { props: { store: stored(view, { you }), view, map: MAP, events, onclose: () => undefined } });
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Ada wins with 31 coins');
    cleanup();
  }
});

test('the host plays again at a new table, with the same secret', async () => {
  const send = vi.fn().mockResolvedValue({ type: 'rematched', table: 'next' });
  render(Final, { props: { store: stored(view, { send }), view, map: MAP, events, onclose: () => undefined } });
  await fireEvent.click(await screen.findByRole('button', { name: 'Play again' }));
  await waitFor(() => expect(location.pathname + location.hash).toBe('/table/next#S'));
  expect(send).toHaveBeenCalledWith({ type: 'rematch' });
});

test('a guest finds the way to the next game once there is one', async () => {
  const guest = { host: false, watch: false, seats: [2] };
  render(Final, { props: { store: stored(view, { you: guest }), view, map: MAP, events, onclose: () => undefined } });
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  cleanup();
  render(Final, {
    props: { store: stored(view, { you: guest, table: { ...TABLE, rematch: 'next' } }), view, map: MAP, events, onclose: () => undefined },
  });
  expect(await screen.findByRole('button', { name: 'To the next game' })).toBeTruthy();
});
