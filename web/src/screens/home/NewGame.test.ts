// A new game with boxes of one's own: whole or as blank tiles, on a map of one's own, with the house rules they lay down.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { ownBoxes } from '../../browser/own.svelte';
import type { NewTable } from '../../net/protocol';
import { agreed } from '../table/agreed';
import { answering, INFO, TABLE } from '../fixtures';
import HouseRules from '../workshop/HouseRules.svelte';
import NewGame from './NewGame.svelte';

const ISLAND = { id: 'island', players: 3, width: 400, height: 300, regions: [] };
const BOX = {
  id: 'pond',
  name: 'The pond',
  race: [{ id: 'beavers', name: 'Beavers', tokens: 6 }],
  power: [{ id: 'muddled', name: 'Muddled', tokens: 4 }],
  map: [ISLAND],
  house_rules: { starting_coins: 8, rounds: 12 },
};
const race = (id: string, supply: number): object => ({ id, kind: 'race', supply, verbs: [], pieces: [], stocks: [], stages: [] });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function setUp(): Promise<() => Promise<NewTable>> {
  answering({
    '/api/boxes/base': { box: 'base', races: [race('giants', 11), race('ratmen', 13)], powers: [], finds: [], aside: [], stages: [] },
  });
  ownBoxes.put({ key: 'k', box: BOX });
  const onstart = vi.fn();
  render(NewGame, { info: INFO, busy: false, onstart });
  await fireEvent.click(screen.getByLabelText('The pond'));
  return async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
    return onstart.mock.lastCall?.[0] as NewTable;
  };
}

test('whole, with the house rules that the box lays down, on its map', async () => {
  const start = await setUp();
  expect((screen.getByLabelText('Coins to start with') as HTMLInputElement).value).toBe('8');
  await fireEvent.change(screen.getByLabelText('Map'), { target: { value: 'k island' } });
  const wish = await start();
  expect(wish.boxes).toEqual(['base']);
  expect(wish.bring).toEqual([{ id: 'pond', name: 'The pond', race: BOX.race, power: BOX.power }]);
  expect(wish.own_map).toEqual(ISLAND);
  expect(wish.map).toBe('');
  expect(wish.variants).toEqual({ starting_coins: 8 });
  expect(wish.rounds).toBe(12);
});

test('as the blank banner and badge, in the tokens of another race (CUSTOM-1 to CUSTOM-4)', async () => {
  const start = await setUp();
  const how = screen.getByLabelText('The pond: How it comes into the game');
  await waitFor(async () => {
    await fireEvent.change(how, { target: { value: 'blank' } });
    expect(within(screen.getByLabelText('Uses the tokens of')).getAllByRole('option')).toHaveLength(2);
  });
  await fireEvent.change(screen.getByLabelText('Uses the tokens of'), { target: { value: 'ratmen' } });
  await fireEvent.change(screen.getByLabelText('On the blank badge'), { target: { value: 'muddled' } });
  const wish = await start();
  expect(wish.boxes).toEqual(['base', 'pond:beavers', 'pond:muddled']);
  expect(wish.bring?.[0]?.race).toEqual([{ ...BOX.race[0], stand_in: 'ratmen', supply: 13 }]);
  expect(wish.variants).toEqual({}); // house rules are the whole box's
});

test('a box lays house rules down in the workshop; what is as usual is not said', async () => {
  const onchange = vi.fn();
  render(HouseRules, { box: { id: 'pond', house_rules: { rounds: 12 } }, rules: INFO.house_rules, faults: [], onchange });
  await fireEvent.change(screen.getByLabelText('Coins to start with'), { target: { value: '9' } });
  expect(onchange).toHaveBeenLastCalledWith({ id: 'pond', house_rules: { rounds: 12, starting_coins: 9 } });
  await fireEvent.change(screen.getByLabelText(/^Rounds/), { target: { value: '0' } });
  expect(onchange).toHaveBeenLastCalledWith({ id: 'pond' });
});

test('everybody reads what was agreed', () => {
  const settings = {
    ...TABLE.settings,
    boxes: ['base', 'pond:beavers'],
    map: 'island',
    variants: { starting_coins: 8, flames_entry: 'edge' },
  };
  const words = agreed({ ...TABLE, own_map: true, settings }, INFO.house_rules);
  expect(words).toContain('Base game + Beavers as a blank tile · Map: island');
  expect(words).toContain('Coins to start with: 8');
  expect(words).not.toContain('Flames');
});
