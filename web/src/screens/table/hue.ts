/** The colour of a race's banner: as far from those of its neighbours in the list as can be. */
import { iconIds } from '../../look/icons';

const GOLDEN_ANGLE = 137.5;

export function hueOf(race: string): number {
  const at = iconIds('race').indexOf(race);
  const number = at >= 0 ? at : [...race].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return Math.round((293 + number * GOLDEN_ANGLE) % 360);
}
