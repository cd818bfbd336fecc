// What is made of tiles before anybody plays with them.
import { describe, expect, it } from 'vitest';
import { boardOf } from './making';

describe('the map to try a tile on', () => {
  const tile = { id: 'beavers', name: 'Beavers', tokens: 5 };

  it.each([
    ['is the base game’s', {}, 'base'],
    ['is the base game’s where both will do', { boards: ['underground', 'base'] }, 'base'],
    ['is Underground’s for a tile of that alone', { boards: ['underground'] }, 'underground'],
    ['is Underground’s for a tile that needs relics and places', { needs_finds: true }, 'underground'],
    ['is the base game’s where nothing sensible is said', { boards: 'x' }, 'base'],
  ])('%s', (_, said, board) => {
    expect(boardOf({ ...tile, ...said })).toBe(board);
  });
});
