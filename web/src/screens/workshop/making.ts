/** Making and changing boxes of one's own: every change is a new box, so that nothing is half done. */
import { type OwnBox, type OwnTile, type Said, type Text, newKey } from '../../browser/own.svelte';
import type { BoxFault, Vocabulary } from '../../net/protocol';

export type Kind = 'race' | 'power';
export const KINDS: readonly Kind[] = ['race', 'power'];

/** The letters of an id out of a name: Latin ones without their marks. */
export function idFrom(name: string, taken: readonly string[], usual = 'tile'): string {
  const plain = name.normalize('NFKD').toLowerCase().replaceAll('ł', 'l');
  const base =
    plain
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+/, '')
      .slice(0, 24)
      .replace(/-+$/, '') || usual;
  let id = base;
  for (let number = 2; taken.includes(id); number += 1) id = `${base}-${number}`;
  return id;
}

/** The ids of everything in a box, but for one tile. */
const idsBut = (box: OwnBox, tile?: OwnTile): string[] =>
  KINDS.flatMap((kind) => (box[kind] ?? []).filter((each) => each !== tile).map((each) => each.id));

/** A text with these words in one language, and what it says in the others. */
export function withText(text: Text | undefined, language: string, words: string): Text {
  const all: Record<string, string> = typeof text === 'string' ? { en: text } : { ...text };
  if (words) all[language] = words;
  else delete all[language];
  return all;
}

/** Without the keys that say nothing. */
export function said<T extends Said>(part: T): T {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as T;
}

export function newBox(name: string, language: string): OwnBox {
  return { id: idFrom(name, [], 'box'), version: '1', name: { [language]: name }, race: [], power: [] };
}

export function addTile(box: OwnBox, kind: Kind, name: string, language: string, words: Vocabulary): OwnBox {
  const tokens = kind === 'race' ? 5 : 4;
  const icon = words.icons[(box[kind]?.length ?? 0) * 7] ?? '';
  const tile: OwnTile = { id: idFrom(name, idsBut(box)), name: { [language]: name }, tokens, icon, effect: [] };
  return { ...box, [kind]: [...(box[kind] ?? []), tile] };
}

/** The box with another tile in the place of one. */
export function changeTile(box: OwnBox, kind: Kind, at: number, tile: OwnTile): OwnBox {
  return { ...box, [kind]: (box[kind] ?? []).map((each, place) => (place === at ? said(tile) : each)) };
}

/** The box with another number of tokens on a tile; a race's supply grows with it. */
export function withTokens(box: OwnBox, kind: Kind, id: string, tokens: number): OwnBox {
  const changed = (tile: OwnTile): OwnTile => {
    const supply = typeof tile.supply === 'number' ? { supply: Math.min(30, tile.supply + Math.max(0, tokens - tile.tokens)) } : {};
    return { ...tile, tokens, ...supply };
  };
  return { ...box, [kind]: (box[kind] ?? []).map((tile) => (tile.id === id ? changed(tile) : tile)) };
}

/** A tile goes by its name: its id follows it. */
export function rename(box: OwnBox, kind: Kind, at: number, language: string, words: string): OwnBox {
  const old = box[kind]?.[at];
  if (!old) return box;
  const name = withText(old.name, language, words);
  return changeTile(box, kind, at, { ...old, name, id: idFrom(words, idsBut(box, old)) });
}

/** On which kind of map one can play with a tile. */
export function boardOf(tile: OwnTile): 'base' | 'underground' {
  const below = tile.needs_finds === true || (Array.isArray(tile.boards) && tile.boards.length > 0 && !tile.boards.includes('base'));
  return below ? 'underground' : 'base';
}

export const removeTile = (box: OwnBox, kind: Kind, at: number): OwnBox => ({
  ...box,
  [kind]: (box[kind] ?? []).filter((_, place) => place !== at),
});

/** An id for a marker, which nobody sees. */
export const markerId = (): string => `marker-${newKey()}`;

export const list = (value: unknown): Said[] => (Array.isArray(value) ? (value as Said[]) : []);

/** The faults at a place: there, and, unless `here` alone counts, below it. */
export function faultsAt(faults: readonly BoxFault[], path: string, here = false): BoxFault[] {
  return faults.filter((fault) => fault.where === path || (!here && fault.where.startsWith(`${path}.`)));
}
