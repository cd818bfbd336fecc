import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Heard } from './heard';

/** Just enough of the browser's device to see what it is asked for. */
class Device {
  static made: Device[] = [];
  started = 0;
  state = 'suspended';
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  constructor() {
    Device.made.push(this);
  }
  resume = vi.fn(async () => void (this.state = 'running'));
  suspend = vi.fn(async () => void (this.state = 'suspended'));
  #param = (): object => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
  #node = (): object => {
    const param = this.#param;
    const node = { connect: (next: object) => next, start: () => (this.started += 1), stop() {} };
    const params = { gain: param(), frequency: param(), Q: param(), threshold: param(), knee: param(), ratio: param() };
    return Object.assign(node, params, { attack: param(), release: param() });
  };
  createGain = this.#node;
  createOscillator = this.#node;
  createBufferSource = this.#node;
  createBiquadFilter = this.#node;
  createDynamicsCompressor = this.#node;
  createBuffer = (): object => ({ copyToChannel() {} });
}

const TURN: Heard = { name: 'turn', at: 0, level: 1 };
const COINS: Heard = { name: 'coins', at: 0, level: 1, many: 3 };
let hidden = false;

async function fresh(): Promise<{ play: (sounds: Heard[]) => Promise<void>; set: (change: object) => void }> {
  vi.resetModules();
  const { settings } = await import('../browser/settings.svelte');
  const { play } = await import('./player');
  return { play, set: (change) => settings.set(change) };
}

beforeEach(() => {
  localStorage.clear();
  Device.made = [];
  hidden = false;
  vi.stubGlobal('AudioContext', Device);
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const touch = (): boolean => globalThis.dispatchEvent(new Event('pointerdown'));

test('nothing is heard before somebody has touched the page', async () => {
  const { play } = await fresh();
  await play([TURN]);
  expect(Device.made).toHaveLength(0);
  touch();
  await play([TURN]);
  expect(Device.made).toHaveLength(1);
  expect(Device.made[0]?.started).toBeGreaterThan(0);
});

test('nothing is heard when sounds are switched off, and the choice is kept', async () => {
  const { play, set } = await fresh();
  touch();
  set({ sound: false });
  await play([TURN, COINS]);
  expect(Device.made).toHaveLength(0);
  const again = await fresh();
  touch();
  await again.play([TURN]);
  expect(Device.made).toHaveLength(0);
});

test('a hidden page calls to one’s turn, if that is wanted, and does nothing else', async () => {
  const { play, set } = await fresh();
  touch();
  hidden = true;
  await play([COINS]);
  expect(Device.made).toHaveLength(0);
  await play([COINS, TURN]);
  const called = Device.made[0]?.started ?? 0;
  expect(called).toBeGreaterThan(0);
  set({ call: false });
  await play([COINS, TURN]);
  expect(Device.made[0]?.started).toBe(called);
});

test('after a while of silence the device is let go, and woken for the next sound', async () => {
  const { play } = await fresh();
  touch();
  await play([TURN]);
  vi.useFakeTimers();
  void play([TURN]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Device.made[0]?.suspend).toHaveBeenCalledOnce();
  void play([TURN]);
  await vi.advanceTimersByTimeAsync(100);
  expect(Device.made[0]?.state).toBe('running');
  expect(Device.made).toHaveLength(1);
});

test('a browser without a device, or one that refuses, stops nothing', async () => {
  const { play } = await fresh();
  touch();
  vi.stubGlobal('AudioContext', undefined);
  await play([TURN]);
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new Error('no device');
      }
    },
  );
  await play([TURN]);
  vi.stubGlobal('AudioContext', Device);
  await play([TURN]);
  expect(Device.made).toHaveLength(1);
});
