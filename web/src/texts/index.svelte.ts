/** The words of the page in the chosen language; templates that call `t` follow a change of language. */
import { nextTask } from '../browser/gradual.svelte';
import { to } from '../browser/place';
import { type Args, isLanguage, type Language, LANGUAGES, negotiate, Texts } from './fluent';

export { type Args, type Language, LANGUAGE_NAMES, LANGUAGES } from './fluent';

const STORED = 'elbowroom.language';

type Loader = () => Promise<string>;

/** Each language is one file over the network, made of all its texts. */
const files = import.meta.glob<string>('../../../src/elbowroom/locale/*/page.ftl', { query: '?language', import: 'default' });

function loader(among: Record<string, Loader>, language: Language): Loader {
  const found = Object.entries(among).find(([path]) => path.includes(`/locale/${language}/`));
  if (!found) throw new Error(`no texts in ${language}`);
  return found[1];
}

/** What only the workshop says; fetched when it is entered. */
const workshopFiles = import.meta.glob<string>('../../../src/elbowroom/locale/*/workshop.ftl', { query: '?language', import: 'default' });

const fetched = new Map<string, Promise<string>>();

/** A file of texts, fetched once. */
function fetchOnce(key: string, fetching: Loader): Promise<string> {
  let found = fetched.get(key);
  if (!found) {
    found = fetching();
    found.catch(() => fetched.delete(key)); // offline, perhaps: the next try may succeed
    fetched.set(key, found);
  }
  return found;
}

let inWorkshop = false;
/** The texts of tiles that players have made, by language and id. */
let carried: Record<string, Record<string, string>> = {};
const made = new Map<Language, Texts>();
/** How often what belongs to the texts has changed. */
let edition = 0;

function forget(): void {
  made.clear();
  edition++;
}

/** The texts of a language, fetched once. */
export async function load(language: Language): Promise<Texts> {
  const asked = edition;
  const sources = [fetchOnce(language, loader(files, language))];
  if (inWorkshop) sources.push(fetchOnce(`workshop ${language}`, loader(workshopFiles, language)));
  const found = await Promise.all(sources);
  const known = made.get(language);
  if (known) return known;
  const texts = await Texts.read(language, found, carried[language]);
  if (asked !== edition) return load(language);
  made.set(language, texts);
  return texts;
}

/** Has the words of the workshop, too, from now on. */
export async function enterWorkshop(): Promise<void> {
  if (inWorkshop) return;
  inWorkshop = true;
  forget();
  try {
    await speak(lang.current);
  } catch (error) {
    inWorkshop = false;
    throw error;
  }
}

/** From now on these boxes of players' own are on the table, with their texts. */
export async function carry(texts: Record<string, Record<string, string>>): Promise<void> {
  if (JSON.stringify(texts) === JSON.stringify(carried)) return;
  carried = texts;
  forget();
  await speak(lang.current);
}

function stored(): string | null {
  try {
    return globalThis.localStorage?.getItem(STORED) ?? null;
  } catch {
    return null; // storage may be forbidden
  }
}

function remember(language: Language): void {
  try {
    globalThis.localStorage?.setItem(STORED, language);
  } catch {
    // without storage the choice lasts as long as the page
  }
}

function initial(): Language {
  const saved = stored();
  if (isLanguage(saved)) return saved;
  return negotiate(globalThis.navigator?.languages ?? []);
}

class Speech {
  texts: Texts = $state.raw(new Texts('en', []));
  /** How the table one sits at plays: its variants and the kind of its board, which a text may hang on. */
  house: Args = $state.raw({});
}

const speech = new Speech();

/** Changes the language; resolves when the page speaks it. */
export async function speak(language: Language): Promise<void> {
  speech.texts = await load(language);
  if (globalThis.document) document.documentElement.lang = language;
}

export const lang = {
  get current(): Language {
    return speech.texts.language;
  },
  set current(language: Language) {
    if (!LANGUAGES.includes(language)) return;
    remember(language);
    void speak(language);
  },
};

/** Is there a text with this id? */
export function has(id: string): boolean {
  return speech.texts.has(id);
}

/** The text with this id; the id itself where there is none, so that a gap is seen and not felt. */
export function t(id: string, args?: Args): string {
  return speech.texts.get(id, { ...speech.house, ...args }) ?? id;
}

/** A race with its power as one name. */
export function combo(power: string, race: string): string {
  return speech.texts.combo(power, race) ?? [power, race].filter(Boolean).map(plain).join(' ');
}

/** A tile of a player's own making has no entry and goes by its id. */
export function plain(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A term of the game by kind and id. */
export function term(kind: string, id: string): string {
  return speech.texts.get(`${kind}-${id}`) ?? plain(id);
}

/** The kinds of board that a tile may have a text for. */
const BOARDS = ['base', 'underground'] as const;

const KINDS = ['race', 'power', 'relic', 'place', 'aside', 'marker', 'terrain'] as const;
export type TileKind = (typeof KINDS)[number];

/** What kind of thing an id names. */
export function kindOf(id: string): TileKind | null {
  return KINDS.find((kind) => speech.texts.has(`${kind}-${id}`)) ?? null;
}

/** The name of anything with an ability, or of a marker or terrain. */
export function tile(id: string): string {
  const kind = kindOf(id);
  return kind ? term(kind, id) : plain(id);
}

/** From now on tiles are told as they are played with these variants on this kind of board; without any, as they usually are. */
export function playBy(variants: Readonly<Record<string, boolean | number | string>>, board = ''): void {
  const all = board ? { ...variants, board } : variants;
  const house = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]));
  if (JSON.stringify(house) !== JSON.stringify(speech.house)) speech.house = house; // else nothing need be said anew
}

/** Is it the id of a rule? */
export const isRule = (id: string): boolean => /^(?:U-)?[A-Z]{2,}-[\w'-]*\d+$/.test(id);

/** The way to the rulebook as it is played here: to a rule by its id, or to a tile's own page. */
export function rulesPath(about = ''): string {
  const rule = isRule(about);
  const asked = new URLSearchParams({ ...(about && !rule ? { tile: about } : {}), ...speech.house }).toString();
  return to(`/rules${asked ? `?${asked}` : ''}${rule ? `#${about.toLowerCase()}` : ''}`);
}

/** What a tile does at this table; empty for one that has no text. */
export function ability(id: string, kind: string | null = kindOf(id)): string {
  return (kind && speech.texts.get(`${kind}-${id}.ability`, speech.house)) || '';
}

/** What it does on a board that is not its own, by the kind of board; nothing where one knows which board is played on. */
export function abilityElsewhere(id: string, kind: string): [board: string, text: string][] {
  if (speech.house['board']) return [];
  const usual = ability(id, kind);
  const on = (board: string): string => speech.texts.get(`${kind}-${id}.ability`, { ...speech.house, board }) ?? '';
  return BOARDS.map((board): [string, string] => [board, on(board)]).filter(([, text]) => text !== usual);
}

// The page waits for its words: better a blank moment than one in another language.
await speak(initial())
  .catch(() => speak('en'))
  .catch(() => undefined);
await nextTask(); // to read them took a while: the page may answer before it is drawn
