// Carrying tokens from region to region with a finger or the mouse.

const DISTANCE = 6;

export class TokenDrag {
  /** The region the tokens come from, while they are in the air. */
  from = $state<string | null>(null);
  /** The region under them. */
  over = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The click that follows a drop is none. */
  dropped = false;

  #start: { region: string; pointer: number; x: number; y: number } | null = null;

  down(region: string, pointer: number, x: number, y: number): void {
    this.dropped = false;
    this.#start = { region, pointer, x, y };
  }

  /** Returns whether tokens are being carried; `find` tells the region at the pointer. */
  move(pointer: number, x: number, y: number, find: () => string | null): boolean {
    const start = this.#start;
    if (!start || start.pointer !== pointer) return false;
    if (this.from === null && Math.hypot(x - start.x, y - start.y) <= DISTANCE) return false;
    this.from = start.region;
    this.over = find();
    this.x = x;
    this.y = y;
    return true;
  }

  /** Ends the drag; returns from where to where, if it led anywhere. */
  up(pointer: number): [from: string, to: string] | null {
    if (this.#start?.pointer !== pointer) return null;
    const { from, over } = this;
    this.cancel();
    this.dropped = from !== null;
    setTimeout(() => (this.dropped = false), 50); // after the click that may follow
    return from !== null && over !== null && from !== over ? [from, over] : null;
  }

  cancel(): void {
    this.#start = null;
    this.from = null;
    this.over = null;
  }
}
