import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOut, MAP, makeView } from '../play/fixtures';
import Board from './Board.svelte';
import { boundFor } from './bound';

beforeEach(() => layOut(800, 500));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const first = MAP.regions[0]!;

/** What stands on the land comes a moment after it. */
async function show(more: object = {}) {
  const onpick = vi.fn();
  const onpoint = vi.fn();
  const states = { [first.id]: { kind: 'take' as const, cost: 3 } };
  render(Board, { map: MAP, view: makeView(), states, label: (id: string) => `Region ${id}`, onpick, onpoint, ...more });
  await waitFor(() => expect(document.querySelectorAll('.layers .at')).toHaveLength(MAP.regions.length));
  return { onpick, onpoint };
}

test('every region is a button with its name, one of them in the tab order', async () => {
  await show();
  for (const region of MAP.regions) expect(screen.getByRole('button', { name: `Region ${region.id}` })).toBeTruthy();
  const stops = [...document.querySelectorAll('[data-region][tabindex="0"]')];
  expect(stops).toHaveLength(1);
});

test('the map turns with the screen, not with the room of the moment', async () => {
  const upright = () => {
    const [, , width = 0, height = 0] = (document.querySelector('.layers')?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    return height > width;
  };
  layOut(400, 390);
  const { innerWidth, innerHeight } = window;
  for (const [width, height, turned] of [
    [390, 844, true],
    [844, 390, false],
    [768, 1024, false], // a tablet has so much room that a map that lies is the larger one
  ] as const) {
    Object.assign(window, { innerWidth: width, innerHeight: height });
    await show({ map: { ...MAP, width: 160 } });
    expect(upright()).toBe(turned);
    cleanup();
  }
  Object.assign(window, { innerWidth, innerHeight });
});

test('hushed, only the regions of the way tell their cost', async () => {
  const [one, two] = [MAP.regions[0]!.id, MAP.regions[1]!.id];
  const states = { [one]: { kind: 'take', cost: 3 }, [two]: { kind: 'take', cost: 4 } };
  const costs = () => [...document.querySelectorAll('.layers .take text')].map((text) => text.textContent);
  await show({ states, route: [two] });
  expect(costs()).toEqual(['3', '4']);
  cleanup();
  await show({ states, route: [two], hushed: true });
  expect(costs()).toEqual(['4']);
});

test('a click and the Enter key pick, pointing tells', async () => {
  const { onpick, onpoint } = await show();
  const button = screen.getByRole('button', { name: `Region ${first.id}` });
  await fireEvent.click(button);
  await fireEvent.keyDown(button, { key: 'Enter' });
  expect(onpick.mock.calls).toEqual([[first.id], [first.id]]);
  await fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  expect(onpoint).toHaveBeenLastCalledWith(first.id);
});

test('the cost stands on the board', async () => {
  await show();
  expect([...document.querySelectorAll('.take text')].map((text) => text.textContent)).toEqual(['3']);
});

test('the stepper steps within its limits', async () => {
  const onstep = vi.fn();
  await show({ stepper: { region: first.id, value: 1, min: 1, max: 4 }, onstep });
  const [fewer, more] = [...document.querySelectorAll<HTMLButtonElement>('.stepper button')];
  expect(fewer?.disabled).toBe(true);
  await fireEvent.click(more!);
  expect(onstep).toHaveBeenCalledWith(1);
});

test('a pointer on its way to the card keeps it, as far as a link on it; elsewhere the card goes along', async () => {
  const box = { left: 300, top: 100, right: 500, bottom: 200 };
  expect(boundFor({ x: 100, y: 150 }, { x: 140, y: 150 }, box)).toBe(true);
  expect(boundFor({ x: 400, y: 150 }, { x: 410, y: 150 }, box)).toBe(true);
  expect(boundFor({ x: 140, y: 150 }, { x: 100, y: 150 }, box)).toBe(false);

  const overlay = createRawSnippet(() => ({ render: () => '<p><a href="/rules">A rule</a></p>' }));
  const { onpoint } = await show({ overlay });
  const [one, other] = ['Region ' + first.id, 'Region ' + MAP.regions[1]!.id].map((name) => screen.getByRole('button', { name }));
  await fireEvent.pointerEnter(one!, { pointerType: 'mouse' });
  const link = await screen.findByRole('link', { name: 'A rule' });
  const place = vi.spyOn(link.closest('.card')!, 'getBoundingClientRect');
  place.mockReturnValue({ ...box, x: 0, y: 0, width: 200, height: 100, toJSON: () => '' });
  await fireEvent.pointerMove(one!, { clientX: 100, clientY: 150 });
  await fireEvent.pointerEnter(other!, { pointerType: 'mouse', clientX: 140, clientY: 150 });
  expect(onpoint).toHaveBeenLastCalledWith(first.id);
  await fireEvent.pointerLeave(document.querySelector('.layers')!, { pointerType: 'mouse', relatedTarget: link });
  expect(onpoint).toHaveBeenLastCalledWith(first.id);
  await fireEvent.pointerMove(one!, { clientX: 140, clientY: 150 });
  await fireEvent.pointerEnter(other!, { pointerType: 'mouse', clientX: 100, clientY: 150 });
  expect(onpoint).toHaveBeenLastCalledWith(MAP.regions[1]!.id);
});
