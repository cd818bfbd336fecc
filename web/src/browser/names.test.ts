import { expect, test } from 'vitest';
import { tidyLine, tidyName } from './names';

test.each([
  ['  Ada \n Lovelace\t', 'Ada Lovelace'],
  ['\u202eadA\u202c', 'adA'],
  ['A\u200bd\u2066a\u2069\ufeff', 'Ada'],
  ['Žofie', 'Žofie'],
  ['דינה', 'דינה'],
  ['👩‍🚀 Ada', '👩‍🚀 Ada'],
  ['x'.repeat(500), 'x'.repeat(24)],
  ['👨‍👩‍👧‍👦'.repeat(100), '👨‍👩‍👧‍👦'.repeat(3)],
  ['\u200d\u0301', ''],
  [' \u3164\u2800', ''],
  ['', ''],
])('%j becomes %j', (given, taken) => expect(tidyName(given)).toBe(taken));

test('a line of chat keeps all that can be read', () => {
  expect(tidyLine('well\u2028met \u202e 👋')).toBe('well met 👋');
});
