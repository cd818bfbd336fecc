/** What happened since the viewer's last turn, step by step: what to say, where to look, and how the table stood then. */
import type { GameEvent, View } from '../net/protocol';
import type { Frame } from '../net/store.svelte';
import { newsFor, type Line, type News } from './story';

export interface Step {
  key: number;
  player: number;
  text: string;
  regions: string[];
  /** The position after it; null where the page was not there to see it. */
  view: View | null;
}

/** The turns of others before the one a player is in now, his first turn included; null if he has missed nothing. */
export function since(events: readonly GameEvent[], player: number): News | null {
  const turns = events.filter((event) => event.kind === 'turn');
  const [first, own] = [turns[0], turns.at(-1)];
  if (!first || own?.player !== player) return null;
  return newsFor(events, player) ?? (first.player === player ? null : { from: first.n ?? 0, until: own.n ?? Infinity });
}

export function stepsOf(lines: readonly Line[], { from, until }: News, frames: readonly Frame[]): Step[] {
  return lines
    .filter((line) => line.key >= from && line.key < until && !line.heading)
    .map((line) => ({
      key: line.key,
      player: line.player,
      text: [line.text, ...line.more].join(' '),
      regions: line.regions,
      view: frames.find((frame) => frame.first <= line.key && line.key <= frame.last)?.view ?? null,
    }));
}
