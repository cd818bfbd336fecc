/** The cost card: what a region costs item by item, and what would come of taking it. */
import { t, term, tile } from '../texts/index.svelte';
import type { CostPart, MapData, View } from '../net/protocol';
import { type Thing, thing, thingsIn } from './explain';
import { type Move, options, tapMoves } from './moves';
import { regionName } from './names';
import { chance, type Choice, fighter, hindrance, NO_CHOICE, regionStates, strength } from './regions';

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
  hand: number;
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
export function costCard(view: View, map: MapData, region: string, choice: Choice = NO_CHOICE): CostCard | null {
  const place = map.regions.find((each) => each.id === region);
  if (!place) return null;
  const move = tapMoves(options(view.legal), view.stage, choice.tool, choice.relics)[region] ?? null;
  const key = move?.means.length ? `${region} with ${move.means.join(' ')}` : region;
  const cost = view.costs?.[key] ?? view.costs?.[region] ?? null;
  const hand = strength(view);
  const kind = regionStates(view, map, choice)[region]?.kind ?? 'none';
  const need = cost && kind === 'die' ? Math.max(1, cost.total - hand) : 0;
  const card: CostCard = {
    region,
    terrain: place.terrain,
    title: regionName(map, region),
    kind,
    // Worded only for the one card that is looked at; the names of all regions are made from the rest.
    get holder() {
      return holderOf(view, region);
    },
    get things() {
      return thingsIn(view, map, region);
    },
    get lines() {
      return (cost?.parts ?? []).map((part) => ({ text: sourceName(part, view, region), amount: part[0], rule: part[2] }));
    },
    total: cost?.total ?? null,
    note: '',
    bad: false,
    rule: '',
    move,
    hand,
    need,
  };
  return Object.assign(card, verdict(view, map, card, choice));
}

/** The race in a region with its tokens; empty where there is none. */
function holderOf(view: View, region: string): string {
  const there = view.regions[region];
  if (!there?.player || !there.race) return '';
  const race = t('cost-tokens', { race: term('race', there.race), count: there.tokens ?? 0 });
  return there.declined ? t('card-declined', { race }) : race;
}

function verdict(view: View, map: MapData, card: CostCard, choice: Choice): Pick<CostCard, 'note' | 'bad' | 'rule'> {
  if (choice.tool !== null) return { note: card.move ? t(`tool-${card.move.verb}`) : t('why-tool'), bad: !card.move, rule: '' };
  if (!fighter(view) || !view.costs) return { note: thing('terrain', card.terrain).text, bad: false, rule: '' }; // no conquests now
  const stop = hindrance(view, map, card.region, choice);
  if (stop) {
    return {
      note: t(`why-${stop.why}`, { region: card.title, short: stop.short, piece: stop.piece ? term('marker', stop.piece) : '' }),
      bad: stop.why !== 'own',
      rule: stop.rule,
    };
  }
  if (card.total === null) return { note: '', bad: false, rule: '' };
  if (card.need) return { note: t('cost-note-die', { need: card.need, chance: chance(card.need) }), bad: false, rule: 'CONQ-24' };
  const left = t('cost-note-left', { hand: card.hand, left: card.hand - card.total });
  const loss = losses(view, card.region);
  return { note: loss ? `${left} ${loss}` : left, bad: false, rule: '' };
}

/** What the defender would lose. */
export function losses(view: View, region: string): string {
  const there = view.regions[region];
  if (!there?.player || !there.race || !there.tokens) return '';
  const race = term('race', there.race);
  const holder = view.seats[there.player]?.races.find((each) => each.race === there.race);
  if (there.declined) return t('cost-loss-declined', { race });
  if (there.race === 'elves' || holder?.power === 'immortal') return t('cost-loss-none', { race });
  return t('cost-loss', { race, back: there.tokens - 1 });
}

/** The name a screen reader says for a region: ground, symbols, who is there, what it costs. */
export function regionLabel(view: View, map: MapData, region: string, card: CostCard | null, owner: (player: number) => string): string {
  const place = map.regions.find((each) => each.id === region);
  const there = view.regions[region] ?? {};
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
