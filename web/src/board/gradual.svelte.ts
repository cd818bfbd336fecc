/** Counts up in small steps, each in a task of its own: what is much to draw comes piece by piece, and the page answers in between. */
export class Gradual {
  #steps = $state(0);

  constructor(
    /** How many there are in all. */
    readonly all: () => number,
    readonly step: number,
  ) {
    $effect(() => {
      if (this.count >= this.all()) return;
      const timer = setTimeout(() => (this.#steps += 1));
      return () => clearTimeout(timer);
    });
  }

  /** How many may be there by now. */
  get count(): number {
    return this.#steps * this.step;
  }
}
