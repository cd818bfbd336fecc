/** Hints asked for at the table: kept while the player follows one of them, gone when he goes his own way. */
import { untrack } from 'svelte';
import type { GameEvent, Hint, MapData } from '../../net/protocol';
import type { TableStore } from '../../net/store.svelte';
import { type Advice, advice, followed } from '../../play/hints';

export class Adviser {
  hints = $state.raw<Hint[] | null>(null);
  asking = $state(false);
  /** The plan that stays lit. */
  pinned = $state<number | null>(null);
  pointed = $state<number | null>(null);

  readonly plans: Advice[] = $derived.by(() => {
    const view = this.store.view;
    const map = this.map();
    if (!view || !map || !this.hints) return [];
    return this.hints.map((hint) => advice(hint, view, map)).filter((plan) => plan !== null);
  });
  readonly route: string[] = $derived(this.plans[this.pointed ?? this.pinned ?? -1]?.regions ?? []);
  readonly open = $derived(this.asking || this.hints !== null);

  constructor(
    readonly store: TableStore,
    readonly map: () => MapData | null,
  ) {
    $effect(() => {
      const news = store.news;
      untrack(() => this.#follow(news));
    });
  }

  /** May this player ask now? */
  get offered(): boolean {
    return (this.store.table?.settings.hints ?? false) && this.store.view?.legal !== undefined;
  }

  async ask(): Promise<void> {
    if (this.asking || !this.offered) return;
    this.close();
    this.asking = true;
    const found = await this.store.hints();
    this.asking = false;
    if (this.store.error || !this.store.view?.legal) return;
    this.hints = found;
    this.pinned = found.length ? 0 : null;
  }

  pin(at: number): void {
    this.pinned = this.pinned === at ? null : at;
  }

  close(): void {
    this.hints = null;
    this.pinned = null;
    this.pointed = null;
  }

  #follow(news: readonly GameEvent[]): void {
    if (!this.hints || !news.length) return;
    const legal = this.store.view?.legal;
    let left = news.some((event) => event.kind === 'undone') ? [] : this.hints;
    for (const event of news) if (event.kind === 'move') left = followed(left, event.move);
    left = left.filter((hint) => legal?.includes(hint.moves[0] ?? ''));
    if (!left.length) return this.close();
    this.hints = left;
    this.pinned = 0;
    this.pointed = null;
  }
}
