import { describe, expect, it } from 'vitest';
import type { GameEvent, Table } from '../net/protocol';
import { MAP } from './fixtures';
import { newsFor, standing, takenThisTurn, Teller } from './story';

const move = (ply: number, text: string): GameEvent => ({ kind: 'move', player: 1, move: text, by: 'player', ply });
const took = (region: string): GameEvent => ({
  kind: 'conquered',
  player: 1,
  race: 'orcs',
  region,
  tokens: 2,
  cost: 2,
  occupied: false,
  means: [],
});
const turn = (player: number, round: number): GameEvent => ({ kind: 'turn', player, round });
const table = {
  seats: [
    { seat: 1, name: 'Ada', kind: 'here' },
    { seat: 2, name: '', kind: 'bot' },
  ],
} as Table;
const teller = new Teller(table, MAP);
const tell = (...events: GameEvent[]) => teller.tell(events).flatMap((line) => [line.text, ...line.more]);

describe('standing', () => {
  it('cuts out what was taken back', () => {
    const events = [
      move(1, 'conquer 1'),
      took('1'),
      move(2, 'conquer 2'),
      took('2'),
      { kind: 'undone', player: 1, moves: 1, ply: 1 } as GameEvent,
      move(2, 'done'),
    ];
    expect(standing(events).map((event) => event.kind)).toEqual(['move', 'conquered', 'move']);
  });
});

describe('Teller', () => {
  it('names players, regions and tribes', () => {
    expect(tell(took('1'))).toEqual(['Ada takes Hill\u00a01 with 2 tokens.']);
    expect(tell({ kind: 'cleared', region: '2', what: 'tribe', count: 1 }, took('2'))).toEqual([
      'Ada takes Farmland\u00a02 from the Lost Tribe with 2 tokens.',
    ]);
  });

  it('puts tokens placed one after another into one line', () => {
    const placed = (region: string): GameEvent => ({ kind: 'placed', player: 1, race: 'orcs', region, tokens: 1 });
    expect(tell(placed('1'), move(5, 'place 2 1'), placed('2'), move(6, 'place 1 1'), placed('1'))).toEqual([
      'Ada places Orcs: Hill\u00a01 +2, Farmland\u00a02 +1.',
    ]);
  });

  it('tells of bots by number and skips what is only preparation', () => {
    expect(tell({ kind: 'readied', player: 2, race: 'elves', hand: 3 }, { kind: 'scored', player: 2, total: 6, parts: [] })).toEqual([
      'Bot 2 scores 6.',
    ]);
  });

  it('what only completes a line is told within it, and the line knows where', () => {
    const lost: GameEvent = { kind: 'lost', player: 2, race: 'trolls', region: '2', lost: 1, withdrawn: 1, declined: false };
    const camp: GameEvent = { kind: 'piece', piece: 'camp', count: 1, origin: '', to: '1', reason: 'placed' };
    const lines = new Teller(null, null).tell([took('2'), lost, camp, took('3')]);
    expect(lines.map((line) => [line.kind, line.more.length, line.regions])).toEqual([
      ['conquered', 2, ['2', '1']],
      ['conquered', 0, ['3']],
    ]);
  });

  it('a failed attempt is one line', () => {
    const told = tell(
      { kind: 'rolled', player: 1, region: '1', face: 1, needed: 2 },
      { kind: 'repelled', player: 1, race: 'orcs', region: '1' },
    );
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('The attack fails.');
  });

  it('words every other event', () => {
    const lines = tell(
      turn(1, 3),
      { kind: 'picked', player: 1, position: 2, race: 'orcs', power: 'hill', paid: 1, gained: 0 },
      { kind: 'swapped', player: 1, position: 2, given: 'hill', taken: 'forest' },
      { kind: 'rolled', player: 1, region: '1', face: 2, needed: 1 },
      { kind: 'rolled', player: 1, region: '', face: 0, needed: 0 },
      { kind: 'repelled', player: 1, race: 'orcs', region: '1' },
      { kind: 'lost', player: 2, race: 'elves', region: '3', lost: 1, withdrawn: 1, declined: false },
      { kind: 'gained', player: 1, race: 'skeletons', what: 'tokens', count: 2, rule: 'x' },
      { kind: 'set-aside', player: 1, race: 'amazons', tokens: 4 },
      { kind: 'piece', piece: 'fortress', origin: '', to: '1', count: 1, reason: 'built' },
      { kind: 'piece', piece: 'camp', origin: '1', to: '', count: 2, reason: 'lost' },
      { kind: 'discovered', player: 1, region: '2', find: 'sword' },
      { kind: 'allied', player: 1, ally: 2 },
      { kind: 'coins', origin: 0, to: 1, count: 7, rule: 'x' },
      { kind: 'coins', origin: 2, to: 1, count: 1, rule: 'x' },
      { kind: 'declined', player: 1, race: 'orcs', power: 'hill', regions: ['1'], kept_badge: false },
      { kind: 'vanished', player: 1, race: 'orcs', regions: [] },
      { kind: 'used', player: 1, what: 'bag', region: '', detail: 'socks' },
      { kind: 'used', player: 1, what: 'altar', region: '1', detail: 'orcs' },
      { kind: 'driver', player: 1, driver: 'bot', why: 'clock', level: 'greedy' },
      { kind: 'over', winners: [1], coins: {} },
    );
    expect(lines).toHaveLength(21);
    expect(lines.filter((line) => /^log-|\{|undefined/.test(line))).toEqual([]);
  });
});

describe('turns', () => {
  const events = [turn(1, 1), took('1'), turn(2, 1), turn(1, 2), took('2'), took('3')];

  it('counts this turn’s conquests', () => {
    expect(takenThisTurn(events)).toBe(2);
  });

  it('finds what happened between my turns', () => {
    const numbered = [...events, turn(2, 2)].map((event, at) => ({ ...event, n: at + 1 }));
    expect(newsFor(numbered.slice(0, 6), 1)).toEqual({ from: 3, until: 4 });
    expect(newsFor(numbered, 1)).toEqual({ from: 7, until: Infinity }); // asked in the middle of another's turn
    expect(newsFor(numbered.slice(0, 2), 1)).toBeNull();
  });
});
