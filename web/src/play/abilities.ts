/** Every ability, relic and place that can be used now, as buttons with a name and a text. */
import { ability, t, term, tile } from '../texts/index.svelte';
import type { Table, View } from '../net/protocol';
import { left, type Pile, type Plan } from './deal';
import { abilityTools, helpers, type Move, type Options, sourceOf } from './moves';
import { playerName } from './names';
import type { Choice } from './regions';

export interface Icon {
  kind: 'race' | 'power' | 'relic' | 'place' | 'marker' | 'ui';
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
}

const NO_SOURCE: Record<string, Icon> = { abandon: { kind: 'ui', name: 'abandon' }, decline: { kind: 'ui', name: 'decline' } };

function mover(view: View): { race: string; power: string } {
  const active = view.seats[view.to_move]?.races.find((race) => !race.declined);
  return { race: active?.race ?? '', power: active?.power ?? '' };
}

function button(view: View, verb: string, id: string, type: AbilityButton['type'], pressed: boolean): AbilityButton {
  const { race, power } = mover(view);
  const source = sourceOf(verb, race, power, view.stage, view.lent);
  const icon = NO_SOURCE[verb] ?? { kind: (source?.kind ?? 'ui') as Icon['kind'], name: source?.id ?? 'info' };
  const text = source ? ability(source.id, source.kind) : t(`ability-${verb}-text`);
  return { id, type, icon, name: t(`ability-${verb}`), text, pressed, choices: [] };
}

/** Plain moves that have a place of their own on the screen. */
const ELSEWHERE = new Set(['pick', 'swap', 'keep', 'expand', 'roll']);

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
  for (const tool of abilityTools(all, view.stage)) {
    const each = button(view, tool.verb, tool.id, 'tool', choice.tool === tool.id);
    if (tool.means.length) each.name = t('ability-with', { ability: each.name, means: tool.means.map(tile).join(', ') });
    const pile = piles.find((one) => one.id === tool.id);
    if (pile) each.count = left(plan, pile);
    found.push(each);
  }
  for (const relic of helpers(all)) {
    const kind = relic === 'bag' ? 'marker' : 'relic';
    found.push({
      id: `relic ${relic}`,
      type: 'relic',
      icon: { kind, name: relic },
      name: term(kind, relic),
      text: relic === 'bag' ? ability('magic', 'power') : ability(relic, 'relic'),
      pressed: choice.relics.includes(relic),
      choices: [],
    });
  }
  return [...found, ...plainButtons(view, all.plain, table)];
}

function plainButtons(view: View, plain: readonly Move[], table: Table | null): AbilityButton[] {
  const found = new Map<string, AbilityButton>();
  for (const move of plain) {
    if (ELSEWHERE.has(move.verb) || (move.verb === 'decline' && view.stage === 'mode')) continue;
    const menu = move.verb === 'bag' || move.verb === 'ally';
    const id = menu ? move.verb : move.text;
    const each = found.get(id) ?? button(view, move.verb, id, menu ? 'menu' : 'play', false);
    if (move.means.length) each.name = t('ability-with', { ability: t(`ability-${move.verb}`), means: move.means.map(tile).join(', ') });
    const label = move.verb === 'ally' ? playerName(table, Number(move.target)) : move.target ? tile(move.target) : each.name;
    each.choices.push({ label, move: move.text });
    found.set(id, each);
  }
  return [...found.values()];
}
