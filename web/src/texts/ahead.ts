/**
 * The browser looks through all the languages it knows before it writes the first date or number: some milliseconds that it cannot
 * divide, once for the whole page with its workers. A thread of its own does that, while the page's own one answers.
 */
import { lang } from './index.svelte';

const PATIENCE = 500; // milliseconds; whoever waits longer may as well look himself

let looked: Promise<void> | null = null;

/** Resolves when dates and numbers can be written at once, or have to be written anyway. */
export const numbersAhead = (): Promise<void> => (looked ??= look().catch(() => undefined));

async function look(): Promise<void> {
  if (!('Worker' in globalThis)) return;
  const worker = new Worker(new URL('./ahead-worker.ts', import.meta.url), { type: 'module', name: lang.current });
  await new Promise<void>((done) => {
    worker.onmessage = worker.onerror = () => done();
    setTimeout(done, PATIENCE);
  });
  worker.terminate();
}
