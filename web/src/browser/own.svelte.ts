/** Boxes of one's own that this browser keeps: as they were made, whatever is still wrong with them. */
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

export interface OwnBox extends Said {
  id: string;
  name?: Text;
  race?: OwnTile[];
  power?: OwnTile[];
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

const tilesIn = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.every(isTile));

/** Is this something that the forms can show? */
export function isBox(value: unknown): value is OwnBox {
  if (!isObject(value) || typeof value.id !== 'string' || !tilesIn(value.race) || !tilesIn(value.power)) return false;
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

/** What of a box goes to a table: tiles alone. */
export function forTable(box: OwnBox): OwnBox {
  const { map: _map, house_rules: _rules, ...tiles } = box;
  return tiles as OwnBox;
}
