import { describe, expect, it } from 'vitest';
import { MAP, makeView } from './fixtures';
import { chance, fighter, hindrance, realm, regionStates, strength } from './regions';

const kinds = (view = makeView(), choice = { tool: null as string | null, relics: [] as string[] }) =>
  Object.fromEntries(Object.entries(regionStates(view, MAP, choice)).map(([id, state]) => [id, state.kind]));

describe('regionStates', () => {
  it('tells apart what can be taken, what is mine, what is too far and what is water', () => {
    expect(kinds()).toEqual({ 1: 'own', 2: 'take', 3: 'far', 4: 'far', 5: 'far' });
    expect(regionStates(makeView(), MAP)['2']).toEqual({ kind: 'take', cost: 3 });
    expect(regionStates(makeView(), MAP)['3']?.cost).toBe(5);
  });

  it('shows the die where only it can help, and what is too dear next door', () => {
    const near = makeView({
      regions: { ...makeView().regions, 2: { player: 1, race: 'orcs', tokens: 1 } },
      seats: { ...makeView().seats, 1: { races: [{ race: 'orcs', power: 'hill', hand: 2, tokens: 2 }] } },
      legal: ['roll 3', 'done'],
      reach: ['3'],
    });
    expect(kinds(near)['3']).toBe('die');
    expect(kinds({ ...near, legal: ['done'] })['3']).toBe('dear');
  });

  it('marks regions that may not be taken at all as immune', () => {
    const view = makeView();
    delete view.costs?.['3'];
    expect(kinds(view)['3']).toBe('immune');
    expect(hindrance(view, MAP, '3')).toMatchObject({ why: 'immune', rule: 'CONQ-12' });
  });

  it('foretells the turn before it is chosen to expand', () => {
    const view = makeView({
      stage: 'mode',
      legal: ['expand', 'decline'],
      regions: { ...makeView().regions, 1: { player: 1, race: 'orcs', tokens: 5 } },
      seats: { ...makeView().seats, 1: { races: [{ race: 'orcs', power: 'hill', tokens: 5 }] } },
    });
    expect(strength(view)).toBe(4);
    expect(kinds(view)).toEqual({ 1: 'own', 2: 'take', 3: 'far', 4: 'far', 5: 'far' });
  });

  it('lights only what a chosen ability can reach', () => {
    const view = makeView({ legal: ['conquer 2', 'dragon 2', 'dragon 3', 'done'] });
    expect(kinds(view, { tool: 'dragon', relics: [] })).toEqual({ 1: 'far', 2: 'choice', 3: 'choice', 4: 'far', 5: 'far' });
  });

  it('shows the price with a relic that is switched on', () => {
    const view = makeView({ legal: ['conquer 2', 'conquer 2 with sword', 'done'] });
    view.costs = { ...view.costs, '2 with sword': { total: 1, parts: [] } };
    expect(regionStates(view, MAP, { tool: null, relics: ['sword'] })['2']).toEqual({ kind: 'take', cost: 1 });
  });

  it('leaves the map alone when nobody here decides', () => {
    const watching = makeView();
    delete watching.legal;
    expect(new Set(Object.values(kinds(watching)))).toEqual(new Set(['none']));
    expect(new Set(Object.values(kinds(makeView({ stage: 'pick', legal: ['pick 1'] }))))).toEqual(new Set(['none']));
  });
});

describe('hindrance', () => {
  it('says the first thing that stands in the way, with its rule', () => {
    expect(hindrance(makeView(), MAP, '1')).toMatchObject({ why: 'own', rule: 'INT-24' });
    expect(hindrance(makeView(), MAP, '2')).toBeNull();
    expect(hindrance(makeView(), MAP, '3')).toMatchObject({ why: 'far', rule: 'CONQ-14' });
    expect(hindrance(makeView(), MAP, '5')).toMatchObject({ why: 'water', rule: 'CONQ-11' });
  });

  it('counts what is short', () => {
    const view = makeView({
      regions: { ...makeView().regions, 2: { player: 1, race: 'orcs', tokens: 1 } },
      seats: { ...makeView().seats, 1: { races: [{ race: 'orcs', power: 'hill', hand: 1 }] } },
      legal: ['done'],
      reach: ['3'],
    });
    expect(hindrance(view, MAP, '3')).toMatchObject({ why: 'short', rule: 'CONQ-24', short: 4 });
  });

  it('sends a race without a region to the border', () => {
    const view = makeView({ regions: { ...makeView().regions, 1: {} }, legal: ['conquer 1', 'done'] });
    expect(hindrance(view, MAP, '3')).toMatchObject({ why: 'border', rule: 'CONQ-1' });
  });
});

describe('facts', () => {
  it('knows the chances of the die', () => {
    expect([0, 1, 2, 3, 4].map(chance)).toEqual([100, 50, 33, 17, 0]);
  });

  it('lets declined Ghouls fight in their stage', () => {
    const seats = {
      ...makeView().seats,
      1: {
        races: [
          { race: 'orcs', power: 'hill' },
          { race: 'ghouls', power: '', declined: true, hand: 2 },
        ],
      },
    };
    expect(fighter(makeView({ stage: 'ghouls', seats }))?.race).toBe('ghouls');
    expect(strength(makeView({ stage: 'ghouls', seats }))).toBe(2);
  });

  it('finds a realm', () => {
    expect(realm(makeView(), 2)).toEqual(['3', '4']);
  });
});
