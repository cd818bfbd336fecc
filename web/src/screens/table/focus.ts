// Who plays by keyboard keeps a place on the page: where the focus is lost, it is brought to what is needed next.

const PATIENCE = 10_000; // milliseconds in which a slow device has drawn a map

const nowhere = (): boolean => !document.activeElement || document.activeElement === document.body;

export class FocusKeeper {
  /** Was the page last touched by a key? A finger or a mouse needs no focus. */
  byKeys = false;
  #checking = 0;
  #bringing = 0;

  constructor(
    /** Brings the focus to what is needed next; tells whether that is there. */
    readonly restore: () => boolean,
  ) {}

  /** Once what has changed is drawn: is the focus nowhere? */
  check(): void {
    cancelAnimationFrame(this.#checking);
    this.#checking = requestAnimationFrame(() => {
      if (this.byKeys && nowhere() && !document.querySelector('dialog[open]') && !this.restore()) this.bring(this.restore);
    });
  }

  /** Takes the focus to a place as soon as that is there, unless it has gone elsewhere meanwhile. */
  bring(take: () => boolean, from = document.activeElement, until = performance.now() + PATIENCE): void {
    cancelAnimationFrame(this.#bringing);
    this.#bringing = requestAnimationFrame(() => {
      if (!nowhere() && document.activeElement !== from) return;
      if (!take() && performance.now() < until) this.bring(take, from, until);
    });
  }
}
