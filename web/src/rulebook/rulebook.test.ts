import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent, MapData } from '../net/protocol';
import { BOXES } from '../play/fixtures';
import { lay, tiles } from '../play/boxes';
import { ruleOf, Teller } from '../play/story';
import { LANGUAGES, Texts } from '../texts/fluent';
import { speak } from '../texts/index.svelte';
import { CHAPTERS, idOf, isThere, notesOf, pieces, rulesOf, showingOf, tileNamed, tileOf } from './contents';
import { akin, Index, wordsOf } from './finding';
import { inShort } from './short';
import { costOf, moveWords, positions, question, type Showing } from './showing';

const LOCALE = join(__dirname, '../../../src/elbowroom/locale');
const MADE = join(__dirname, 'made/shown');
const bundles = new Map(
  readdirSync(MADE).map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(join(MADE, name), 'utf8')) as Showing[]]),
);
const NOWHERE: MapData = { id: '', box: '', players: 2, rounds: 10, width: 1, height: 1, regions: [] };
const all = CHAPTERS.flatMap((chapter) => chapter.parts.flatMap((part) => part.rules));
const book = (language: (typeof LANGUAGES)[number]): Texts =>
  new Texts(language, [readFileSync(join(LOCALE, language, 'rulebook.ftl'), 'utf8')]);
const indexOf = (language: (typeof LANGUAGES)[number]): Index => {
  const texts = book(language);
  return new Index(
    all.map((anchor) => ({ key: anchor, text: `${anchor} ${texts.get(`rule-${anchor}`)}` })),
    language,
  );
};

describe('the contents', () => {
  it.each(LANGUAGES)('have every rule and every chapter in %s', (language) => {
    const texts = book(language);
    for (const anchor of all) expect(texts.has(`rule-${anchor}`), anchor).toBe(true);
    for (const entry of inShort().filter((each) => each.name.startsWith('short-'))) expect(texts.has(`${entry.name}.text`)).toBe(true);
    for (const chapter of CHAPTERS) expect(texts.has(`book-${chapter.id}.intro`), chapter.id).toBe(true);
  });

  it('know a rule by its id and its tile', () => {
    expect(isThere('conq-6')).toBe(true);
    expect(isThere('conq-600')).toBe(false);
    expect(idOf('conq-6')).toBe('CONQ-6');
    expect(idOf('race-orcs-1')).toBe('RACE-Orcs-1');
    expect(tileOf('race-orcs-1')).toBe('race-orcs');
    expect(rulesOf('race-orcs')).toEqual(['race-orcs-1']);
    expect(tileNamed('orcs')).toBe('race-orcs');
    expect(tileNamed('power-hill')).toBe('power-hill');
    expect(tileNamed('nobody')).toBe('');
  });

  it('have a page with rules for every tile', () => {
    for (const tile of tiles()) expect(rulesOf(`${tile.kind}-${tile.id}`).length, tile.id).toBeGreaterThan(0);
    expect(notesOf('race-amazons')?.atlas[0]?.bot).toMatch(/^expert/);
  });

  it('turn the ids in a text into links', () => {
    expect(pieces('As here (see CONQ-6), not UTF-8.')).toEqual(['As here (see ', { id: 'CONQ-6', anchor: 'conq-6' }, '), not UTF-8.']);
    expect(pieces('RACE-Amazons-5')[1]).toEqual({ id: 'RACE-Amazons-5', anchor: 'race-amazons-5' });
  });

  it('lead from every kind of event to a rule that is there', () => {
    lay(BOXES);
    const events = [...bundles.values()].flat().flatMap((one) => one.steps.flatMap((step) => step.events ?? []));
    const seen = new Set(events.map((event) => event.kind));
    const lost = events.map(ruleOf).filter((rule) => rule && !isThere(rule.toLowerCase()));
    expect(lost).toEqual([]);
    expect(seen.size).toBeGreaterThan(15);
  });
});

describe('finding', () => {
  it('forgives forms, accents and capitals', () => {
    expect(akin('token', 'tokens', 'en')).toBe(true);
    expect(akin('conquer', 'conquest', 'en')).toBe(true);
    expect(akin(wordsOf('żetony')[0] ?? '', wordsOf('ŻETONÓW')[0] ?? '', 'pl')).toBe(true);
    expect(akin(wordsOf('gora')[0] ?? '', wordsOf('górze')[0] ?? '', 'pl')).toBe(true);
    expect(akin(wordsOf('górze')[0] ?? '', wordsOf('Góry')[0] ?? '', 'pl')).toBe(true);
    expect(akin(wordsOf('území')[0] ?? '', wordsOf('územím')[0] ?? '', 'cs')).toBe(true);
    expect(akin(wordsOf('гора')[0] ?? '', wordsOf('горі')[0] ?? '', 'uk')).toBe(true);
    expect(akin('place', 'player', 'en')).toBe(false);
    expect(akin('hole', 'hold', 'en')).toBe(false);
  });

  it('finds a rule by words and by its id, in four languages', () => {
    expect(indexOf('en').find('final attempts dice')?.has('conq-24')).toBe(true);
    expect(indexOf('en').find('elf')?.has('race-elves-1')).toBe(true);
    expect(indexOf('en').find('final attempt die')?.has('conq-24')).toBe(true);
    expect(indexOf('en').find('CONQ-6')?.has('conq-6')).toBe(true);
    expect(indexOf('pl').find('legowisk trolli obrona')?.has('conq-6')).toBe(true);
    expect(indexOf('pl').find('górze')).toEqual(indexOf('pl').find('gorę'));
    expect(indexOf('cs').find('drak')?.has('power-dragonmaster-1')).toBe(true);
    expect(indexOf('uk').find('дракона')?.has('power-dragonmaster-1')).toBe(true);
    expect(indexOf('en').find('xyzzy')?.size).toBe(0);
    expect(indexOf('en').find('  ')).toBeNull();
  });
});

describe('the boards', () => {
  beforeAll(async () => {
    lay(BOXES);
    await speak('en');
  });

  it('are there for every rule that has one', () => {
    const shown = all.filter((anchor) => showingOf(anchor));
    expect(shown.length).toBeGreaterThan(0.95 * all.length);
    for (const anchor of shown) {
      const [bundle, at] = showingOf(anchor) ?? ['', 0];
      expect(bundles.get(bundle)?.[at], anchor).toBeDefined();
    }
  });

  it('can be stepped through and worded to the end', () => {
    for (const [name, bundle] of bundles)
      for (const [nth, one] of bundle.entries()) {
        const where = `${name}/${nth}`;
        const map = typeof one.map === 'string' ? null : one.map;
        const views = positions(one);
        expect(views.length, where).toBe(one.steps.length + 1);
        for (const [at, step] of one.steps.entries()) {
          const before = views[at];
          if (!before) throw new Error(where);
          const words = moveWords(step.do, before, map ?? NOWHERE);
          expect(words, `${where} ${step.do}`).toMatch(/\p{L}/u);
          expect(words, `${where} ${step.do}`).not.toMatch(/[{}$]|undefined/);
          const asked = question(step, before, at);
          expect((asked.choices as number[]).includes(asked.answer), where).toBe(true);
          const lines = new Teller(null, map).tell((step.events ?? []) as GameEvent[]);
          expect(Boolean(step.refused) || step.events !== undefined, where).toBe(true);
          for (const line of lines) expect(line.text, where).not.toBe('');
        }
      }
  });

  it('say what a conquest costs and why', () => {
    const [bundle, at] = showingOf('conq-6') ?? ['', 0];
    const one = bundles.get(bundle)?.[at];
    if (!one) throw new Error('nothing shows CONQ-6');
    const views = positions(one);
    const told = one.steps.map((step, nth) => (views[nth] ? costOf(step, views[nth]) : null)).find(Boolean);
    expect(told?.parts.reduce((sum, part) => sum + part[0], 0)).toBe(told?.cost);
    expect((one.map as MapData).regions.length).toBeGreaterThan(1);
  });
});
