import { beforeEach, describe, expect, it } from 'vitest';
import type { Hint } from '../net/protocol';
import { LANGUAGES } from '../texts/fluent';
import { speak } from '../texts/index.svelte';
import { MAP, makeView } from './fixtures';
import { advice, followed } from './hints';

const hint = (changes: Partial<Hint>): Hint => ({
  moves: [],
  reason: 'conquer',
  coins: 6,
  expected: 31.5,
  lead: 4.2,
  regions: 2,
  against: null,
  chance: null,
  ...changes,
});
const told = (changes: Partial<Hint>, view = makeView()) => advice(hint(changes), view, MAP);

describe('a hint in words', () => {
  beforeEach(() => speak('en'));

  it('begins with the first step and lists the others', () => {
    expect(told({ moves: ['conquer 2', 'dragon 3', 'conquer 4 with sword', 'roll 1', 'done', 'place 1 2', 'done'] })).toEqual({
      title: 'Take Farmland\u00a02',
      rule: 'CONQ-6',
      steps: ['Dragon: Mountain\u00a03', 'Swamp\u00a04 with Sword of the Killer Rabbit', 'Hill\u00a01 with the die'],
      coins: '+6',
      facts: '+6 this turn, about 32 coins from now to the end.',
      why: 'That ends about 4 coins ahead of the others.',
      regions: ['2', '3', '4', '1'],
      usable: false,
    });
  });

  it('names the combo, and why it and not another', () => {
    const view = makeView({ stage: 'pick', offer: [{ race: 'orcs', power: 'merchant', coins: 0, tokens: 7 }] });
    const plan = told({ moves: ['pick 1', 'conquer 1'], reason: 'pick', coins: -2, against: 27 }, view);
    expect(plan).toMatchObject({ title: 'Take Merchant Orcs', steps: ['Hill\u00a01'], coins: '−2', usable: true });
    expect(plan?.why).toBe('5 coins more than the best other choice. That ends about 4 coins ahead of the others.');
    expect(told({ moves: ['pick 1'], reason: 'pick', against: 40 }, view)?.why).toContain('your rivals more still');
  });

  it('says that the price of a combo is taken off', async () => {
    const facts = {
      en: '−2 (after paying 2) this turn,',
      pl: 'W tej turze −2 (po zapłaceniu 2),',
      cs: 'V tomto tahu −2 (po zaplacení 2),',
      uk: 'Цього ходу −2 (після сплати 2),',
    };
    for (const language of LANGUAGES) {
      await speak(language);
      expect(told({ moves: ['pick 3', 'conquer 1'], reason: 'pick', coins: -2 })?.facts).toContain(facts[language]);
    }
    await speak('en');
    expect(told({ moves: ['pick 3'], reason: 'pick', coins: 0 })).toMatchObject({
      coins: '0',
      facts: '0 (after paying 2) this turn, about 32 coins from now to the end.',
    });
    expect(told({ moves: ['pick 1'], reason: 'pick', coins: 0 })?.facts).toMatch(/^0 this turn/);
  });

  it('weighs decline against going on', () => {
    expect(told({ moves: ['decline'], reason: 'decline', against: 30.5, lead: -2 })).toMatchObject({
      title: 'Go into decline',
      why: '1 coin more than conquering on. That ends about 2 coins behind the others.',
    });
    expect(told({ moves: ['expand'], reason: 'expand', against: 31.4, lead: 0 })?.why).toBe('That ends about level with the others.');
  });

  it('says how likely one is to win, where the bot can say', () => {
    expect(told({ moves: ['done'], lead: 0, chance: 0.734 })?.why).toBe('That ends about level with the others. Chance to win: about 73%.');
  });

  it('says where tokens go', () => {
    expect(told({ moves: ['place 1 2', 'place 2 1', 'done'], reason: 'redeploy' })).toMatchObject({
      title: 'Place them like this',
      steps: ['Hill\u00a01 +2', 'Farmland\u00a02 +1'],
      regions: ['1', '2'],
      usable: true,
    });
    expect(told({ moves: ['done'] })).toMatchObject({ title: 'Stop here', steps: [], regions: [] });
    expect(told({ moves: ['roll 3'] })?.title).toBe('Roll for Mountain\u00a03');
    expect(told({ moves: [] })).toBeNull();
  });

  it('names what points at no region', () => {
    const offer = [{ race: 'orcs', power: 'merchant', coins: 0, tokens: 7 }];
    const view = makeView({ stage: 'swap', legal: ['swap 1', 'keep'], offer });
    expect(told({ moves: ['swap 1'], reason: 'other' }, view)?.title).toBe('Swap for Merchant');
    expect(told({ moves: ['keep'], reason: 'other' }, view)?.title).toBe('Keep Hill');
    expect(told({ moves: ['ally 2'], reason: 'other' })?.title).toBe('Name an ally');
  });

  it('goes on with those plans that were followed', () => {
    const plans = [hint({ moves: ['expand', 'conquer 2'], reason: 'expand' }), hint({ moves: ['decline'], reason: 'decline' })];
    expect(followed(plans, 'expand')).toEqual([hint({ moves: ['conquer 2'] })]);
    expect(followed(plans, 'conquer 9')).toEqual([]);
  });
});
