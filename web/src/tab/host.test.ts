import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carry } from '../net/carrier';
import type { Carrier } from '../net/carrier';
import { PROTOCOL, type ServerError } from '../net/protocol';
import type { FromTables, ToTables } from './words';

/** A worker of the page, as far as the page sees it. */
class FakeWorker {
  static all: FakeWorker[] = [];
  said: ToTables[] = [];
  onmessage: ((event: { data: FromTables }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate = vi.fn();
  constructor(
    readonly url: URL,
    readonly options: { name: string },
  ) {
    FakeWorker.all.push(this);
  }
  postMessage(words: ToTables): void {
    this.said.push(words);
  }
  tell(news: FromTables): void {
    this.onmessage?.({ data: news });
  }
  get texts(): Record<string, unknown>[] {
    return this.said.flatMap((words) => (words.kind === 'say' ? [JSON.parse(words.text) as Record<string, unknown>] : []));
  }
}

const named = (name: string): FakeWorker[] => FakeWorker.all.filter(({ options }) => options.name.startsWith(name));
const tables = (): FakeWorker => named('tables').at(-1) as FakeWorker;
const statuses: [string, ServerError | null][] = [];
const heard: object[] = [];
let carrier: Carrier | null = null;

function open(): void {
  carrier = carry({
    join: () => ({ type: 'join', table: 'tab-x', protocol: PROTOCOL }),
    message: (message) => heard.push(message),
    status: (status, error) => statuses.push([status, error]),
  });
}

/** The tables' worker has loaded the engine, and lets everybody in. */
async function begin(life = 1): Promise<void> {
  await vi.waitFor(() => expect(named('tables')).toHaveLength(life));
  await vi.waitFor(() => expect(tables()?.said.some(({ kind }) => kind === 'open')).toBe(true));
  tables().tell({ kind: 'ready', rules: '1' });
  for (const words of tables().said) if (words.kind === 'open') tables().tell({ kind: 'opened', line: words.line });
  const line = tables().said.findLast((words) => words.kind === 'open')?.line ?? 0;
  const text = JSON.stringify({ type: 'welcome', protocol: PROTOCOL, ref: 1 });
  tables().tell({ kind: 'heard', line, text });
}

beforeEach(() => {
  FakeWorker.all = [];
  statuses.length = heard.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        throw new Error('a table in the tab needs no socket');
      }
    },
  );
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = {};
      port2 = {};
    },
  );
});

afterEach(() => {
  carrier?.close();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a table in the tab is joined through the worker, and answers as a server does', async () => {
  open();
  await begin();
  expect(tables().texts[0]).toMatchObject({ type: 'join', table: 'tab-x' });
  expect(statuses.at(-1)).toEqual(['live', null]);
  const asked = carrier?.ask({ type: 'ping' });
  const line = tables().said.findLast((words) => words.kind === 'say')?.line ?? 0;
  tables().tell({ kind: 'heard', line, text: JSON.stringify({ type: 'ok', ref: tables().texts.at(-1)?.ref }) });
  expect(await asked).toMatchObject({ type: 'ok' });
  dispatchEvent(new Event('offline'));
  expect(statuses.at(-1)).toEqual(['live', null]); // no network is needed
  carrier?.close();
  expect(tables().said.at(-1)).toEqual({ kind: 'hang-up', line });
});

test('a worker that dies is told of in its own words and replaced; the table is joined anew', async () => {
  open();
  await begin();
  const first = tables();
  const lost = carrier?.ask({ type: 'ping' }).catch((error: unknown) => error);
  first.onerror?.();
  expect(await lost).toMatchObject({ code: 'tab-stopped' });
  expect(first.terminate).toHaveBeenCalled();
  expect(statuses.at(-1)).toEqual(['offline', { code: 'tab-stopped', args: {} }]);
  carrier?.retry();
  await begin(2);
  expect(tables()).not.toBe(first);
  expect(statuses.at(-1)).toEqual(['live', null]);
});

test('games that the browser does not keep outlive the worker that dies', async () => {
  open();
  await begin();
  const row = (number: number) => ({ number, kind: 'move', text: 'done' });
  expect(tables().said[0]).toMatchObject({ kind: 'begin', held: [] });
  tables().tell({ kind: 'hold', held: { table: { id: 'tab-x', status: 'running' }, log: [row(1)] } });
  tables().tell({ kind: 'hold', held: { table: { id: 'tab-x', status: 'over' }, log: [row(2), row(3)] } });
  tables().onerror?.();
  carrier?.retry();
  await begin(2);
  expect(tables().said[0]).toMatchObject({ held: [{ table: { id: 'tab-x', status: 'over' }, log: [row(1), row(2), row(3)] }] });
});

test('an engine that cannot be loaded is told of, and tried again', async () => {
  open();
  await vi.waitFor(() => expect(tables()).toBeDefined());
  tables().tell({ kind: 'failed', why: '404' });
  expect(statuses.at(-1)).toEqual(['offline', { code: 'tab-engine', args: {} }]);
  carrier?.retry();
  await begin(2);
  expect(statuses.at(-1)).toEqual(['live', null]);
});

test('somebody comes to think at once where the network may go, taking the files along', async () => {
  open();
  await begin();
  expect(named('thinker')).toHaveLength(1);
});

test('somebody comes to think when the table has had time to be drawn, where the files are kept', async () => {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } });
  vi.useFakeTimers();
  try {
    open();
    await begin();
    expect(named('thinker')).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(named('thinker')).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(named('thinker')).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('nobody comes to think while there is no table, where the files are kept', async () => {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } });
  vi.useFakeTimers();
  try {
    const { warmUp } = await import('./host');
    const ready = warmUp();
    tables().tell({ kind: 'ready', rules: '1' });
    await ready;
    vi.advanceTimersByTime(60_000);
    expect(named('thinker')).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('a thinker that is stuck is replaced, and the game goes on', async () => {
  open();
  await begin();
  const [before] = named('thinker');
  tables().tell({ kind: 'stuck', thinker: 0 });
  expect(before?.terminate).toHaveBeenCalled();
  expect(named('thinker').length).toBeGreaterThan(1);
  expect(statuses.at(-1)).toEqual(['live', null]);
});

test('a second thinker comes where it has something to do, and goes when it has not', async () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 8, onLine: true });
  open();
  await begin();
  tables().tell({ kind: 'crowded' });
  expect(named('thinker').map(({ options }) => options.name)).toEqual(['thinker 1', 'thinker 2']);
  tables().tell({ kind: 'idle', thinker: 1 });
  expect(named('thinker').map(({ terminate }) => terminate.mock.calls.length)).toEqual([0, 1]);
  tables().tell({ kind: 'crowded' });
  expect(named('thinker')).toHaveLength(3);
});

test('what is asked once is asked of the worker, and fails with it', async () => {
  const { ApiError, getTable, makeTable } = await import('../net/api');
  const made = makeTable({ seats: [{ kind: 'here' }, { kind: 'bot' }] }, 'tab');
  await vi.waitFor(() => expect(tables()?.said.at(-1)).toMatchObject({ kind: 'ask', method: 'POST', path: '/api/tables' }));
  const number = (): number => tables().said.findLast((words) => words.kind === 'ask')?.number ?? 0;
  tables().tell({ kind: 'answered', number: number(), status: 201, body: '{"table": "tab-y"}' });
  expect(await made).toEqual({ table: 'tab-y' });
  const found = getTable('tab-y', 'S').catch((error: unknown) => error);
  await vi.waitFor(() => expect(tables().said.at(-1)).toMatchObject({ path: '/api/tables/tab-y', secret: 'S' }));
  tables().tell({ kind: 'answered', number: number(), status: 404, body: '{"error": {"code": "unknown-table", "args": {}}}' });
  expect(await found).toMatchObject({ code: 'unknown-table' });
  const lost = getTable('tab-y').catch((error: unknown) => error);
  await vi.waitFor(() => expect(tables().said.at(-1)).toMatchObject({ path: '/api/tables/tab-y', secret: '' }));
  tables().tell({ kind: 'failed', why: 'out of memory' });
  expect(await lost).toBeInstanceOf(ApiError);
  expect(await lost).toMatchObject({ code: 'tab-engine' });
});

test('an answer may take long once the question was taken; a worker that does not even take it has died', async () => {
  const { getTable } = await import('../net/api');
  open();
  await begin();
  vi.useFakeTimers();
  try {
    const asked = (): number => tables().said.filter(({ kind }) => kind === 'ask').length;
    const slow = getTable('tab-y');
    await vi.waitFor(() => expect(asked()).toBe(1));
    const number = tables().said.findLast((words) => words.kind === 'ask')?.number ?? 0;
    tables().tell({ kind: 'taken', number });
    await vi.advanceTimersByTimeAsync(25_000);
    tables().tell({ kind: 'answered', number, status: 200, body: '{}' });
    expect(await slow).toEqual({});
    const lost = getTable('tab-y').catch((error: unknown) => error);
    await vi.waitFor(() => expect(asked()).toBe(2));
    await vi.advanceTimersByTimeAsync(21_000);
    expect(await lost).toMatchObject({ code: 'tab-stopped' });
  } finally {
    vi.useRealTimers();
  }
});
