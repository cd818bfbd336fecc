/** One try at a puzzle: its table, the position it began with, and what came of it. */
import { untrack } from 'svelte';
import { errorOf, getMap, getTableBoxes, getVerdict } from '../../net/api';
import { patiently } from '../../net/patiently';
import type { MadeTable, MapData, PuzzleVerdict, ServerError, View } from '../../net/protocol';
import { TableStore } from '../../net/store.svelte';
import { lay } from '../../play/boxes';
import type { Advice } from '../../play/hints';
import type { Outcome } from '../../play/puzzles';
import { plan } from '../../play/review';

export class Solving {
  readonly store: TableStore;
  map = $state.raw<MapData | null>(null);
  /** The puzzle's own position. */
  start = $state.raw<View | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  trouble = $state.raw<ServerError | null>(null);
  /** Was the solution asked for instead of an answer? */
  gaveUp = $state(false);
  /** Is the best plan told? */
  shown = $state(false);
  #closed = false;

  /** Has the turn passed? Then nobody moves any more. */
  readonly over = $derived.by(() => {
    const { view } = this.store;
    if (!view || !this.start) return false;
    return view.now.decides === 'nobody' || view.round !== this.start.round || view.turn !== this.start.turn;
  });
  /** Is there nothing to be played any more? */
  readonly done = $derived.by(() => this.gaveUp || this.over);
  /** The best plan in words, and its way over the map. */
  readonly best: Advice | null = $derived.by(() =>
    this.verdict && this.start && this.map ? plan(this.verdict, this.start, this.map) : null,
  );

  constructor(
    { table, host }: MadeTable,
    name: string,
    /** Is told how the try ended. */
    private readonly onend: (outcome: Outcome) => void,
  ) {
    this.store = new TableStore(table, host, name);
  }

  /** Follows the table: notes where it begins, and has the turn judged when it is over. For an effect of whoever shows it. */
  follow(): void {
    const { view } = this.store;
    const judged = this.over && !this.gaveUp && !this.verdict && !this.trouble;
    untrack(() => {
      if (view && !this.start) {
        this.start = view;
        void this.#layOut(view);
      } else if (judged) void this.judge();
    });
  }

  /** Tells the solution instead of waiting for an answer. */
  giveUp(): void {
    this.gaveUp = true;
    void this.judge();
  }

  /** Tells the best plan after an answer that missed it. */
  show(): void {
    this.shown = true;
    this.onend('shown');
  }

  async judge(): Promise<void> {
    this.trouble = null;
    const { id, secret } = this.store;
    try {
      const verdict = await patiently(
        () => getVerdict(id, secret, this.gaveUp),
        () => this.#closed,
      );
      if (this.#closed || this.verdict) return;
      this.shown = this.gaveUp || verdict.solved;
      this.verdict = verdict;
      this.onend(this.gaveUp ? 'shown' : verdict.grade);
    } catch (error) {
      if (!this.#closed) this.trouble = errorOf(error);
    }
  }

  async #layOut(view: View): Promise<void> {
    try {
      const [map, boxes] = await Promise.all([getMap(view.map), getTableBoxes(this.store.id, this.store.secret, view)]);
      lay(boxes);
      this.map = map;
    } catch (error) {
      this.trouble = errorOf(error);
    }
  }

  close(): void {
    this.#closed = true;
    this.store.close();
  }
}
