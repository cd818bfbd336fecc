import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { FILES, shorten } from '../../texts-plugin';
import { LANGUAGES, negotiate, piecesOf, Texts } from './fluent';
import { ability, abilityElsewhere, combo, lang, playBy, rulesPath, speak, t, tile } from './index.svelte';

const LOCALE = join(__dirname, '../../../src/elbowroom/locale');
const read = (language: string, file: string): string => readFileSync(join(LOCALE, language, file), 'utf8');

/** Ids with their attributes and the variables they use. */
function entries(source: string): Map<string, string> {
  const found = new Map<string, string>();
  let message = '';
  let current = '';
  for (const line of source.split('\n')) {
    const head = /^([a-z][\w-]*) =/.exec(line);
    const attribute = /^ {4}\.([\w-]+) =/.exec(line);
    if (head?.[1]) current = message = head[1];
    else if (attribute?.[1]) current = `${message}.${attribute[1]}`;
    if (!current || line.startsWith('#')) continue;
    const used = new Set([...(found.get(current) ?? '').split(' '), ...[...line.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? '')]);
    found.set(current, [...used].filter(Boolean).sort().join(' '));
  }
  return found;
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(each.name) && !each.name.endsWith('.test.ts') ? [path] : [];
  });
}

describe('the four languages', () => {
  const english = entries(read('en', 'page.ftl'));

  it.each(LANGUAGES)('%s says everything, with the same variables', (language) => {
    const here = entries(read(language, 'page.ftl'));
    expect([...here.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, used] of english) expect(`${id}: ${here.get(id)}`).toBe(`${id}: ${used}`);
  });

  it.each(LANGUAGES)('%s is the same when it is read in pieces', async (language) => {
    const sources = Object.values(FILES).flatMap((list) => list.map((file) => shorten(read(language, file))));
    const pieces = sources.flatMap(piecesOf);
    expect(pieces.join('')).toBe(sources.join(''));
    expect(pieces.length).toBeGreaterThan(8);
    for (const piece of pieces) expect(piece).toMatch(/^[\w-]+ =/);
    const [whole, inPieces] = [new Texts(language, sources), await Texts.read(language, sources)];
    for (const id of entries(sources.join('')).keys()) expect(inPieces.get(id), id).toBe(whole.get(id));
  });

  it('no message is divided where a choice ends at the edge', () => {
    const message = 'games = { $tiles ->\n    [one] tile\n   *[other] tiles\n}, { $games ->\n    [one] game\n   *[other] games\n}, fine\n';
    for (const shift of Array(message.length).keys()) {
      const source = `first = ${'x'.repeat(6000 - shift)}\n${message.repeat(2)}`;
      for (const piece of piecesOf(source)) expect(piece).toMatch(/^(first|games) =/);
    }
  });

  it.each(LANGUAGES)('%s has no broken text', (language) => {
    const texts = new Texts(
      language,
      FILES.page.map((file) => read(language, file)),
    );
    for (const id of english.keys()) {
      const numbers = Object.fromEntries(
        (english.get(id) ?? '')
          .split(' ')
          .filter(Boolean)
          .map((name) => [name, 2]),
      );
      expect(texts.get(id, numbers), id).not.toMatch(/\{|\}/);
    }
  });

  it.each(LANGUAGES)('%s means the same in the shortened form that the page carries', (language) => {
    const sources = FILES.page.map((file) => read(language, file));
    const [whole, short] = [sources, sources.map(shorten)].map((each) => new Texts(language, each));
    for (const [id, used] of english) {
      const numbers = Object.fromEntries(
        used
          .split(' ')
          .filter(Boolean)
          .map((name) => [name, 5]),
      );
      expect(short?.get(id, numbers), id).toBe(whole?.get(id, numbers));
    }
    for (const source of sources) expect(shorten(source)).not.toMatch(/^#|\n\n/m);
  });
});

describe('the page', () => {
  it('asks only for texts that exist', () => {
    const usual = FILES.page.map((file) => read('en', file));
    const everywhere = new Texts('en', usual);
    const inWorkshop = new Texts('en', [...usual, ...FILES.workshop.map((file) => read('en', file))]);
    const missing = new Set<string>();
    for (const path of files(join(__dirname, '..'))) {
      const known = /workshop/i.test(path) ? inWorkshop : everywhere;
      for (const match of readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([\w.-]+)'/g)) {
        if (match[1] && !known.has(match[1])) missing.add(match[1]);
      }
    }
    expect([...missing]).toEqual([]);
  });

  it('says each of its own texts somewhere', () => {
    const sources = files(join(__dirname, '..'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const stems = [...sources.matchAll(/`([\w-]+-)\$\{/g)].map((match) => match[1] ?? '');
    const unused = [...entries(read('en', 'page.ftl')).keys()].filter((id) => {
      const name = id.split('.')[0] ?? id;
      return !sources.includes(`'${name}'`) && !stems.some((stem) => name.startsWith(stem));
    });
    expect(unused).toEqual([]);
  });
});

describe('names', () => {
  beforeEach(() => speak('en'));

  it('makes the power agree with the race', async () => {
    await speak('pl');
    expect(combo('merchant', 'orcs')).toBe('Handlujący Orkowie');
    expect(combo('merchant', 'dwarves')).toBe('Handlujące Krasnoludy');
    await speak('cs');
    expect(combo('mystic', 'mummies')).toBe('Mystické Mumie');
    expect(lang.current).toBe('cs');
  });

  it('counts as each language does', async () => {
    const count = async (language: 'pl' | 'uk', n: number): Promise<string> => {
      await speak(language);
      return t('concept-coin.count', { count: n });
    };
    expect(await count('pl', 22)).toBe('22 monety');
    expect(await count('pl', 5)).toBe('5 monet');
    expect(await count('uk', 21)).toBe('21 монета');
  });

  it('counts regions beside their figure, too', async () => {
    const words = {
      en: ['region', 'regions', 'regions'],
      pl: ['region', 'regiony', 'regionów'],
      cs: ['území', 'území', 'území'],
      uk: ['регіон', 'регіони', 'регіонів'],
    };
    for (const language of LANGUAGES) {
      await speak(language);
      expect([1, 3, 12].map((count) => t('player-regions', { count }))).toEqual(words[language]);
    }
  });

  it('goes by the id where a tile has no text', () => {
    expect(tile('cloud-folk')).toBe('Cloud folk');
    expect(combo('', 'orcs')).toBe('Orcs');
    expect(t('no-such-text')).toBe('no-such-text');
  });

  it("tells a tile's ability as the table plays it", async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      const usual = [ability('flames'), ability('vampire')];
      playBy({ own_tokens_defend: true, flames_entry: 'edge', vampire_limit: 'per_turn' });
      expect([ability('flames'), ability('vampire')]).toEqual(usual);
      playBy({ own_tokens_defend: false, flames_entry: 'volcano', vampire_limit: 'per_opponent' });
      const other = [ability('flames'), ability('vampire')];
      for (const [at, text] of other.entries()) {
        expect(text).not.toBe(usual[at]);
        expect(text).not.toMatch(/[{}$]/);
      }
      playBy({});
    }
  });

  it("tells a tile's ability as it is on this board", async () => {
    await speak('en');
    const told = (): string[] => [ability('muddy'), ability('kraken'), ability('giants'), ability('merchant')];
    playBy({}, 'base');
    expect(told()[0]).toContain('Swamp');
    expect(told()[1]).toContain('Seas and Lakes');
    expect(told()[2]).toContain('next to a Mountain');
    expect(t('refusal-will-o-wisps-crystals', { region: 'Forest 5' })).toContain('Magic Source');
    expect(abilityElsewhere('muddy', 'power')).toEqual([]);
    const [, , , unmoved] = told();
    playBy({}, 'underground');
    expect(told()[0]).toContain('Mud Pool');
    expect(told()[1]).toContain('River');
    expect(told()[2]).toContain('next to a Black Mountain');
    expect(told()[3]).toBe(unmoved);
    expect(t('refusal-will-o-wisps-crystals', { region: 'Mine 5' })).toContain('Crystals');
    expect(rulesPath('muddy')).toBe('/rules?tile=muddy&board=underground');
    playBy({});
    expect(abilityElsewhere('muddy', 'power').map(([board]) => board)).toEqual(['base']);
    expect(abilityElsewhere('giants', 'race').map(([board]) => board)).toEqual(['underground']);
    expect(abilityElsewhere('merchant', 'power')).toEqual([]);
  });

  it('leads to the rules as the table plays them', () => {
    expect(rulesPath()).toBe('/rules');
    playBy({ flames_entry: 'volcano' });
    expect(rulesPath('CONQ-1')).toBe('/rules?flames_entry=volcano#conq-1');
    playBy({});
  });

  it('follows the browser', () => {
    expect(negotiate(['de', 'uk-UA', 'en'])).toBe('uk');
    expect(negotiate([])).toBe('en');
  });
});
