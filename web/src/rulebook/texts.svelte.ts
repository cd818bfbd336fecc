/** The words of the rulebook: a file of its own for each language, fetched when the rules are looked at. */
import { lang } from '../texts/index.svelte';
import { type Args, type Language, Texts } from '../texts/fluent';

const files = import.meta.glob<string>('../../../src/elbowroom/locale/*/rulebook.ftl', { query: '?book', import: 'default' });

class Book {
  texts: Texts | null = $state.raw(null);
  failed = $state(false);
}

const book = new Book();
const loaded = new Map<Language, Promise<Texts>>();

function fetched(language: Language): Promise<Texts> {
  let texts = loaded.get(language);
  if (!texts) {
    const file = files[`../../../src/elbowroom/locale/${language}/rulebook.ftl`];
    texts = file ? file().then((source) => new Texts(language, [source])) : Promise.reject(new Error(`no rulebook in ${language}`));
    texts.catch(() => loaded.delete(language)); // offline, perhaps: the next try may succeed
    loaded.set(language, texts);
  }
  return texts;
}

/** Opens the book in this language; what was open stays open until then. */
export async function openBook(language: Language): Promise<void> {
  try {
    const texts = await fetched(language);
    if (lang.current === language) book.texts = texts;
    book.failed = false;
  } catch {
    book.failed = true;
  }
}

export const opened = {
  /** The language it is open in; null while it is not there. */
  get language(): Language | null {
    return book.texts?.language ?? null;
  },
  get failed(): boolean {
    return book.failed;
  },
};

/** A text of the book; the id itself where there is none. */
export function b(id: string, args?: Args): string {
  return book.texts?.get(id, args)?.replace(/\s*\n\s*/g, ' ') ?? id;
}

/** What a rule says. */
export const ruleText = (anchor: string): string => b(`rule-${anchor}`);
