// A table as the page sees it: the newest view, all events, chat, and how the line stands.
import { carry, type Carrier } from './carrier';
import { Refused, SILENCE, type Status } from './connection';
import { mergePatch } from './patch';
import {
  PROTOCOL,
  type ClientMessage,
  type Chat,
  type Clock,
  type EventOf,
  type GameEvent,
  type Hint,
  type Join,
  type ServerError,
  type ServerMessage,
  type Table,
  type View,
  type Welcome,
  type You,
} from './protocol';
import { Suspense, watching } from './suspense';

/** The server speaks another version of the protocol: only a new page helps. */
export const OUTDATED = 'wrong-protocol';

/** The position after the events of one message, by their numbers. */
export interface Frame {
  first: number;
  last: number;
  view: View;
}

const FRAMES = 400; // more than any turn of five players has

type Moment = Extract<ServerMessage, { type: 'update' | 'view' }>;

export class TableStore {
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** The events of the newest message: what to animate and announce. Empty after joining. */
  news = $state.raw<GameEvent[]>([]);
  you = $state.raw<You>({ host: false, watch: false, seats: [] });
  status = $state<Status>('connecting');
  /** Why the last thing did not work, or why the table is gone; null once something works again. */
  error = $state.raw<ServerError | null>(null);
  chat = $state.raw<Chat[]>([]);
  clock = $state.raw<Clock | null>(null);
  /** When `clock` was true, on performance.now(). */
  clockAt = $state(0);
  /** A move or an undo is on its way. */
  busy = $state(false);
  ply = $state(0);
  /** The die that is in the air: the view and all events wait until it has landed. */
  rolling = $state.raw<EventOf<'rolled'> | null>(null);
  /** How the table stood after each of the last messages, oldest first. */
  frames: Frame[] = [];

  #version = 0;
  #last = 0;
  /** Is what stands in `error` that a bot cannot move? */
  #botWaits = false;
  readonly #name: string;
  readonly #connection: Carrier;
  readonly #suspense = new Suspense<Moment>(
    (message) => this.#heed(message),
    (message) => this.#roll(message),
  );

  constructor(
    readonly id: string,
    readonly secret: string,
    name = '',
  ) {
    this.#name = name;
    this.#connection = carry({
      join: () => this.#join(),
      message: (message) => this.#hear(message),
      status: (status, error) => {
        this.status = status;
        if (error) this.error = error;
        else if (status === 'live') this.error = this.error?.code === OUTDATED ? this.error : null;
      },
    });
  }

  /** Makes a move. Never rejects: a refusal is in `error`. */
  async play(move: string): Promise<void> {
    await this.#act({ type: 'move', version: this.#version, move });
  }

  /** Takes back moves. Never rejects: a refusal is in `error`. */
  async undo(moves = 1): Promise<void> {
    await this.#act({ type: 'undo', version: this.#version, moves });
  }

  /** A line of chat. Never rejects: a refusal is in `error`. */
  async say(text: string): Promise<void> {
    await this.#try(() => this.send({ type: 'chat', text }));
  }

  /** Any other message; resolves with the server's answer, rejects with `Refused`. That the page is old is in `error` too. */
  async send(message: ClientMessage): Promise<ServerMessage> {
    try {
      return await this.#connection.ask(message);
    } catch (error) {
      if (error instanceof Refused && error.code === OUTDATED) this.error = { code: error.code, args: error.args };
      throw error;
    }
  }

  /** Any other message. Never rejects: a refusal is in `error`, and the answer is null. */
  async tell(message: ClientMessage): Promise<ServerMessage | null> {
    let answer: ServerMessage | null = null;
    await this.#try(async () => {
      answer = await this.send(message);
    });
    return answer;
  }

  /** What a strong bot would do; it may think for a while. A refusal is in `error`. */
  async hints(): Promise<Hint[]> {
    let found: Hint[] = [];
    await this.#try(async () => {
      const answer = await this.#connection.ask({ type: 'hint' }, SILENCE);
      if (answer.type === 'hints' && answer.version === this.#version) found = answer.hints;
    });
    return found;
  }

  /** Try to come back now. */
  retry(): void {
    this.#connection.retry();
  }

  close(): void {
    this.#connection.close();
  }

  async #act(message: ClientMessage): Promise<void> {
    if (this.busy || this.rolling) return;
    this.busy = true;
    try {
      await this.#try(() => this.#connection.ask(message));
      await this.#suspense.settled();
    } finally {
      this.busy = false;
    }
  }

  async #try(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
      this.error = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.error = { code: error.code, args: error.args };
    }
  }

  #join(): Join {
    const join: Join = {
      type: 'join',
      table: this.id,
      secret: this.secret,
      sit: false, // a guest says his name first; the host sits at his own table anyway
      protocol: PROTOCOL,
      ...(this.#name ? { name: this.#name } : {}),
    };
    return this.view || this.#last ? { ...join, last: this.#last } : join;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'update':
      case 'view':
        this.#suspense.hear(message);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'chat': {
        const { type: _, ref: __, ...line } = message;
        this.chat = [...this.chat, line];
        break;
      }
      case 'rematched':
        if (this.table) this.table = { ...this.table, rematch: message.table };
        break;
      case 'error':
        this.error = { code: message.code, args: message.args ?? {} }; // a bot cannot move
        this.#botWaits = true;
        break;
      default:
        break; // an answer for whoever asked, or something newer than this page
    }
  }

  /** What a message changes, once it may be seen. */
  #heed(message: Moment): void {
    this.rolling = null;
    this.#moment(message);
    if (message.type === 'view') {
      if (message.view) this.view = message.view;
      return;
    }
    if (this.#botWaits) this.error = null;
    this.#botWaits = false;
    if (this.view) this.view = mergePatch(this.view, message.changes) as View;
    const first = this.#last + 1;
    this.#tell(message.events);
    if (this.view) this.frames = [...this.frames.slice(1 - FRAMES), { first, last: this.#last, view: this.view }];
  }

  /** A roll is watched by everybody, that of others only where the table leaves time for it. */
  #roll(message: Moment): number {
    const roll = message.type === 'update' ? message.events.findLast((event) => event.kind === 'rolled') : undefined;
    if (roll?.kind !== 'rolled' || (roll.n ?? 0) <= this.#last) return 0;
    if (!this.you.seats.includes(roll.player) && this.table?.settings.pace === 'instant') return 0;
    this.rolling = roll;
    return watching();
  }

  #welcome(message: Welcome): void {
    this.#suspense.flush();
    if (message.protocol !== PROTOCOL) this.error = { code: OUTDATED, args: {} };
    this.you = message.you;
    this.table = message.table;
    this.chat = message.chat ?? [];
    this.#moment(message);
    if (message.view) this.view = message.view;
    const fresh = message.events.filter((event) => (event.n ?? 0) > this.#last);
    const first = fresh[0]?.n ?? 0;
    this.events = first > this.#last + 1 ? fresh : [...this.events, ...fresh];
    this.news = [];
    this.#last = message.last;
  }

  #moment(message: { version: number; ply: number; clock?: Clock }): void {
    this.#version = message.version;
    this.ply = message.ply;
    this.clock = message.clock ?? null;
    this.clockAt = performance.now();
  }

  #tell(events: GameEvent[]): void {
    const fresh = events.filter((event) => (event.n ?? 0) > this.#last);
    if (!fresh.length) return;
    this.events = [...this.events, ...fresh];
    this.news = fresh;
    this.#last = fresh[fresh.length - 1]?.n ?? this.#last;
  }
}
