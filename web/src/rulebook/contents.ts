/** What stands where in the rulebook (made/contents.json, by tools/make_rulebook.py). */
import made from './made/contents.json';

/** The rules of a tile, or the others of a box. */
export interface Part {
  box: string;
  /** As `race-…`, `power-…`, `relic-…` or `place-…`. */
  tile?: string;
  /** The rules' anchors: their ids in small letters. */
  rules: string[];
}

export interface Chapter {
  id: string;
  parts: Part[];
}

/** What bots' games say of a tile: victories against a fair share, with the interval. */
export interface Figure {
  box: string;
  bot: string;
  games: number;
  /** May it be called different from a fair share? */
  differs: boolean;
  wins: number;
  from: number;
  to: number;
}

export interface TileNotes {
  /** The family of its rules. */
  rule: string;
  /** Questions and examples in which it comes up. */
  asked: string[];
  atlas: Figure[];
}

export const CHAPTERS: readonly Chapter[] = made.chapters;
const TILES = made.tiles as Readonly<Record<string, TileNotes>>;
const SHOWN = made.shown as Readonly<Record<string, string>>;
const PARTS = new Map(CHAPTERS.flatMap((chapter) => chapter.parts.flatMap((part) => part.rules.map((rule) => [rule, part] as const))));

/** Is there such a rule? */
export const isThere = (anchor: string): boolean => PARTS.has(anchor);

/** A rule's id as the law writes it: CONQ-6, and with small letters where a tile is named. */
export function idOf(anchor: string): string {
  const tile = PARTS.get(anchor)?.tile;
  const family = tile && TILES[tile]?.rule;
  return family ? family + anchor.slice(family.length) : anchor.toUpperCase();
}

/** The tile that a rule is about; empty for the game's own. */
export const tileOf = (anchor: string): string => PARTS.get(anchor)?.tile ?? '';

export const notesOf = (tile: string): TileNotes | undefined => TILES[tile];

/** The rules of a tile itself. */
export const rulesOf = (tile: string): string[] =>
  CHAPTERS.flatMap((chapter) => chapter.parts.filter((part) => part.tile === tile)).flatMap((part) => part.rules);

/** A tile by its id, with or without what it is; empty where there is none. */
export function tileNamed(asked: string): string {
  if (asked in TILES) return asked;
  return ['race', 'power', 'relic', 'place'].map((kind) => `${kind}-${asked}`).find((tile) => tile in TILES) ?? '';
}

/** Where the board is that shows a rule: a file and a number in it; null where nothing shows it. */
export function showingOf(anchor: string): [bundle: string, at: number] | null {
  const [bundle, at] = (SHOWN[anchor] ?? '').split('/');
  return bundle ? [bundle, Number(at)] : null;
}

const ID = /(?:U-)?[A-Z]{2,}(?:-[A-Za-z'’]+)*-\d+/g;

/** A text in pieces: words, and the rules that it names. */
export function pieces(text: string): (string | { id: string; anchor: string })[] {
  const found: (string | { id: string; anchor: string })[] = [];
  let at = 0;
  for (const match of text.matchAll(ID)) {
    const anchor = match[0].toLowerCase();
    if (!isThere(anchor)) continue;
    found.push(text.slice(at, match.index), { id: match[0], anchor });
    at = match.index + match[0].length;
  }
  return [...found, text.slice(at)];
}
