import { describe, expect, it } from 'vitest';
import { abilityTools, helpers, options, parse, sourceOf, tapMove, tapMoves } from './moves';

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
    expect(abilityTools(all, 'conquest').map((tool) => tool.id)).toEqual(['convert', 'dragon', 'abandon']);
  });

  it('takes a region with a plain tap, with the die where nothing else does', () => {
    expect(tapMove(all, 'conquest', '1', null)?.text).toBe('conquer 1');
    expect(tapMove(all, 'conquest', '2', null)?.text).toBe('roll 2');
    expect(tapMove(all, 'conquest', '3', null)).toBeNull();
  });

  it('uses the relics that are switched on, all of them', () => {
    expect(Object.values(tapMoves(all, 'conquest', null, ['sword'])).map((move) => move.text)).toEqual(['conquer 3 with sword']);
    expect(tapMove(all, 'conquest', '2', null, ['sword', 'doormat'])?.text).toBe('conquer 2 with doormat sword');
    expect(tapMove(all, 'conquest', '6', null, ['orb'])?.text).toBe('convert 6 with orb');
  });

  it('does what the chosen ability does', () => {
    expect(tapMove(all, 'conquest', '1', 'dragon')?.text).toBe('dragon 1');
    expect(tapMove(all, 'conquest', '2', 'dragon')).toBeNull();
  });

  it('sorts amounts', () => {
    const placing = options(['place 7 2', 'place 7 1', 'place 8 1']);
    expect(placing.tools[0]?.at['7']?.map((move) => move.count)).toEqual([1, 2]);
  });
});

describe('sourceOf', () => {
  it('names the tile behind an ability', () => {
    expect(sourceOf('dragon', 'elves', 'dragon-master', 'conquest')).toEqual({ kind: 'power', id: 'dragon-master' });
    expect(sourceOf('convert', 'sorcerers', 'hill', 'conquest')).toEqual({ kind: 'race', id: 'sorcerers' });
    expect(sourceOf('convert', 'ogres', 'vampire', 'conquest')).toEqual({ kind: 'power', id: 'vampire' });
    expect(sourceOf('decline', 'ogres', 'stout', 'end')).toEqual({ kind: 'power', id: 'stout' });
    expect(sourceOf('abandon', 'ogres', 'stout', 'conquest')).toBeNull();
  });
});
