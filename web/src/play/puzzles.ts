/** Puzzles: which one a day has, which ones are wanted, days in a row, and a day's result as a line of signs. */
import type { PuzzleEntry } from '../net/protocol';

const DAY = 86_400_000; // milliseconds
const EPOCH = Date.UTC(2026, 0, 1);
/** The golden ratio: steps of it around a ring meet every part of it equally often, and none soon again. */
const STEP = (Math.sqrt(5) - 1) / 2;

/** The number of a day, as this device's calendar has it. */
export const dayOf = (moment: Date): number =>
  Math.round((Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) - EPOCH) / DAY);

/** The date of a day, as a line that is shared says it. */
export const dateOf = (day: number): string => new Date(EPOCH + day * DAY).toISOString().slice(0, 10);

/** A place on a ring, from 0 to 1, the same for a text on every device. */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * The puzzle of a day, which needs no server to be the same for everybody. Puzzles lie on a ring, and a day takes the next one from
 * its own place there: where some are left out, only their own days have another one.
 */
export function puzzleOf(day: number, puzzles: readonly PuzzleEntry[]): PuzzleEntry | null {
  const at = (((day * STEP) % 1) + 1) % 1;
  let found: PuzzleEntry | null = null;
  let nearest = Infinity;
  for (const puzzle of puzzles) {
    const away = (placeOf(puzzle.id) - at + 1) % 1;
    if (away < nearest) [found, nearest] = [puzzle, away];
  }
  return found;
}

/** Which puzzles are wanted; what is empty is all the same. */
export interface Wish {
  theme: string;
  difficulty: string;
  /** `base`, `underground`, or `both`. */
  box: string;
}

export const boxOf = (puzzle: PuzzleEntry): string => (puzzle.boxes.length > 1 ? 'both' : (puzzle.boxes[0] ?? ''));

/** The wish that an address carries; what nobody knows is not wished for. */
export function wishOf(query: URLSearchParams, puzzles: readonly PuzzleEntry[]): Wish {
  const known = (name: keyof Wish): string => {
    const asked = query.get(name) ?? '';
    return choices(name, puzzles).includes(asked) ? asked : '';
  };
  return { theme: known('theme'), difficulty: known('difficulty'), box: known('box') };
}

/** The same wish as the end of an address. */
export function queryOf(wish: Wish): string {
  return new URLSearchParams(Object.entries(wish).filter(([, value]) => value)).toString();
}

const ORDER = ['entry', 'attack', 'die', 'decline', 'combo', 'defence', 'trick', 'hard', 'expert', 'deep', 'base', 'underground', 'both'];

/** What can be wished for: what there is. */
export function choices(name: keyof Wish, puzzles: readonly PuzzleEntry[]): string[] {
  const found = new Set(puzzles.map((puzzle) => (name === 'box' ? boxOf(puzzle) : puzzle[name])));
  return [...found].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

export function wanted(puzzles: readonly PuzzleEntry[], { theme, difficulty, box }: Wish): PuzzleEntry[] {
  return puzzles.filter(
    (puzzle) => (!theme || puzzle.theme === theme) && (!difficulty || puzzle.difficulty === difficulty) && (!box || boxOf(puzzle) === box),
  );
}

/** What comes after a puzzle: the next that is not done, from the beginning again if need be; else just the next. */
export function nextOf(after: string, puzzles: readonly PuzzleEntry[], done: (id: string) => boolean): PuzzleEntry | null {
  const at = puzzles.findIndex((puzzle) => puzzle.id === after);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return order.find((puzzle) => !done(puzzle.id)) ?? order[0] ?? null;
}

/** How a try ended: as good as the best plan, accepted too, missed, or the solution was shown. */
export type Outcome = 'best' | 'good' | 'missed' | 'shown';

const SIGNS: Record<Outcome, string> = { best: '🟩', good: '🟨', missed: '🟥', shown: '⬜' };

export const isOutcome = (value: unknown): value is Outcome => typeof value === 'string' && Object.hasOwn(SIGNS, value);

/** Was the answer one that holds? */
export const isFound = (outcome: Outcome | undefined): boolean => outcome === 'best' || outcome === 'good';

export const isSolved = (tries: readonly Outcome[]): boolean => !tries.includes('shown') && isFound(tries.at(-1));

/** A day is settled by the first answer that holds, or by looking at the solution. */
export const isSettled = (tries: readonly Outcome[]): boolean => isSolved(tries) || tries.includes('shown');

/** A day's result for others: it gives nothing of the puzzle away. */
export function shareLine(name: string, day: number, tries: readonly Outcome[], streak: number): string {
  return [name, dateOf(day), tries.map((each) => SIGNS[each]).join(''), ...(streak > 1 ? [`🔥${streak}`] : [])].join(' ');
}

/** How many days in a row end with this one, or with the day before as long as this one is not over. Days to come do not count. */
export function streakOf(solved: readonly number[], today: number): number {
  const days = new Set(solved);
  let day = days.has(today) ? today : today - 1;
  let count = 0;
  for (; days.has(day); day -= 1) count += 1;
  return count;
}
