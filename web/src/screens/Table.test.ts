import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL } from '../net/protocol';
import { LANGUAGES, speak, t } from '../texts/index.svelte';
import { furnish, TABLE } from './fixtures';
import { knownGame, rememberGame } from './games';
import Table from './Table.svelte';
import Trouble from './parts/Trouble.svelte';

/** A server that turns this page away: it speaks another version. */
class Renewed {
  static readonly CLOSING = 2;
  static tries = 0;
  static said: Record<string, unknown>[] = [];
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    Renewed.tries += 1;
    setTimeout(() => this.onopen?.());
  }
  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    Renewed.said.push(message);
    const args = { protocol: 99, detail: 'the client speaks version 1' };
    setTimeout(() => {
      this.onmessage?.({ data: JSON.stringify({ type: 'error', code: 'wrong-protocol', args, ref: message.ref }) });
      this.onclose?.({ code: 4004 });
    });
  }
  close(): void {}
}

beforeEach(() => {
  furnish();
  Renewed.tries = 0;
  Renewed.said = [];
  vi.stubGlobal('WebSocket', Renewed);
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await speak('en');
});

describe.each(LANGUAGES)('a page that is older than the server, in %s', (language) => {
  it('asks to be loaded anew, does not try again and keeps the seat', async () => {
    await speak(language);
    rememberGame('T', { secret: 'SECRET', players: ['Ada'], map: 'row', over: false });
    render(Table, { props: { id: 'T', fragment: '', query: new URLSearchParams() } });
    const button = await screen.findByRole('button', { name: t('do-reload') });
    expect(button.closest('[role=alert]')?.textContent).toContain(t('error-wrong-protocol'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('conn-outdated'));
    expect(screen.queryByText(t('conn-gone'))).toBeNull();
    expect(Renewed.said[0]).toMatchObject({ type: 'join', table: 'T', secret: 'SECRET', protocol: PROTOCOL });
    await new Promise((done) => setTimeout(done, 700));
    expect(Renewed.tries).toBe(1);
    expect(knownGame('T')?.secret).toBe('SECRET');
  });
});

it('the button loads the page anew', async () => {
  const reload = vi.fn();
  render(Trouble, { props: { error: { code: 'wrong-protocol', args: {} }, reload } });
  screen.getByRole('button', { name: 'Reload' }).click();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  cleanup();
  render(Trouble, { props: { error: { code: 'stale', args: {} }, reload } });
  expect(screen.queryByRole('button')).toBeNull();
});

/** A server that lets this page in, at a table whose game has not begun. */
class Waiting extends Renewed {
  static seats = TABLE.seats;
  override send(text: string): void {
    const { ref } = JSON.parse(text) as { ref: number };
    const table = { ...TABLE, status: 'lobby', seats: Waiting.seats };
    const welcome = { type: 'welcome', ref, protocol: PROTOCOL, you: { host: true, watch: false, seats: [1] }, table };
    setTimeout(() => this.onmessage?.({ data: JSON.stringify({ ...welcome, version: 0, ply: 0, last: 0, events: [] }) }));
  }
}

it.each([
  ['a guest is waited for', TABLE.seats, true],
  ['only bots play, and the game is about to begin', TABLE.seats.slice(0, 1), false],
])('before the game: %s', async (_, seats, waits) => {
  Waiting.seats = seats;
  vi.stubGlobal('WebSocket', Waiting);
  const id = `waits${waits}`;
  render(Table, { props: { id, fragment: 'SECRET', query: new URLSearchParams() } });
  await waitFor(() => expect(knownGame(id)?.secret).toBe('SECRET')); // it has been let in
  expect(screen.queryByRole('heading', { name: t('lobby-title') }) !== null).toBe(waits);
});
