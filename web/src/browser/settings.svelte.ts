/** Choices of this browser: how to play, not what. */
import { tidyName } from './names';
import { keep, recall } from './storage.svelte';

export interface Choices {
  /** Ask before a conquest instead of taking the region with one tap. */
  ask: boolean;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Call when it is this player's turn though the page is not in sight. */
  call: boolean;
  /** The map shows the numbers of its regions. */
  numbers: boolean;
  /** Games against bots are played in this browser, even where there is a server. */
  here: boolean;
  /** The name to sit down with. */
  name: string;
}

const KEY = 'elbowroom.settings';
/** A finger covers what it points at: there the first tap shows what would come of it, the second does it. */
const touched = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
const DEFAULTS: Choices = { ask: touched, sound: true, volume: 0.7, call: true, numbers: false, here: false, name: '' };

function stored(): Choices {
  const found = recall(KEY);
  const kept = Object.entries(typeof found === 'object' && found !== null ? found : {}).filter(
    ([choice, value]) => typeof value === typeof DEFAULTS[choice as keyof Choices],
  );
  const choices: Choices = { ...DEFAULTS, ...Object.fromEntries(kept) };
  return { ...choices, name: tidyName(choices.name) };
}

let chosen = $state.raw<Choices>(stored());

export const settings = {
  get current(): Choices {
    return chosen;
  },
  set(change: Partial<Choices>): void {
    chosen = { ...chosen, ...change };
    keep(KEY, chosen);
  },
};
