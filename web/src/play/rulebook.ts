/** The rules page: own words for the course of the game, and every tile's text, from the same source as the tiles. */
import { abilityElsewhere, t, term } from '../texts/index.svelte';
import type { BoxData } from '../net/protocol';
import { pieceIds, tileOfRule } from './boxes';
import { thing } from './explain';

export const CHAPTERS = [
  'goal',
  'setup',
  'turn',
  'pick',
  'enter',
  'cost',
  'die',
  'losses',
  'abandon',
  'redeploy',
  'score',
  'decline',
  'end',
  'under-rivers',
  'under-chasm',
  'under-monsters',
  'under-relics',
] as const;

type ChapterId = (typeof CHAPTERS)[number];

/** Which chapter tells a rule: by the family of its id, and for some families by its number. */
const FAMILIES: Record<string, ChapterId | [last: number, chapter: ChapterId][]> = {
  CONQ: [
    [5, 'enter'],
    [10, 'cost'],
    [11, 'enter'],
    [12, 'cost'],
    [16, 'enter'],
    [21, 'losses'],
    [22, 'cost'],
    [23, 'losses'],
    [29, 'die'],
  ],
  INT: [
    [23, 'cost'],
    [24, 'enter'],
    [25, 'die'],
    [55, 'cost'],
    [56, 'losses'],
  ],
  TURN: 'turn',
  SETUP: 'setup',
  PICK: 'pick',
  ABANDON: 'abandon',
  READY: 'turn',
  REDEP: 'redeploy',
  SCORE: 'score',
  DECLINE: 'decline',
  END: 'end',
  'U-TERRAIN': [
    [3, 'cost'],
    [9, 'under-rivers'],
    [11, 'under-chasm'],
  ],
  'U-MONSTER': 'under-monsters',
  'U-MARK': 'under-relics',
  'U-IMMUNE': 'under-relics',
  'U-MIX': 'under-rivers',
};

/** The chapter that tells a rule; null where none does. */
export function chapterOf(rule: string): string | null {
  const [, family = '', number = '0'] = /^((?:U-)?[A-Z]+)-(\d+)/.exec(rule) ?? [];
  const found = FAMILIES[family];
  if (!Array.isArray(found)) return found ?? null;
  return found.find(([last]) => Number(number) <= last)?.[1] ?? null;
}

/** The id of the tile that a rule is about; empty for rules of the game itself. */
export const tileOf = (rule: string): string => tileOfRule(rule)?.id ?? '';

export interface Entry {
  id: string;
  /** The icon's kind, absent for chapters. */
  kind: 'race' | 'power' | 'relic' | 'place' | 'terrain' | 'symbol' | 'marker' | null;
  name: string;
  text: string;
  /** What it does on the other box's map, where that is something else and no table is asked about. */
  elsewhere: string[];
  box: string;
  tokens: number;
}

export interface Chapter {
  id: string;
  title: string;
  entries: Entry[];
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

/** The whole book in the current language. */
export function rulebook(boxes: readonly BoxData[]): Chapter[] {
  const entry = (kind: Entry['kind'], id: string, box = '', tokens = 0): Entry => ({
    id: kind ? `${kind}-${id}` : id,
    kind,
    name: kind ? term(kind, id) : t(`rule-${id}`),
    text: kind ? thing(kind, id).text : t(`rule-${id}.text`),
    elsewhere: kind ? abilityElsewhere(id, kind).map(([board, text]) => t(`rules-board-${board}`, { text })) : [],
    box,
    tokens,
  });
  const finds = (kind: 'relic' | 'place'): Entry[] =>
    boxes.flatMap((box) => box.finds.filter((find) => find.kind === kind).map((find) => entry(kind, find.id, box.box)));
  const byName = (a: Entry, b: Entry): number => a.name.localeCompare(b.name);
  const chapters: Chapter[] = [
    { id: 'game', title: t('rules-game'), entries: CHAPTERS.map((id) => entry(null, id)) },
    {
      id: 'races',
      title: t('rules-races'),
      entries: boxes.flatMap((box) => box.races.map((race) => entry('race', race.id, box.box, race.tokens))).sort(byName),
    },
    {
      id: 'powers',
      title: t('rules-powers'),
      entries: boxes.flatMap((box) => box.powers.map((power) => entry('power', power.id, box.box, power.tokens))).sort(byName),
    },
    { id: 'relics', title: t('rules-relics'), entries: finds('relic') },
    { id: 'places', title: t('rules-places'), entries: finds('place') },
    {
      id: 'ground',
      title: t('rules-ground'),
      entries: [...TERRAINS.map((id) => entry('terrain', id)), ...SYMBOLS.map((id) => entry('symbol', id))],
    },
    { id: 'markers', title: t('rules-markers'), entries: [...NEUTRAL, ...pieceIds()].map((id) => entry('marker', id)) },
  ];
  return chapters.filter((chapter) => chapter.entries.length > 0);
}

/** Is it the id of a rule? */
export const isRule = (query: string): boolean => /^[A-Z]+-/.test(query);

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** The entries that contain all words; accents and case do not matter. A rule id leads to its chapter. */
export function search(book: readonly Chapter[], text: string): Chapter[] {
  const query = text.trim();
  if (!query) return [...book];
  const chapter = isRule(query) ? chapterOf(query) : null;
  const tile = tileOf(query);
  const words = fold(query).split(/[\s-]+/);
  const fits = (entry: Entry): boolean => {
    if (chapter) return entry.id === chapter;
    if (tile) return entry.id === `${entry.kind}-${tile}` && entry.kind !== 'marker';
    const all = fold(`${entry.name} ${entry.text} ${entry.elsewhere.join(' ')} ${entry.id}`);
    return words.every((word) => all.includes(word));
  };
  return book.map((each) => ({ ...each, entries: each.entries.filter(fits) })).filter((each) => each.entries.length > 0);
}
