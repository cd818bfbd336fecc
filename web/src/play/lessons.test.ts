import { describe, expect, it } from 'vitest';
import type { GameEvent, Hint, View } from '../net/protocol';
import { MAP, makeView, PROSPECTS } from './fixtures';
import { fallback, gainOf, type Moment, reply, saying } from './lessons';

const hint = (reason: Hint['reason'], lead: number): Hint => ({
  moves: [],
  reason,
  coins: 3,
  expected: 20,
  lead,
  regions: 2,
  against: 16,
  chance: null,
});
const picked: GameEvent = { kind: 'picked', player: 1, position: 1, race: 'orcs', power: 'hill', paid: 0, gained: 0 };
const turn = (player: number, round: number): GameEvent => ({ kind: 'turn', player, round });
const scored = (player: number, total: number): GameEvent => ({ kind: 'scored', player, total, parts: [] });
const conquered = (region: string, cost: number): GameEvent => ({
  kind: 'conquered',
  player: 1,
  race: 'orcs',
  region,
  tokens: cost,
  cost,
  occupied: false,
  means: [],
});

const OFFER = [
  { race: 'orcs', power: 'hill', coins: 0, tokens: 9 },
  { race: 'elves', power: 'flying', coins: 0, tokens: 11 },
];

function at(view: Partial<View>, more: Partial<Moment> = {}): Moment {
  const rest = { events: [], player: 1, plan: [], thinking: false, gain: 0, chosen: null, asked: null, tool: null, undealt: 0 };
  return { view: makeView(view), map: MAP, table: null, ...rest, ...more };
}

describe('what the coach says', () => {
  it('begins with what the game is about, and a race that costs nothing', () => {
    const first = at({ stage: 'pick', legal: ['pick 1', 'pick 2'], offer: OFFER, rounds: 5 }, { plan: ['pick 1'] });
    const said = saying(first);
    expect(said.text).toBe(
      'Whoever has the most coins after round 5 wins. Choose a race with its power. Hill Orcs: 9 tokens, and it is free. Tap it.',
    );
    expect(said.target).toEqual({ offer: 1 });
    expect(saying({ ...first, chosen: 1 }).target).toEqual({ act: 'pick 1' });
    const other = saying({ ...first, chosen: 2 });
    expect(other.text).toBe('Flying Elves will do, too. The coach would take Hill Orcs.');
    expect(other.target).toEqual({ offer: 1 });
    expect(saying({ ...first, events: [picked] }).text).toMatch(/^Time for a new race! Hill Orcs: 9 tokens/);
  });

  it('tells one idea at a time, when it is first needed', () => {
    const fight = (plan: string, events: GameEvent[], view: Partial<View> = {}): string => saying(at(view, { plan: [plan], events })).text;
    const none = { 2: { tribe: 1 }, 3: {} };
    expect(fight('conquer 2', [picked], { regions: none })).toMatch(
      /^Your race comes in from the edge.*Farmland\u00a02 costs 3\. Tap it\.$/,
    );
    expect(fight('conquer 2', [conquered('1', 2)], { prospects: { ...PROSPECTS, 2: { ...PROSPECTS['2']!, cost: 2 } } })).toMatch(
      /neighbours: Farmland\u00a02, for 2/,
    );
    expect(fight('conquer 2', [conquered('1', 2), conquered('4', 3)])).toMatch(/^Empty land costs 2 tokens.*Farmland\u00a02 costs 3/);
    expect(fight('conquer 2', [conquered('1', 2), conquered('4', 3), conquered('3', 3)])).toBe('Go on: Farmland\u00a02, for 3.');
    expect(fight('conquer 3', [conquered('1', 2), conquered('4', 3)])).toBe(
      'Player 2 holds Mountain\u00a03: every token there makes it dearer, 5 in all. The defender loses one.',
    );
    expect(fight('conquer 2', [conquered('1', 2)], { regions: none })).toMatch(/^The new race comes in/);
    expect(fight('roll 3', [])).toMatch(/^Too few tokens for Mountain\u00a03/);
    expect(fight('roll 3', [{ kind: 'rolled', player: 1, region: '3', face: 0, needed: 1 }])).toBe(
      'One more with the die: Mountain\u00a03.',
    );
    expect(fight('done', [])).toMatch(/stop conquering/);
  });

  it('points at the region first, and at the button once it is asked for', () => {
    expect(saying(at({}, { plan: ['conquer 2'] })).target).toEqual({ region: '2' });
    expect(saying(at({}, { plan: ['conquer 2'], asked: '2' })).target).toEqual({ act: 'conquer 2' });
    expect(saying(at({}, { plan: ['done'] })).target).toEqual({ act: 'done' });
  });

  it('points at the button of an ability before it points at the region', () => {
    const giveUp = at({ legal: ['conquer 2', 'abandon 1', 'done'] }, { plan: ['abandon 1'] });
    expect(saying(giveUp)).toEqual({
      text: 'Now use “Abandon”: press its button, then tap Hill\u00a01.',
      target: { act: 'ability abandon' },
    });
    expect(saying({ ...giveUp, tool: 'abandon' }).target).toEqual({ region: '1' });
  });

  it('says when to decline, and what that brings', () => {
    const mode = { stage: 'mode', legal: ['expand', 'decline'], round: 3, rounds: 5 };
    const said = saying(at(mode, { plan: ['decline'], gain: 3.1 }));
    expect(said.text).toMatch(/^Orcs have spread themselves thin\..*That should put you about 3 coins further ahead\.$/);
    expect(said.target).toEqual({ act: 'decline' });
    expect(saying(at(mode, { plan: ['decline'], gain: 1 })).text).not.toContain('ahead');
    expect(saying(at(mode, { plan: ['expand'], events: [turn(1, 1), turn(2, 1), turn(1, 2)] })).text).toMatch(
      /^A new turn with the same race/,
    );
    expect(saying(at({ ...mode, round: 5 }, { plan: ['expand'] })).text).toMatch(/^Your last turn/);
  });

  it('lays tokens out as advised, then ends the turn', () => {
    const deal = { stage: 'redeploy', legal: ['place 1 1', 'done'] };
    const said = saying(at(deal, { plan: ['place 1 2', 'place 2 1', 'done'], undealt: 3 }));
    expect(said.place).toEqual(['place 1 2', 'place 2 1']);
    const rolled = (face: number): GameEvent => ({ kind: 'rolled', player: 1, region: '2', face, needed: 1 });
    const after = (face: number): string => saying(at(deal, { plan: ['done'], undealt: 3, events: [turn(1, 1), rolled(face)] })).text;
    expect(after(2)).toMatch(/^The die showed 2: that was enough! One token holds a region/);
    expect(after(0)).toMatch(/^The die showed 0: not enough/);
    expect(saying(at({ ...deal, round: 5, rounds: 5 }, { plan: ['done'], undealt: 1 })).text).toMatch(/^It was your last turn/);
    expect(saying(at(deal, { plan: ['done'], undealt: 3 })).target).toEqual({ act: 'even' });
    expect(saying(at(deal, { undealt: 3 })).target).toEqual({ act: 'even' });
    const end = saying(at(deal, { plan: ['done'] }));
    expect(end.text).toMatch(/^End your turn: \+2 coins/);
    expect(end.target).toEqual({ act: 'finish' });
  });

  it('counts the coins while the other plays', () => {
    const wait = { stage: 'conquest', to_move: 2, turn: 2 };
    const view = makeView(wait);
    delete view.legal;
    const said = (events: GameEvent[]): string => saying({ ...at({}), view, events }).text;
    expect(said([turn(1, 1), scored(1, 8), turn(2, 1)])).toMatch(/^\+8 coins for you! Now Player 2 plays; the log/);
    expect(said([scored(1, 8), scored(2, 5), turn(1, 2), scored(1, 7), turn(2, 2)])).toBe('+7 coins for you. Now Player 2 plays.');
    expect(said([scored(1, 8), scored(2, 5)])).toBe('Now Player 2 plays.');
  });

  it('has a word for every end', () => {
    const end = (own: number, other: number): string =>
      saying(at({ stage: 'over', legal: [], winners: [1], seats: { 1: { coins: own, races: [] }, 2: { coins: other, races: [] } } })).text;
    expect(end(48, 35)).toMatch(/^You win, 48 to 35!/);
    expect(end(40, 42)).toMatch(/by a hair/);
    expect(end(20, 42)).toMatch(/wins this one/);
  });

  it('waits while it thinks, and leaves rare stages to the bar', () => {
    expect(saying(at({}, { thinking: true })).text).toBe('One moment …');
    expect(saying(at({}))).toEqual({ text: 'Do what the bar below asks for.', target: null });
    expect(saying(at({ stage: 'end', legal: ['done'] }, { plan: ['done'] }))).toEqual({
      text: 'Do what the bar below asks for.',
      target: { act: 'done' },
    });
  });
});

describe('a plan without a bot', () => {
  it('takes what is cheapest, goes on, and ends', () => {
    const prospect = { means: [], parts: [], verdict: 'take' as const };
    const prospects = {
      2: { ...prospect, region: '2', move: 'conquer 2', cost: 3 },
      3: { ...prospect, region: '3', move: 'conquer 3', cost: 2 },
    };
    expect(fallback(makeView({ prospects }))).toEqual(['conquer 3']);
    expect(fallback(makeView({ prospects: {} }))).toEqual(['done']);
    expect(fallback(makeView({ stage: 'mode', legal: ['decline', 'expand'] }))).toEqual(['expand']);
    expect(fallback(makeView({ stage: 'pick', legal: ['pick 1', 'pick 2'] }))).toEqual(['pick 1']);
    expect(fallback(makeView({ stage: 'redeploy', legal: ['place 1 1', 'done'] }))).toEqual([]);
  });
});

describe('how much better a plan is', () => {
  it('is measured against the best of another kind', () => {
    expect(gainOf([hint('decline', 8.7), hint('decline', 8), hint('expand', 5.6)])).toBeCloseTo(3.1);
    expect(gainOf([hint('expand', 8.7)])).toBe(0);
    expect(gainOf([])).toBe(0);
  });
});

describe('the answer to a move of one’s own', () => {
  it('says what it may cost, and how to take it back', () => {
    expect(reply(5, 4.2, true)).toBe('Your own way, and just as good.');
    expect(reply(5, 1.8, true)).toBe('That may cost you about 3 coins. Undo it, or go on.');
    expect(reply(5, 1.8, false)).toMatch(/Never mind/);
  });
});
