/** The links that a host gives away: this browser knows those it has made, and makes new ones. */
import type { ClientMessage } from '../../net/protocol';
import type { TableStore } from '../../net/store.svelte';
import { type KnownGame, knownGame, rememberGame } from '../games';

export class Links {
  #known = $state.raw<KnownGame | undefined>();
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
    this.#known = knownGame(store.id);
  }

  /** The spectators' secret; empty where this browser does not know it. */
  get watch(): string {
    return this.#known?.watch ?? '';
  }

  /** The secret of a seat; empty where this browser does not know it. */
  of(seat: number): string {
    return this.#known?.links?.[seat] ?? '';
  }

  /** Says something to the server; a new link that comes of it is kept. */
  async ask(message: ClientMessage): Promise<void> {
    const answer = await this.#store.tell(message);
    if (answer?.type !== 'link') return;
    const { seat, secret } = answer;
    rememberGame(this.#store.id, seat ? { links: { ...this.#known?.links, [seat]: secret } } : { watch: secret });
    this.#known = knownGame(this.#store.id);
  }
}
