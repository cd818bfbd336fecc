/** What is kept of the engine, when it does not work: a part of it may be damaged. */
import { to } from '../browser/place';

/** Throws it away, to be fetched whole. Without a network it stays: there would be nothing in its place. */
export async function dropEngine(): Promise<void> {
  if (!navigator.onLine || !('caches' in globalThis)) return; // no caches: the address is not a safe one
  for (const name of await caches.keys()) {
    if (name.startsWith('elbowroom-engine-')) await caches.delete(name);
    else if (name.startsWith('elbowroom-page-')) await (await caches.open(name)).delete(to('/engine/engine.json'));
  }
}
