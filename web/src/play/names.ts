/** How players and regions are called. */
import { t, term } from '../texts/index.svelte';
import type { MapData, Table } from '../net/protocol';

/** The name of a seat: its own, else a number; `short` where there is little room. */
export function playerName(table: Table | null, player: number, short = false): string {
  const seat = table?.seats.find((each) => each.seat === player);
  if (seat?.name) return seat.name;
  if (seat?.kind === 'bot') return t('seat-bot', { number: player });
  return t(short ? 'seat-player-short' : 'seat-player', { number: player });
}

/** A region by terrain and id: "Hill 17". */
export function regionName(map: MapData | null, region: string): string {
  const terrain = map?.regions.find((each) => each.id === region)?.terrain;
  return terrain ? t('region-name', { terrain: term('terrain', terrain), region }) : t('region-bare', { region });
}

/** Several things in a row: "Ada, Bo and Cy". */
export function list(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
