import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../../net/protocol';
import type { TableStore } from '../../net/store.svelte';
import { MAP, makeView, PROSPECTS, ROLLING } from '../../play/fixtures';
import { settings } from '../../browser/settings.svelte';
import { Turn } from './turn.svelte';

/** A table that follows: each move leads to the next of these positions. */
class Scripted {
  busy = $state(false);
  view = $state.raw<View>(makeView());
  error = null;
  table = null;
  played: string[] = [];
  readonly next: View[];

  constructor(...views: View[]) {
    const [first, ...next] = views;
    if (first) this.view = first;
    this.next = next;
  }

  play = vi.fn(async (move: string) => {
    this.played.push(move);
    this.view = this.next.shift() ?? this.view;
  });
}

let stop: () => void = () => undefined;

function sit(...views: View[]): { turn: Turn; store: Scripted } {
  const store = new Scripted(...views);
  let turn!: Turn;
  stop = $effect.root(() => {
    turn = new Turn(store as unknown as TableStore, () => MAP);
  });
  return { turn, store };
}

beforeEach(() => settings.set({ ask: false }));
afterEach(() => stop());

const held = { 1: { player: 1, race: 'orcs', tokens: 1 }, 2: { player: 1, race: 'orcs', tokens: 1 }, 3: {}, 4: {}, 5: {} };
const dealing = (legal: string[]): View => makeView({ stage: 'redeploy', regions: held, legal, stop_moves: legal.slice(0, 1) });
const two = dealing(['place 1 1', 'place 1 2', 'place 2 1', 'place 2 2']);

test('one tap conquers; with the setting it asks first', async () => {
  const { turn, store } = sit(makeView());
  turn.tap('2');
  expect(store.played).toEqual(['conquer 2']);
  settings.set({ ask: true });
  turn.tap('2');
  expect([turn.selected, store.played.length]).toEqual(['2', 1]);
  turn.tap('2');
  expect(store.played).toEqual(['conquer 2', 'conquer 2']);
});

test('a region that is taken for certain shows it before the server has said so, and no longer if it says no', async () => {
  const { turn, store } = sit(makeView());
  let answer = (): void => undefined;
  store.play.mockImplementationOnce(() => new Promise<void>((resolve) => (answer = resolve)));
  turn.tap('2');
  expect(turn.onMap?.regions['2']).toEqual({ player: 1, race: 'orcs', tokens: 3 });
  expect(turn.states['2']).toEqual({ kind: 'own' });
  expect(turn.shown?.regions['2']).toEqual(store.view.regions['2']); // hands and coins wait for the server
  answer();
  await vi.waitFor(() => expect(turn.onMap?.regions['2']).toEqual(store.view.regions['2']));
  expect(turn.states['2']?.kind).toBe('take');
});

test('what the die decides is not shown before it has fallen', () => {
  const { turn, store } = sit(makeView({ legal: ['roll 3', 'done'], prospects: ROLLING }));
  void turn.play('roll 3');
  expect(turn.onMap).toBe(store.view);
});

test('a tap while an answer is due leaves what is chosen for another tap', () => {
  settings.set({ ask: true });
  const { turn, store } = sit(makeView());
  turn.tap('2');
  store.busy = true;
  turn.tap('2');
  expect([turn.selected, store.played]).toEqual(['2', []]);
});

test('the die is always asked for twice, and a double click is no answer', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const { turn, store } = sit(makeView({ legal: ['roll 3', 'done'], prospects: ROLLING }));
  turn.tap('3');
  clock.mockReturnValue(1150);
  turn.tap('3');
  expect([turn.selected, store.played]).toEqual(['3', []]);
  clock.mockReturnValue(1700);
  turn.tap('3');
  expect(store.played).toEqual(['roll 3']);
  clock.mockRestore();
});

test('a plan is made by taps, dragging and steps, and sent as a whole', async () => {
  const { turn, store } = sit(two, dealing(['place 2 1']), dealing(['done']));
  turn.tap('1');
  turn.tap('1');
  expect(turn.shown?.regions['1']?.tokens).toBe(3);
  turn.drop('1', '2');
  expect(turn.plan).toEqual({ 'place orcs': { 1: 1, 2: 1 } });
  await turn.undo();
  expect(turn.plan).toEqual({ 'place orcs': { 1: 2 } });
  turn.deal('restart');
  turn.deal('even');
  await turn.finish();
  expect(store.played).toEqual(['place 1 1', 'place 2 1', 'done']);
});

test('what the last token leads to is not skipped', async () => {
  const { turn, store } = sit(two, makeView({ stage: 'end', legal: ['decline', 'done'] }));
  turn.adopt(['place 1 2', 'done']);
  expect(turn.plan).toEqual({ 'place orcs': { 1: 2 } });
  await turn.finish();
  expect(store.played).toEqual(['place 1 2']);
});

test('what is not placed goes where the engine puts it', async () => {
  const { turn, store } = sit(two, dealing(['place 2 1']), dealing(['done']), makeView({ turn: 2, to_move: 2 }));
  turn.tap('1');
  await turn.finish();
  expect(store.played).toEqual(['place 1 1', 'place 2 1', 'done']);
});

test('a refused move is not tried for ever', async () => {
  const { turn, store } = sit(dealing(['done']));
  await turn.finish();
  expect(store.played).toEqual(['done']);
});

test('a tap before expanding means both', async () => {
  const mode = makeView({ stage: 'mode', legal: ['expand', 'decline'] });
  const { turn, store } = sit(mode, makeView({ prospects: PROSPECTS }));
  turn.tap('2');
  await vi.waitFor(() => expect(store.played).toEqual(['expand', 'conquer 2']));
});

test('a Hero that must be placed needs no button', () => {
  const { turn, store } = sit(dealing(['hero 1', 'hero 2']));
  expect(turn.inHand).toBe('hero');
  expect(turn.states['1']?.kind).toBe('choice');
  turn.tap('1');
  expect(store.played).toEqual(['hero 1']);
});

test('Encampments follow the tokens without a button', () => {
  const { turn } = sit(dealing(['camp 1 1', 'camp 2 1']));
  turn.tap('2');
  expect(turn.plan).toEqual({ camp: { 2: 1 } });
});
