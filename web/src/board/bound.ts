/** Where a pointer is going. */
interface Place {
  x: number;
  y: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** How far a place is from a box, in px; 0 inside. */
const away = ({ x, y }: Place, box: Box): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

/** Is a pointer that went from one place to another on its way to a box, or in it? */
export function boundFor(from: Place, to: Place, box: Box): boolean {
  const left = away(to, box);
  return !left || left < away(from, box);
}
