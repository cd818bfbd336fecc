/** Asks again when a busy host says when to come again. */
import { ApiError } from './api';

const PATIENCE = 1000; // milliseconds before asking again, where the host says nothing else
const TRIES = 20;

/** The answer, after as many tries as a busy host needs; `stopped` if nobody waits for it any more. */
export async function patiently<T>(ask: () => Promise<T>, stopped: () => boolean): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'too-fast') || tried === TRIES || stopped()) throw error;
      await new Promise((resolve) => setTimeout(resolve, Number(error.args.wait) || PATIENCE));
    }
  }
}
