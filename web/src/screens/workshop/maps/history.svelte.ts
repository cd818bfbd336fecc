/** What was done to a map, to be taken back and done again; for as long as the map is looked at. */
const MOST = 100;

export class History<T> {
  #past = $state.raw<readonly T[]>([]);
  #future = $state.raw<readonly T[]>([]);

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Something is about to take the place of what is there now. */
  note(now: T): void {
    this.#past = [...this.#past, now].slice(-MOST);
    this.#future = [];
  }

  /** What was there before; nothing if there was nothing. */
  undo(now: T): T | null {
    const before = this.#past.at(-1);
    if (before === undefined) return null;
    this.#past = this.#past.slice(0, -1);
    this.#future = [now, ...this.#future];
    return before;
  }

  redo(now: T): T | null {
    const after = this.#future[0];
    if (after === undefined) return null;
    this.#future = this.#future.slice(1);
    this.#past = [...this.#past, now];
    return after;
  }
}
