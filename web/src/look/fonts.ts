/** The fonts of the first paint. */
import { filesAreKept } from '../browser/files';

const FACES = ['500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '700 1em "Alegreya SC"'];
const PATIENCE = 150; // milliseconds

/**
 * Resolves when they are there, for a visitor whose service worker has them: else the first paint waits until others are found in the
 * system, for a moment, and everything is laid out twice. Nobody else waits.
 */
export function fontsAtHand(): Promise<unknown> {
  if (!filesAreKept()) return Promise.resolve();
  const come = Promise.all(FACES.map((face) => document.fonts.load(face))).catch(() => undefined);
  return Promise.race([come, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
