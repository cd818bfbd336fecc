// Where the cost card goes: beside its region, inside the window, over as few lit regions as can be.
import type { Side } from './types';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CardPlace {
  side: Side;
  x: number;
  y: number;
  /** Where the arrow points from, along the card's side. */
  arrow: number;
}

const GAP = 14;
const EDGE = 6;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const covers = (card: Box, x: number, y: number): boolean =>
  x > card.x - 16 && x < card.x + card.width + 16 && y > card.y - 16 && y < card.y + card.height + 16;

/** `radius` is the room the counter in the middle takes; `avoid` the middles of lit regions. */
export function placeCard(
  at: { x: number; y: number; radius: number },
  card: { width: number; height: number },
  window: { width: number; height: number },
  avoid: { x: number; y: number }[],
): CardPlace {
  const reach = at.radius + GAP;
  const across = (x: number): number => clamp(x, EDGE, Math.max(EDGE, window.width - card.width - EDGE));
  const down = (y: number): number => clamp(y, EDGE, Math.max(EDGE, window.height - card.height - EDGE));
  const options: { side: Side; x: number; y: number }[] = [
    { side: 'below', x: across(at.x - card.width / 2), y: at.y + reach },
    { side: 'above', x: across(at.x - card.width / 2), y: at.y - reach - card.height },
    { side: 'right', x: at.x + reach, y: down(at.y - card.height / 2) },
    { side: 'left', x: at.x - reach - card.width, y: down(at.y - card.height / 2) },
  ];
  const badness = ({ x, y }: { x: number; y: number }): number => {
    const out =
      Math.max(0, -x) + Math.max(0, -y) + Math.max(0, x + card.width - window.width) + Math.max(0, y + card.height - window.height);
    const box = { x, y, ...card };
    return out * 0.5 + avoid.filter((point) => covers(box, point.x, point.y)).length * 10;
  };
  const best = options.reduce((a, b) => (badness(b) < badness(a) ? b : a));
  const along = best.side === 'below' || best.side === 'above' ? at.x - best.x : at.y - best.y;
  const length = best.side === 'below' || best.side === 'above' ? card.width : card.height;
  return { ...best, arrow: clamp(along, 18, length - 18) };
}
