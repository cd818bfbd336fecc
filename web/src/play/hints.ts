/** A bot's plans in words: what to begin with, what follows, what it should bring and why. */
import { combo, t, tile } from '../texts/index.svelte';
import type { Hint, MapData, View } from '../net/protocol';
import { verbName } from './abilities';
import { isCounted, type Move, onRegion, parse } from './moves';
import { regionName } from './names';
import { offered, offerName, priceOf } from './offer';

export interface Advice {
  title: string;
  /** What follows the first step, in order. */
  steps: string[];
  /** Coins this turn, with their sign; what a combo costs is taken off. */
  coins: string;
  facts: string;
  why: string;
  /** The regions of the plan in the order in which it comes to them. */
  regions: string[];
  /** The rule of what is advised; empty where a tile's ability is used. */
  rule: string;
  /** Can the page lay the first step out, for the player to confirm? */
  usable: boolean;
}

const RULES: Partial<Record<Hint['reason'], string>> = {
  pick: 'PICK-2',
  expand: 'TURN-3',
  decline: 'DECLINE-1',
  conquer: 'CONQ-6',
  redeploy: 'REDEP-1',
};

const LEAST = 1; // coins; a smaller difference is no reason

/** The moves that say where: those of a redeployment only where it is what is asked about. */
function pointed(hint: Hint): Move[] {
  const dealing = hint.reason === 'redeploy';
  return hint.moves.map(parse).filter((move) => onRegion(move) && (dealing || !isCounted(move.verb)));
}

/** One step: "Hill 3", "Hill 3 (die)", "Ability: Hill 3", "Hill 3 +2". */
function step(move: Move, view: View, map: MapData): string {
  const region = regionName(map, move.target);
  if (move.verb === 'conquer') return move.means.length ? t('hint-step-with', { region, means: move.means.map(tile).join(', ') }) : region;
  if (move.verb === 'roll') return t('hint-step-die', { region });
  if (move.verb === 'place') return `${region} +${move.count}`;
  return t('hint-step-ability', { ability: verbName(view, move.verb), region });
}

function title(hint: Hint, first: Move, view: View, map: MapData): string {
  const region = onRegion(first) ? regionName(map, first.target) : '';
  if (hint.reason === 'pick') {
    const offer = offered(view, Number(first.target));
    return t('act-pick', { combo: offer ? combo(offer.power, offer.race) : first.target });
  }
  if (hint.reason === 'expand' || hint.reason === 'decline') return t(`act-${hint.reason}`);
  if (hint.reason === 'redeploy') return t('hint-redeploy');
  if (first.verb === 'done') return t('hint-stop');
  if (first.verb === 'conquer' && !first.means.length) return t('hint-take', { region });
  if (first.verb === 'roll' && region) return t('hint-roll', { region });
  if (region) return step(first, view, map);
  return view.now.offers ? offerName(view, first) : verbName(view, first.verb);
}

/** Why this plan: against the best of another kind where there is one, else how the game should end. */
function why(hint: Hint): string {
  const lead = Math.round(hint.lead);
  const ahead = t(lead > 0 ? 'hint-ahead' : lead < 0 ? 'hint-behind' : 'hint-level', { coins: Math.abs(lead) });
  const end = hint.chance === null ? ahead : `${ahead} ${t('hint-chance', { percent: Math.round(100 * hint.chance) })}`;
  const more = hint.against === null ? 0 : Math.round(hint.expected - hint.against);
  const kind = hint.reason;
  if (kind !== 'pick' && kind !== 'expand' && kind !== 'decline') return end;
  if (more >= LEAST) return `${t(`hint-more-${kind}`, { coins: more })} ${end}`;
  return more <= -LEAST ? `${t('hint-fewer')} ${end}` : end;
}

const signed = (coins: number): string => (coins > 0 ? `+${coins}` : coins < 0 ? `−${-coins}` : '0');

/** A plan for the panel; null for one without moves. */
export function advice(hint: Hint, view: View, map: MapData): Advice | null {
  const first = hint.moves[0] === undefined ? null : parse(hint.moves[0]);
  if (!first) return null;
  const places = pointed(hint);
  const coins = signed(hint.coins);
  const price = hint.reason === 'pick' ? priceOf(view, Number(first.target)) : 0;
  const rest = onRegion(first) && hint.reason !== 'redeploy' ? places.slice(1) : places;
  return {
    title: title(hint, first, view, map),
    steps: rest.map((move) => step(move, view, map)),
    coins,
    facts: t('hint-facts', { coins: price ? t('hint-net', { coins, price }) : coins, expected: Math.round(hint.expected) }),
    why: why(hint),
    regions: [...new Set(places.map((move) => move.target))],
    rule: RULES[hint.reason] ?? '',
    usable: hint.reason === 'pick' || (hint.reason === 'redeploy' && isCounted(first.verb)),
  };
}

/** The plans that still hold after a move: those that began with it, without it. */
export function followed(hints: readonly Hint[], move: string): Hint[] {
  return hints
    .filter((hint) => hint.moves[0] === move)
    .map((hint) => ({
      ...hint,
      moves: hint.moves.slice(1),
      reason: hint.reason === 'redeploy' || hint.reason === 'other' ? hint.reason : 'conquer',
    }));
}
