/** The games of this browser: which tables, and the secrets that open them. */
import type { You } from '../net/protocol';
import { lang } from '../texts/index.svelte';
import { keep, recall } from '../browser/storage.svelte';

/** What a secret gives. */
export type Right = 'watch' | 'seat' | 'host';

export interface KnownGame {
  table: string;
  /** The secret with the widest right that this browser has seen. */
  secret: string;
  right: Right;
  /** The watch link, for the host to give away. */
  watch?: string;
  /** Links to seats, by seat, for the host to give away. */
  links?: Record<string, string>;
  players: string[];
  map: string;
  when: number;
  over?: boolean;
  /** A guided first game. */
  lesson?: boolean;
}

const KEY = 'elbowroom.games';
/** So many games are in the list. */
export const MOST = 100;
const RIGHTS: readonly Right[] = ['watch', 'seat', 'host'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An entry of the list as it should be, whatever stands in the storage; null if it leads nowhere. */
function read(entry: unknown): KnownGame | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { table, secret, right, watch, links, players, map, when, over, lesson } = entry as Record<string, unknown>;
  if (!text(table)) return null;
  const given = typeof links === 'object' && links !== null ? Object.entries(links).filter(([, each]) => text(each)) : [];
  return {
    table: text(table),
    secret: text(secret),
    right: RIGHTS.find((each) => each === right) ?? (text(watch) ? 'host' : 'seat'),
    ...(text(watch) ? { watch: text(watch) } : {}),
    ...(given.length ? { links: Object.fromEntries(given) as Record<string, string> } : {}),
    players: Array.isArray(players) ? players.map(text) : [],
    map: text(map),
    when: typeof when === 'number' ? when : 0,
    over: over === true,
    ...(lesson === true ? { lesson } : {}),
  };
}

let clock: { language: string; words: Intl.DateTimeFormat } | null = null;

/** A moment in words. The first time takes a browser long: whoever draws much waits for `numbersAhead`. */
export function played(when: number): string {
  const language = lang.current;
  if (clock?.language !== language)
    clock = { language, words: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }) };
  return clock.words.format(when);
}

export function knownGames(): KnownGame[] {
  const games = recall(KEY);
  return Array.isArray(games) ? games.map(read).filter((game) => game !== null) : [];
}

export function knownGame(table: string): KnownGame | undefined {
  return knownGames().find((game) => game.table === table);
}

/** As many as there is room for; games that are over go first, since anybody may look at them. */
function fitting(games: KnownGame[]): KnownGame[] {
  const spare = games.length - MOST;
  if (spare <= 0) return games;
  const gone = new Set(
    [...games]
      .reverse()
      .sort((a, b) => Number(b.over) - Number(a.over))
      .slice(0, spare),
  );
  return games.filter((game) => !gone.has(game));
}

/** Adds a game, or brings it up to date and to the top; false if this browser does not keep it. */
export function rememberGame(table: string, change: Partial<KnownGame>): boolean {
  const games = knownGames();
  const old = games.find((game) => game.table === table);
  const fresh: KnownGame = { secret: '', right: 'seat', players: [], map: '', when: Date.now(), ...old, ...change, table };
  return keep(KEY, fitting([fresh, ...games.filter((game) => game.table !== table)]));
}

export const rightOf = (you: You): Right => (you.host ? 'host' : you.seats.length ? 'seat' : 'watch');

/** Keeps the secret that was used at a table, unless this browser has one that gives more. */
export function rememberVisit(table: string, secret: string, right: Right, facts: Partial<KnownGame>): boolean {
  const old = knownGame(table);
  const less = old?.secret && RIGHTS.indexOf(right) < RIGHTS.indexOf(old.right);
  return rememberGame(table, less ? facts : { ...facts, secret, right });
}

export function forgetGame(table: string): void {
  keep(
    KEY,
    knownGames().filter((game) => game.table !== table),
  );
}
