/** The course of the game in a few sentences each, before all the rules. */
import type { Entry } from '../play/rulebook';
import { t } from '../texts/index.svelte';
import { b } from './texts.svelte';

const SHORT = ['goal', 'setup', 'turn', 'pick', 'enter', 'cost', 'die', 'losses', 'abandon', 'redeploy', 'score', 'decline', 'end'];
/** The map tells these, too, so they come with the page's own words. */
const UNDER = ['under-rivers', 'under-chasm', 'under-monsters'];
const LAST = ['under-relics'];

type Say = (id: string) => string;

function entry(id: string, prefix: string, say: Say): Entry {
  return { id, kind: null, name: say(`${prefix}-${id}`), text: say(`${prefix}-${id}.text`), elsewhere: [], box: '', tokens: 0 };
}

/** The game in short, in the language of the book. */
export const inShort = (): Entry[] => [
  ...SHORT.map((id) => entry(id, 'short', b)),
  ...UNDER.map((id) => entry(id, 'rule', t)),
  ...LAST.map((id) => entry(id, 'short', b)),
];
