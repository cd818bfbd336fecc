/** What maps of one's own are called: by an id that ends in the number of players, like those that come with the game. */
import { idFrom } from '../making';
import { download, mapText } from '../sharing';
import type { DrawnMap } from './drawn';

const END = /-[2-5]p$/;

/** The part of a map's id that somebody chose. */
export const nameOf = (map: { id: string }): string => map.id.replace(END, '');

/** An id out of a name, which no other map has. */
export function idOf(name: string, players: number, taken: readonly string[]): string {
  const others = taken.filter((id) => id.endsWith(`-${players}p`)).map((id) => id.replace(END, ''));
  return `${idFrom(name, others, 'map')}-${players}p`;
}

/** Hands the map over as a file. */
export const saveMap = (map: DrawnMap): void => download(`${map.id}.json`, `${mapText(map)}\n`);
