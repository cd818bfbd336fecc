// A line to a table that keeps coming back: joins, matches answers to questions, notices silence, retries with patience.
import type { Carrier, Way, Wire } from './carrier';
import type { ClientMessage, Join, ServerError, ServerMessage } from './protocol';

export type Status = 'connecting' | 'live' | 'offline' | 'gone';

/** A refusal, or a question that can't be answered because the line is down (`offline`). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(code);
    this.name = 'Refused';
  }
}

export interface Line {
  /** The message that joins; asked anew for every attempt, so that it names the last event known by then. */
  join: () => Join;
  message: (message: ServerMessage) => void;
  status: (status: Status, error: ServerError | null) => void;
}

/** Refusals to join that may pass by themselves; after any other there is no use in trying again. */
const PASSING = ['too-fast', 'storage', 'storage-full', 'closing', 'internal', 'tab-engine', 'tab-stopped'];
/** What the closing of a table's line means; after these there is no use in trying again either. */
const FINAL: Record<number, string> = {
  4001: 'wrong-secret',
  4002: 'secret-replaced',
  4003: 'table-cleared',
  4004: 'wrong-protocol',
  4005: 'table-closed',
};
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
export const SILENCE = 20_000;
const PATIENCE = 8_000;

interface Question {
  resolve: (answer: ServerMessage) => void;
  reject: (error: Refused) => void;
}

export class Connection implements Carrier {
  #wire: Wire | null = null;
  #questions = new Map<number, Question>();
  #ref = 0;
  #tries = 0;
  #live = false;
  #closed = false;
  /** There is no use in trying again. */
  #over = false;
  /** Why the attempt that is under way is not let in, or whoever was in has to go. */
  #refused: ServerError | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  readonly #line: Line;
  readonly #way: Way;

  constructor(line: Line, way: Way) {
    this.#line = line;
    this.#way = way;
    if (way.network) {
      addEventListener('online', this.#wake);
      addEventListener('offline', this.#sleep);
    }
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  /** Sends and waits for the answer; rejects with `Refused`. Silence beyond `patience` means that the line is dead. */
  ask(message: ClientMessage, patience = PATIENCE): Promise<ServerMessage> {
    const wire = this.#wire;
    if (!this.#live || !wire) return Promise.reject(new Refused('offline'));
    const ref = ++this.#ref;
    return new Promise((resolve, reject) => {
      this.#questions.set(ref, { resolve, reject });
      wire.send(JSON.stringify({ ...message, ref }));
      this.#expect(patience);
    });
  }

  /** Try again now, not when the pause is over. */
  retry(): void {
    if (this.#closed || this.#over || this.#wire) return;
    this.#tries = 0;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#sleep);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#retry);
    if (this.#tries === 0) this.#line.status('connecting', null);
    const wire = this.#way.dial({
      open: () => {
        if (wire !== this.#wire) return;
        wire.send(JSON.stringify({ ...this.#line.join(), ref: ++this.#ref }));
        this.#expect(PATIENCE);
      },
      message: (text) => wire === this.#wire && this.#hear(JSON.parse(text) as ServerMessage),
      closed: (code, why) => wire === this.#wire && this.#lost(code, why),
    });
    this.#wire = wire;
    this.#expect(this.#way.patience);
  }

  #hear(message: ServerMessage): void {
    this.#expect(SILENCE);
    if (message.type === 'welcome') {
      this.#live = true;
      this.#tries = 0;
      this.#line.message(message);
      this.#line.status('live', null);
      return;
    }
    if (message.type === 'error' && !this.#live) {
      this.#refused = { code: message.code, args: message.args ?? {} };
      return;
    }
    const question = message.ref === undefined ? undefined : this.#questions.get(message.ref);
    if (message.ref !== undefined) this.#questions.delete(message.ref);
    if (message.type === 'error') {
      if (question) question.reject(new Refused(message.code, message.args ?? {}));
      else if (message.args?.why === 'bot') this.#line.message(message);
      else this.#refused = { code: message.code, args: message.args ?? {} }; // why the server is about to hang up
      return;
    }
    this.#line.message(message);
    question?.resolve(message);
  }

  /** Nothing heard for so long: ask, and if even that is not answered the line is dead (a laptop that slept). */
  #expect(wait: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (wait < SILENCE || !this.#live) this.#lost(0);
      else this.ask({ type: 'ping' }).catch(() => undefined);
    }, wait);
  }

  #lost(code: number, why: ServerError | null = null): void {
    const refused = this.#refused ?? why;
    const final = FINAL[code];
    this.#refused = null;
    this.#drop(refused?.code);
    if (this.#closed) return;
    if (final || (refused && !PASSING.includes(refused.code))) {
      this.#over = true;
      this.#line.status('gone', refused ?? { code: final ?? 'unexpected', args: {} });
      return;
    }
    this.#line.status('offline', refused);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#open(), wait * (0.7 + 0.6 * Math.random()));
  }

  #drop(why = 'offline'): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    const wire = this.#wire;
    this.#wire = null;
    this.#live = false;
    wire?.close();
    for (const question of this.#questions.values()) question.reject(new Refused(why));
    this.#questions.clear();
  }

  #wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.#live) this.ask({ type: 'ping' }).catch(() => undefined);
    else this.retry();
  };

  #sleep = (): void => {
    if (this.#wire) this.#lost(0);
  };
}
