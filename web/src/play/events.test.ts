// Every kind of event has a sentence in all four languages, or is declared silent where it is written down.
import { afterEach, describe, expect, it } from 'vitest';
import { EVENT_KINDS, SILENT_EVENTS, type EventFields, type EventKind, type GameEvent, type Table } from '../net/protocol';
import { LANGUAGES, speak } from '../texts/index.svelte';
import { MAP } from './fixtures';
import { Teller } from './story';

/** One or more of every kind: whoever adds a kind adds it here. */
const SAMPLES: { [K in EventKind]: EventFields[K][] } = {
  started: [{ first: 1, ply: 0 }],
  move: [{ player: 1, move: 'conquer 1', by: 'player', ply: 1 }],
  undone: [{ player: 1, moves: 1, ply: 0 }],
  driver: [
    { player: 1, driver: 'bot', why: 'host', level: 'easy' },
    { player: 1, driver: 'bot', why: 'clock', level: 'easy' },
    { player: 1, driver: 'player', why: 'return', level: '' },
    { player: 1, driver: 'player', why: 'turn', level: '' },
  ],
  turn: [{ player: 1, round: 3 }],
  picked: [{ player: 1, position: 2, race: 'orcs', power: 'hill', paid: 1, gained: 2 }],
  revealed: [{ position: 6, race: 'elves', power: 'flying' }],
  swapped: [{ player: 1, position: 2, given: 'hill', taken: 'forest' }],
  readied: [{ player: 2, race: 'elves', hand: 3 }],
  abandoned: [{ player: 1, race: 'orcs', region: '1', tokens: 2 }],
  rolled: [
    { player: 1, region: '1', face: 2, needed: 1 },
    { player: 1, region: '', face: 0, needed: 0 },
  ],
  conquered: [
    { player: 1, race: 'orcs', region: '1', tokens: 2, cost: 2, occupied: false, means: [] },
    { player: 1, race: 'orcs', region: '1', tokens: 1, cost: 4, occupied: true, means: ['die', 'sword'] },
  ],
  repelled: [{ player: 1, race: 'orcs', region: '1' }],
  lost: [{ player: 2, race: 'elves', region: '3', lost: 1, withdrawn: 1, declined: false }],
  cleared: [
    { region: '2', what: 'tribe', count: 1 },
    { region: '2', what: 'monsters', count: 2 },
  ],
  gained: [
    { player: 1, race: 'skeletons', what: 'tokens', count: 2, rule: 'RACE-Skeletons-1' },
    { player: 1, race: 'orcs', what: 'camp', count: 1, rule: 'x' },
  ],
  redeploy: [{ player: 1, hands: { orcs: 3 } }],
  placed: [{ player: 1, race: 'orcs', region: '1', tokens: 2 }],
  'set-aside': [{ player: 1, race: 'amazons', tokens: 4 }],
  piece: [
    { piece: 'fortress', origin: '', to: '1', count: 1, reason: 'placed' },
    { piece: 'camp', origin: '1', to: '', count: 2, reason: 'conquered' },
  ],
  discovered: [{ player: 1, region: '2', find: 'sword' }],
  allied: [{ player: 1, ally: 2 }],
  coins: [
    { origin: 0, to: 1, count: 7, rule: 'x' },
    { origin: 1, to: 0, count: 2, rule: 'x' },
    { origin: 2, to: 1, count: 1, rule: 'x' },
  ],
  scored: [{ player: 1, total: 9, parts: [['orcs', 'regions', 9, 'SCORE-1']] }],
  declined: [{ player: 1, race: 'orcs', power: 'hill', regions: ['1'], kept_badge: false }],
  vanished: [{ player: 1, race: 'orcs', regions: [] }],
  used: [
    { player: 1, what: 'altar', region: '1', detail: 'orcs' },
    { player: 1, what: 'pipe', region: '', detail: '' },
  ],
  over: [{ winners: [1], coins: { 1: 90 } }],
};

const table = {
  seats: [
    { seat: 1, name: 'Ada', kind: 'here' },
    { seat: 2, name: '', kind: 'bot' },
  ],
} as Table;

const samples = (kind: EventKind): GameEvent[] => SAMPLES[kind].map((fields) => ({ kind, ...fields }) as GameEvent);
const told = (event: GameEvent): string[] => new Teller(table, MAP).tell([event]).map((line) => line.text);

const SPOKEN = EVENT_KINDS.filter((kind) => !SILENT_EVENTS.includes(kind));

afterEach(() => speak('en'));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(SPOKEN)('%s has a sentence', async (kind) => {
    await speak(language);
    expect(samples(kind)).not.toHaveLength(0);
    for (const event of samples(kind)) {
      const lines = told(event);
      expect(lines).toHaveLength(1);
      expect(lines[0]).not.toMatch(/^log-|\{|undefined|null/);
      expect(lines[0]?.trim()).not.toBe('');
    }
  });
});

it.each(SPOKEN)('%s is not told in English to others', async (kind) => {
  for (const event of samples(kind)) {
    const all = [];
    for (const language of LANGUAGES) {
      await speak(language);
      all.push(...told(event));
    }
    expect(new Set(all).size).toBe(LANGUAGES.length);
  }
});

it.each(SILENT_EVENTS)('%s is silent', (kind) => {
  expect(samples(kind).flatMap(told)).toEqual([]);
});

it('silent kinds are kinds', () => {
  expect(EVENT_KINDS).toEqual(expect.arrayContaining([...SILENT_EVENTS]));
  expect(Object.keys(SAMPLES).sort()).toEqual([...EVENT_KINDS].sort());
});

it('combos that come out together are one line, and a conquest tells whom it drove out', () => {
  const lines = new Teller(table, MAP).tell([...samples('revealed'), ...samples('revealed')]);
  expect(lines.map((line) => line.text)).toEqual(['New on offer: Flying Elves, Flying Elves.']);
  const [cleared] = samples('cleared');
  const conquered: GameEvent = { kind: 'conquered', player: 1, race: 'orcs', region: '2', tokens: 3, cost: 3, occupied: true, means: [] };
  expect(new Teller(table, MAP).tell([cleared as GameEvent, conquered]).map((line) => line.text)).toEqual([
    'Ada takes Farmland\u00a02 from the Lost Tribe with 3 tokens.',
  ]);
});
