import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeView, TABLE } from '../play/fixtures';
import { PROTOCOL, type GameEvent, type Welcome } from './protocol';
import { TableStore } from './store.svelte';

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly CLOSING = 2;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const turn = (n: number): GameEvent => ({ kind: 'turn', n, player: 1, round: 1 });

function welcome(changes: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome',
    protocol: 2,
    you: { host: true, watch: false, seats: [1] },
    table: { ...TABLE, table: 'T', status: 'running', seats: [] },
    version: 3,
    ply: 3,
    last: 2,
    events: [turn(1), turn(2)],
    view: makeView(),
    chat: [],
    ...changes,
  };
}

const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  store = new TableStore('T', 'SECRET', 'Ada');
  socket().onopen?.();
});

afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('joins with its secret and takes the welcome over', () => {
  expect(socket().sent[0]).toMatchObject({ type: 'join', table: 'T', secret: 'SECRET', name: 'Ada' });
  expect(socket().sent[0]).not.toHaveProperty('last');
  socket().hear(welcome());
  expect(store.status).toBe('live');
  expect(store.events).toHaveLength(2);
  expect(store.news).toEqual([]);
});

test('a move names the version, and its update is patched in', async () => {
  socket().hear(welcome());
  const done = store.play('conquer 1');
  expect(store.busy).toBe(true);
  const sent = socket().sent[1] ?? {};
  expect(sent).toMatchObject({ type: 'move', version: 3, move: 'conquer 1' });
  socket().hear({ type: 'update', ref: sent.ref, version: 4, ply: 4, events: [turn(3)], changes: { round: 7 } });
  await done;
  expect(store.busy).toBe(false);
  expect(store.view?.round).toBe(7);
  expect(store.news.map((event) => event.n)).toEqual([3]);
});

test('a refusal is kept as an error, until something works', async () => {
  socket().hear(welcome());
  const refused = store.play('conquer 99');
  socket().hear({ type: 'error', ref: socket().sent[1]?.ref, code: 'illegal-move', args: { rule: 'CONQ-1' } });
  await refused;
  expect(store.error).toEqual({ code: 'illegal-move', args: { rule: 'CONQ-1' } });
  const undone = store.undo();
  socket().hear({ type: 'update', ref: socket().sent[2]?.ref, version: 4, ply: 2, events: [], changes: {} });
  await undone;
  expect(store.error).toBeNull();
});

test('a bot that cannot move is told of, until it can; the line is none the worse', () => {
  socket().hear(welcome());
  socket().hear({ type: 'error', code: 'storage', args: { why: 'bot' } });
  expect([store.status, store.error]).toEqual(['live', { code: 'storage', args: { why: 'bot' } }]);
  socket().hear({ type: 'view', version: 3, ply: 3, last: 2, view: makeView() });
  expect(store.error).not.toBeNull();
  socket().hear({ type: 'update', version: 4, ply: 4, events: [turn(3)], changes: {} });
  expect(store.error).toBeNull();
  socket().onclose?.({ code: 1012 });
  expect([store.status, store.error]).toEqual(['offline', null]);
});

test('a lost line comes back by itself and asks only for what is new', async () => {
  socket().hear(welcome());
  const pending = store.play('done');
  socket().onclose?.({ code: 1012 });
  await pending;
  expect(store.status).toBe('offline');
  expect(store.error?.code).toBe('offline');
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeSocket.all).toHaveLength(2);
  socket().onopen?.();
  expect(socket().sent[0]).toMatchObject({ last: 2 });
  const { view: _, ...same } = welcome({ events: [turn(3)], last: 3 });
  socket().hear(same);
  expect(store.status).toBe('live');
  expect(store.error).toBeNull();
  expect(store.view).not.toBeNull();
  expect(store.events.map((event) => event.n)).toEqual([1, 2, 3]);
});

test('when too much was missed the newest events stand alone', () => {
  socket().hear(welcome());
  socket().hear(welcome({ events: [turn(90), turn(91)], last: 91 }));
  expect(store.events.map((event) => event.n)).toEqual([90, 91]);
});

test('a wrong secret is final', async () => {
  socket().hear({ type: 'error', code: 'wrong-secret', args: {} });
  socket().onclose?.({ code: 4001 });
  expect(store.status).toBe('gone');
  expect(store.error?.code).toBe('wrong-secret');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a table that is closed in the middle of a game says why, and is final', async () => {
  socket().hear(welcome());
  socket().hear({ type: 'error', code: 'table-closed', args: { why: 'conduct' } });
  socket().onclose?.({ code: 4005 });
  expect(store.status).toBe('gone');
  expect(store.error).toEqual({ code: 'table-closed', args: { why: 'conduct' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a server of another version is final too, and says so', async () => {
  expect(socket().sent[0]).toMatchObject({ protocol: PROTOCOL });
  socket().hear({ type: 'error', code: 'wrong-protocol', args: { protocol: 99 } });
  socket().onclose?.({ code: 4004 });
  expect(store.status).toBe('gone');
  expect(store.error).toEqual({ code: 'wrong-protocol', args: { protocol: 99 } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a message that the server does not know asks for a reload, also where nobody waits for the answer', async () => {
  socket().hear(welcome());
  const said = store.send({ type: 'settings', chat: false }).catch(() => undefined);
  socket().hear({ type: 'error', ref: socket().sent[1]?.ref, code: 'wrong-protocol', args: { protocol: 99 } });
  await said;
  expect(store.error?.code).toBe('wrong-protocol');
  expect(store.status).toBe('live');
});

test('a line that falls silent is tested, then given up', async () => {
  socket().hear(welcome());
  await vi.advanceTimersByTimeAsync(20_500);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'ping' });
  await vi.advanceTimersByTimeAsync(8_500);
  expect(store.status).toBe('offline');
});

test('an answer that does not come is not waited for for ever', async () => {
  socket().hear(welcome());
  const pending = store.play('done');
  await vi.advanceTimersByTimeAsync(9_000);
  await pending;
  expect(store.busy).toBe(false);
  expect(store.error?.code).toBe('offline');
});

test('the board resolves when the die has landed', async () => {
  socket().hear(welcome());
  const done = store.play('roll 1');
  const rolled: GameEvent = { kind: 'rolled', n: 3, player: 1, region: '1', face: 1, needed: 2 };
  socket().hear({ type: 'update', ref: socket().sent[1]?.ref, version: 4, ply: 4, events: [rolled], changes: { stage: 'redeploy' } });
  const before = store.view?.stage;
  expect(before).not.toBe('redeploy');
  expect(store.rolling).toMatchObject({ face: 1, needed: 2 });
  expect(store.events).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(100);
  expect([store.busy, store.view?.stage]).toEqual([true, before]);
  await store.play('done');
  expect(socket().sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  expect([store.busy, store.view?.stage, store.rolling]).toEqual([false, 'redeploy', null]);
  expect(store.news).toEqual([rolled]);
});

test('who comes back does not wait for a die', () => {
  socket().hear(welcome());
  const rolled: GameEvent = { kind: 'rolled', n: 3, player: 1, region: '1', face: 1, needed: 2 };
  socket().hear({ type: 'update', version: 4, ply: 4, events: [rolled], changes: { stage: 'redeploy' } });
  expect(store.rolling).not.toBeNull();
  socket().hear(welcome({ events: [], last: 3 }));
  expect(store.rolling).toBeNull();
  expect(store.events).toHaveLength(3);
});
