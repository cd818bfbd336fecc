import { describe, expect, it } from 'vitest';
import { againstBots, botNames, readLink, usualLevel, withFriend } from './seating';

describe('seats', () => {
  it('gives every bot a name of its own', () => {
    expect(new Set(botNames(5)).size).toBe(5);
    expect(withFriend('Ada')).toEqual([{ kind: 'here', name: 'Ada' }, { kind: 'link' }]);
    expect(againstBots('Ada', 2, 'greedy').map((seat) => seat.kind)).toEqual(['here', 'bot', 'bot']);
  });

  it('chooses the usual level there is', () => {
    expect(usualLevel(['greedy', 'random'])).toBe('greedy');
    expect(usualLevel(['greedy', 'hard', 'normal', 'random'])).toBe('normal');
    expect(usualLevel(['mine'])).toBe('mine');
  });
});

describe('links', () => {
  const here = location.origin;

  it('reads links to tables and replays of this server, alone or in a sentence', () => {
    expect(readLink(` ${here}/table/abc123#S3-cr_et `)).toEqual({ path: '/table/abc123#S3-cr_et' });
    expect(readLink(`Come and play! ${here}/table/abc#s.`)).toEqual({ path: '/table/abc#s' });
    expect(readLink(`/table/abc?learn=1#s`)).toEqual({ path: '/table/abc?learn=1#s' });
    expect(readLink(`${here}/table/abc`)).toEqual({ path: '/table/abc' });
    expect(readLink(`${here}/replay/abc?ply=7`)).toEqual({ path: '/replay/abc?ply=7' });
  });

  it('tells another server’s table from one of this server', () => {
    expect(readLink('http://192.168.0.7:8000/table/abc123#S3')).toEqual({
      url: 'http://192.168.0.7:8000/table/abc123#S3',
      host: '192.168.0.7:8000',
    });
  });

  it.each(['', 'hello', 'http://x/rules', 'javascript:alert(1)/table/a#b', 'http://%/table/a#b', `${here}/table/`])(
    'finds no link in %j',
    (text) => {
      expect(readLink(text)).toBeNull();
    },
  );
});
