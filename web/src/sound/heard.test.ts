import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../net/protocol';
import { heard } from './heard';

const rolled: GameEvent = { kind: 'rolled', player: 1, region: '4', face: 2, needed: 1 };
const conquered = (player: number): GameEvent => ({
  kind: 'conquered',
  player,
  race: 'a',
  region: '4',
  tokens: 2,
  cost: 2,
  occupied: false,
  means: [],
});
const lost: GameEvent = { kind: 'lost', player: 1, race: 'a', region: '4', lost: 1, withdrawn: 1, declined: false };
const scored = (player: number, total: number): GameEvent => ({ kind: 'scored', player, total, parts: [] });
const over: GameEvent = { kind: 'over', winners: [2], coins: {} };
const names = (news: GameEvent[], seats = [1], turn = false): string[] => heard(news, seats, turn).map((each) => each.name);

describe('which sounds belong to what happened', () => {
  test('the die is heard first, and what it decided when it lies still', () => {
    const [die, conquest] = heard([rolled, conquered(1)], [1], false);
    expect(die).toMatchObject({ name: 'die', at: 0 });
    expect(conquest?.name).toBe('conquest');
    expect(conquest?.at).toBeGreaterThan(0.6);
  });

  test('a failed attempt sounds like a loss to the one who made it', () => {
    const repelled: GameEvent = { kind: 'repelled', player: 1, race: 'a', region: '4' };
    expect(names([rolled, repelled])).toEqual(['die', 'loss']);
    expect(names([rolled, repelled], [2])).toEqual(['die']);
  });

  test('what others do is softer, but what is lost is heard', () => {
    const [taken, loss] = heard([lost, conquered(2)], [1], false).toSorted((one, other) => one.name.localeCompare(other.name));
    expect(taken?.level).toBeLessThan(1);
    expect(loss).toMatchObject({ name: 'loss', level: 1 });
    expect(names([lost, conquered(2)], [2])).toEqual(['conquest']);
  });

  test('coins clink as many times as there are, and not at all for nothing', () => {
    expect(heard([scored(1, 7)], [1], false)).toMatchObject([{ name: 'coins', many: 7 }]);
    expect(names([scored(1, 0)])).toEqual([]);
    const paid: GameEvent = { kind: 'coins', origin: 1, to: 0, count: 2, rule: '' };
    expect(names([paid])).toEqual([]);
    const gained: GameEvent = { kind: 'picked', player: 1, position: 1, race: 'a', power: 'b', paid: 0, gained: 2 };
    expect(heard([gained, scored(1, 3)], [1], false)).toMatchObject([{ name: 'coins', many: 5 }]);
  });

  test('several alike are one', () => {
    expect(names([conquered(2), conquered(1), conquered(1)])).toEqual(['conquest']);
    expect(heard([conquered(2), conquered(1)], [1], false)[0]?.level).toBe(1);
  });

  test('a decline, a turn, a victory, an end', () => {
    const declined: GameEvent = { kind: 'declined', player: 1, race: 'a', power: 'b', regions: [], kept_badge: false };
    expect(names([declined, scored(1, 4)], [1], true)).toEqual(['decline', 'coins', 'turn']);
    expect(names([over], [2], true)).toEqual(['victory']);
    expect(names([over], [1])).toEqual(['end']);
    expect(names([over], [])).toEqual(['victory']); // who only watches is glad with the winner
  });

  test('what was taken back is not heard, nor a kind that this page does not know', () => {
    expect(names([{ kind: 'undone', player: 1, moves: 1, ply: 3 }, conquered(1)])).toEqual([]);
    expect(names([{ kind: 'rained' } as unknown as GameEvent])).toEqual([]);
  });
});
