/** Every ability, relic and place that can be used now, as buttons with a name and a text. */
import { ability, has, plain, t, term, tile } from '../texts/index.svelte';
import type { Table, View } from '../net/protocol';
import { ownerOf, sourceOf, tileData, verbIs } from './boxes';
import { left, type Pile, type Plan } from './deal';
import { abilityTools, helpers, type Move, type Options } from './moves';
import { playerName } from './names';
import type { Choice } from './regions';

export interface Icon {
  kind: 'race' | 'power' | 'relic' | 'place' | 'aside' | 'marker' | 'ui';
  name: string;
}

export interface AbilityButton {
  id: string;
  /** `tool`: then tap a region. `relic`: a switch for attacks. `menu`: then choose one of `choices`. `play`: at once. */
  type: 'tool' | 'relic' | 'menu' | 'play';
  icon: Icon;
  name: string;
  text: string;
  pressed: boolean;
  /** For piles: how many are still to be dealt. */
  count?: number;
  choices: { label: string; move: string }[];
  /** What is given up by it for good: it is asked once before it is done. */
  ask?: string;
}

const NO_SOURCE: Record<string, Icon> = { abandon: { kind: 'ui', name: 'abandon' }, decline: { kind: 'ui', name: 'decline' } };

/** What a verb is called on a button: by its own text, else by the tile that has it. */
export function verbName(view: View, verb: string): string {
  if (has(`ability-${verb}`)) return t(`ability-${verb}`);
  const source = sourceOf(view, verb);
  return source ? term(source.kind, source.id) : plain(verb);
}

function button(view: View, verb: string, id: string, type: AbilityButton['type'], pressed: boolean): AbilityButton {
  const source = sourceOf(view, verb);
  const icon = NO_SOURCE[verb] ?? { kind: source?.kind ?? 'ui', name: source?.id ?? 'info' };
  const text = source ? ability(source.id, source.kind) : has(`ability-${verb}-text`) ? t(`ability-${verb}-text`) : '';
  return { id, type, icon, name: verbName(view, verb), text, pressed, choices: [] };
}

/** A relic, or a piece that stands for one. */
function relicButton(relic: string, pressed: boolean): AbilityButton {
  const kind = tileData(relic, 'relic') ? 'relic' : 'marker';
  const owner = kind === 'relic' ? tileData(relic, 'relic') : ownerOf(relic);
  const text = owner ? ability(owner.id, owner.kind) : '';
  return { id: `relic ${relic}`, type: 'relic', icon: { kind, name: relic }, name: term(kind, relic), text, pressed, choices: [] };
}

/** The buttons of this moment. */
export function abilities(
  view: View,
  all: Options,
  choice: Choice,
  table: Table | null,
  piles: readonly Pile[] = [],
  plan: Plan = {},
): AbilityButton[] {
  const found: AbilityButton[] = [];
  for (const tool of abilityTools(all, view)) {
    const each = button(view, tool.verb, tool.id, 'tool', choice.tool === tool.id);
    if (tool.means.length) each.name = t('ability-with', { ability: each.name, means: tool.means.map(tile).join(', ') });
    const pile = piles.find((one) => one.id === tool.id);
    if (pile) each.count = left(plan, pile);
    found.push(each);
  }
  for (const relic of helpers(all)) found.push(relicButton(relic, choice.relics.includes(relic)));
  return [...found, ...plainButtons(view, all.plain, table)];
}

/** Has this move a place of its own on the screen: in the offer, or as the next big button? */
export function isElsewhere(view: View, move: Move): boolean {
  if (view.now.offers) return true;
  if (view.now.opens) return view.now.verbs?.includes(move.verb) ?? false;
  return rollsFirst(move);
}

/** Is it the roll of a die that comes before the choice of a region? */
export const rollsFirst = (move: Move): boolean => !move.target && verbIs(move.verb, (verb) => verb.rolls && verb.aim === 'nothing');

function plainButtons(view: View, moves: readonly Move[], table: Table | null): AbilityButton[] {
  const found = new Map<string, AbilityButton>();
  for (const move of moves) {
    if (isElsewhere(view, move)) continue;
    const id = move.target ? move.verb : move.text;
    const each = found.get(id) ?? button(view, move.verb, id, move.target ? 'menu' : 'play', false);
    if (move.verb === 'decline') each.ask = declineAsks(view, move);
    if (move.means.length) each.name = t('ability-with', { ability: verbName(view, move.verb), means: move.means.map(tile).join(', ') });
    each.choices.push({ label: targetName(move, table) || each.name, move: move.text });
    found.set(id, each);
  }
  return [...found.values()];
}

/** What declining gives up, and what it scores where that is still to come. */
export function declineAsks(view: View, move: Move): string {
  const active = view.seats[view.to_move]?.races.find((race) => !race.declined);
  const lost = t('ask-decline', { race: term('race', active?.race ?? '') });
  const coins = view.declining?.[move.text];
  return coins === undefined ? lost : `${lost} ${t('ask-decline-scores', { coins })}`;
}

function targetName(move: Move, table: Table | null): string {
  if (verbIs(move.verb, (verb) => verb.aim === 'player')) return playerName(table, Number(move.target));
  return move.target ? tile(move.target) : '';
}
