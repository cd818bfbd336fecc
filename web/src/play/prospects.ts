/** What would come of an attack, as the engine tells it, put into words. */
import { t, term } from '../texts/index.svelte';
import type { Prospect, Table, View } from '../net/protocol';
import { verbIs } from './boxes';
import { type Move, parse } from './moves';
import { playerName } from './names';

/** The prospect of a region as a plain tap would attack it, or of another way by its move. */
export function prospectOf(view: View, region: string, move: Move | null = null): Prospect | null {
  const plain = view.prospects?.[region] ?? null;
  if (!move || plain?.move === move.text) return plain;
  return view.prospects?.[move.text] ?? null;
}

/** Is the price of the region what this way takes? Not where a token is replaced, or a figure takes it. */
export function paysPrice(prospect: Prospect): boolean {
  return (prospect.needs ?? 0) > 0 || (prospect.means?.length ?? 0) > 0 || prospect.uses === prospect.cost;
}

/** Is a die rolled for it? */
export const rolls = (prospect: Prospect): boolean => verbIs(parse(prospect.move ?? '').verb, (verb) => verb.rolls);

/** What the race that attacks has, helpers included. */
export function strength(view: View): number {
  return (view.troops?.hand ?? 0) + (view.troops?.helpers ?? 0);
}

/** How many regions could be taken from here, for certain or with the die. */
export function openings(view: View): number {
  const open = Object.entries(view.prospects ?? {}).filter(([, each]) => each.move);
  return new Set(open.map(([key, each]) => each.region ?? key)).size;
}

/** The prospect of a move that takes a region for certain and with nothing but tokens; null for all others. */
export function certain(view: View, move: Move): Prospect | null {
  if (!verbIs(move.verb, (verb) => verb.takes) || move.means.length) return null;
  const prospect = prospectOf(view, move.target, move);
  return prospect?.verdict === 'take' && prospect.move === move.text && prospect.uses && !rolls(prospect) ? prospect : null;
}

/** The position with a region taken before the server has said so; what else comes of it only the server tells. */
export function withTaken(view: View, region: string, prospect: Prospect): View {
  const { tribe: _, monsters: __, declined: ___, ...there } = view.regions[region] ?? {};
  const taken = { ...there, player: view.to_move, race: view.troops?.race ?? '', tokens: prospect.uses ?? 0 };
  return { ...view, regions: { ...view.regions, [region]: taken } };
}

/** Everything that comes of an attack, sentence by sentence. */
export function outcome(view: View, prospect: Prospect, table: Table | null = null): string[] {
  const told = [hand(view, prospect)];
  for (const [, race, lost, back] of prospect.losses ?? []) told.push(t('cost-loss', { race: term('race', race), lost, back }));
  for (const [player, coins] of Object.entries(prospect.coins ?? {})) {
    if (coins) told.push(paid(view, Number(player), coins, table));
  }
  if (prospect.kept === false) told.push(t('cost-not-kept'));
  return told;
}

/** The tokens that it takes, or what the die has to show. */
function hand(view: View, prospect: Prospect): string {
  const { needs = 0, chance = 0, left = 0 } = prospect;
  if (needs) return t('cost-note-die', { need: needs, chance: Math.round(100 * chance) });
  const all = view.troops?.hand ?? 0;
  if (rolls(prospect)) return t('cost-note-sure', { left, hand: all });
  return t(left === all ? 'cost-note-free' : 'cost-note-left', { left, hand: all });
}

function paid(view: View, player: number, coins: number, table: Table | null): string {
  const way = coins > 0 ? 'gain' : 'pay';
  if (player === view.to_move) return t(`cost-coins-${way}`, { coins: Math.abs(coins) });
  return t(`cost-coins-other-${way}`, { player: playerName(table, player), coins: Math.abs(coins) });
}
