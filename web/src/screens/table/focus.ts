// Who plays by keyboard keeps a place on the page: where the focus is lost, it is brought to what is needed next.

export class FocusKeeper {
  /** Was the page last touched by a key? A finger or a mouse needs no focus. */
  byKeys = false;
  #asked = 0;

  constructor(readonly restore: () => void) {}

  /** Once what has changed is drawn: is the focus nowhere? */
  check(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = requestAnimationFrame(() => {
      const lost = !document.activeElement || document.activeElement === document.body;
      if (this.byKeys && lost && !document.querySelector('dialog[open]')) this.restore();
    });
  }
}
