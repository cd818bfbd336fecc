import { expect, test } from 'vitest';
import { rounded, roundPaths } from '../../path-rounding';

test('points go to whole numbers, and what is rounded off does not add up', () => {
  expect(rounded('M0.4 0.4l0.4 0.4l.4.4l.4.4l.4.4')).toBe('M0 0l1 1 1 1');
  expect(rounded('m10.6 10.2h5.5v-3.3zm1 1')).toBe('m11 10h5v-3zm1 1');
});

test('curves, arcs and their flags stay what they are', () => {
  expect(rounded('M1.2 1.8C3.3 4.4 5.5 6.6 7.7 8.8S1.1 2.2 3.3 4.4')).toBe('M1 2C3 4 6 7 8 9S1 2 3 4');
  expect(rounded('M0 0a157.85 157.85 0 0 0 180.566 15.797')).toBe('M0 0a157.9 157.9 0 0 0 181 16');
  expect(rounded('M0 0a5 5 0 015.2-3.1a1 1 0 10.6.6')).toBe('M0 0a5 5 0 0 1 5-3 1 1 0 1 0 1 1');
});

test('what rounding leaves of a curve or a line is said in the fewest numbers', () => {
  expect(rounded('M0 0c1.1 1.2 2.2 2.1 3 3c0 1 0 2 0 4l5 0l.2.1c2-1 3 1 4 0')).toBe('M0 0l3 3v4h5c2-1 3 1 4 0');
  expect(rounded('m1 1 2 2 3 0zm1 1')).toBe('m1 1l2 2h3zm1 1');
  expect(rounded('M0 0c1 1 2 2 3 3s2 0 3 3')).toBe('M0 0c1 1 2 2 3 3s2 0 3 3'); // the second takes its handle from the first
});

test('a drawing is made smaller, but for the angles and flags of arcs', () => {
  expect(rounded('M10 20l4-8a6 6 30 0 1 8-4', 0.5)).toBe('M5 10l2-4a3 3 30 0 1 4-2');
});

test('every path of a drawing is rounded, and nothing else', () => {
  expect(roundPaths('<path fill="#fff" d="M.1 1.9"/><path d="m2.2 3"/>')).toBe('<path fill="#fff" d="M0 2"/><path d="m2 3"/>');
});

test('what is no path is refused', () => {
  expect(() => rounded('M0 0x1 1')).toThrow('no command of a path: x');
});
