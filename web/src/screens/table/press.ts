// Two clicks in a row: the second is meant for what was there at the first.

/** Two clicks within so many milliseconds are one double click. */
export const AGAIN = 500;
const NEAR = 24; // pixels

interface Down {
  x: number;
  y: number;
  at: number;
}

/** Tells a press from the second half of a double click that meets another button in the same spot. */
export class Press {
  #downs: Down[] = [];
  #last = '';

  /** A pointer goes down, here or anywhere else. */
  down(event: PointerEvent): void {
    this.#downs = [...this.#downs.slice(-1), { x: event.clientX, y: event.clientY, at: event.timeStamp }];
  }

  /** Is this press meant? Keys always are. */
  meant(what: string, event: MouseEvent): boolean {
    const [before, now] = this.#downs;
    const other = this.#last !== '' && this.#last !== what;
    this.#last = what;
    if (event.detail === 0 || !other || !before || !now) return true;
    return now.at - before.at > AGAIN || Math.hypot(now.x - before.x, now.y - before.y) > NEAR;
  }
}
