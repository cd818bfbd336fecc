import { describe, expect, it } from 'vitest';
import { againstBots, botNames, tablePath, usualLevel } from './seating';

describe('seats', () => {
  it('gives every bot a name of its own', () => {
    expect(new Set(botNames(5)).size).toBe(5);
    expect(againstBots('Ada', 2, 'greedy').map((seat) => seat.kind)).toEqual(['here', 'bot', 'bot']);
  });

  it('chooses the usual level there is', () => {
    expect(usualLevel(['greedy', 'random'])).toBe('greedy');
    expect(usualLevel(['greedy', 'hard', 'normal', 'random'])).toBe('normal');
    expect(usualLevel(['mine'])).toBe('mine');
  });
});

describe('links', () => {
  it('reads a link to a table, whatever the host', () => {
    expect(tablePath(' http://192.168.0.7:8000/table/abc123#S3-cr_et ')).toBe('/table/abc123#S3-cr_et');
    expect(tablePath('http://x/table/abc?learn=1#s')).toBe('/table/abc#s');
    expect(tablePath('http://x/rules')).toBeNull();
    expect(tablePath('hello')).toBeNull();
  });
});
