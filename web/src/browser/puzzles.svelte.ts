/** What this browser remembers of puzzles: which are done, the days that were solved, and today's tries. */
import { isFound, isOutcome, isSettled, isSolved, type Outcome, streakOf } from '../play/puzzles';
import { keep, recall } from './storage.svelte';

interface Memory {
  /** How the puzzles ended that were tried, by id: `shown` where the solution was looked at before it was found. */
  done: Record<string, Outcome>;
  /** The days whose puzzle was solved. */
  days: number[];
  /** The tries at the puzzle of the newest day. */
  day: number;
  tries: Outcome[];
}

const KEY = 'elbowroom.puzzles';
const MOST_DAYS = 1000;
const MOST_TRIES = 12;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What stands in the storage, as it should be; null if there is nothing. */
function stored(): Memory | null {
  const found = recall(KEY);
  if (!isObject(found)) return null;
  const { done, days, day, tries } = found;
  return {
    done: Object.fromEntries(Object.entries(isObject(done) ? done : {}).filter((each): each is [string, Outcome] => isOutcome(each[1]))),
    days: Array.isArray(days) ? days.filter((each): each is number => Number.isInteger(each)) : [],
    day: Number.isInteger(day) ? (day as number) : 0,
    tries: Array.isArray(tries) ? tries.filter(isOutcome) : [],
  };
}

let memory = $state.raw<Memory>(stored() ?? { done: {}, days: [], day: 0, tries: [] });

/** Who has solved it has solved it; who has seen the solution has not found it himself. */
function settled(known: Outcome | undefined, now: Outcome): Outcome {
  if (known === undefined || known === 'missed') return now;
  return known === 'good' && now === 'best' ? now : known;
}

/** What comes after a day is settled changes nothing about it. */
function withTry(before: Memory, day: number, outcome: Outcome): Memory {
  const past = before.day === day ? before.tries : [];
  if (isSettled(past)) return before;
  const tries = [...past, outcome].slice(-MOST_TRIES);
  const days = isSolved(tries) ? [...before.days.filter((each) => each !== day), day].slice(-MOST_DAYS) : before.days;
  return { ...before, day, tries, days };
}

export const puzzleMemory = {
  /** How a puzzle ended, if it was tried. */
  outcome(id: string): Outcome | undefined {
    return memory.done[id];
  },
  solved(id: string): boolean {
    return isFound(memory.done[id]);
  },
  /** The tries at a day's puzzle. */
  tries(day: number): readonly Outcome[] {
    return memory.day === day ? memory.tries : [];
  },
  /** Days in a row. */
  streak(today: number): number {
    return streakOf(memory.days, today);
  },
  /** Notes how a try ended; `day` if it was at the puzzle of that day. False if this browser does not keep it. */
  note(id: string, outcome: Outcome, day: number | null): boolean {
    const before = stored() ?? memory; // another tab may have noted something; without storage this one remembers
    const noted = { ...before, done: { ...before.done, [id]: settled(before.done[id], outcome) } };
    memory = day === null ? noted : withTry(noted, day, outcome);
    return keep(KEY, memory);
  },
};
