/** What the regions are called for those who can't see the map: worded anew only for a region about which something changed. */
import type { MapData, View } from '../../net/protocol';
import { regionLabel } from '../../play/costs';
import { playerName } from '../../play/names';
import type { Turn } from './turn.svelte';

const NOTHING = {};

class Label {
  /** The same object as long as nothing happens in the region. */
  readonly #there = $derived.by(() => this.view().regions[this.region] ?? NOTHING);
  /** In a box, which is another one every time: a derived value that comes out the same counts as stale, and is made again and again. */
  readonly #text = $derived.by(() => {
    const { store } = this.turn;
    const told = store.view?.regions[this.region] ?? NOTHING; // what is shown as taken already costs nothing any more
    const card = store.view?.legal && told === this.#there ? this.turn.card(this.region) : null;
    return [regionLabel(this.#there, this.map, this.region, card, (player) => playerName(store.table, player))] as const;
  });

  constructor(
    readonly turn: Turn,
    readonly map: MapData,
    readonly view: () => View,
    readonly region: string,
  ) {}

  get text(): string {
    return this.#text[0];
  }
}

export class Labels {
  readonly #all = $derived.by(() => {
    const map = this.map();
    return new Map(map.regions.map(({ id }) => [id, new Label(this.turn, map, this.view, id)]));
  });

  constructor(
    readonly turn: Turn,
    readonly map: () => MapData,
    /** The position that the map shows. */
    readonly view: () => View,
  ) {}

  of(region: string): string {
    return this.#all.get(region)?.text ?? '';
  }
}
