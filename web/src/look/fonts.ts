/** The fonts of the first paint. */
import { filesAreKept } from '../browser/files';

const FACES = ['500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '700 1em "Alegreya SC"'];
/** Letters beyond plain Latin that the start page has, in the names of languages. */
const WIDE = 'čУ';
const PATIENCE = 150; // milliseconds

/**
 * Resolves when they are there, for a visitor whose service worker has them: else the first paint waits until others are found in the
 * system, for a moment, and everything is laid out twice. Nobody else waits.
 */
export const fontsAtHand = (): Promise<unknown> => atHand(FACES);

/** The same for the names of languages, which come later. */
export const wideAtHand = (): Promise<unknown> => atHand(['700 1em "Alegreya Sans Wide"'], WIDE);

function atHand(faces: string[], text?: string): Promise<unknown> {
  if (!filesAreKept()) return Promise.resolve();
  const come = Promise.all(faces.map((face) => document.fonts.load(face, text))).catch(() => undefined);
  return Promise.race([come, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
