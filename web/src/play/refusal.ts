/** Refusals in words: codes of the server and rule ids become sentences with a way out. */
import rules from '../../../src/elbowroom/locale/refusals.json';
import { ability, has, lang, t, tile } from '../texts/index.svelte';
import type { MapData, ServerError } from '../net/protocol';
import { parse } from './moves';
import { regionName } from './names';
import { tileOf } from './rulebook';

/** Rules that a player is likely to run into, and the sentence that tells them. */
const RULES: Record<string, string> = rules;

/** Why a move was refused. */
export function refusedMove(args: Record<string, unknown>, map: MapData | null): string {
  const rule = typeof args.rule === 'string' ? args.rule : '';
  const move = parse(typeof args.move === 'string' ? args.move : '');
  const known = RULES[rule];
  if (known) return t(`why-${known}`, { region: move.target ? regionName(map, move.target) : '', short: 0 });
  const source = tileOf(rule);
  if (source && ability(source)) return t('why-ability', { name: tile(source), text: ability(source) });
  const reason = lang.current === 'en' && typeof args.reason === 'string' ? args.reason : '';
  return reason || t('why-rules');
}

export interface Told {
  text: string;
  /** The rule, where one is named. */
  rule: string;
  /** Does only a new page help? */
  reload: boolean;
}

/** Any error of the server as one sentence. */
export function refusal(error: ServerError, map: MapData | null = null): Told {
  if (error.code === 'illegal-move') {
    return { text: refusedMove(error.args, map), rule: typeof error.args.rule === 'string' ? error.args.rule : '', reload: false };
  }
  const id = `error-${error.code}`;
  if (!has(id)) return { text: t('error-other', { code: error.code }), rule: '', reload: true };
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(error.args)) {
    if (typeof value === 'string' || typeof value === 'number') args[name] = value;
    else if (Array.isArray(value)) args[name] = value.join(', ');
  }
  return { text: t(id, args), rule: '', reload: error.code === 'wrong-protocol' };
}
