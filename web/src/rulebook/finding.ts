/** Finding words in the rulebook as they are typed, in whatever form they stand there. */
import type { Language } from '../texts/fluent';

const MARKS = /\p{M}/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** Small letters without the signs above them. Polish writes its soft r with two letters (góra, górze) where Czech has a sign. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(MARKS, '').replaceAll('ł', 'l').replaceAll('rz', 'r');

export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** Letters by which two forms of a word may differ at the end, and that they must share before. */
const ENDING = 3;
const SHARED = 4;
/** Short words change their endings, too, where nouns have cases. */
const SHORT = 3;
/** Forms of one word that differ in the middle. */
const TWINS: Partial<Record<Language, Record<string, string>>> = { en: { dice: 'die' } };

function shared(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

/** Does a word begin like this, or is it another form of it? */
export function akin(sought: string, word: string, language: Language): boolean {
  if (word.startsWith(sought) || TWINS[language]?.[sought] === word) return true;
  if (language === 'en' && sought.endsWith('f') && word === `${sought.slice(0, -1)}ves`) return true; // as in half and halves
  const same = shared(sought, word);
  const rest = Math.max(sought.length, word.length) - same;
  if (same >= SHARED) return rest <= ENDING;
  return language !== 'en' && same === SHORT && sought.length <= SHORT + 1 && rest <= 2;
}

export interface Entry {
  key: string;
  text: string;
}

/** The words of many entries, ready to be searched. */
export class Index {
  readonly #entries: { key: string; words: string[] }[];

  constructor(
    entries: readonly Entry[],
    readonly language: Language,
  ) {
    this.#entries = entries.map(({ key, text }) => ({ key, words: [...new Set(wordsOf(text))] }));
  }

  /** The keys of the entries that have all the words of a query; null where nothing is asked for. */
  find(query: string): Set<string> | null {
    const sought = wordsOf(query);
    if (!sought.length) return null;
    const fits = (words: readonly string[]): boolean => sought.every((each) => words.some((word) => akin(each, word, this.language)));
    return new Set(this.#entries.filter((entry) => fits(entry.words)).map((entry) => entry.key));
  }
}
