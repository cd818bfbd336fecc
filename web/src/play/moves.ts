/** Moves as the engine writes them (docs/moves.md), read into their parts and sorted into tools. */
import type { View } from '../net/protocol';
import { mainVerbs, verbIs } from './boxes';

export interface Move {
  text: string;
  verb: string;
  /** The region, or what stands in its place: a number in the offer, a player, a relic. Empty for bare verbs. */
  target: string;
  /** How many, for moves that place several; else 0. */
  count: number;
  means: string[];
}

export function parse(text: string): Move {
  const words = text.split(' ');
  const at = words.indexOf('with');
  const means = at < 0 ? [] : words.slice(at + 1);
  const [verb = '', target = '', count = ''] = at < 0 ? words : words.slice(0, at);
  return { text, verb, target, count: Number(count) || 0, means };
}

/** Does this move point at a region of the map? */
export function onRegion(move: Move): boolean {
  return move.target !== '' && verbIs(move.verb, (verb) => verb.aim === 'region');
}

/** Is a number of things placed by it? */
export const isCounted = (verb: string): boolean => verbIs(verb, (each) => each.counted);

/** May relics be named after it? */
const isHelped = (verb: string): boolean => verbIs(verb, (each) => each.helped);

/** A way of pointing at regions: what a tap on each of them would do. */
export interface Tool {
  /** The verb, and the relics that help: `conquer`, `conquer with RELIC`, … */
  id: string;
  verb: string;
  means: string[];
  /** Moves by region; several where a number of things can be placed, fewest first. */
  at: Record<string, Move[]>;
}

export interface Options {
  tools: Tool[];
  /** Moves that point at no region, in the order of the list. */
  plain: Move[];
  done: boolean;
}

function toolOf(move: Move): string {
  return move.means.length ? `${move.verb} with ${move.means.join(' ')}` : move.verb;
}

const sorted = new WeakMap<readonly string[], Options>();

/** The legal moves as tools and plain choices; sorted once per list. */
export function options(legal: readonly string[] | undefined): Options {
  if (!legal) return sort([]);
  const known = sorted.get(legal);
  if (known) return known;
  const fresh = sort(legal);
  sorted.set(legal, fresh);
  return fresh;
}

function sort(legal: readonly string[]): Options {
  const tools = new Map<string, Tool>();
  const plain: Move[] = [];
  let done = false;
  for (const text of legal) {
    if (text === 'done') {
      done = true;
      continue;
    }
    const move = parse(text);
    if (!onRegion(move)) {
      plain.push(move);
      continue;
    }
    const id = toolOf(move);
    const tool = tools.get(id) ?? { id, verb: move.verb, means: move.means, at: {} };
    tools.set(id, tool);
    (tool.at[move.target] ??= []).push(move);
  }
  for (const tool of tools.values()) {
    for (const moves of Object.values(tool.at)) moves.sort((a, b) => a.count - b.count);
  }
  return { tools: [...tools.values()], plain, done };
}

/** Relics that can help an attack now; each is a switch, and several may be on. */
export function helpers(all: Options): string[] {
  const found = new Set<string>();
  for (const tool of all.tools) {
    if (isHelped(tool.verb)) for (const name of tool.means) found.add(name);
  }
  return [...found].sort();
}

/** Tools that are buttons of their own: everything beyond what a plain tap means and the relics' switches. */
export function abilityTools(all: Options, view: View): Tool[] {
  const main = mainVerbs(view);
  return all.tools.filter((tool) => !main.includes(tool.verb) && !(isHelped(tool.verb) && tool.means.length));
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}

/** The move that a tap on each region makes: with the chosen tool, else what a tap means, helped by the chosen relics. */
export function tapMoves(all: Options, view: View, chosen: string | null, relics: readonly string[] = []): Record<string, Move> {
  const found: Record<string, Move> = {};
  const take = (tool: Tool): void => {
    for (const [region, moves] of Object.entries(tool.at)) if (moves[0]) found[region] ??= moves[0];
  };
  if (chosen !== null) {
    const tool = all.tools.find((each) => each.id === chosen);
    if (!tool) return found;
    if (relics.length) all.tools.filter((each) => each.verb === tool.verb && same(each.means, relics)).forEach(take);
    else take(tool);
    return found;
  }
  for (const verb of mainVerbs(view)) all.tools.filter((each) => each.verb === verb && same(each.means, relics)).forEach(take);
  if (relics.length) all.tools.filter((each) => isHelped(each.verb) && same(each.means, relics)).forEach(take);
  return found;
}
