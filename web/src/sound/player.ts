/** Lets sounds be heard: once somebody has touched the page, as loud as chosen, and in a hidden tab only the call to one's turn. */
import { settings } from '../browser/settings.svelte';
import type { Heard } from './heard';

const REST = 3000; // milliseconds of silence after which the device is let go
const LATE = 800; // milliseconds after which a sound would only puzzle

type Made = typeof import('./sounds');

interface Desk {
  context: AudioContext;
  input: GainNode;
}

let made: Promise<Made> | null = null;
let desk: Desk | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;
let touched = false;

for (const kind of ['pointerdown', 'keydown'] as const)
  globalThis.addEventListener?.(kind, () => (touched = true), { once: true, capture: true });

/** Browsers let nothing be heard before somebody has touched the page, and complain if one tries. */
function mayPlay(): boolean {
  return touched || (globalThis.navigator?.userActivation?.hasBeenActive ?? false);
}

/** What of it shall be heard now. */
function wanted(sounds: readonly Heard[]): Heard[] {
  const { sound, volume, call } = settings.current;
  if (!sound || !volume || typeof AudioContext === 'undefined' || !mayPlay()) return [];
  return document.hidden ? sounds.filter((each) => call && each.name === 'turn') : [...sounds];
}

/** What is seen comes first: making a sound takes a few milliseconds. */
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** Plays sounds; never rejects, for silence is no reason to stop a game. */
export async function play(sounds: readonly Heard[]): Promise<void> {
  const list = wanted(sounds);
  if (!list.length) return;
  const asked = performance.now();
  try {
    made ??= import('./sounds');
    const { perform, desk: build, gainOf, SECONDS } = await made;
    await drawn();
    if (!desk) {
      const context = new AudioContext({ latencyHint: 'interactive' });
      const { input, output } = build(context, settings.current.volume);
      output.connect(context.destination);
      desk = { context, input };
    }
    const { context, input } = desk;
    clearTimeout(resting);
    if (context.state !== 'running') await context.resume();
    if (performance.now() - asked > LATE) return;
    input.gain.value = gainOf(settings.current.volume);
    const now = context.currentTime + 0.01;
    for (const { name, at, level, many } of list) {
      const gain = context.createGain();
      gain.gain.value = level;
      gain.connect(input);
      perform(context, gain, name, now + at, many);
    }
    const last = Math.max(...list.map((each) => each.at + SECONDS));
    resting = setTimeout(() => void context.suspend().catch(() => undefined), last * 1000 + REST);
  } catch {
    made = null; // not loaded, or no device to play on: the next sound tries again
  }
}
