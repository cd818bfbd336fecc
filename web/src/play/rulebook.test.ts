import { describe, expect, it } from 'vitest';
import { BOXES } from './fixtures';
import { ground, markers, tileEntries } from './rulebook';

describe('what the rulebook says beside the rules', () => {
  it('has every tile, the ground and the pieces', () => {
    const tiles = tileEntries(BOXES);
    expect(tiles.size).toBe(BOXES.reduce((sum, box) => sum + box.races.length + box.powers.length + box.finds.length, 0));
    for (const entry of tiles.values()) expect(entry.text.length, entry.id).toBeGreaterThan(20);
    for (const entry of [...ground(), ...markers()]) expect(entry.name, entry.id).not.toBe('');
  });

  it("tells what a tile does on the other box's map, too", () => {
    const tiles = tileEntries(BOXES);
    expect(tiles.get('power-muddy')?.text).toContain('Mud Pool');
    expect(tiles.get('power-muddy')?.elsewhere).toEqual([expect.stringMatching(/^On a map of the base game: .*Swamp/)]);
    expect(tiles.get('race-orcs')?.elsewhere).toEqual([]);
  });
});
