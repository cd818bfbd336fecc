/** Refusals in words: codes of the server and of the engine become sentences. */
import type { MapData, ServerError, Table } from '../net/protocol';
import { has, lang, t, tile } from '../texts/index.svelte';
import { list, playerName, regionName } from './names';

/** An argument of the engine's refusal as this language calls it; its name says what it is (docs/moves.md). */
function worded(name: string, value: unknown, map: MapData | null, table: Table | null): string | number {
  if (name === 'player') return playerName(table, Number(value));
  if (typeof value === 'number') return value;
  const id = String(value);
  if (name === 'region') return regionName(map, id);
  if (name === 'tile' || name === 'terrain') return tile(id);
  if (name === 'relics') return list(id.split(' ').map(tile), lang.current);
  return id;
}

/** Why the engine refuses a move; a tile of the players' own has no text and is refused in general terms. */
export function refusedMove(code: string, args: object, map: MapData | null, table: Table | null = null): string {
  if (!has(`refusal-${code}`)) return t('refusal-other');
  const named = Object.entries(args).map(([name, value]) => [name, worded(name, value, map, table)]);
  return t(`refusal-${code}`, Object.fromEntries(named) as Record<string, string | number>);
}

export interface Told {
  text: string;
  /** The rule, where one is named. */
  rule: string;
  /** Does only a new page help? */
  reload: boolean;
}

/** The page is older than the server, or than what another tab has played. */
const RELOADED = ['wrong-protocol', 'kept-elsewhere'];

/** Any error of the server as one sentence. */
export function refusal(error: ServerError, map: MapData | null = null, table: Table | null = null): Told {
  if (error.code === 'illegal-move') {
    const { why, args, rule } = error.args;
    const text = refusedMove(typeof why === 'string' ? why : '', typeof args === 'object' && args ? args : {}, map, table);
    return { text, rule: typeof rule === 'string' ? rule : '', reload: false };
  }
  const closer = `error-${error.code}-${String(error.args.why)}`; // where the code's sentence can say why
  const id = has(closer) ? closer : `error-${error.code}`;
  if (!has(id)) return { text: t('error-other', { code: error.code }), rule: '', reload: true };
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(error.args)) {
    if (typeof value === 'string' || typeof value === 'number') args[name] = value;
    else if (Array.isArray(value)) args[name] = value.join(', ');
  }
  return { text: t(id, args), rule: '', reload: RELOADED.includes(error.code) };
}
