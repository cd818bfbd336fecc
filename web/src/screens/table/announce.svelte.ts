/** What a screen reader is told, and what is heard: the newest lines of the log, and whose turn it is. */
import { untrack } from 'svelte';
import type { MapData } from '../../net/protocol';
import type { TableStore } from '../../net/store.svelte';
import { Teller } from '../../play/story';
import { heard } from '../../sound/heard';
import { play } from '../../sound/player';
import { t } from '../../texts/index.svelte';

export class Announcer {
  text = $state('');
  #turn = 0;
  /** The roll that was heard while it was watched. */
  #rolled: number | undefined;

  constructor(store: TableStore, map: () => MapData | null) {
    $effect(() => {
      const news = store.news;
      const view = store.view;
      if (!view) return;
      // Who comes back in the middle of his turn need not be called to it.
      if (!news.length) {
        this.#turn = view.to_move;
        return;
      }
      const undone = news.some((event) => event.kind === 'undone');
      const lines = new Teller(store.table, map()).tell(news).flatMap((line) => [line.text, ...line.more]);
      const yours = view.to_move !== this.#turn && store.you.seats.includes(view.to_move);
      this.#turn = view.to_move;
      this.text = [...(undone ? [t('announce-taken-back')] : lines), ...(yours ? [t('announce-your-turn')] : [])].join(' ');
      const unheard = news.filter((event) => event.kind !== 'rolled' || event.n !== this.#rolled);
      void play(heard(unheard, store.you.seats, yours));
    });
    // What the die needs is said before it has landed; the log tells what fell.
    $effect(() => {
      const roll = store.rolling;
      if (!roll) return;
      this.#rolled = roll.n;
      this.text = untrack(() => new Teller(store.table, map()).rolling(roll).join('. '));
      void play(heard([roll], store.you.seats, false));
    });
    let said = untrack(() => store.chat.length);
    $effect(() => {
      const line = store.chat.at(-1);
      if (line && store.chat.length > said && !store.you.seats.includes(line.seat)) this.text = `${line.name}: ${line.text}`;
      said = store.chat.length;
    });
  }
}
