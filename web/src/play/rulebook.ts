/** What the rulebook says beside the rules themselves: the tiles' own texts, the ground and the pieces. */
import { abilityElsewhere, t, term } from '../texts/index.svelte';
import type { BoxData } from '../net/protocol';
import { pieceIds } from './boxes';
import { thing } from './explain';

export interface Entry {
  id: string;
  /** The icon's kind, absent for the game in short. */
  kind: 'race' | 'power' | 'relic' | 'place' | 'aside' | 'terrain' | 'symbol' | 'marker' | null;
  name: string;
  text: string;
  /** What it does on the other box's map, where that is something else and no table is asked about. */
  elsewhere: string[];
  box: string;
  tokens: number;
}

const TERRAINS = [
  'farmland',
  'forest',
  'hill',
  'swamp',
  'mountain',
  'sea',
  'lake',
  'river',
  'chasm',
  'black-mountain',
  'mud-pool',
  'mushroom-forest',
  'mine',
  'mystic-crystal',
];
const SYMBOLS = ['mine', 'magic', 'cavern', 'volcano'];
/** Pieces that belong to nobody. */
const NEUTRAL = ['tribe', 'monster'];

function entry(kind: NonNullable<Entry['kind']>, id: string, box = '', tokens = 0): Entry {
  return {
    id: `${kind}-${id}`,
    kind,
    name: term(kind, id),
    text: thing(kind, id).text,
    elsewhere: abilityElsewhere(id, kind).map(([board, text]) => t(`rules-board-${board}`, { text })),
    box,
    tokens,
  };
}

/** Every race, power, relic and place by its id with its kind before it. */
export function tileEntries(boxes: readonly BoxData[]): Map<string, Entry> {
  const found = boxes.flatMap((box) =>
    [...box.races, ...box.powers, ...box.finds].map((tile) => entry(tile.kind, tile.id, box.box, tile.tokens)),
  );
  return new Map(found.map((each) => [each.id, each]));
}

/** Terrain and symbols. */
export const ground = (): Entry[] => [...TERRAINS.map((id) => entry('terrain', id)), ...SYMBOLS.map((id) => entry('symbol', id))];

/** Markers and figures. */
export const markers = (): Entry[] => [...NEUTRAL, ...pieceIds()].map((id) => entry('marker', id));
