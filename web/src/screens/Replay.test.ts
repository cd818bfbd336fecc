import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOXES, makeView } from '../play/fixtures';
import { answering, furnish, INFO, MAP, TABLE } from './fixtures';
import Replay from './Replay.svelte';

beforeEach(furnish);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { legal: _, prospects: __, ...view } = makeView();
const moment = (ply: number) => ({
  ply,
  plies: 3,
  view,
  events: [{ kind: 'abandoned', player: 1, race: 'orcs', region: String(ply), tokens: 1 }],
  coins: { 1: 20 + ply, 2: 10 },
});
const server = () =>
  answering({
    '/api/tables/k3v9/replay': { table: TABLE, plies: 3, over: true, moves: [] },
    '/api/boxes/base': BOXES[0],
    '/api/maps/row': MAP,
    '/api/info': INFO,
    '/api/tables/k3v9/replay/1': moment(1),
    '/api/tables/k3v9/replay/2': moment(2),
    '/api/tables/k3v9/replay/3': moment(3),
    '/api/tables': { table: 'on', host: 'H', watch: 'W', seats: [] },
  });
const show = (query = '') => render(Replay, { id: 'k3v9', fragment: '', query: new URLSearchParams(query) });

test('opens at the moment of the link; slider and buttons move on', async () => {
  server();
  show('ply=1');
  expect(await screen.findByText(/abandons Hill 1/)).toBeTruthy();
  expect(screen.getByRole('img', { name: '21 coins' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'One move on' }));
  expect(await screen.findByText(/abandons Farmland 2/)).toBeTruthy();
  await fireEvent.input(screen.getByRole('slider'), { target: { value: '3' } });
  expect(await screen.findByText(/abandons Mountain 3/)).toBeTruthy();
  expect(location.search).toBe('?ply=3');
});

test('a moment is told with the moves before it, the newest first', async () => {
  server();
  show('ply=3');
  await screen.findByText(/abandons Hill 1/);
  const told = [...document.querySelectorAll('.log li')].map((line) => line.textContent?.replace(/\s+/g, ' ').trim() ?? '');
  expect(told.map((line) => /(Hill|Farmland|Mountain) \d/.exec(line)?.[0])).toEqual(['Mountain 3', 'Farmland 2', 'Hill 1']);
});

test('nobody is away in a game that is over', async () => {
  server();
  show('ply=1');
  await screen.findByText(/abandons Hill 1/);
  expect(screen.queryByText('away')).toBeNull();
});

test('play on from here: one seat for me, bots for the others', async () => {
  const asked = server();
  show('ply=2');
  await fireEvent.click(await screen.findByRole('button', { name: 'Play on from here' }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Bo' }));
  await waitFor(() => expect(location.pathname).toBe('/table/on'));
  expect(asked.find(({ path }) => path === '/api/tables')?.body).toMatchObject({
    from: { table: 'k3v9', ply: 2 },
    seats: [{ kind: 'bot' }, { kind: 'here' }],
  });
});

test('a game that is not there is a sentence with a way out', async () => {
  answering({});
  show();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByRole('link', { name: 'To the start page' })).toBeTruthy();
});

const look = (lead: number, chance: number) => ({ lead, chance });
const judged = (number: number, closer: boolean, loss: number) => ({
  number,
  round: 1,
  player: number,
  ply: number,
  end: number + 1,
  before: look(0, 0.5),
  after: look(-loss, 0.25),
  best: look(0, 0.5),
  loss,
  doubt: 0.2,
  might: loss,
  luck: number === 1 ? [{ ply: 1, kind: 'die', shown: '0', coins: -1.25 }] : [],
  mistake: loss
    ? { ply: 2, reason: 'entry', args: { region: '3', instead: '2' }, plan: ['conquer 3', 'conquer 2'], played: ['conquer 2'] }
    : null,
  closer,
});

test('the review comes in turn by turn, tells the costliest with its reason, shows the better way and lets one try it', async () => {
  const asked = answering({
    '/api/tables/k3v9/replay': { table: TABLE, plies: 3, over: true, moves: [] },
    '/api/boxes/base': BOXES[0],
    '/api/maps/row': MAP,
    '/api/info': INFO,
    '/api/tables/k3v9/replay/1': moment(1),
    '/api/tables/k3v9/replay/2': moment(2),
    '/api/tables/k3v9/replay/3': moment(3),
    '/api/tables/k3v9/review': {
      turns: 2,
      looks: 6,
      curve: [
        [0.5, 0.5],
        [0.4, 0.6],
        [1, 0],
      ],
    },
    '/api/tables/k3v9/review/1': judged(1, false, 0),
    '/api/tables/k3v9/review/2': judged(2, true, 3.4),
    '/api/tables': { table: 'on', host: 'H', watch: 'W', seats: [] },
  });
  show('ply=1');
  await fireEvent.click(await screen.findByRole('button', { name: 'Review' }));
  const turn = await screen.findByRole('button', { name: /Came in at the wrong place: Mountain\s3 .* Farmland\s2/ });
  expect(turn.textContent).toContain('cost about 3.4 coins');
  expect(turn.textContent).toContain('50% instead of 25%');
  expect(screen.getByRole('img', { name: 'Chances to win' })).toBeTruthy();
  const figures = (name: string) => screen.getAllByRole('row', { name }).map((row) => row.textContent?.replace(/\s+/g, ' ').trim());
  expect(figures('Before 0.0 50%')).toHaveLength(1); // the turn at the slider
  expect(screen.getByText(/Luck −1.3: the die showed 0/)).toBeTruthy();
  expect(screen.getAllByText('−1.3')).toHaveLength(2); // among all turns, and of the player
  expect(asked.filter(({ path }) => path.includes('/review')).map(({ path }) => path.split('/review')[1])).toEqual(['', '/1', '/2', '/2']);
  await fireEvent.click(turn);
  expect(await screen.findByText('Better: Take Mountain 3 · Farmland 2')).toBeTruthy();
  expect(location.search).toBe('?ply=2');
  await fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Bo' }));
  await waitFor(() => expect(location.pathname).toBe('/table/on'));
  expect(asked.find(({ path }) => path === '/api/tables')?.body).toMatchObject({ from: { table: 'k3v9', ply: 2 } });
});

test('a review that is refused says why, and the replay goes on', async () => {
  server();
  show('ply=1&review=1');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Review' })).toBeTruthy();
});
