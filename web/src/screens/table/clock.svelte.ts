/** The players' clocks, counting down between two messages. */
import type { TableStore } from '../../net/store.svelte';

/** Milliseconds as "1:05". */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function clockOf(store: TableStore): { time: (player: number) => string } {
  let now = $state(performance.now());
  $effect(() => {
    if (!store.clock) return;
    const timer = setInterval(() => (now = performance.now()), 500);
    return () => clearInterval(timer);
  });
  return {
    time(player) {
      const left = store.clock?.left[player];
      if (left === undefined) return '';
      const run = store.clock?.running === player ? Math.max(0, now - store.clockAt) : 0;
      return clockText(left - run);
    },
  };
}
