/** A bot that plays the viewer's own seat: why, and how he gets it back. */
import type { Table, View, You } from '../../net/protocol';
import { playerName } from '../../play/names';
import { t } from '../../texts/index.svelte';

export interface StandIn {
  seat: number;
  title: string;
  text: string;
  /** May the viewer take the seat back now? */
  free: boolean;
}

export function standIn(table: Table | null, you: You, view: View | null): StandIn | null {
  if (table?.status !== 'running') return null;
  const mine = table.seats.filter((seat) => you.seats.includes(seat.seat) && seat.kind !== 'bot' && seat.driver === 'bot');
  const seat = mine.find((each) => each.seat === view?.to_move) ?? mine[0];
  if (!seat) return null;
  const late = seat.why === 'clock';
  const turn = table.settings.clock.kind === 'turn';
  const text = late ? (turn ? 'stand-turn' : 'stand-game') : 'stand-host';
  return {
    seat: seat.seat,
    title: you.seats.length > 1 ? t('stand-title-of', { player: playerName(table, seat.seat) }) : t('stand-title'),
    text: t(text),
    free: !late || (turn && view?.to_move !== seat.seat),
  };
}
