import { describe, expect, it } from 'vitest';
import type { Table, View } from '../net/protocol';
import { abilities } from './abilities';
import { costCard, regionLabel } from './costs';
import * as deal from './deal';
import { MAP, makeView, PROSPECTS, ROLLING } from './fixtures';
import { brisker, guide, type Situation } from './guide';
import { options } from './moves';
import { refusal } from './refusal';
import { NO_CHOICE } from './regions';

function situation(view: View, more: Partial<Situation> = {}): Situation {
  const all = options(view.legal);
  const piles = view.now.deals ? deal.piles(view, all) : [];
  return {
    view,
    map: MAP,
    table: null,
    events: [],
    options: all,
    choice: NO_CHOICE,
    asked: null,
    combo: null,
    piles,
    pile: piles[0] ?? null,
    plan: {},
    language: 'en',
    ...more,
  };
}

const OFFER = [
  { race: 'trolls', power: 'heroic', coins: 0, tokens: 10 },
  { race: 'elves', power: 'hill', coins: 2, tokens: 10 },
];

describe('guide', () => {
  it('says one sentence and one button in every stage', () => {
    const legal: Record<string, string[]> = {
      pick: ['pick 1'],
      swap: ['swap 2', 'keep'],
      volcano: ['volcano 1'],
      mode: ['expand', 'decline'],
      ghouls: ['conquer 2', 'done'],
      conquest: ['conquer 2', 'done'],
      berserk: ['conquer 2', 'done'],
      balrog: ['balrog 2'],
      redeploy: ['place 1 1'],
      end: ['decline', 'done'],
      retreat: ['place 1 1'],
    };
    for (const [stage, moves] of Object.entries(legal)) {
      const told = guide(situation(makeView({ stage, legal: moves, offer: OFFER })));
      expect(told.title, stage).not.toMatch(/^(say|wait|tool)-|\{/);
      expect(told.facts.length, stage).toBeGreaterThan(10);
      expect(told.facts, stage).not.toMatch(/fact-|\{/);
    }
  });

  it('leads from the offer to a race', () => {
    const view = makeView({ stage: 'pick', legal: ['pick 1', 'pick 2'], offer: OFFER });
    expect(guide(situation(view)).primary).toBeNull();
    expect(guide(situation(view, { combo: 2 })).primary).toMatchObject({
      label: 'Take Hill Elves',
      sub: 'for 1 coin · 10 tokens',
      act: { type: 'play', move: 'pick 2' },
    });
  });

  it('numbers combos as before the pick while a power is swapped', () => {
    const view = makeView({ stage: 'swap', legal: ['swap 1', 'swap 3', 'keep'], offer: OFFER });
    expect(guide(situation(view)).primary).toMatchObject({ act: { type: 'play', move: 'keep' } });
    expect(guide(situation(view, { combo: 3 })).primary).toMatchObject({ label: 'Swap for Hill', act: { type: 'play', move: 'swap 3' } });
  });

  it('says what stopping now would bring, and asks nothing as long as it can be taken back', () => {
    const { primary, stop } = guide(situation(makeView()));
    expect(primary).toBeNull();
    expect(stop).toMatchObject({ label: 'Redeploy', sub: 'if you stop now: +2 coins', last: false, ready: false });
    expect(stop?.ask).toBeUndefined();
  });

  it('asks before tokens that could still conquer are given up with the turn', () => {
    const { stop } = guide(situation(makeView({ stop_moves: ['done'] })));
    expect(stop).toMatchObject({
      label: 'End turn',
      ask: 'You have 4 in hand and could still take 1 region. This ends your turn.',
      act: { type: 'play', move: 'done' },
    });
    const prospects = { 1: PROSPECTS['1']! };
    expect(guide(situation(makeView({ stop_moves: ['done'], prospects }))).stop).toMatchObject({ ready: true });
    expect(guide(situation(makeView({ stop_moves: ['done'], prospects }))).stop?.ask).toBeUndefined();
  });

  it('asks before a race declines', () => {
    const view = makeView({ stage: 'mode', legal: ['expand', 'decline', 'decline with vanishing'] });
    const { primary, secondary } = guide(situation(view));
    expect(primary).toMatchObject({ label: 'Conquer on', sub: '4 tokens to hand' });
    expect(secondary.map((step) => step.label)).toEqual(['Go into decline', 'Decline: Vanishing']);
    expect(secondary[0]?.ask).toBe('Orcs go into decline: they conquer no more, and your turn ends here.');
    const [plain, vanishing] = guide(situation({ ...view, declining: { decline: 3, 'decline with vanishing': 1 } })).secondary;
    expect(plain?.ask).toMatch(/your turn ends here\. This turn then scores 3 coins\.$/);
    expect(vanishing?.ask).toMatch(/This turn then scores 1 coin\.$/);
  });

  it('says what rare stages want, and why', () => {
    const told = (stage: string, legal: string[]) => guide(situation(makeView({ stage, legal })));
    expect(told('balrog', ['balrog 2'])).toMatchObject({ title: 'Tap the region the Balrog goes to' });
    expect(told('balrog', ['balrog 2']).facts).toContain('Balrog');
    const berserk = makeView({ stage: 'berserk', legal: ['conquer 2', 'done'], turn_so_far: { ...makeView().turn_so_far, die: 2 } });
    expect(guide(situation(berserk))).toMatchObject({
      title: 'The die shows 2: choose a region',
      facts: 'Orcs: 4 in hand · It comes off the price of this one region.',
    });
    expect(told('volcano', ['volcano 2'])).toMatchObject({ title: 'Tap the chasm where the Volcano rises' });
    expect(told('volcano', ['volcano 2']).facts).toContain('at the cost of empty ones');
    expect(told('retreat', ['place 1 1', 'place 1 2']).facts).toContain('come from a region that fell');
    const unknown = makeView({ stage: 'seance', now: { decides: 'turn', verbs: ['ask'], compels: true }, legal: ['ask 2'] });
    expect(guide(situation(unknown)).title).toBe('Choose one of the moves');
  });

  it('asks before a die', () => {
    const view = makeView({ legal: ['roll 3', 'done'], prospects: ROLLING });
    const asked = costCard(view, MAP, '3');
    expect(guide(situation(view, { asked })).primary).toMatchObject({ label: 'Roll the die', sub: 'it must show 3 or more' });
    expect(asked?.note).toBe('Only with the die: it must show 3 or more (17%).');
  });

  it('ends a turn only where that works, and says what is placed for the player', () => {
    const view = makeView({ stage: 'redeploy', legal: ['place 1 1', 'place 1 2'], stop_moves: ['place 1 2', 'done'] });
    expect(guide(situation(view)).stop).toMatchObject({
      label: 'End turn',
      sub: '+2 coins',
      act: { type: 'finish' },
      ready: false,
      ask: '2 are still in hand: the rest is placed for you, evenly.',
    });
    const placed = guide(situation(view, { plan: { 'place orcs': { 1: 2 } } })).stop;
    expect(placed).toMatchObject({ act: { type: 'finish' }, ready: true });
    expect(placed?.ask).toBeUndefined();
    const victim = makeView({ stage: 'retreat', legal: ['place 1 1', 'place 1 2'], stop_moves: [] });
    expect(guide(situation(victim)).stop).toBeNull();
    const back = guide(situation(victim, { plan: { 'place orcs': { 1: 2 } } }));
    expect(back.stop).toMatchObject({ label: 'Done', sub: '' });
    expect(back.title).toBe('All placed'); // no turn of theirs ends
  });

  it('names what is still to be placed', () => {
    const view = makeView({ stage: 'redeploy', legal: ['hero 1', 'hero 2'] });
    expect(guide(situation(view)).title).toBe('Tap the region the Hero guards');
  });

  it('lets the host hurry bots, step by step, and nobody else', () => {
    const table = (pace: string, driver: string) => ({ settings: { pace }, seats: [{ seat: 2, driver }] }) as unknown as Table;
    const view = makeView({ to_move: 2 });
    expect(['slow', 'normal', 'fast', 'instant'].map((pace) => brisker(view, table(pace, 'bot'), true))).toEqual([
      'normal',
      'fast',
      'instant',
      '',
    ]);
    expect([brisker(view, table('slow', 'player'), true), brisker(view, table('slow', 'bot'), false)]).toEqual(['', '']);
  });

  it('waits, and tells who won', () => {
    const waiting = makeView({ to_move: 2 });
    delete waiting.legal;
    expect(guide(situation(waiting)).title).toBe('Player 2 is conquering');
    expect(guide({ ...situation(waiting), heard: 'Bo takes Hill 1.' }).facts).toBe('Bo takes Hill 1.');
    expect(guide(situation(makeView({ stage: 'over', winners: [1] }))).title).toBe('Player 1 wins');
  });
});

describe('abilities', () => {
  const VERBS = [
    'convert 3',
    'dragon 3',
    'wisp 3',
    'balrog 3',
    'abandon 1',
    'reborn 4',
    'ancient 1',
    'camp 1 1',
    'armor 1 1',
    'fortress 1',
    'hero 1',
    'queen 1',
    'ghost 1',
    'ring 1',
    'scepter 1',
    'altar 1',
    'bag socks',
    'ally 2',
    'ring 1 with bag',
  ];

  it.each(VERBS)('gives “%s” a button with a name and a text', (move) => {
    const fights = /^(convert|dragon|wisp|balrog|abandon|reborn)/.test(move);
    const stage = fights ? 'conquest' : move.startsWith('altar') ? 'end' : 'redeploy';
    const view = makeView({ stage, legal: [move] });
    const [button] = abilities(view, options(view.legal), NO_CHOICE, null);
    expect(button?.name).not.toMatch(/ability-|\{/);
    expect(button?.text.length).toBeGreaterThan(20);
  });

  it('offers a menu where there is a choice', () => {
    const view = makeView({ stage: 'redeploy', legal: ['ally 1', 'ally 2'] });
    expect(abilities(view, options(view.legal), NO_CHOICE, null)[0]).toMatchObject({
      type: 'menu',
      choices: [
        { label: 'Player 1', move: 'ally 1' },
        { label: 'Player 2', move: 'ally 2' },
      ],
    });
  });

  it('makes relics switches', () => {
    const view = makeView({ legal: ['conquer 2', 'conquer 2 with sword'] });
    const [relic] = abilities(view, options(view.legal), { tool: null, relics: ['sword'] }, null);
    expect(relic).toMatchObject({ type: 'relic', name: 'Sword of the Killer Rabbit', pressed: true });
  });
});

describe('the cost card', () => {
  it('lists the parts and what is left', () => {
    const card = costCard(makeView(), MAP, '2');
    expect(card?.lines.map((line) => `${line.text} ${line.amount}`)).toEqual(['Every region 2', 'Lost Tribe 1']);
    expect(card).toMatchObject({ title: 'Farmland\u00a02', total: 3, note: '1 of 4 left in hand.', bad: false });
  });

  it('says why not, with the rule', () => {
    expect(costCard(makeView(), MAP, '3')).toMatchObject({ bad: true, rule: 'CONQ-14', move: null });
  });

  it('names a region in full', () => {
    expect(regionLabel(makeView().regions['2'] ?? {}, MAP, '2', costCard(makeView(), MAP, '2'), String)).toBe(
      'Farmland\u00a02, Lost Tribe, costs 3',
    );
    expect(regionLabel(makeView().regions['4'] ?? {}, MAP, '4', null, () => 'Bo')).toBe(
      'Swamp\u00a04, Trolls ×1 of Bo, in decline, Troll Lair',
    );
  });
});

describe('refusals', () => {
  it('are sentences, whatever the code', () => {
    expect(refusal({ code: 'stale', args: { version: 4 } }).text).toBe('The game had moved on; here is the newest position.');
    const far = { move: 'conquer 3', why: 'far', args: { region: '3' }, rule: 'CONQ-14', reason: 'x' };
    expect(refusal({ code: 'illegal-move', args: far }, MAP)).toMatchObject({
      text: 'Mountain\u00a03: it is not next to a region of this race.',
      rule: 'CONQ-14',
      reload: false,
    });
    const own = { move: 'dragon 3', why: 'my-tile-no', args: {}, rule: '', reason: 'No.' };
    expect(refusal({ code: 'illegal-move', args: own }, MAP).text).toBe('The rules do not allow that.');
    expect(refusal({ code: 'made-up', args: {} }).text).toContain('made-up');
  });
});
