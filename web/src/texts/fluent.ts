/** Fluent bundles made of the shared .ftl files; the files are the same ones that Python reads. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { nextTask } from '../browser/gradual.svelte';

export type Language = 'en' | 'pl' | 'cs' | 'uk';
export type Args = Record<string, string | number>;

export const LANGUAGES: readonly Language[] = ['en', 'pl', 'cs', 'uk'];

/** Languages in their own words: these are never translated. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', cs: 'Čeština', uk: 'Українська' };

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

/** The first of these tags ("pl-PL") that there are texts for, else English. */
export function negotiate(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}

const SLICE = 8; // milliseconds of reading before the page may answer again
const PIECE = 6000; // letters

/** Texts in pieces, each of whole messages: a line that goes on with one begins with a space or with the end of a choice. */
export function piecesOf(source: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < source.length;) {
    const after = source.slice(from + PIECE).search(/\n(?![ }])/);
    const to = after < 0 ? source.length : from + PIECE + after + 1;
    pieces.push(source.slice(from, to));
    from = to;
  }
  return pieces;
}

/** All texts of one language. */
export class Texts {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #own: Readonly<Record<string, string>>;

  constructor(language: Language, sources: readonly string[], own: Readonly<Record<string, string>> = {}) {
    this.language = language;
    this.#own = own;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#add(source);
  }

  /** The same, read in small pieces. */
  static async read(language: Language, sources: readonly string[], own: Readonly<Record<string, string>> = {}): Promise<Texts> {
    const texts = new Texts(language, [], own);
    let until = performance.now() + SLICE;
    for (const piece of sources.flatMap(piecesOf)) {
      if (performance.now() > until) {
        await nextTask();
        until = performance.now() + SLICE;
      }
      texts.#add(piece);
    }
    return texts;
  }

  #add(source: string): void {
    const errors = this.#bundle.addResource(new FluentResource(source));
    if (errors.length) throw errors[0];
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null || id in this.#own;
  }

  /** The text of a message, or of its attribute after a dot; undefined if there is none. */
  get(id: string, args?: Args): string | undefined {
    const pattern = this.#pattern(id);
    if (pattern === null) return this.#own[id]; // written by players: plain text, whatever it looks like
    const errors: Error[] = [];
    return this.#bundle.formatPattern(pattern, args ?? null, errors);
  }

  /** A power and a race as one name, the power agreeing with the race: "Handlujący Orkowie". */
  combo(power: string, race: string): string | undefined {
    const raceName = this.get(`race-${race}.combo`);
    const agreement = this.get(`race-${race}.agreement`);
    if (raceName === undefined || agreement === undefined) return undefined;
    if (!power) return raceName;
    const powerName = this.get(`power-${power}.combo`, { agreement });
    return powerName === undefined ? undefined : this.get('combo', { power: powerName, race: raceName });
  }

  #pattern(id: string): NonNullable<ReturnType<FluentBundle['getMessage']>>['value'] {
    const [name = '', attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    if (!message) return null;
    return attribute ? (message.attributes[attribute] ?? null) : message.value;
  }
}
