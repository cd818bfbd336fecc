// Who holds what, as drawn: bands along the outer border of each race's land.
import type { View } from '../net/protocol';
import { border, pathOfRuns, type Sheet } from './geometry';

export interface Band {
  region: string;
  player: number;
  declined: boolean;
  path: string;
}

const owner = (view: View, id: string | undefined): string => {
  const region = id === undefined ? undefined : view.regions[id];
  return region?.player ? `${region.player} ${region.race} ${region.declined ?? false}` : '';
};

/** A band for every region held, where the neighbour is not the same race's. */
export function bandsOf(sheet: Sheet, view: View): Band[] {
  const bands: Band[] = [];
  for (const region of sheet.regions) {
    const held = view.regions[region.id];
    if (!held?.player) continue;
    const mine = owner(view, region.id);
    const path = pathOfRuns(border(sheet, region, (other) => owner(view, other?.id) !== mine));
    bands.push({ region: region.id, player: held.player, declined: held.declined ?? false, path });
  }
  return bands;
}

/** The outer border of all a player holds. */
export function realmPath(sheet: Sheet, view: View, player: number): string {
  return sheet.regions
    .filter((region) => view.regions[region.id]?.player === player)
    .map((region) => pathOfRuns(border(sheet, region, (other) => !other || view.regions[other.id]?.player !== player)))
    .join('');
}
