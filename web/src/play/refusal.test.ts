import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../net/protocol';
import { has, LANGUAGES, speak, t } from '../texts/index.svelte';
import { MAP } from './fixtures';
import { refusal, refusedMove } from './refusal';

afterAll(() => speak('en'));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(ERROR_CODES.filter((code) => code !== 'illegal-move'))('%s has a sentence', async (code) => {
    await speak(language);
    expect(has(`error-${code}`)).toBe(true);
    const { text } = refusal({
      code,
      args: { field: 'boxes', seats: [2], table: 'x', wait: 5, most: 3, box: 'pond', where: 'race.1', map: 'marsh' },
    });
    expect(text).not.toMatch(/\{|undefined/);
    expect(text).not.toContain(`(${code})`); // that is what the sentence for unknown codes says
  });

  it('a closed table says why, where it is known', async () => {
    await speak(language);
    const told = ['conduct', 'load', 'request', 'other'].map((why) => refusal({ code: 'table-closed', args: { why } }).text);
    expect(new Set(told).size).toBe(4);
    expect(told[3]).toBe(t('error-table-closed'));
  });

  it('a page of another version is told to reload', async () => {
    await speak(language);
    expect(refusal({ code: 'wrong-protocol', args: { protocol: 2, detail: 'x' } })).toEqual({
      text: t('error-wrong-protocol'),
      rule: '',
      reload: true,
    });
    expect(t('do-reload')).not.toBe('do-reload');
    expect(refusal({ code: 'stale', args: {} }).reload).toBe(false);
  });
});

/** Every code of the engine with the arguments that its sentence names, from the texts that a test holds to the engine. */
function engineCodes(): Map<string, string[]> {
  const source = readFileSync(join(__dirname, '../../../src/elbowroom/locale/en/refusals.ftl'), 'utf8');
  const found = source.split(/^(?=refusal-)/m).slice(1);
  return new Map(
    found.map((entry) => [/^refusal-([\w-]+)/.exec(entry)?.[1] ?? '', [...entry.matchAll(/\$(\w+)/g)].map((each) => each[1] ?? '')]),
  );
}

describe('what the engine refuses', () => {
  const given: Record<string, string | number> = {
    region: '3',
    tile: 'gnomes',
    terrain: 'sea',
    relics: 'orb sword',
    player: 2,
    move: 'dragon 3',
  };
  const said = async (language: (typeof LANGUAGES)[number]): Promise<Map<string, string>> => {
    await speak(language);
    const args = (names: string[]): object => Object.fromEntries(names.map((name) => [name, given[name] ?? 4]));
    return new Map([...engineCodes()].map(([code, names]) => [code, refusedMove(code, args(names), MAP)]));
  };

  it.each(LANGUAGES)('is a sentence in %s, with the names of that language', async (language) => {
    const told = await said(language);
    expect(told.size).toBeGreaterThan(90);
    for (const [code, text] of told) {
      expect(text, code).toMatch(/^[\p{Lu}\d„“«].*\.$/u);
      expect(text, code).not.toMatch(/[{}]|undefined|refusal-|gnomes|orb sword/);
    }
    const names = [t('race-gnomes'), t('relic-sword'), t('seat-player', { number: 2 })];
    const all = [...told.values()].join('\n');
    for (const name of names) expect(all).toContain(name);
  });

  it.each(['pl', 'cs', 'uk'] as const)('is never an English sentence in %s', async (language) => {
    const english = await said('en');
    for (const [code, text] of await said(language)) expect(text, code).not.toBe(english.get(code));
  });

  it('has no Latin letter in Ukrainian but what the player wrote', async () => {
    for (const [code, text] of await said('uk')) expect(text.replace('dragon 3', ''), code).not.toMatch(/[A-Za-z]/);
  });
});
