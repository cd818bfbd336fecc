/** Sentences about what would come of it, in positions that the engine itself has told (tools/make_page_fixtures.py). */
import { describe, expect, it } from 'vitest';
import base from '../../../src/elbowroom/boxes/base/maps/base-2p.json';
import underground from '../../../src/elbowroom/boxes/underground/maps/underground-2p.json';
import type { MapData, View } from '../net/protocol';
import { costCard, regionLabel } from './costs';
import * as deal from './deal';
import { lay } from './boxes';
import { BOXES } from './fixtures';
import { guide } from './guide';
import { options } from './moves';
import { type Choice, NO_CHOICE, regionStates } from './regions';

lay(BOXES);
const views = import.meta.glob<View>('../dev/told/*.json', { import: 'default', eager: true });
const maps = [base, underground] as unknown as MapData[];

function position(name: string): { view: View; map: MapData } {
  const view = views[`../dev/told/told-${name}.json`];
  const map = maps.find((each) => each.id === view?.map);
  if (!view || !map) throw new Error(`nothing is told of ${name}`);
  return { view, map };
}

function note(name: string, region: string, choice: Choice = NO_CHOICE): string | undefined {
  const { view, map } = position(name);
  return costCard(view, map, region, choice)?.note;
}

function told(name: string, choice: Choice = NO_CHOICE) {
  const { view, map } = position(name);
  const all = options(view.legal);
  const piles = view.now.deals ? deal.piles(view, all) : [];
  const pile = choice.tool === null ? (piles[0] ?? null) : (piles.find((each) => each.id === choice.tool) ?? null);
  const at = { view, map, table: null, events: [], options: all, choice, asked: null, combo: null, piles, pile, plan: {}, language: 'en' };
  return guide(at);
}

describe('what an attack brings', () => {
  it('Ghouls and Tomb races lose one and withdraw with the rest, even in decline (RACE-Ghouls-1, U-POWER-TOMB-3)', () => {
    expect(note('ghouls', '9')).toBe('3 of 9 left in hand. Ghouls: 1 is lost, 2 withdraw.');
    expect(note('tomb', '9')).toBe('3 of 9 left in hand. Elves: 1 is lost, 2 withdraw.');
  });

  it('with the Socks nobody is lost (U-RELIC-SOCKS-1)', () => {
    expect(note('socks', '2')).toBe('5 of 9 left in hand. Drow: 1 is lost, 2 withdraw.');
    expect(note('socks', '2', { tool: null, relics: ['socks'] })).toBe('8 of 9 left in hand. Drow: nobody is lost, 3 withdraw.');
  });

  it('Iron Dwarves need a two against Gnomes (U-INT-24, CONQ-24)', () => {
    expect(note('hammers', '2')).toBe('Only with the die: it must show 2 or more (33%). Gnomes: 1 is lost, 1 withdraws.');
    const { view, map } = position('hammers');
    expect(regionLabel(view.regions['2'] ?? {}, map, '2', costCard(view, map, '2'), () => 'Bo')).toMatch(
      /costs 4, only with the die: 2 or more$/,
    );
    expect(note('hammers', '13')).toBe('1 of 2 left in hand.');
  });

  it('with the Orb nothing is paid (U-RELIC-ORB-1)', () => {
    const choice = { tool: null, relics: ['orb'] };
    expect(note('orb', '13', choice)).toBe('Nothing is paid: 8 of 8 left in hand. Drow: 1 is lost.');
    const { view, map } = position('orb');
    expect(regionStates(view, map, choice)['13']).toEqual({ kind: 'take', cost: 0 });
    expect(note('orb', '22', choice)).toBe('This relic does not help here.');
  });

  it('Liches take a coin (U-RACE-LICHES-2)', () => {
    expect(note('coins', '9')).toBe('5 of 9 left in hand. Liches: 1 is lost. You pay 1 coin at once. Player 2 gets 1 coin at once.');
  });

  it('a river is not kept (U-TERRAIN-07)', () => {
    expect(note('river', '7')).toBe('4 of 5 left in hand. You will not keep it: it is left when you redeploy.');
  });

  it('what is out of reach has a price all the same, and a reason', () => {
    const { view, map } = position('ghouls');
    expect(regionStates(view, map)['13']).toEqual({ kind: 'far', cost: 3 });
    expect(costCard(view, map, '13')).toMatchObject({ total: 3, bad: true, rule: 'CONQ-14' });
  });
});

describe('what stopping brings', () => {
  it('rivers are left before the turn is scored (U-TERRAIN-07)', () => {
    expect(told('rivers').stop).toMatchObject({ label: 'Redeploy', sub: 'if you stop now: +6 coins' });
  });

  it('ending a turn is offered where it works, and says what becomes of the tokens in hand', () => {
    for (const tool of [null, 'fortress']) {
      expect(told('fortress', { tool, relics: [] }).stop).toMatchObject({
        label: 'End turn',
        sub: '+2 coins',
        ask: '3 are still in hand: the rest is placed for you, evenly.',
      });
    }
  });

  it('a race with everything in hand is not sent home without a question', () => {
    expect(told('first').stop).toMatchObject({
      label: 'End turn',
      sub: '+0 coins',
      ask: expect.stringMatching(/^You have 10 in hand and could still take \d+ regions\. This ends your turn\.$/) as string,
    });
  });
});
