/** Work in small pieces, so that the page answers in between. */

const LATE = 100; // milliseconds: a tab that nobody sees has no frames

/** Does something once what is there has been drawn, in a task of its own; returns what calls it off. */
export function afterFrame(run: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, LATE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves in the next task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Counts up in small steps, each drawn before the next one begins: what is much comes piece by piece, and the page answers in between. */
export class Gradual {
  #steps = $state(0);

  constructor(
    /** How many there are in all. */
    readonly all: () => number,
    readonly step: number,
  ) {
    $effect(() => {
      if (this.count < this.all()) return afterFrame(() => (this.#steps += 1));
    });
  }

  /** How many may be there by now. */
  get count(): number {
    return this.#steps * this.step;
  }
}
