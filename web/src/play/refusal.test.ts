import { afterAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../net/protocol';
import { has, LANGUAGES, speak, t } from '../texts/index.svelte';
import { refusal } from './refusal';

afterAll(() => speak('en'));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(ERROR_CODES.filter((code) => code !== 'illegal-move'))('%s has a sentence', async (code) => {
    await speak(language);
    expect(has(`error-${code}`)).toBe(true);
    const { text } = refusal({ code, args: { field: 'boxes', seats: [2], table: 'x', wait: 5, most: 3 } });
    expect(text).not.toMatch(/\{|undefined/);
    expect(text).not.toContain(`(${code})`); // that is what the sentence for unknown codes says
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
