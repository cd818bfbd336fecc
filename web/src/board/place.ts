// Where the cost card goes: beside its region, inside the window, over as few lit regions as can be.
import type { Size } from './geometry';
import type { Side } from './types';

export interface Box extends Size {
  x: number;
  y: number;
}

export interface CardPlace {
  side: Side;
  x: number;
  y: number;
  /** Where the arrow points from, along the card's side. */
  arrow: number;
}

interface Option {
  side: Side;
  x: number;
  y: number;
  aside: number;
}

const GAP = 14;
const EDGE = 6;
const TOUCH = 4; // px of a counter that may lie under a button

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const covers = (card: Box, x: number, y: number): boolean =>
  x > card.x - 16 && x < card.x + card.width + 16 && y > card.y - 16 && y < card.y + card.height + 16;

export type Corner = 'right' | 'left' | 'right top';
const BUTTONS = { width: 34, height: 74 };

/** In which corner buttons cover least of what stands at these spots; the first of those in which they cover next to nothing. */
export function quietCorner(window: Size, spots: { x: number; y: number }[], radius: number): Corner {
  const covered = (corner: Corner): number => {
    const x = corner === 'left' ? 0 : window.width - BUTTONS.width;
    const y = corner === 'right top' ? 0 : window.height - BUTTONS.height;
    const away = spots.map((spot) =>
      Math.hypot(spot.x - clamp(spot.x, x, x + BUTTONS.width), spot.y - clamp(spot.y, y, y + BUTTONS.height)),
    );
    const deep = radius - Math.min(...away, radius);
    return deep > TOUCH ? deep : 0;
  };
  const corners: Corner[] = ['right', 'left', 'right top'];
  return corners.reduce((a, b) => (covered(b) < covered(a) ? b : a));
}

/** `radius` is the room the counter in the middle takes; `avoid` the middles of lit regions. */
export function placeCard(
  at: { x: number; y: number; radius: number },
  card: Size,
  window: Size,
  avoid: { x: number; y: number }[],
): CardPlace {
  const reach = at.radius + GAP;
  const across = (x: number): number => clamp(x, EDGE, Math.max(EDGE, window.width - card.width - EDGE));
  const down = (y: number): number => clamp(y, EDGE, Math.max(EDGE, window.height - card.height - EDGE));
  const options = [0.5, 0.15, 0.85].flatMap((share): Option[] => {
    const x = across(at.x - card.width * share);
    const y = down(at.y - card.height * share);
    const aside = share === 0.5 ? 0 : 1; // the middle of a side looks best
    return [
      { side: 'below', x, y: at.y + reach, aside },
      { side: 'above', x, y: at.y - reach - card.height, aside },
      { side: 'right', x: at.x + reach, y, aside },
      { side: 'left', x: at.x - reach - card.width, y, aside },
    ];
  });
  const badness = ({ x, y, aside }: Option): number => {
    const out =
      Math.max(0, -x) + Math.max(0, -y) + Math.max(0, x + card.width - window.width) + Math.max(0, y + card.height - window.height);
    const box = { x, y, ...card };
    return aside + out * 0.5 + avoid.filter((point) => covers(box, point.x, point.y)).length * 10;
  };
  const { side, x, y } = options.reduce((a, b) => (badness(b) < badness(a) ? b : a));
  const upright = side === 'below' || side === 'above';
  const along = upright ? at.x - x : at.y - y;
  const length = upright ? card.width : card.height;
  return { side, x, y, arrow: clamp(along, 18, length - 18) };
}
