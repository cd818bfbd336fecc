// Is it fair? One sentence with its interval, and the number of tokens that comes nearest.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { FairQuestion } from '../../net/protocol';
import { enterWorkshop } from '../../texts/index.svelte';
import '../fixtures';
import Fair from './Fair.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Asked extends FairQuestion {
  box: { race: { tokens: number; supply: number }[] };
}

test('a tile that is too strong is tried with fewer tokens', async () => {
  await enterWorkshop();
  const tried: number[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const asked = JSON.parse(String(init.body)) as Asked;
    const tokens = asked.box.race[0]?.tokens ?? 0;
    if (!asked.games) tried.push(tokens);
    const share = { 6: 1.89, 5: 1.5, 4: 1.09 }[tokens] ?? 0;
    const games = (asked.games ?? 0) + 120;
    return Response.json({ games, won: 0, squares: 0, share, reach: 0.11, verdict: share > 1.2 ? 'strong' : 'fair' });
  });
  const box = { id: 'pond', race: [{ id: 'beavers', name: 'Beavers', tokens: 6 }] };
  render(Fair, { box, tile: 'beavers', name: 'Beavers', ready: true });
  await fireEvent.click(screen.getByRole('button', { name: 'Is it fair?' }));
  const answer = await screen.findByRole('status');
  expect(answer.textContent?.replace(/[⁨⁩]/g, '')).toBe(
    'Beavers wins 1.89 (1.78–2.00) of a fair share: too strong. With 4 tokens: 1.09 (0.98–1.20).',
  );
  expect(tried).toEqual([6, 5, 4]);
});
