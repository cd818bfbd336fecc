/** The cost card: what a region costs item by item, and what would come of taking it. */
import { t, term, tile } from '../texts/index.svelte';
import type { CostPart, MapData, Prospect, RegionView, Table, View } from '../net/protocol';
import { type Thing, thing, thingsIn } from './explain';
import type { Move } from './moves';
import { regionName } from './names';
import { outcome, paysPrice, prospectOf } from './prospects';
import { refusedMove } from './refusal';
import { type Choice, NO_CHOICE, regionMoves, regionStates } from './regions';

export interface CostLine {
  text: string;
  amount: number;
  rule: string;
}

export interface CostCard {
  region: string;
  terrain: string;
  title: string;
  kind: string;
  /** Who is there. */
  holder: string;
  /** What else is there, and what it does. */
  things: Thing[];
  lines: CostLine[];
  total: number | null;
  /** What would come of it, or why it cannot be. */
  note: string;
  bad: boolean;
  rule: string;
  /** What a tap does; null where it cannot be taken. */
  move: Move | null;
  /** What the die has to show, 0 without it. */
  need: number;
}

export function sourceName(part: CostPart, view: View, region: string): string {
  const [, source] = part;
  const there = view.regions[region];
  if (source === 'tokens') return t('cost-tokens', { race: term('race', there?.race ?? ''), count: there?.tokens ?? 0 });
  if (source === 'tribe') return term('marker', 'tribe');
  if (source === 'monsters') return t('cost-monsters', { count: there?.monsters ?? 0 });
  if (source === 'region' || source === 'die' || source === 'minimum') return t(`cost-${source}`);
  return tile(source);
}

/** Everything the cost card says about a region. */
export function costCard(
  view: View,
  map: MapData,
  region: string,
  choice: Choice = NO_CHOICE,
  table: Table | null = null,
): CostCard | null {
  const place = map.regions.find((each) => each.id === region);
  if (!place) return null;
  const move = regionMoves(view, map, choice)[region] ?? null;
  const chosen = choice.tool !== null || choice.relics.length > 0;
  const prospect = chosen && !move ? null : prospectOf(view, region, move);
  const priced = prospect && paysPrice({ uses: prospect.cost, ...prospect }) ? prospect : null;
  const card: CostCard = {
    region,
    terrain: place.terrain,
    title: regionName(map, region),
    kind: regionStates(view, map, choice)[region]?.kind ?? 'none',
    // Worded only for the one card that is looked at; the names of all regions are made from the rest.
    get holder() {
      return holderOf(view, region);
    },
    get things() {
      return thingsIn(view, map, region);
    },
    get lines() {
      return (priced?.parts ?? []).map((part) => ({ text: sourceName(part, view, region), amount: part[0], rule: part[2] }));
    },
    total: priced?.cost ?? null,
    note: '',
    bad: false,
    rule: '',
    move,
    need: prospect?.needs ?? 0,
  };
  return Object.assign(card, verdict(view, map, card, prospect, choice, table));
}

/** The race in a region with its tokens; empty where there is none. */
function holderOf(view: View, region: string): string {
  const there = view.regions[region];
  if (!there?.player || !there.race) return '';
  const race = t('cost-tokens', { race: term('race', there.race), count: there.tokens ?? 0 });
  return there.declined ? t('card-declined', { race }) : race;
}

function verdict(
  view: View,
  map: MapData,
  card: CostCard,
  prospect: Prospect | null,
  choice: Choice,
  table: Table | null,
): Pick<CostCard, 'note' | 'bad' | 'rule'> {
  if (prospect?.move) return { note: outcome(view, prospect, table).join(' '), bad: false, rule: card.need ? 'CONQ-24' : '' };
  if (choice.tool !== null) return { note: card.move ? t(`tool-${card.move.verb}`) : t('why-tool'), bad: !card.move, rule: '' };
  if (choice.relics.length) return { note: t('why-relic'), bad: true, rule: '' };
  if (!prospect) return { note: thing('terrain', card.terrain).text, bad: false, rule: '' }; // nothing is attacked now
  return { note: refused(prospect, card, map, table), bad: card.kind !== 'own', rule: prospect.rule ?? '' };
}

/** Why a region cannot be taken; its name stands above or before it already. */
function refused(prospect: Prospect, card: CostCard, map: MapData, table: Table | null): string {
  const text = refusedMove(prospect.code ?? '', { ...prospect.args, region: card.region }, map, table);
  const named = `${card.title}: `;
  if (!text.startsWith(named)) return text;
  return text.charAt(named.length).toUpperCase() + text.slice(named.length + 1);
}

/** The name a screen reader says for a region: ground, symbols, who is there, what it costs. */
export function regionLabel(
  there: RegionView,
  map: MapData,
  region: string,
  card: CostCard | null,
  owner: (player: number) => string,
): string {
  const place = map.regions.find((each) => each.id === region);
  const words = [regionName(map, region), ...(place?.symbols ?? []).map((symbol) => term('symbol', symbol))];
  if (there.player && there.race) {
    const holding = { race: term('race', there.race), count: there.tokens ?? 0, player: owner(there.player) };
    words.push(t(there.declined ? 'label-declined' : 'label-tokens', holding));
  } else if (there.tribe) words.push(term('marker', 'tribe'));
  else if (there.monsters) words.push(t('cost-monsters', { count: there.monsters }));
  for (const [marker, count] of Object.entries(there.markers ?? {})) {
    if (marker !== 'mountain') words.push(count > 1 ? `${tile(marker)} ×${count}` : tile(marker));
  }
  if (card?.kind === 'take' && card.total !== null) words.push(t('label-take', { cost: card.total }));
  else if (card?.kind === 'die' && card.total !== null) words.push(t('label-die', { cost: card.total, need: card.need }));
  else if (card?.kind === 'choice') words.push(t('label-choice'));
  else if (card?.bad && card.note) words.push(card.note);
  return words.join(', ');
}
