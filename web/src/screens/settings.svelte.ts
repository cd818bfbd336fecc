/** Choices of this browser: how to play, not what. */

export interface Choices {
  /** Ask before a conquest instead of taking the region with one tap. */
  ask: boolean;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Call when it is this player's turn though the page is not in sight. */
  call: boolean;
  /** The name to sit down with. */
  name: string;
}

const KEY = 'elbowroom.settings';
const DEFAULTS: Choices = { ask: false, sound: true, volume: 0.7, call: true, name: '' };

function stored(): Choices {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>) };
  } catch {
    return DEFAULTS;
  }
}

let chosen = $state.raw<Choices>(stored());

export const settings = {
  get current(): Choices {
    return chosen;
  },
  set(change: Partial<Choices>): void {
    chosen = { ...chosen, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // kept for as long as the page is open
    }
  },
};
