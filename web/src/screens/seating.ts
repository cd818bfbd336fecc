/** Making tables from the page: names for bots, quick games, and what the maker has to remember. */
import { ApiError, getTable, makeTable } from '../net/api';
import type { MadeTable, NewSeat, NewTable } from '../net/protocol';
import { go } from '../route.svelte';
import { PLAIN, to, toReplay, toTable } from '../browser/place';
import { settings } from '../browser/settings.svelte';
import { isTab } from '../tab/names';
import { type KnownGame, rememberGame } from './games';

/** Names that read alike in all four languages. */
const BOT_NAMES = ['Bor', 'Mila', 'Teo', 'Zora', 'Ivo', 'Nela', 'Olek', 'Rada'];

/** So many different names for bots, another set every time. */
export function botNames(count: number, random: () => number = Math.random): string[] {
  const left = [...BOT_NAMES];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '');
}

/** A human on one of the seats, from 1, and bots on all others. */
export function amongBots(name: string, players: number, level: string, seat: number): NewSeat[] {
  return botNames(players).map((bot, at): NewSeat => (at + 1 === seat ? { kind: 'here', name } : { kind: 'bot', level, name: bot }));
}

/** A human here and so many bots. */
export const againstBots = (name: string, bots: number, level: string): NewSeat[] => amongBots(name, bots + 1, level, 1);

/** A human here and a friend who comes by link; each names himself. */
export function withFriend(name: string): NewSeat[] {
  return [{ kind: 'here', name }, { kind: 'link' }];
}

/** The strongest level that is meant for everybody, else what there is. */
export function usualLevel(levels: readonly string[]): string {
  return ['normal', 'greedy', 'random'].find((level) => levels.includes(level)) ?? levels[0] ?? 'random';
}

/** Links to give away, by seat. */
function links(made: MadeTable): Record<string, string> {
  return Object.fromEntries(made.seats.filter((seat) => seat.kind === 'link').map((seat) => [seat.seat, seat.secret]));
}

/** Where a game is played: on the server, or in this browser. */
export type Where = 'server' | 'tab';

/** Where a table may be, the best place first. Only a server has seats for guests, and a site of plain files has no server. */
function places(wish: NewTable): Where[] {
  if (PLAIN || (wish.from && isTab(wish.from.table))) return ['tab'];
  if (wish.from || wish.seats.some((seat) => seat.kind === 'link')) return ['server'];
  return settings.current.here ? ['tab'] : ['server', 'tab'];
}

async function make(wish: NewTable, [first = 'server', other]: Where[]): Promise<MadeTable> {
  try {
    return await makeTable(wish, first);
  } catch (error) {
    if (!other || !(error instanceof ApiError && error.code === 'offline')) throw error;
    return makeTable(wish, other); // the server is out of reach: this device is always here
  }
}

/** A table at the best place there is for it. */
export const openTable = (wish: NewTable, where?: Where): Promise<MadeTable> => make(wish, where ? [where] : places(wish));

/** Makes the table, keeps its secrets in this browser, and goes there. */
export async function sitDown(wish: NewTable, where?: Where): Promise<void> {
  const made = await openTable(wish, where);
  const kept = await keepTable(made, { map: wish.map ?? '' });
  go(toTable(made.table, '', kept ? '' : made.host));
}

/** Keeps a new table's secrets in this browser; false if it keeps nothing. */
async function keepTable(made: MadeTable, facts: Partial<KnownGame>): Promise<boolean> {
  const secrets = { secret: made.host, right: 'host', watch: made.watch, links: links(made) } as const;
  const kept = rememberGame(made.table, { ...secrets, ...facts });
  if (isTab(made.table)) await import('../tab/keeping').then(({ note }) => note(made.table, made.host)).catch(() => undefined);
  return kept;
}

/** Opens the record of a game that is over, lists it under this name among this browser's games, and looks back on it. */
export async function lookBack(record: string, players: number, name: string): Promise<void> {
  const seats = Array.from({ length: players }, (): NewSeat => ({ kind: 'here' }));
  const made = await openTable({ seats, record, look_back: true });
  await keepTable(made, { players: [name], over: true });
  go(toReplay(made.table));
}

/** Goes on elsewhere with a game that was begun at a table: a person at this screen, and the same bots. */
export async function carryOn(table: string, secret: string, record: string, where: Where): Promise<void> {
  const { seats } = await getTable(table, secret);
  const same = seats.map((seat): NewSeat =>
    seat.kind === 'bot' ? { kind: 'bot', level: seat.level, name: seat.name } : { kind: 'here', name: seat.name },
  );
  await sitDown({ seats: same, record }, where);
}

/** The link that gives a secret's right to whoever opens it. */
export const linkTo = (table: string, secret: string): string => `${location.origin}${toTable(table, '', secret)}`;

/** Where a pasted link leads: to a path of this page, or to another server. */
export type Found = { path: string } | { url: string; host: string };

const LINK = /(?:^|\s)(https?:\/\/[^\s/?#]+)?\/?((?:table|replay)\/[\w-]+(?:\?[^\s#]*)?(?:#[\w-]+)?)[.,;:!?>)\]"'”]*(?:\s|$)/i;

/** What a pasted text points to: a table or a replay; null if there is no such link in it. */
export function readLink(text: string): Found | null {
  const found = LINK.exec(text);
  if (!found) return null;
  const [, origin = location.origin, rest = ''] = found;
  if (!URL.canParse(origin)) return null;
  const { origin: there, host } = new URL(origin);
  return there === location.origin ? { path: to(rest) } : { url: `${there}/${rest}`, host };
}
