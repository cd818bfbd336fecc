/** A few short sounds, made on the spot; silent unless switched on. */
import { settings } from './settings.svelte';

type Note = readonly [frequency: number, at: number, length: number];

const SOUNDS = {
  take: [
    [220, 0, 0.09],
    [330, 0.06, 0.1],
  ],
  die: [
    [520, 0, 0.03],
    [470, 0.07, 0.03],
    [430, 0.15, 0.03],
    [400, 0.26, 0.05],
  ],
  coins: [
    [1046, 0, 0.07],
    [1318, 0.07, 0.07],
    [1568, 0.14, 0.12],
  ],
  turn: [
    [523, 0, 0.14],
    [659, 0.14, 0.2],
  ],
} satisfies Record<string, readonly Note[]>;

let context: AudioContext | null = null;

export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.current.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined); // browsers wait for a first tap
  for (const [frequency, at, length] of SOUNDS[name]) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0.08, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
