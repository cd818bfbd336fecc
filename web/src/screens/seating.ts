/** Making tables from the page: names for bots, quick games, and what the maker has to remember. */
import { makeTable } from '../net/api';
import type { MadeTable, NewSeat, NewTable } from '../net/protocol';
import { go } from '../route.svelte';
import { rememberGame } from './games';

/** Names that read alike in all four languages. */
const BOT_NAMES = ['Bor', 'Mila', 'Teo', 'Zora', 'Ivo', 'Nela', 'Olek', 'Rada'];

/** So many different names for bots, another set every time. */
export function botNames(count: number, random: () => number = Math.random): string[] {
  const left = [...BOT_NAMES];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '');
}

/** A human here and so many bots. */
export function againstBots(name: string, bots: number, level: string): NewSeat[] {
  return [{ kind: 'here', name }, ...botNames(bots).map((bot): NewSeat => ({ kind: 'bot', level, name: bot }))];
}

/** The strongest level that is meant for everybody, else what there is. */
export function usualLevel(levels: readonly string[]): string {
  return ['normal', 'greedy', 'random'].find((level) => levels.includes(level)) ?? levels[0] ?? 'random';
}

/** Links to give away, by seat. */
function links(made: MadeTable): Record<string, string> {
  return Object.fromEntries(made.seats.filter((seat) => seat.kind === 'link').map((seat) => [seat.seat, seat.secret]));
}

/** Makes the table, keeps its secrets in this browser, and goes there. */
export async function sitDown(settings: NewTable, query = ''): Promise<void> {
  const made = await makeTable(settings);
  rememberGame(made.table, { secret: made.host, watch: made.watch, links: links(made), players: [], map: settings.map ?? '' });
  go(`/table/${made.table}${query}#${made.host}`);
}

/** What a pasted link points to: the path of a table with its secret, or null. */
export function tablePath(text: string): string | null {
  const found = /\/table\/([\w-]+)(?:\?[^#]*)?#([\w-]+)\s*$/.exec(text.trim());
  return found ? `/table/${found[1]}#${found[2]}` : null;
}
