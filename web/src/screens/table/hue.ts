/** A fixed hue per race for the cloth of its banner; neighbours in the list lie far apart on the wheel. */
const RACES = [
  'amazons',
  'dwarves',
  'elves',
  'ghouls',
  'giants',
  'halflings',
  'humans',
  'orcs',
  'ratmen',
  'skeletons',
  'sorcerers',
  'tritons',
  'trolls',
  'wizards',
  'cultists',
  'drow',
  'flames',
  'gnomes',
  'iron-dwarves',
  'kraken',
  'liches',
  'lizardmen',
  'mudmen',
  'mummies',
  'ogres',
  'shadow-mimes',
  'shrooms',
  'spiderines',
  'will-o-wisps',
];
const GOLDEN_ANGLE = 137.5;

export function hueOf(race: string): number {
  const at = RACES.indexOf(race);
  const number = at >= 0 ? at : [...race].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return Math.round((293 + number * GOLDEN_ANGLE) % 360);
}
