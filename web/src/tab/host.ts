/** The page's end of the tables in this tab: it starts the workers, replaces those that die, and passes words on. */
import { filesAreKept } from '../browser/files';
import { BASE } from '../browser/place';
import type { Ends, Wire } from '../net/carrier';
import type { ServerError } from '../net/protocol';
import { dropEngine } from '../offline/mend';
import { dropFrozen } from './frozen';
import type { Held } from './keeper';
import { TabFailed, type Answered, type FromTables, type ToTables, type ToThinker } from './words';

const PATIENCE = 20_000; // milliseconds in which a worker that has begun says something
const PAUSE = 1_000; // before somebody thinks in the place of one who has died, longer every time
const LONGEST_PAUSE = 30_000;
const DRAWN = 1_500; // until a table has been drawn: somebody who gets ready to think takes a processor
const STOPPED: ServerError = { code: 'tab-stopped', args: {} };
const NO_ENGINE: ServerError = { code: 'tab-engine', args: {} };

interface Asked {
  resolve: (answer: Answered) => void;
  reject: (error: TabFailed) => void;
  watch: ReturnType<typeof setTimeout> | undefined;
}

interface Opened {
  ends: Ends;
  watch: ReturnType<typeof setTimeout> | undefined;
}

/** One life of the workers. */
class Tables {
  readonly ready: Promise<string>;
  alive = true;
  #begun = false;
  #number = 0;
  #lines = new Map<number, Opened>();
  #asked = new Map<number, Asked>();
  #thinkers: Worker[] = [];
  #deaths = 0;
  #settle: { resolve: (rules: string) => void; reject: (error: TabFailed) => void } | null = null;
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' });

  constructor() {
    this.ready = new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
    this.ready.catch(() => undefined);
    this.#worker.onmessage = ({ data }: MessageEvent<FromTables>) => this.#hear(data);
    this.#worker.onerror = () => this.#die();
    this.#say({ kind: 'begin', base: home(), held: [...held.values()] });
  }

  dial(ends: Ends): Wire {
    const line = ++this.#number;
    this.#lines.set(line, { ends, watch: undefined });
    this.#say({ kind: 'open', line });
    if (this.#begun) this.#expect(line);
    return {
      send: (text) => this.#say({ kind: 'say', line, text }),
      close: () => {
        clearTimeout(this.#lines.get(line)?.watch);
        if (this.#lines.delete(line)) this.#say({ kind: 'hang-up', line });
      },
    };
  }

  ask(method: string, path: string, secret: string, body: string): Promise<Answered> {
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#asked.set(number, { resolve, reject, watch: undefined });
      this.#say({ kind: 'ask', number, method, path, secret, body });
      if (this.#begun) this.#await(number);
    });
  }

  /**
   * A worker that has begun and says nothing has died without a word. Somebody to think is there when the table has been drawn, or sooner
   * where it is asked for.
   */
  #expect(line: number): void {
    const opened = this.#lines.get(line);
    if (opened) opened.watch = setTimeout(() => this.#die(), PATIENCE);
    setTimeout(() => this.alive && !this.#thinkers.length && this.#think(0), DRAWN);
  }

  #await(number: number): void {
    const asked = this.#asked.get(number);
    if (asked) asked.watch = setTimeout(() => this.#die(), PATIENCE);
  }

  #say(words: ToTables, ports: Transferable[] = []): void {
    if (this.alive) this.#worker.postMessage(words, ports);
  }

  /** Somebody new to think, or in place of one who has died. */
  #think(number: number): void {
    this.#thinkers[number]?.terminate();
    const thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: `thinker ${number + 1}` });
    this.#thinkers[number] = thinker;
    thinker.onerror = () => {
      const wait = Math.min(LONGEST_PAUSE, PAUSE * 2 ** this.#deaths++);
      setTimeout(() => this.alive && this.#thinkers[number] === thinker && this.#think(number), wait);
    };
    const { port1, port2 } = new MessageChannel();
    thinker.postMessage({ base: home() } satisfies ToThinker, [port1]);
    this.#say({ kind: 'thinker', number }, [port2]);
  }

  #hear(news: FromTables): void {
    if (!this.alive) return;
    if (news.kind === 'ready') {
      this.#begun = true;
      this.#settle?.resolve(news.rules);
      if (!filesAreKept()) this.#think(0); // the network may be gone when there is a table
      for (const line of this.#lines.keys()) this.#expect(line);
      for (const number of this.#asked.keys()) this.#await(number);
    } else if (news.kind === 'failed') this.#die();
    else if (news.kind === 'hold') add(news.held);
    else if (news.kind === 'taken') clearTimeout(this.#asked.get(news.number)?.watch);
    else if (news.kind === 'stuck') this.#think(news.thinker);
    else if (news.kind === 'idle') this.#thinkers.splice(news.thinker, 1)[0]?.terminate();
    else if (news.kind === 'crowded') {
      if (this.#thinkers.length < mostThinkers()) this.#think(this.#thinkers.length);
    } else if (news.kind === 'answered') {
      const asked = this.#asked.get(news.number);
      this.#asked.delete(news.number);
      clearTimeout(asked?.watch);
      asked?.resolve({ status: news.status, body: news.body });
    } else this.#hearLine(news);
  }

  #hearLine(news: Extract<FromTables, { line: number }>): void {
    const opened = this.#lines.get(news.line);
    if (!opened) return;
    clearTimeout(opened.watch);
    if (news.kind === 'opened') opened.ends.open();
    else if (news.kind === 'heard') opened.ends.message(news.text);
    else {
      this.#lines.delete(news.line);
      opened.ends.closed(news.code);
    }
  }

  #die(): void {
    if (!this.alive) return;
    this.alive = false;
    this.#worker.terminate();
    for (const thinker of this.#thinkers) thinker.terminate();
    const why = this.#begun ? STOPPED : NO_ENGINE;
    void dropFrozen().catch(() => undefined); // what is kept may be damaged: it is made, or fetched, anew
    if (!this.#begun) void dropEngine().catch(() => undefined);
    this.#settle?.reject(new TabFailed(why));
    for (const { ends, watch } of this.#lines.values()) {
      clearTimeout(watch);
      ends.closed(0, why);
    }
    for (const { reject, watch } of this.#asked.values()) {
      clearTimeout(watch);
      reject(new TabFailed(why));
    }
  }
}

/** The page's own address, below which the engine's files are. */
const home = (): string => new URL(BASE, location.href).href;

/** Each has an engine of its own in memory: one more than one where there are processors for it. */
const mostThinkers = (): number => (navigator.hardwareConcurrency >= 4 ? 2 : 1);

let tables: Tables | null = null;

/** Games that the browser does not keep: they outlive the worker in which they are played, not this page. */
const held = new Map<string, Held>();

function add({ table, log }: Held): void {
  held.set(table.id, { table, log: [...(held.get(table.id)?.log ?? []), ...log] });
}

/** The workers, as they live now; dead ones are replaced when somebody wants something. */
function living(): Tables {
  if (!tables?.alive) tables = new Tables();
  return tables;
}

/** Loads the engine, so that it is there when it is needed; tells by which rules it plays. */
export const warmUp = (): Promise<string> => living().ready;

/** A wire to a table in this tab. */
export const dial = (ends: Ends): Wire => living().dial(ends);

/** What a server would answer over HTTP; rejects with `TabFailed`. */
export const tabRequest = (method: string, path: string, { secret = '', body = '' } = {}): Promise<Answered> =>
  living().ask(method, path, secret, body);
