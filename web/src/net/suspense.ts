/** Messages in their order: one that rolls the die is heeded when the die has landed, and those behind it wait for it. */
export const TUMBLE = 700; // ms until the die lies still
const REST = 450; // to read it before the board shows what came of it
const STILL = 500; // for those who want nothing to tumble: what is needed, then what fell
const MANY = 4; // so many behind a roll, and the page only catches up

export const still = (): boolean => typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long a roll is watched. */
export const watching = (): number => (still() ? STILL : TUMBLE + REST);

export class Suspense<Message> {
  #waiting: Message[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #idle: (() => void)[] = [];

  constructor(
    readonly heed: (message: Message) => void,
    /** Starts to show the roll of a message and says how long that takes; 0 for a message without one. */
    readonly roll: (message: Message) => number,
  ) {}

  hear(message: Message): void {
    this.#waiting.push(message);
    if (this.#timer === null) this.#go();
  }

  /** Resolves when nothing waits any more. */
  settled(): Promise<void> {
    return this.#waiting.length ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve();
  }

  /** Waits no longer. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const message of this.#waiting.splice(0)) this.heed(message);
    this.#rest();
  }

  #go(): void {
    this.#timer = null;
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const ms = this.#waiting.length > MANY ? 0 : this.roll(next);
      if (ms > 0) {
        const rolled = next;
        this.#timer = setTimeout(() => {
          this.#waiting.shift();
          this.heed(rolled);
          this.#go();
        }, ms);
        return;
      }
      this.#waiting.shift();
      this.heed(next);
    }
    this.#rest();
  }

  #rest(): void {
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
