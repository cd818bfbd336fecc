/** Instruments made of oscillators and filtered noise: what the sounds are put together from. */

/** How loud a note is over time: seconds to rise, seconds to fade away, and the level between. */
export interface Shape {
  level: number;
  attack?: number;
  fade: number;
  /** Seconds at full level before it fades. */
  hold?: number;
}

const QUIET = 0.0008; // where an exponential fade counts as silence
const CLOSE = 0.008; // seconds for the straight line from there to nothing, so that no note ends with a click
const NOISE_SECONDS = 1;
const NOISE_SEED = 20_263;

let noiseMade: { rate: number; samples: Float32Array<ArrayBuffer> } | null = null;

/** White noise, the same every time, so that what is measured is what is heard. */
function noise(rate: number): Float32Array<ArrayBuffer> {
  if (noiseMade?.rate === rate) return noiseMade.samples;
  const samples = new Float32Array(rate * NOISE_SECONDS);
  let state = NOISE_SEED;
  for (let at = 0; at < samples.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[at] = state / 2 ** 31;
  }
  noiseMade = { rate, samples };
  return samples;
}

/** Plays notes into one output; times are seconds after the sound's beginning. */
export class Voice {
  constructor(
    readonly context: BaseAudioContext,
    readonly out: AudioNode,
    readonly start: number,
  ) {}

  /** The same voice through a filter whose edge moves. */
  through(type: BiquadFilterType, from: number, to = from, seconds = 0, q = 0.7): Voice {
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.Q.value = q;
    filter.frequency.setValueAtTime(from, this.start);
    if (seconds) filter.frequency.exponentialRampToValueAtTime(to, this.start + seconds);
    filter.connect(this.out);
    return new Voice(this.context, filter, this.start);
  }

  /** A note of one pitch, or one that glides to another while it fades. */
  tone(at: number, frequency: number, shape: Shape, type: OscillatorType = 'sine', to = frequency): void {
    const source = this.context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(frequency, this.start + at);
    if (to !== frequency) source.frequency.exponentialRampToValueAtTime(to, this.start + at + duration(shape) * 0.7);
    this.#run(source, at, shape);
  }

  /** Noise around a pitch: the higher `q`, the more it is a pitch. */
  burst(at: number, type: BiquadFilterType, frequency: number, q: number, shape: Shape): void {
    const source = this.context.createBufferSource();
    const samples = noise(this.context.sampleRate);
    source.buffer = this.context.createBuffer(1, samples.length, this.context.sampleRate);
    source.buffer.copyToChannel(samples, 0);
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = frequency;
    filter.Q.value = q;
    source.connect(filter);
    this.#run(source, at, shape, filter);
  }

  /** Struck metal: partials that are no whole multiples, the high ones gone first. */
  metal(at: number, frequency: number, partials: readonly (readonly [ratio: number, level: number, fade: number])[], shape: Shape): void {
    for (const [ratio, level, fade] of partials)
      this.tone(at, frequency * ratio, { ...shape, level: shape.level * level, fade: shape.fade * fade });
  }

  #run(source: AudioScheduledSourceNode, at: number, shape: Shape, last: AudioNode = source): void {
    const gain = this.context.createGain();
    const begin = this.start + at;
    const risen = begin + (shape.attack ?? 0.002);
    const faded = risen + (shape.hold ?? 0) + shape.fade;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(shape.level, risen);
    if (shape.hold) gain.gain.setValueAtTime(shape.level, risen + shape.hold);
    gain.gain.exponentialRampToValueAtTime(QUIET * shape.level, faded);
    gain.gain.linearRampToValueAtTime(0, faded + CLOSE);
    last.connect(gain).connect(this.out);
    source.start(begin);
    source.stop(faded + CLOSE);
  }
}

/** Seconds from the first to the last of a note. */
function duration(shape: Shape): number {
  return (shape.attack ?? 0.002) + (shape.hold ?? 0) + shape.fade + CLOSE;
}
