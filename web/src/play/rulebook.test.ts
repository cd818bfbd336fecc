import { describe, expect, it } from 'vitest';
import { BOXES } from './fixtures';
import { chapterOf, rulebook, search } from './rulebook';

const book = rulebook(BOXES);
const found = (text: string) => search(book, text).flatMap((chapter) => chapter.entries.map((entry) => entry.id));

describe('rulebook', () => {
  it('has the course of the game and every tile', () => {
    expect(book.map((chapter) => chapter.id)).toEqual(['game', 'races', 'powers', 'relics', 'places', 'ground', 'markers']);
    for (const chapter of book.slice(0, 5)) for (const entry of chapter.entries) expect(entry.text.length, entry.id).toBeGreaterThan(20);
  });

  it('finds words in names and texts, whatever the case', () => {
    expect(found('ORCS')).toContain('race-orcs');
    expect(found('reinforcement')).not.toContain('race-orcs');
    expect(found('killer rabbit')).toEqual(['relic-sword']);
    expect(found('xyzzy')).toEqual([]);
  });

  it("tells what a tile does on the other box's map, too", () => {
    const entries = book.flatMap((chapter) => chapter.entries);
    const muddy = entries.find((entry) => entry.id === 'power-muddy');
    expect(muddy?.text).toContain('Mud Pool');
    expect(muddy?.elsewhere).toEqual([expect.stringMatching(/^On a map of the base game: .*Swamp/)]);
    expect(entries.find((entry) => entry.id === 'race-orcs')?.elsewhere).toEqual([]);
    expect(found('muddy swamp')).toEqual(['power-muddy']);
  });

  it('leads from a rule to its chapter', () => {
    expect(chapterOf('CONQ-14')).toBe('enter');
    expect(chapterOf('CONQ-24')).toBe('die');
    expect(chapterOf('U-TERRAIN-10')).toBe('under-chasm');
    expect(chapterOf('RACE-Orcs-1')).toBeNull();
    expect(chapterOf('PICK-5')).toBe('pick');
    expect(chapterOf('INT-24')).toBe('enter');
    expect(found('U-RELIC-SWORD-1')).toEqual(['relic-sword']);
    expect(found('CONQ-7')).toEqual(['cost']);
    expect(found('POWER-Hill-1')).toContain('power-hill');
  });
});
