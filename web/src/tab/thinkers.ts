/** Those who think for the bots, as the tables know them: whoever is free is asked, and asked again if he has gone. */
import type { Answer, Thought } from './words';

const PATIENCE = 90_000; // milliseconds; nobody thinks for so long, not even about a turn that is reviewed on a slow phone
const IDLE = 30_000; // milliseconds after which nobody needs more than one of them
const TRIES = 2;

interface Job {
  question: string;
  tries: number;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

interface Thinker {
  port: MessagePort;
  job: Job | null;
  watch: ReturnType<typeof setTimeout> | undefined;
}

export class Thinkers {
  #thinkers: (Thinker | undefined)[] = [];
  #waiting: Job[] = [];
  #number = 0;
  #answered = false;

  constructor(
    private readonly crowded: () => void,
    private readonly stuck: (thinker: number) => void,
    private readonly idle: (thinker: number) => void,
  ) {}

  /** Somebody new, perhaps in place of one who is gone: what that one was asked is asked again. */
  add(number: number, port: MessagePort): void {
    const before = this.#thinkers[number];
    const thinker: Thinker = { port, job: null, watch: undefined };
    this.#thinkers[number] = thinker;
    if (before?.job) this.#again(before);
    this.#next();
  }

  /** A question; the first that is free answers it. */
  ask(question: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, tries: 0, resolve, reject });
      this.#next();
      if (this.#waiting.length) this.crowded();
    });
  }

  #again(thinker: Thinker): void {
    clearTimeout(thinker.watch);
    thinker.port.close();
    const job = thinker.job;
    thinker.job = null;
    if (!job) return;
    if (job.tries < TRIES) this.#waiting.unshift(job);
    else job.reject(new Error('no answer'));
  }

  #next(): void {
    for (const [at, thinker] of this.#thinkers.entries()) {
      if (!thinker || thinker.job) continue;
      const job = this.#waiting.shift();
      if (!job) return;
      this.#put(at, thinker, job);
    }
  }

  /** Each has an engine of its own in memory: the last one goes when there is nothing more for it to do. */
  #dismiss(at: number, thinker: Thinker): void {
    if (thinker.job || this.#thinkers[at] !== thinker || at !== this.#thinkers.length - 1) return;
    this.#thinkers.pop();
    thinker.port.close();
    this.idle(at);
  }

  #put(at: number, thinker: Thinker, job: Job): void {
    const number = ++this.#number;
    clearTimeout(thinker.watch);
    thinker.job = job;
    job.tries += 1;
    // The first question may have to wait until the engine is there: the page watches over that.
    if (job.tries > 1 || this.#answered) thinker.watch = setTimeout(() => this.stuck(at), PATIENCE);
    thinker.port.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.number !== number || thinker.job !== job) return;
      clearTimeout(thinker.watch);
      thinker.job = null;
      this.#answered = true;
      if ('answer' in data) job.resolve(data.answer);
      else job.reject(new Error(data.why));
      this.#next();
      if (!thinker.job && at > 0) thinker.watch = setTimeout(() => this.#dismiss(at, thinker), IDLE);
    };
    thinker.port.postMessage({ number, question: job.question } satisfies Thought);
  }
}
