import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent, Hint, View } from '../../net/protocol';
import type { TableStore } from '../../net/store.svelte';
import { makeView, MAP } from '../../play/fixtures';
import { TABLE } from '../fixtures';
import { Coach } from './coach.svelte';
import { Turn } from './turn.svelte';

const plan = (lead: number, ...moves: string[]): Hint => ({
  moves,
  reason: 'conquer',
  coins: 3,
  expected: 20,
  lead,
  regions: 2,
  against: null,
  chance: null,
});
const moved = (move: string, player = 1): GameEvent => ({ kind: 'move', player, move, by: 'player', ply: 1 });

/** A table that answers with these hints, one list after the other. */
class Store {
  view = $state.raw<View>(makeView({ legal: ['conquer 2', 'conquer 3', 'done'] }));
  news = $state.raw<GameEvent[]>([]);
  events = $state.raw<GameEvent[]>([]);
  table = { ...TABLE, settings: { ...TABLE.settings, deal: 'first-game' } };
  you = { host: true, watch: false, seats: [1] };
  id = 'k3v9';
  asked = 0;

  constructor(readonly answers: Hint[][]) {}

  hints = vi.fn(async (): Promise<Hint[]> => {
    this.asked += 1;
    return this.answers.shift() ?? [];
  });

  /** Something happens, and this is what can be done then. */
  hear(news: GameEvent[], change: Partial<View>): void {
    this.view = makeView({ ...change });
    this.events = [...this.events, ...news];
    this.news = news;
    flushSync();
  }
}

let stop = (): void => undefined;

async function coached(...answers: Hint[][]): Promise<{ store: Store; coach: Coach }> {
  const store = new Store(answers);
  const table = store as unknown as TableStore;
  let coach!: Coach;
  stop = $effect.root(() => {
    coach = new Coach(table, () => MAP, new Turn(table, () => MAP));
  });
  flushSync();
  await settled();
  return { store, coach };
}

/** Answers that were on their way have come. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  flushSync();
}

beforeEach(() => localStorage.clear());
afterEach(() => stop());

test('asks once, points at the first step, and goes on while it is followed', async () => {
  const { store, coach } = await coached([plan(5, 'conquer 2', 'conquer 3')]);
  expect(coach.route).toEqual(['2']);
  store.hear([moved('conquer 2')], { legal: ['conquer 3', 'done'] });
  expect(coach.route).toEqual(['3']);
  expect(coach.remark).toBe('');
  expect(store.asked).toBe(1);
});

test('answers to a step of one’s own, and judges it when it has thought', async () => {
  const { store, coach } = await coached([plan(5, 'conquer 2')], [plan(1.5, 'done')]);
  store.hear([moved('conquer 3')], { legal: ['conquer 2', 'done'], undo: 1 });
  expect(coach.remark).toBe('Your own way: let us see.');
  await settled();
  expect(coach.remark).toBe('That may cost you about 4 coins. Undo it, or go on.');
  expect(coach.act).toBe('done');
  store.hear([{ kind: 'undone', player: 1, moves: 1, ply: 0 }], { legal: ['conquer 2', 'conquer 3', 'done'] });
  expect(coach.remark).toBe('');
});

test('does not blame a learner for the die', async () => {
  const { store, coach } = await coached([plan(5, 'conquer 2')], [plan(1, 'done')]);
  store.hear([moved('roll 3'), { kind: 'rolled', player: 1, region: '3', face: 0, needed: 2 }], { legal: ['done'] });
  await settled();
  expect(coach.remark).toBe('Your own way: let us see.');
});

test('takes tokens in any order', async () => {
  const { store, coach } = await coached([plan(5, 'place 1 1', 'place 2 2', 'done')]);
  const redeploy = { stage: 'redeploy', legal: ['place 1 1', 'place 2 2', 'done'] };
  store.hear([moved('place 2 2')], redeploy);
  store.hear([moved('place 1 1')], redeploy);
  expect(coach.plan).toEqual(['done']);
  expect(coach.remark).toBe('');
});

test('knows a way of its own where there are no hints, and does not ask for ever', async () => {
  const { store, coach } = await coached();
  expect(store.asked).toBe(1);
  expect(coach.plan).toEqual(['conquer 2']);
  store.hear([moved('conquer 2')], { stage: 'redeploy', legal: ['place 1 1'] });
  await settled();
  expect(store.asked).toBe(2);
  expect(coach.saying?.text).not.toBe('');
});

test('leaves, stays away after a reload, and comes back', async () => {
  const { store, coach } = await coached([plan(5, 'conquer 2')]);
  coach.toggle();
  expect(coach.on).toBe(false);
  expect(coach.lesson).toBe(true);
  stop();
  const later = await coached([plan(5, 'conquer 2')]);
  expect(later.coach.on).toBe(false);
  expect(later.store.asked).toBe(0);
  later.coach.toggle();
  flushSync();
  await settled();
  expect(later.coach.route).toEqual(['2']);
  expect(store.asked).toBe(1);
});

test('stays out of an ordinary game', async () => {
  const store = new Store([]);
  store.table = TABLE;
  let coach!: Coach;
  stop = $effect.root(() => {
    const table = store as unknown as TableStore;
    coach = new Coach(table, () => MAP, new Turn(table, () => MAP));
  });
  flushSync();
  expect(coach.on).toBe(false);
  expect(store.asked).toBe(0);
});
