/** Boxes of one's own that this browser keeps: as they were made, whatever is still wrong with them. */
import type { HouseRule, NewTable } from '../net/protocol';
import { keep, recall } from './storage.svelte';

export type Text = string | Record<string, string>;

/** A part of a box: what it may say is the vocabulary's business, and what is wrong with it the check's. */
export interface Said {
  [key: string]: unknown;
}

export interface OwnTile extends Said {
  id: string;
  name: Text;
  tokens: number;
}

/** A map: what it must have besides is the engine's business (docs/maps.md). */
export interface OwnMap extends Said {
  id: string;
  players: number;
}

export interface OwnBox extends Said {
  id: string;
  name?: Text;
  race?: OwnTile[];
  power?: OwnTile[];
  house_rules?: Record<string, boolean | number | string>;
  /** Maps as files hold them (docs/maps.md), whatever is still wrong with them. */
  map?: Said[];
}

export interface KeptBox {
  /** Stays the same whatever the box is called. */
  key: string;
  box: OwnBox;
}

const KEY = 'elbowroom.boxes';
const MOST = 30;

const isObject = (value: unknown): value is Said => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is Text => typeof value === 'string' || isObject(value);

function isTile(value: unknown): value is OwnTile {
  return isObject(value) && typeof value.id === 'string' && isText(value.name) && typeof value.tokens === 'number';
}

const areMaps = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.every(isObject));
const tilesIn = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.every(isTile));

/** Is this something that the forms can show? */
export function isBox(value: unknown): value is OwnBox {
  if (!isObject(value) || typeof value.id !== 'string' || !tilesIn(value.race) || !tilesIn(value.power)) return false;
  if (!areMaps(value.map) || 'regions' in value) return false; // what has regions is a map
  return value.name === undefined || isText(value.name);
}

function stored(): KeptBox[] {
  const found = recall(KEY);
  if (!Array.isArray(found)) return [];
  return found.filter((one): one is KeptBox => isObject(one) && typeof one.key === 'string' && isBox(one.box)).slice(0, MOST);
}

let all = $state.raw<KeptBox[]>(stored());

export const ownBoxes = {
  get all(): readonly KeptBox[] {
    return all;
  },
  get full(): boolean {
    return all.length >= MOST;
  },
  /** Keeps a box, a new one under a new key; false if it did not stay. */
  put(one: KeptBox): boolean {
    const at = all.findIndex((each) => each.key === one.key);
    all = at < 0 ? [...all, one].slice(-MOST) : all.with(at, one);
    return keep(KEY, all);
  },
  remove(key: string): void {
    all = all.filter((each) => each.key !== key);
    keep(KEY, all);
  },
};

/** A key that nothing else has. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('');

/** A text in a language, or in whichever there is. */
export function textIn(text: Text | undefined, language: string): string {
  if (text === undefined || typeof text === 'string') return text ?? '';
  return text[language] ?? text.en ?? Object.values(text)[0] ?? '';
}

/** What a box is called. */
export const boxName = (box: OwnBox, language: string): string => textIn(box.name, language) || box.id;

/** The maps of a box, as far as they say for how many players they are. */
export const mapsIn = (box: OwnBox): OwnMap[] =>
  (Array.isArray(box.map) ? box.map : []).filter(
    (one): one is OwnMap => isObject(one) && typeof one.id === 'string' && typeof one.players === 'number',
  );

/** The house rules that a box lays down. */
export const rulesIn = (box: OwnBox): Record<string, boolean | number | string> => (isObject(box.house_rules) ? box.house_rules : {});

/** House rules as a table is asked for them: some stand among its settings, the others are its variants. */
export function settled(rules: readonly HouseRule[], chosen: Record<string, boolean | number | string>): Partial<NewTable> {
  const some = (setting: boolean): Record<string, boolean | number | string> =>
    Object.fromEntries(
      rules.filter((rule) => rule.setting === setting && rule.name in chosen).map(({ name }) => [name, chosen[name] ?? false]),
    );
  return { ...some(true), variants: some(false) };
}

/** Tiles of a box that come as the blank banner and badge (CUSTOM-1, CUSTOM-3): ids, empty for none. */
export interface Blanks {
  race: string;
  /** Whose tokens the race uses (CUSTOM-2), and how many there are. */
  stand_in: string;
  supply: number;
  power: string;
}

/** What of a box goes to a table: tiles alone; its map and its house rules are the table's. */
export function forTable(box: OwnBox, blanks?: Blanks): OwnBox {
  const { map: _map, house_rules: _rules, ...tiles } = box;
  const race =
    blanks && box.race?.map((one) => (one.id === blanks.race ? { ...one, stand_in: blanks.stand_in, supply: blanks.supply } : one));
  return { ...tiles, ...(race ? { race } : {}) } as OwnBox;
}

/** The blank tiles by the names under which a table asks for them. */
export const blankNames = (box: OwnBox, blanks?: Blanks): string[] =>
  [blanks?.race, blanks?.power].filter(Boolean).map((id) => `${box.id}:${id}`);
