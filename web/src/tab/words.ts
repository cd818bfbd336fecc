/** What the page, the tables' worker and the thinkers' workers say to each other. */
import type { ServerError } from '../net/protocol';
import type { Held } from './keeper';

/** From the page to the worker in which the tables are. */
export type ToTables =
  /** With the games that a worker before this one had, where the browser keeps none. */
  | { kind: 'begin'; base: string; held: Held[] }
  /** Somebody who thinks, with the port by which he is asked; another one of the same number is gone. */
  | { kind: 'thinker'; number: number }
  | { kind: 'open'; line: number }
  | { kind: 'hang-up'; line: number }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'ask'; number: number; method: string; path: string; secret: string; body: string };

/** From the tables' worker to the page. */
export type FromTables =
  | { kind: 'ready'; rules: string }
  | { kind: 'failed'; why: string }
  /** The browser keeps nothing: the page holds this for the next worker. */
  | { kind: 'hold'; held: Held }
  | { kind: 'opened'; line: number }
  | { kind: 'heard'; line: number; text: string }
  | { kind: 'closed'; line: number; code: number }
  /** The question has come; its answer may take a while. */
  | { kind: 'taken'; number: number }
  | { kind: 'answered'; number: number; status: number; body: string }
  /** One more thinker would have something to do. */
  | { kind: 'crowded' }
  /** This one does not answer. */
  | { kind: 'stuck'; thinker: number }
  /** This one, the last of them, has had nothing to do for a while. */
  | { kind: 'idle'; thinker: number };

/** From the page to a thinkers' worker, with the port by which it is asked. */
export interface ToThinker {
  base: string;
}

export interface Thought {
  number: number;
  question: string;
}

/** What came of it, or why nothing did. */
export type Answer = { number: number; answer: string } | { number: number; why: string };

export interface Answered {
  status: number;
  body: string;
}

/** The engine could not be loaded, or the worker has died. */
export class TabFailed extends Error {
  constructor(readonly error: ServerError) {
    super(error.code);
    this.name = 'TabFailed';
  }
}
