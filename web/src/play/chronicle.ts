/** A game in figures: coins after every round, and where they came from. */
import type { GameEvent } from '../net/protocol';

export const SOURCES = ['start', 'regions', 'race', 'power', 'finds', 'offer', 'players', 'paid'] as const;
export type CoinSource = (typeof SOURCES)[number];

export interface Chronicle {
  /** By player: coins at the start and after each round. */
  coins: Record<number, number[]>;
  /** By player: coins by source; what was paid is negative. */
  sources: Record<number, Record<CoinSource, number>>;
}

const START = 5;

/** What kind of thing paid, by its id. */
export type KindOf = (id: string) => string | null;

function none(): Record<CoinSource, number> {
  return Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<CoinSource, number>;
}

/** The story of the coins. Where the events do not reach back to the start, the final coins tell what there was before. */
export function chronicle(events: readonly GameEvent[], players: number, kindOf: KindOf, final?: Record<string, number>): Chronicle {
  const seats = Array.from({ length: players }, (_, at) => at + 1);
  const sources = Object.fromEntries(seats.map((player) => [player, { ...none(), start: START }]));
  const coins: Record<number, number[]> = Object.fromEntries(seats.map((player) => [player, [START]]));
  const now = (player: number): number => SOURCES.reduce((sum, source) => sum + (sources[player]?.[source] ?? 0), 0);
  const add = (player: number, source: CoinSource, count: number): void => {
    const row = sources[player];
    if (row) row[source] += count;
  };
  let round = 0;
  const close = (): void => seats.forEach((player) => coins[player]?.push(now(player)));
  for (const event of events) {
    if (event.kind === 'turn' && event.round !== round) {
      if (round) close();
      round = event.round;
    } else if (event.kind === 'picked') {
      add(event.player, 'paid', -event.paid);
      add(event.player, 'offer', event.gained);
    } else if (event.kind === 'coins') {
      const between = event.origin > 0 && event.to > 0;
      add(event.to, between ? 'players' : 'power', event.count);
      add(event.origin, between ? 'players' : 'power', -event.count);
    } else if (event.kind === 'scored') {
      for (const [, source, count] of event.parts) add(event.player, sourceKind(source, kindOf), count);
    }
  }
  if (round) close();
  if (final) {
    for (const player of seats) {
      const missing = (final[player] ?? now(player)) - now(player);
      add(player, 'start', missing);
      coins[player] = (coins[player] ?? []).map((count) => count + missing);
    }
  }
  return { coins, sources };
}

function sourceKind(source: string, kindOf: KindOf): CoinSource {
  if (source === 'regions') return 'regions';
  const kind = kindOf(source);
  if (kind === 'race' || kind === 'power') return kind;
  return 'finds';
}
