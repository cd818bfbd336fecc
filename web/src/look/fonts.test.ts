import { afterEach, expect, test, vi } from 'vitest';
import { fontsAtHand, wideAtHand } from './fonts';

/** A browser with a service worker or without, whose fonts come like this. */
function browserWith(controller: object | null, load: () => Promise<unknown>): ReturnType<typeof vi.fn> {
  const asked = vi.fn(load);
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  vi.stubGlobal('document', { fonts: { load: asked } });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('who comes for the first time waits for no font', async () => {
  const asked = browserWith(null, () => new Promise(() => undefined));
  await fontsAtHand();
  expect(asked).not.toHaveBeenCalled();
});

test('who has been here gets the fonts first, unless they fail', async () => {
  const asked = browserWith({}, () => Promise.reject(new Error('gone')));
  await fontsAtHand();
  expect(asked.mock.calls.flat()).toContain('700 1em "Alegreya SC"');
});

test('fonts that do not come are not waited for', async () => {
  vi.useFakeTimers();
  browserWith({}, () => new Promise(() => undefined));
  const ready = vi.fn();
  void fontsAtHand().then(ready);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ready).toHaveBeenCalled();
});

test('the letters of other languages are asked for by such letters', async () => {
  const asked = browserWith({}, () => Promise.resolve());
  await wideAtHand();
  expect(asked).toHaveBeenCalledWith('700 1em "Alegreya Sans Wide"', expect.stringMatching(/[ěč].*[А-я]/));
});
