import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Thinkers } from './thinkers';
import type { Answer, Thought } from './words';

/** The other end of a port: what it is asked, and how it answers. */
class Port {
  asked: Thought[] = [];
  onmessage: ((event: { data: Answer }) => void) | null = null;
  close = vi.fn();
  postMessage(thought: Thought): void {
    this.asked.push(thought);
  }
  say(text: string): void {
    this.onmessage?.({ data: { number: this.asked.at(-1)?.number ?? 0, answer: text } });
  }
  fail(why: string): void {
    this.onmessage?.({ data: { number: this.asked.at(-1)?.number ?? 0, why } });
  }
}

const crowded = vi.fn();
const stuck = vi.fn();
const idle = vi.fn();
let thinkers: Thinkers;

function add(number: number): Port {
  const port = new Port();
  thinkers.add(number, port as unknown as MessagePort);
  return port;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  thinkers = new Thinkers(crowded, stuck, idle);
});

afterEach(() => {
  vi.useRealTimers();
});

test('whoever is free is asked; more are wished for when somebody waits', async () => {
  const first = add(0);
  const one = thinkers.ask('one');
  expect(crowded).not.toHaveBeenCalled();
  const two = thinkers.ask('two');
  expect(crowded).toHaveBeenCalledOnce();
  const second = add(1);
  expect([first.asked[0]?.question, second.asked[0]?.question]).toEqual(['one', 'two']);
  second.say('b');
  first.say('a');
  expect(await Promise.all([one, two])).toEqual(['a', 'b']);
});

test('a question waits until there is somebody', async () => {
  const asked = thinkers.ask('early');
  add(0).say('late');
  expect(await asked).toBe('late');
});

test('a bot that fails is told of', async () => {
  const port = add(0);
  const asked = thinkers.ask('hard');
  port.fail('no idea');
  await expect(asked).rejects.toThrow('no idea');
});

test('one who says nothing is replaced, and the next one is asked the same; then it is given up', async () => {
  const first = add(0);
  const warm = thinkers.ask('warm');
  first.say('up');
  await warm;
  const asked = thinkers.ask('hard');
  await vi.advanceTimersByTimeAsync(91_000);
  expect(stuck).toHaveBeenCalledWith(0);
  const second = add(0);
  expect(first.close).toHaveBeenCalled();
  expect(second.asked.map(({ question }) => question)).toEqual(['hard']);
  const given = asked.catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(91_000);
  expect(stuck).toHaveBeenCalledTimes(2);
  const third = add(0);
  expect(await given).toBe('Error: no answer');
  expect(third.asked).toEqual([]);
});

test('whoever else has nothing to do for a while goes; the first one stays', async () => {
  const [first, second] = [add(0), add(1)];
  const ask = async (): Promise<void> => {
    const asked = [thinkers.ask('one'), thinkers.ask('two')];
    first.say('a');
    second.say('b');
    await Promise.all(asked);
  };
  await ask();
  await vi.advanceTimersByTimeAsync(20_000);
  await ask();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(idle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(idle.mock.calls).toEqual([[1]]);
  expect(second.close).toHaveBeenCalled();
  expect(first.close).not.toHaveBeenCalled();
  void thinkers.ask('three');
  expect(first.asked.at(-1)?.question).toBe('three');
});
