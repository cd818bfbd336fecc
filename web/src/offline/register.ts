/** The page's end of the service worker: starts it, tells it what to keep, and hears of newer versions. */
import { to } from '../browser/place';
import { offer } from '../browser/update.svelte';
import { lang } from '../texts/index.svelte';
import type { Wish } from './kept';

/** Does whoever sits here pay for every byte? Then the engine is fetched when it is needed. */
const sparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(to('/sw.js'));
  if (registration.waiting && registration.active) offer();
  registration.addEventListener('updatefound', () => {
    const newer = registration.installing;
    const first = !registration.active; // there is nothing that it would replace
    newer?.addEventListener('statechange', () => {
      if (newer.state === 'installed' && !first) offer();
    });
  });
  const { active } = await navigator.serviceWorker.ready;
  const tell = (wish: Wish): void => active?.postMessage(wish);
  tell({ language: lang.current, used: performance.getEntriesByType('resource').map((each) => each.name) });
  if (!sparing()) tell('engine');
}
