/** The sounds of the table, made on the spot. `python -m tools.make_sound_pictures` draws what they look like. */
import { Voice } from './voice';

type Make = (voice: Voice, many: number) => void;

/** A die shaken in the hand, three knocks on the table, and the last one settles. */
const die: Make = (voice) => {
  const shakes = [0, 0.055, 0.1, 0.16, 0.205, 0.265, 0.31];
  shakes.forEach((at, nth) => {
    const level = 0.62 + 0.16 * (nth % 3);
    voice.burst(at, 'bandpass', 2300 + 420 * ((nth * 2) % 5), 2.2, { level, fade: 0.055 });
    voice.tone(at, 1180 + 90 * (nth % 4), { level: level * 0.2, fade: 0.035 }, 'triangle');
  });
  const knocks = [
    [0.44, 1],
    [0.56, 0.72],
    [0.645, 0.5],
  ] as const;
  for (const [at, level] of knocks) {
    voice.burst(at, 'bandpass', 1250, 1.4, { level: 1.05 * level, fade: 0.1 });
    voice.tone(at, 430, { level: 0.5 * level, attack: 0.004, fade: 0.13 }, 'sine', 350);
    voice.tone(at, 985, { level: 0.22 * level, attack: 0.004, fade: 0.07 }, 'sine');
  }
};

/** Two strokes of a drum. */
const conquest: Make = (voice) => {
  const strokes = [
    [0, 0.7],
    [0.17, 1],
  ] as const;
  for (const [at, level] of strokes) {
    voice.tone(at, 178, { level: 0.62 * level, attack: 0.003, fade: 0.3 }, 'sine', 74);
    voice.tone(at, 291, { level: 0.16 * level, attack: 0.002, fade: 0.12 }, 'sine', 214);
    voice.burst(at, 'lowpass', 1500, 0.8, { level: 0.42 * level, fade: 0.055 });
    voice.burst(at, 'bandpass', 640, 1.2, { level: 0.24 * level, fade: 0.13 });
  }
};

/** Low and falling. */
const loss: Make = (voice) => {
  const dark = voice.through('lowpass', 1100, 260, 0.8);
  for (const detune of [0.994, 1.006]) {
    dark.tone(0, 196 * detune, { level: 0.22, attack: 0.02, hold: 0.06, fade: 0.34 }, 'sawtooth', 165 * detune);
    dark.tone(0.24, 147 * detune, { level: 0.26, attack: 0.02, hold: 0.1, fade: 0.55 }, 'sawtooth', 98 * detune);
  }
  voice.burst(0.24, 'lowpass', 240, 0.9, { level: 0.3, fade: 0.16 });
};

const COIN = [
  [1, 1, 1],
  [1.52, 0.55, 0.8],
  [2.27, 0.42, 0.55],
  [3.19, 0.2, 0.3],
] as const;
const MOST_COINS = 6;

/** One clink for each coin, up to six, on their way into a purse. */
const coins: Make = (voice, many) => {
  const clinks = Math.max(2, Math.min(MOST_COINS, many));
  for (let nth = 0; nth < clinks; nth += 1) {
    const at = nth * 0.078 + 0.009 * ((nth * 3) % 4);
    const level = 0.27 * (nth % 2 ? 0.8 : 1);
    voice.metal(at, 1760 + 130 * ((nth * 2) % 5), COIN, { level, attack: 0.001, fade: nth === clinks - 1 ? 0.42 : 0.26 });
    voice.burst(at, 'highpass', 5200, 0.7, { level: 0.1 * level, fade: 0.012 });
  }
};

const GONG = [
  [1, 1, 1],
  [1.48, 0.62, 0.82],
  [2.06, 0.55, 0.7],
  [2.58, 0.4, 0.5],
  [3.11, 0.3, 0.36],
  [4.24, 0.2, 0.24],
  [5.4, 0.12, 0.16],
] as const;

/** A gong that closes. */
const decline: Make = (voice) => {
  const closing = voice.through('lowpass', 2600, 220, 1.5);
  closing.metal(0, 116, GONG, { level: 0.17, attack: 0.012, fade: 2.2 });
  closing.metal(0, 116.9, GONG, { level: 0.13, attack: 0.03, fade: 2.0 });
  voice.burst(0, 'lowpass', 520, 0.7, { level: 0.18, attack: 0.004, fade: 0.09 });
};

const BAR = [
  [1, 1, 1],
  [2, 0.16, 0.6],
  [3.93, 0.14, 0.22],
] as const;

/** Two soft notes: it is your turn. */
const turn: Make = (voice) => {
  voice.metal(0, 523.25, BAR, { level: 0.34, attack: 0.008, fade: 0.42 });
  voice.metal(0.17, 783.99, BAR, { level: 0.34, attack: 0.008, fade: 0.62 });
};

/** A horn's note: bright when it is blown, then mellow. */
function horn(voice: Voice, at: number, frequency: number, hold: number, level: number, fade = 0.09): void {
  const shape = { attack: 0.018, hold, fade };
  voice.tone(at, frequency, { ...shape, level }, 'sawtooth');
  voice.tone(at, frequency * 1.004, { ...shape, level: level * 0.7 }, 'sawtooth');
}

/** A short fanfare: three calls, and the chord they lead to. */
const victory: Make = (voice) => {
  const brass = voice.through('lowpass', 2400, 1700, 1.4);
  [0, 0.16, 0.32].forEach((at) => horn(brass, at, 392, 0.05, 0.17, 0.07));
  horn(brass, 0.48, 523.25, 0.12, 0.17);
  horn(brass, 0.72, 440, 0.05, 0.17, 0.08);
  [392, 523.25, 659.26, 783.99].forEach((frequency) => horn(brass, 0.9, frequency, 0.34, 0.095, 0.75));
  for (const [at, level] of [
    [0.48, 0.7],
    [0.9, 1],
  ] as const) {
    voice.tone(at, 131, { level: 0.34 * level, attack: 0.004, fade: 0.45 }, 'sine', 124);
    voice.burst(at, 'lowpass', 700, 0.7, { level: 0.14 * level, fade: 0.09 });
  }
};

/** A quiet close: the game is over, and somebody else has won it. */
const end: Make = (voice) => {
  const soft = voice.through('lowpass', 1300, 500, 1.3);
  for (const frequency of [220, 261.63, 349.23]) soft.tone(0, frequency, { level: 0.15, attack: 0.04, hold: 0.1, fade: 0.4 }, 'triangle');
  for (const frequency of [196, 261.63, 329.63])
    soft.tone(0.42, frequency, { level: 0.16, attack: 0.04, hold: 0.15, fade: 0.85 }, 'triangle');
};

export const SOUNDS = { die, conquest, loss, coins, decline, turn, victory, end } satisfies Record<string, Make>;

/** No sound lasts longer. */
export const SECONDS = 2.5;

export type SoundName = keyof typeof SOUNDS;

/** Lets a sound be heard at a moment of the context's time; `many` says how many coins there are. */
export function perform(context: BaseAudioContext, out: AudioNode, name: SoundName, at: number, many = 1): void {
  SOUNDS[name](new Voice(context, out, at), many);
}

/** Where all sounds go: as loud as chosen (0 to 1), and never too loud where several meet. */
export function desk(context: BaseAudioContext, volume: number): { input: GainNode; output: AudioNode } {
  const input = context.createGain();
  input.gain.value = gainOf(volume);
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -6;
  limiter.knee.value = 0;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.001;
  limiter.release.value = 0.12;
  input.connect(limiter);
  return { input, output: limiter };
}

/** Half way on the scale sounds half as loud, which is less than half the pressure. */
export function gainOf(volume: number): number {
  return Math.max(0, Math.min(1, volume)) ** 1.7;
}
