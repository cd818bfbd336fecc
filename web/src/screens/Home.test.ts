import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, furnish, INFO, MAP } from './fixtures';
import Home from './Home.svelte';

const MADE = {
  table: 'new1',
  host: 'HOST',
  watch: 'WATCH',
  seats: [
    { seat: 1, kind: 'here', secret: '' },
    { seat: 2, kind: 'link', secret: 'LINK' },
  ],
};

beforeEach(() => {
  furnish();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const server = () => answering({ '/api/info': INFO, '/api/tables': MADE, '/api/maps/base-3p': MAP });
const made = (asked: { path: string; body: unknown }[]) => asked.find(({ path }) => path === '/api/tables')?.body;

test('one click sits down against two bots and remembers the table', async () => {
  const asked = server();
  render(Home);
  await screen.findByText('Version 0.1.0');
  await fireEvent.click(screen.getByRole('button', { name: /Play now/ }));
  await waitFor(() => expect(location.pathname).toBe('/table/new1'));
  expect(location.hash).toBe('');
  expect(made(asked)).toMatchObject({
    first: 1,
    seats: [{ kind: 'here' }, { kind: 'bot', level: 'normal' }, { kind: 'bot', level: 'normal' }],
  });
  expect(localStorage.getItem('elbowroom.games')).toContain('HOST');
});

test('a game of one’s own: box, seats, hints', async () => {
  const asked = server();
  render(Home);
  await screen.findByText('Version 0.1.0');
  await fireEvent.click(screen.getByRole('button', { name: 'Set up a game' }));
  await fireEvent.click(await screen.findByLabelText('Underground'));
  await fireEvent.change(screen.getByLabelText('Seat 2: Who sits here'), { target: { value: 'link' } });
  const hints = screen.getByLabelText<HTMLSelectElement>('Hints');
  hints.selectedIndex = 1;
  await fireEvent.change(hints);
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  await waitFor(() => expect(made(asked)).toBeDefined());
  expect(made(asked)).toMatchObject({ boxes: ['underground'], hints: false, seats: [{ kind: 'here' }, { kind: 'link' }, { kind: 'bot' }] });
});

test('a box that the server offers besides is ticked', async () => {
  const asked = answering({ '/api/info': { ...INFO, boxes: [...INFO.boxes, 'marsh'] }, '/api/tables': MADE, '/api/maps/base-3p': MAP });
  render(Home);
  await screen.findByText('Version 0.1.0');
  await fireEvent.click(screen.getByRole('button', { name: 'Set up a game' }));
  await fireEvent.click(await screen.findByLabelText('marsh'));
  await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  await waitFor(() => expect(made(asked)).toMatchObject({ boxes: ['base', 'marsh'] }));
});

test('choices of a box show only with that box, and go to the server only with it', async () => {
  const asked = server();
  render(Home);
  await screen.findByText('Version 0.1.0');
  await fireEvent.click(screen.getByRole('button', { name: 'Set up a game' }));
  expect(await screen.findByLabelText('Your own declined tokens defend against you')).toBeTruthy();
  expect(screen.queryByLabelText('Flames enter from')).toBeNull();
  await fireEvent.click(screen.getByLabelText('Both mixed'));
  const entry = screen.getByLabelText<HTMLSelectElement>('Flames enter from');
  expect(entry.value).toBe('edge');
  await fireEvent.change(entry, { target: { value: 'volcano' } });
  await fireEvent.click(screen.getByLabelText('Base game'));
  expect(screen.queryByLabelText('Flames enter from')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  await waitFor(() => expect(made(asked)).toMatchObject({ boxes: ['base'], variants: {} }));
});

test('every house rule is a row of the form, and only what is not as usual goes to the server', async () => {
  const asked = server();
  render(Home);
  await screen.findByText('Version 0.1.0');
  await fireEvent.click(screen.getByRole('button', { name: 'Set up a game' }));
  const coins = await screen.findByLabelText<HTMLInputElement>('Coins to start with');
  expect([coins.type, coins.value, coins.min, coins.max]).toEqual(['number', '5', '0', '50']);
  await fireEvent.change(coins, { target: { value: '12' } });
  await fireEvent.change(screen.getByLabelText('Rounds (0: as many as the map says)'), { target: { value: '4' } });
  await fireEvent.click(screen.getByLabelText('Everybody sees everybody’s coins'));
  const own = screen.getByLabelText('Your own declined tokens defend against you');
  await fireEvent.click(own);
  await fireEvent.click(own);
  await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  await waitFor(() => expect(made(asked)).toMatchObject({ rounds: 4, open_coins: true, variants: { starting_coins: 12 } }));
});

test('a table for a friend has a seat without a name', async () => {
  const asked = server();
  render(Home);
  await fireEvent.click(await screen.findByRole('button', { name: /Play with a friend/ }));
  await waitFor(() => expect(made(asked)).toEqual({ seats: [{ kind: 'here', name: '' }, { kind: 'link' }] }));
});

test('without storage the host’s secret stays in the address', async () => {
  server();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(Home);
  expect((await screen.findByText(/keeps nothing for this page/)).textContent).not.toBe('');
  await fireEvent.click(screen.getByRole('button', { name: /Play now/ }));
  await waitFor(() => expect(location.pathname + location.hash).toBe('/table/new1#HOST'));
});

test('a pasted link leads to its table, another text does not, and a foreign one says where it leads', async () => {
  server();
  render(Home);
  const field = await screen.findByLabelText('Paste the link you were given');
  await fireEvent.input(field, { target: { value: 'good day' } });
  await fireEvent.submit(field);
  expect(screen.getByRole('alert').textContent).toMatch(/^That is not a link to a table/);
  await fireEvent.input(field, { target: { value: 'http://example.org/table/abc#SECRET' } });
  await fireEvent.submit(field);
  expect(location.pathname).toBe('/');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open it at example.org' }).href).toBe('http://example.org/table/abc#SECRET');
  await fireEvent.input(field, { target: { value: `${location.origin}/table/abc#SECRET` } });
  await fireEvent.submit(field);
  expect(location.pathname + location.hash).toBe('/table/abc#SECRET');
});

test('many games come a few at a time, all of them, and what stands below the list comes after its beginning', async () => {
  server();
  const games = Array.from({ length: 14 }, (_, at) => ({ table: `t${at}`, secret: 'S', right: 'seat', players: [`Ada ${at}`], when: 1 }));
  localStorage.setItem('elbowroom.games', JSON.stringify(games));
  const counts: number[] = [];
  let none = false;
  const watch = new MutationObserver(() => {
    none ||= screen.queryByText(/^Games you start or join/) !== null;
    if (document.querySelector('ul') && !screen.queryByText('Join by link')) counts.push(document.querySelectorAll('li').length);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  render(Home);
  await waitFor(() => expect(document.querySelectorAll('li').length).toBe(games.length));
  await screen.findByLabelText('Paste the link you were given');
  watch.disconnect();
  expect([...new Set(counts)].slice(0, 4)).toEqual([0, 3, 6, 9]);
  expect(none).toBe(false);
});

test('removing a game asks in its place, and where the × was stands the way out', async () => {
  server();
  const game = { table: 't1', secret: 'S', right: 'seat', players: ['Ada', 'Bo'], map: '', when: 1 };
  localStorage.setItem('elbowroom.games', JSON.stringify([game]));
  render(Home);
  await fireEvent.click(await screen.findByRole('button', { name: 'Remove from the list' }));
  expect(screen.getByText(/could not come back to this game/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(localStorage.getItem('elbowroom.games')).toContain('t1');
  await fireEvent.click(screen.getByRole('button', { name: 'Remove from the list' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(localStorage.getItem('elbowroom.games')).not.toContain('t1');
});

test('a server that does not answer is a sentence, not a blank page', async () => {
  answering({});
  render(Home);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});
