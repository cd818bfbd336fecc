/** A game of this device is played in one tab at a time: whoever has its lock. Another tab waits, or takes it over. */

export interface Holding {
  /** The game is this tab's. */
  held: () => void;
  /** Another tab has it; it comes here when that one is closed. */
  waits: () => void;
  /** Another tab has taken it over. */
  lost: () => void;
}

/** Asks for a game; the answer lets go of it. `steal` takes it from the tab that has it. Without locks the log's keys must do. */
export function hold(game: string, { held, waits, lost }: Holding, steal = false): () => void {
  if (!navigator.locks) {
    held();
    return () => undefined;
  }
  const name = `elbowroom-game-${game}`;
  const wait = new AbortController();
  let release = (): void => undefined;
  let done = false;
  const keep = (): Promise<void> => {
    if (done) return Promise.resolve();
    held();
    return new Promise((resolve) => (release = resolve));
  };
  const gone = (): void => {
    if (!done) lost();
  };
  const queue = (): void => {
    waits();
    navigator.locks.request(name, { signal: wait.signal }, keep).catch(gone);
  };
  if (steal) navigator.locks.request(name, { steal: true }, keep).catch(gone);
  else
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return keep();
        if (!done) queue();
        return undefined;
      })
      .catch(gone);
  return () => {
    done = true;
    wait.abort();
    release();
  };
}
