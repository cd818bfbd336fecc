/// <reference lib="webworker" />
/** A worker in which bots think, so that nobody waits: it is asked by the worker in which the tables are. */
import { loadEngine } from './engine';
import type { Answer, Thought, ToThinker } from './words';

addEventListener('message', ({ data, ports: [port] }: MessageEvent<ToThinker>) => {
  if (!port) return;
  const ready = loadEngine(data.base).then(({ python }) => python.pyimport('elbowroom.tab.worker'));
  ready.catch((error: unknown) => reportError(error)); // the page hears of it, and makes another one
  port.onmessage = async ({ data: { number, question } }: MessageEvent<Thought>) => {
    let said: Answer;
    try {
      const worker = await ready;
      said = { number, answer: String(worker.answer?.(question)) };
    } catch (error) {
      said = { number, why: String(error) };
    }
    port.postMessage(said);
  };
});
