/** A review in words: why a turn cost so much, and the better plan as a way over the map. */
import { combo, lang, t, term } from '../texts/index.svelte';
import type { Hint, MapData, Mistake, TurnReview, View } from '../net/protocol';
import { type Advice, advice } from './hints';
import { isCounted, parse } from './moves';
import { regionName } from './names';

const COSTLIEST = 3; // so many turns are told
const SLIGHT = 0.3; // coins; who lost less made no mistake worth a word

/** What a turn cost at least, as far as one can tell. */
const sure = (turn: TurnReview): number => turn.loss - turn.doubt;

/** The turns that are worth a closer look, those first that may have cost most. */
export function closerTurns(turns: readonly TurnReview[], looks: number): number[] {
  const costly = turns.filter((turn) => turn.might >= SLIGHT).sort((a, b) => b.might - a.might || a.number - b.number);
  return costly.slice(0, looks).map((turn) => turn.number);
}

/** The turns that cost most, the worst first, out of those that were looked at for longer. */
export function costliest(turns: readonly TurnReview[]): TurnReview[] {
  const costly = turns.filter((turn) => turn.closer && turn.mistake && sure(turn) > 0);
  return costly.sort((a, b) => sure(b) - sure(a) || a.number - b.number).slice(0, COSTLIEST);
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' } as const;

/** Coins with one digit behind the point, as the language writes it; with a true minus, and none before a nought. */
export const coins = (value: number): string => new Intl.NumberFormat(lang.current, ONE_DIGIT).format(value).replace('-', '−');

export const percent = (chance: number): number => Math.round(100 * chance);

/** A chance by itself, as the language writes it. */
export const chanceText = (chance: number): string => new Intl.NumberFormat(lang.current, { style: 'percent' }).format(chance);

/** Coins with a plus before a gain. */
export const signed = (value: number): string => (value >= 0.05 ? `+${coins(value)}` : coins(value));

/** Why it was a mistake, in one sentence. */
export function why({ reason, args }: Pick<Mistake, 'reason' | 'args'>, map: MapData | null): string {
  const { region = '', instead = '', race = '', power = '', coins: price = '0', move = '' } = args;
  return t(`review-why-${reason}`, {
    region: regionName(map, region),
    instead: regionName(map, instead),
    race: race && term('race', race),
    combo: power && combo(power, race),
    coins: Number(price),
    move,
  });
}

/** What the better plan is, told in the position that it begins in. */
export function plan({ plan: moves }: Pick<Mistake, 'plan'>, view: View, map: MapData): Advice | null {
  const verb = moves[0] === undefined ? '' : parse(moves[0]).verb;
  const kind = verb === 'pick' || verb === 'decline' || verb === 'expand' ? verb : isCounted(verb) ? 'redeploy' : 'conquer';
  const hint: Hint = { moves, reason: kind, coins: 0, expected: 0, lead: 0, regions: 0, against: null, chance: null };
  return advice(hint, view, map);
}

/** What chance brought in a turn, in coins. */
export const luckIn = (turn: TurnReview): number => turn.luck.reduce((all, each) => all + each.coins, 0);

/** What chance brought a player in these turns, in coins. */
export function luckOf(turns: readonly TurnReview[], player: number): number {
  return turns.filter((turn) => turn.player === player).reduce((sum, turn) => sum + luckIn(turn), 0);
}

/** What a player's choices cost in these turns. */
export function lossOf(turns: readonly TurnReview[], player: number): number {
  return turns.filter((turn) => turn.player === player).reduce((sum, turn) => sum + turn.loss, 0);
}
