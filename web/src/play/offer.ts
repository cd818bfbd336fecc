/** Combos by the number that a move calls them by. */
import type { ComboView, View } from '../net/protocol';
import { options } from './moves';

/** The numbers of the combos on offer, top to bottom. In a swap they are those of before the pick, its gap still open. */
export function offerNumbers(view: View): number[] {
  const swaps = options(view.legal)
    .plain.filter((move) => move.verb === 'swap')
    .map((move) => Number(move.target))
    .sort((a, b) => a - b);
  return view.stage === 'swap' && swaps.length === view.offer.length ? swaps : view.offer.map((_, at) => at + 1);
}

/** The combo that a number means. */
export function offered(view: View, number: number | null): ComboView | undefined {
  return number === null ? undefined : view.offer[offerNumbers(view).indexOf(number)];
}
