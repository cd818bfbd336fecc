/** What tests of the screens share: a browser's missing parts, a server's answers, a table. */
import { configure } from '@testing-library/svelte';
import { vi } from 'vitest';
import type { Info, View } from '../net/protocol';
import type { TableStore } from '../net/store.svelte';
import { layOut, MAP, TABLE } from '../play/fixtures';

// Whole screens take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

/** jsdom lays nothing out and has no dialogs. */
export function furnish(): void {
  layOut(800, 500);
  vi.stubGlobal('scrollTo', () => undefined);
  HTMLDialogElement.prototype.showModal = function showModal(): void {
    this.open = true;
  };
}

export const INFO: Info = {
  protocol: 2,
  version: '0.1.0',
  boxes: ['base', 'underground'],
  maps: ['base-2p', 'base-3p', 'underground-3p'],
  bots: ['random', 'greedy', 'normal'],
  variants: { own_tokens_defend: [false, true], flames_entry: ['edge', 'volcano'] },
  box_variants: { base: ['own_tokens_defend', 'starting_coins'], underground: ['own_tokens_defend', 'starting_coins', 'flames_entry'] },
  box_rules: {},
  house_rules: [
    { name: 'own_tokens_defend', kind: 'flag', usual: false, least: 0, most: 0, values: [false, true], rule: 'INT-20', setting: false },
    { name: 'rounds', kind: 'number', usual: 0, least: 0, most: 100, values: [], rule: 'SETUP-2', setting: true },
    { name: 'starting_coins', kind: 'number', usual: 5, least: 0, most: 50, values: [], rule: 'SETUP-8', setting: false },
    { name: 'open_coins', kind: 'flag', usual: false, least: 0, most: 0, values: [false, true], rule: 'COMP-11', setting: true },
    {
      name: 'flames_entry',
      kind: 'choice',
      usual: 'edge',
      least: 0,
      most: 0,
      values: ['edge', 'volcano'],
      rule: 'U-RACE-FLAMES',
      setting: false,
    },
  ],
  paces: { instant: 0, fast: 250, normal: 600, slow: 1500 },
  deals: ['first-game'],
  limits: { message_bytes: 8192, chat_length: 200, name_length: 24, seats: 5 },
};

/** A server that answers these paths, each with plain data; what was asked is kept. */
export function answering(answers: Record<string, unknown>): { path: string; body: unknown }[] {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const path = new URL(input, location.origin).pathname;
    asked.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const known = path in answers;
    return new Response(JSON.stringify(known ? answers[path] : { error: { code: 'not-found', args: {} } }), { status: known ? 200 : 404 });
  });
  return asked;
}

/** A table's store without a socket. */
export function stored(view: View, changes: Partial<TableStore> = {}): TableStore {
  const store = {
    id: 'k3v9',
    secret: 'S',
    table: TABLE,
    view,
    events: [],
    news: [],
    you: { host: true, watch: false, seats: [1] },
    status: 'live',
    error: null,
    chat: [],
    clock: null,
    clockAt: 0,
    busy: false,
    ply: 0,
    send: vi.fn(),
    tell: vi.fn(),
    play: vi.fn(),
    undo: vi.fn(),
    hints: vi.fn(),
    ...changes,
  };
  return store as unknown as TableStore;
}

export { MAP, TABLE };
