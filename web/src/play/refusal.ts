/** Refusals in words: codes of the server and rule ids become sentences with a way out. */
import { ability, has, lang, t, tile } from '../texts/index.svelte';
import type { MapData, ServerError } from '../net/protocol';
import { parse } from './moves';
import { regionName } from './names';
import { tileOf } from './rulebook';

/** Rules that a player is likely to run into, and the sentence that tells them. */
const RULES: Record<string, string> = {
  'INT-24': 'own',
  'U-TERRAIN-10': 'chasm',
  'CONQ-11': 'water',
  'U-MIX-09': 'river',
  'U-MARK-01': 'relic',
  'POWER-Diplomat-3': 'peace',
  'U-RACE-LICHES-2': 'coinless',
  'U-RACE-GNOMES-2': 'plain',
  'CONQ-12': 'immune',
  'CONQ-13': 'fixed',
  'CONQ-25': 'stage',
  'INT-25': 'roll',
  'CONQ-14': 'far',
  'CONQ-1': 'border',
  'CONQ-7': 'dear',
  'CONQ-8': 'hand',
  'CONQ-24': 'die',
  'CONQ-29': 'sure',
  'ABANDON-1': 'not-yours',
  'ABANDON-4': 'abandon-late',
  'REDEP-1': 'not-yours',
  'REDEP-3': 'place-first',
  'INT-56': 'place-first',
  'PICK-5': 'price',
  'PICK-1': 'pick',
  'PICK-9': 'price',
  'REDEP-4': 'none-left',
  'DECLINE-1': 'decline',
  'TURN-3': 'stage',
  'END-2': 'over',
};

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

/** Any error of the server as one sentence, with the rule where one is named. */
export function refusal(error: ServerError, map: MapData | null = null): { text: string; rule: string } {
  if (error.code === 'illegal-move') {
    return { text: refusedMove(error.args, map), rule: typeof error.args.rule === 'string' ? error.args.rule : '' };
  }
  const id = `error-${error.code}`;
  if (!has(id)) return { text: t('error-other', { code: error.code }), rule: '' };
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(error.args)) {
    if (typeof value === 'string' || typeof value === 'number') args[name] = value;
    else if (Array.isArray(value)) args[name] = value.join(', ');
  }
  return { text: t(id, args), rule: '' };
}
