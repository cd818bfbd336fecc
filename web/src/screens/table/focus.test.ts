import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FocusKeeper } from './focus';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button id="offer"></button><button id="log"></button>';
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const at = (id: string): HTMLElement | null => document.getElementById(id);

/** The focus goes to the map, if that is there. */
function toMap(): boolean {
  at('map')?.focus();
  return document.activeElement === at('map') && at('map') !== null;
}

function drawMap(): void {
  document.body.insertAdjacentHTML('beforeend', '<button id="map"></button>');
}

test('the focus waits for a map that is drawn slowly', () => {
  at('offer')?.focus();
  new FocusKeeper(toMap).bring(toMap);
  at('offer')?.remove();
  vi.advanceTimersByTime(3000);
  drawMap();
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(at('map'));
});

test('a player who has gone elsewhere meanwhile stays there', () => {
  at('offer')?.focus();
  new FocusKeeper(toMap).bring(toMap);
  vi.advanceTimersByTime(100);
  at('log')?.focus();
  vi.advanceTimersByTime(100);
  drawMap();
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(at('log'));
});

test('a focus that is lost comes back as soon as there is a place for it, for who plays by keys', () => {
  const keeper = new FocusKeeper(toMap);
  keeper.check();
  vi.advanceTimersByTime(1000);
  drawMap();
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(document.body);
  at('map')?.remove();
  keeper.byKeys = true;
  keeper.check();
  vi.advanceTimersByTime(1000);
  drawMap();
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(at('map'));
});
