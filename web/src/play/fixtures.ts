/** A small world for tests: five regions in a row, a sea at the end; a table for it, and room to lay it out in. */
import { vi } from 'vitest';
import base from '../dev/boxes/base.json';
import underground from '../dev/boxes/underground.json';
import type { BoxData, MapData, MapRegion, Prospect, StageView, Table, View } from '../net/protocol';
import { lay } from './boxes';

/** The boxes as the server tells them. */
export const BOXES = [base, underground] as unknown as readonly BoxData[];
lay(BOXES);

function region(id: string, terrain: MapRegion['terrain'], neighbors: string[], edge = false): MapRegion {
  return { id, terrain, symbols: [], edge, neighbors, label: [0, 0], outline: [] };
}

export const MAP: MapData = {
  id: 'row',
  box: 'base',
  players: 2,
  rounds: 10,
  width: 100,
  height: 100,
  regions: [
    region('1', 'hill', ['2'], true),
    region('2', 'farmland', ['1', '3']),
    region('3', 'mountain', ['2', '4']),
    region('4', 'swamp', ['3', '5']),
    region('5', 'sea', ['4'], true),
  ],
};

/** What the engine says of its stages. */
export const STAGES: Record<string, StageView> = {
  pick: { decides: 'turn', verbs: ['pick'], offers: true, picks: true, compels: true },
  swap: { decides: 'turn', verbs: ['swap', 'keep'], offers: true, compels: true },
  mode: { decides: 'turn', verbs: ['expand', 'decline'], opens: true },
  ghouls: { decides: 'turn', verbs: ['conquer', 'roll', 'abandon', 'done'], fights: true, late: true },
  conquest: { decides: 'turn', verbs: ['conquer', 'roll', 'abandon', 'done'], fights: true },
  berserk: { decides: 'turn', verbs: ['conquer', 'done'], fights: true, die_lies: true },
  balrog: { decides: 'turn', verbs: ['balrog'], compels: true },
  volcano: { decides: 'turn', verbs: ['volcano'], compels: true },
  redeploy: { decides: 'turn', verbs: ['place', 'done'], deals: true },
  end: { decides: 'turn', verbs: ['done'], scored: true },
  retreat: { decides: 'victim', verbs: ['place', 'done'], deals: true, scored: true },
  over: { decides: 'nobody', verbs: [], scored: true },
};

/** What comes of attacks in that position: one region in reach, two beyond it. */
export const PROSPECTS: Record<string, Prospect> = {
  1: { verdict: 'barred', rule: 'INT-24', source: 'orcs', code: 'own' },
  2: {
    verdict: 'take',
    move: 'conquer 2',
    cost: 3,
    parts: [
      [2, 'region', 'CONQ-6'],
      [1, 'tribe', 'CONQ-6'],
    ],
    uses: 3,
    left: 1,
  },
  3: {
    verdict: 'barred',
    cost: 5,
    parts: [
      [2, 'region', 'CONQ-6'],
      [1, 'mountain', 'CONQ-22'],
      [2, 'tokens', 'CONQ-6'],
    ],
    rule: 'CONQ-14',
    code: 'far',
  },
  4: {
    verdict: 'barred',
    cost: 4,
    parts: [
      [2, 'region', 'CONQ-6'],
      [1, 'lair', 'CONQ-6'],
      [1, 'tokens', 'CONQ-6'],
    ],
    rule: 'CONQ-14',
    code: 'far',
  },
  5: { verdict: 'barred', rule: 'CONQ-11', source: 'sea', code: 'water', args: { terrain: 'sea' } },
};

/** The same where region 3 can only be had with the die. */
export const ROLLING: Record<string, Prospect> = {
  ...PROSPECTS,
  3: { ...PROSPECTS[3], verdict: 'die', move: 'roll 3', uses: 2, needs: 3, chance: 1 / 6 },
};

export function makeView(changes: Partial<View> = {}): View {
  return {
    player: 1,
    players: 2,
    boxes: ['base'],
    map: 'row',
    board: 'base',
    variants: {},
    open_coins: false,
    rounds: 10,
    stage: 'conquest',
    now: STAGES[changes.stage ?? 'conquest'] ?? { decides: 'turn', verbs: [] },
    to_move: 1,
    turn: 1,
    round: 2,
    regions: {
      1: { player: 1, race: 'orcs', tokens: 1 },
      2: { tribe: 1 },
      3: { player: 2, race: 'elves', tokens: 2, markers: { mountain: 1 } },
      4: { player: 2, race: 'trolls', declined: true, tokens: 1, markers: { lair: 1 } },
      5: {},
    },
    seats: {
      1: { coins: 9, races: [{ race: 'orcs', power: 'hill', hand: 4, tokens: 1 }] },
      2: {
        races: [
          { race: 'elves', power: 'flying', tokens: 2 },
          { race: 'trolls', power: '', declined: true, tokens: 1 },
        ],
      },
    },
    offer: [],
    stack: [],
    returned: [],
    badges: [],
    discard: [],
    unfound: 0,
    tray: {},
    lent: '',
    turn_so_far: { picked: false, attempted: false, raids: 0, attacked: [], die: 0, victims: [] },
    income: [
      ['orcs', 'regions', 1, 'SCORE-1'],
      ['orcs', 'hill', 1, 'POWER-Hill-1'],
    ],
    legal: ['conquer 2', 'done'],
    troops: { race: 'orcs', hand: 4 },
    prospects: PROSPECTS,
    forecast: {
      coins: 2,
      exact: true,
      parts: [
        ['orcs', 'regions', 1, 'SCORE-1'],
        ['orcs', 'hill', 1, 'POWER-Hill-1'],
      ],
    },
    stop_moves: ['done', 'place 1 4', 'done'],
    ...changes,
  };
}

/** A table where that game is over. */
export const TABLE: Table = {
  table: 'k3v9',
  status: 'over',
  created: 0,
  watchers: 0,
  from: null,
  rematch: '',
  own_map: false,
  settings: {
    boxes: ['base'],
    map: 'row',
    rounds: 10,
    first: 1,
    variants: {},
    open_coins: false,
    clock: { kind: 'none', seconds: 90 },
    pace: 'normal',
    stand_in: 'greedy',
    chat: true,
    spectators: true,
    hints: true,
    auto_start: true,
    deal: '',
    puzzle: '',
  },
  seats: [
    { seat: 1, kind: 'here', name: 'Ada', level: '', driver: 'player', why: '', joined: true, present: true },
    { seat: 2, kind: 'link', name: 'Bo', level: '', driver: 'player', why: '', joined: true, present: false },
  ],
};

/** jsdom lays nothing out: all that asks has this much room, and nothing changes its size. */
export function layOut(width: number, height: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
}
