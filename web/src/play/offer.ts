/** Combos by the number that a move calls them by. */
import { has, t, term } from '../texts/index.svelte';
import type { ComboView, RaceView, View } from '../net/protocol';
import { verbName } from './abilities';
import { type Move, options } from './moves';

/** The moves that choose a combo, by its number. */
export function offerMoves(view: View): Record<number, string> {
  if (!view.now.offers) return {};
  const moves = options(view.legal).plain.filter((move) => move.target);
  return Object.fromEntries(moves.map((move) => [Number(move.target), move.text]));
}

/** The numbers of the combos on offer, first to last. After a pick they are those of before it, its gap still open. */
export function offerNumbers(view: View): number[] {
  const numbers = Object.keys(offerMoves(view)).map(Number);
  return !view.now.picks && numbers.length === view.offer.length ? numbers : view.offer.map((_, at) => at + 1);
}

/** The combo that a number means. */
export function offered(view: View, number: number | null): ComboView | undefined {
  return number === null ? undefined : view.offer[offerNumbers(view).indexOf(number)];
}

/** What it costs to pick a combo. */
export function priceOf(view: View, number: number): number {
  return offered(view, number)?.price ?? number - 1;
}

/** The race that the player who decides plays with. */
export function activeRace(view: View): RaceView | undefined {
  return view.seats[view.to_move]?.races.find((race) => !race.declined);
}

/** What a choice among the combos is called where no race is picked: with the power that it brings, or leaves. */
export function offerName(view: View, move: Move): string {
  const power = move.target ? offered(view, Number(move.target))?.power : activeRace(view)?.power;
  const id = `act-${move.verb}`;
  return has(id) ? t(id, { power: term('power', power ?? '') }) : verbName(view, move.verb);
}
