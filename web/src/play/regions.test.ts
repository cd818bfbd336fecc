import { describe, expect, it } from 'vitest';
import { MAP, makeView, PROSPECTS, ROLLING } from './fixtures';
import { realm, regionMoves, regionStates } from './regions';

const kinds = (view = makeView(), choice = { tool: null as string | null, relics: [] as string[] }) =>
  Object.fromEntries(Object.entries(regionStates(view, MAP, choice)).map(([id, state]) => [id, state.kind]));

describe('regionStates', () => {
  it('tells apart what can be taken, what is mine, what is too far and what is water', () => {
    expect(kinds()).toEqual({ 1: 'own', 2: 'take', 3: 'far', 4: 'far', 5: 'far' });
    expect(regionStates(makeView(), MAP)['2']).toEqual({ kind: 'take', cost: 3 });
    expect(regionStates(makeView(), MAP)['3']?.cost).toBe(5);
  });

  it('shows the die where only it can help, and what is too dear next door', () => {
    expect(regionStates(makeView({ legal: ['roll 3', 'done'], prospects: ROLLING }), MAP)['3']).toEqual({ kind: 'die', cost: 5 });
    const short = { ...PROSPECTS, 3: { verdict: 'short' as const, cost: 9, rule: 'CONQ-24' } };
    expect(kinds(makeView({ prospects: short }))['3']).toBe('dear');
  });

  it('marks regions that something guards as immune', () => {
    const guarded = { ...PROSPECTS, 3: { verdict: 'barred' as const, rule: 'CONQ-12', source: 'dragon', code: 'immune' } };
    expect(kinds(makeView({ prospects: guarded }))['3']).toBe('immune');
  });

  it('foretells the turn before it is chosen to expand', () => {
    const view = makeView({ stage: 'mode', legal: ['expand', 'decline'] });
    expect(kinds(view)).toEqual({ 1: 'own', 2: 'take', 3: 'far', 4: 'far', 5: 'far' });
  });

  it('lights only what a chosen ability can reach', () => {
    const view = makeView({ legal: ['conquer 2', 'dragon 2', 'dragon 3', 'done'] });
    expect(kinds(view, { tool: 'dragon', relics: [] })).toEqual({ 1: 'far', 2: 'choice', 3: 'choice', 4: 'far', 5: 'far' });
    const wisp = { region: '3', verdict: 'die' as const, move: 'wisp 3', cost: 5, needs: 1, chance: 0.5 };
    const rolling = makeView({ legal: ['wisp 3', 'done'], prospects: { ...PROSPECTS, 'wisp 3': wisp } });
    expect(regionStates(rolling, MAP, { tool: 'wisp', relics: [] })['3']).toEqual({ kind: 'die', cost: 5 });
  });

  it('shows the price with a relic that is switched on', () => {
    const move = 'conquer 2 with sword';
    const helped = { region: '2', means: ['sword'], verdict: 'take' as const, move, cost: 1, uses: 1, left: 3, chance: 1 };
    const view = makeView({ legal: ['conquer 2', move, 'done'], prospects: { ...PROSPECTS, [move]: helped } });
    const choice = { tool: null, relics: ['sword'] };
    expect(regionStates(view, MAP, choice)['2']).toEqual({ kind: 'take', cost: 1 });
    expect(regionMoves(view, MAP, choice)['2']?.text).toBe(move);
  });

  it('leaves the map alone when nobody here decides', () => {
    const watching = makeView();
    delete watching.legal;
    delete watching.prospects;
    expect(new Set(Object.values(kinds(watching)))).toEqual(new Set(['none']));
    const picking = makeView({ stage: 'pick', legal: ['pick 1'] });
    delete picking.prospects;
    expect(new Set(Object.values(kinds(picking)))).toEqual(new Set(['none']));
  });
});

describe('facts', () => {
  it('finds a realm', () => {
    expect(realm(makeView(), 2)).toEqual(['3', '4']);
  });
});
