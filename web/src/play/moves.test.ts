import { describe, expect, it } from 'vitest';
import { mainVerbs, sourceOf } from './boxes';
import { makeView } from './fixtures';
import { abilityTools, helpers, options, parse, tapMoves } from './moves';

const FIGHT = makeView();

describe('parse', () => {
  it('reads a move into its parts', () => {
    expect(parse('place 12 3')).toMatchObject({ verb: 'place', target: '12', count: 3, means: [] });
    expect(parse('roll 4 with doormat sword')).toMatchObject({ verb: 'roll', target: '4', means: ['doormat', 'sword'] });
    expect(parse('decline with vanishing')).toMatchObject({ verb: 'decline', target: '', means: ['vanishing'] });
    expect(parse('roll')).toMatchObject({ verb: 'roll', target: '', count: 0 });
  });
});

describe('options', () => {
  const all = options([
    'conquer 1',
    'roll 2',
    'conquer 3 with sword',
    'roll 2 with doormat',
    'conquer 2 with doormat sword',
    'convert 5',
    'convert 6 with orb',
    'dragon 1',
    'abandon 9',
    'bag socks',
    'roll',
    'done',
  ]);

  it('keeps moves without a region apart', () => {
    expect(all.plain.map((move) => move.text)).toEqual(['bag socks', 'roll']);
    expect(all.done).toBe(true);
  });

  it('lists every relic once as a switch', () => {
    expect(helpers(all)).toEqual(['doormat', 'orb', 'sword']);
  });

  it('gives a button to each ability, not to what a tap does anyway', () => {
    expect(abilityTools(all, FIGHT).map((tool) => tool.id)).toEqual(['convert', 'dragon', 'abandon']);
  });

  it('takes a region with a plain tap, with the die where nothing else does', () => {
    expect(tapMoves(all, FIGHT, null)['1']?.text).toBe('conquer 1');
    expect(tapMoves(all, FIGHT, null)['2']?.text).toBe('roll 2');
    expect(tapMoves(all, FIGHT, null)['3']).toBeUndefined();
  });

  it('uses the relics that are switched on, all of them', () => {
    expect(Object.values(tapMoves(all, FIGHT, null, ['sword'])).map((move) => move.text)).toEqual(['conquer 3 with sword']);
    expect(tapMoves(all, FIGHT, null, ['sword', 'doormat'])['2']?.text).toBe('conquer 2 with doormat sword');
    expect(tapMoves(all, FIGHT, null, ['orb'])['6']?.text).toBe('convert 6 with orb');
  });

  it('does what the chosen ability does', () => {
    expect(tapMoves(all, FIGHT, 'dragon')['1']?.text).toBe('dragon 1');
    expect(tapMoves(all, FIGHT, 'dragon')['2']).toBeUndefined();
  });

  it('sorts amounts', () => {
    const placing = options(['place 7 2', 'place 7 1', 'place 8 1']);
    expect(placing.tools[0]?.at['7']?.map((move) => move.count)).toEqual([1, 2]);
  });
});

describe('the boxes', () => {
  const held = (race: string, power: string, stage = 'conquest') =>
    makeView({ stage, seats: { ...FIGHT.seats, 1: { races: [{ race, power }] } } });
  const source = (verb: string, ...who: [string, string, string?]) => sourceOf(held(...who), verb)?.id;

  it('name the tile behind an ability, the mover’s own first', () => {
    expect(source('dragon', 'elves', 'dragon-master')).toBe('dragon-master');
    expect(source('convert', 'sorcerers', 'hill')).toBe('sorcerers');
    expect(source('convert', 'ogres', 'vampire')).toBe('vampire');
    expect(source('decline', 'ogres', 'stout', 'end')).toBe('stout');
    expect(source('abandon', 'ogres', 'stout')).toBeUndefined();
  });

  it('say what a tap means in a stage', () => {
    expect(mainVerbs(makeView({ stage: 'conquest' }))).toEqual(['conquer', 'roll']);
    expect(mainVerbs(makeView({ stage: 'berserk' }))).toEqual(['conquer']);
    expect(mainVerbs(makeView({ stage: 'redeploy' }))).toEqual(['place', 'withdraw']);
    expect(mainVerbs(makeView({ stage: 'balrog' }))).toEqual(['balrog']);
    expect(mainVerbs(makeView({ stage: 'pick' }))).toEqual([]);
  });
});
