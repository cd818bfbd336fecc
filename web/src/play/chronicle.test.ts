import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../net/protocol';
import { chronicle } from './chronicle';

const EVENTS: GameEvent[] = [
  { kind: 'turn', player: 1, round: 1 },
  { kind: 'picked', player: 1, position: 3, race: 'orcs', power: 'hill', paid: 2, gained: 1 },
  {
    kind: 'scored',
    player: 1,
    total: 5,
    parts: [
      ['orcs', 'regions', 4, 'SCORE-1'],
      ['orcs', 'hill', 1, 'x'],
    ],
  },
  { kind: 'turn', player: 2, round: 1 },
  { kind: 'scored', player: 2, total: 3, parts: [['elves', 'regions', 3, 'SCORE-1']] },
  { kind: 'turn', player: 1, round: 2 },
  { kind: 'coins', origin: 2, to: 1, count: 1, rule: 'x' },
];
const kindOf = (id: string): string | null => (id === 'hill' ? 'power' : null);

describe('chronicle', () => {
  it('counts coins after every round', () => {
    expect(chronicle(EVENTS, 2, kindOf).coins).toEqual({ 1: [5, 9, 10], 2: [5, 8, 7] });
  });

  it('tells where they came from', () => {
    expect(chronicle(EVENTS, 2, kindOf).sources[1]).toMatchObject({ start: 5, regions: 4, power: 1, offer: 1, paid: -2, players: 1 });
  });

  it('ends with the coins that were counted', () => {
    expect(chronicle(EVENTS, 2, kindOf, { 1: 30, 2: 7 }).coins[1]).toEqual([25, 29, 30]);
  });
});
