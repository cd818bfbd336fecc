/** A stroke of the brush over the map: where it begins tells whether it puts something there or takes it away. */
import { type Brush, paint, puts } from './changes';
import type { DrawnMap } from './drawn';

export class Stroke {
  /** The map with what has been painted so far. */
  map = $state.raw<DrawnMap | null>(null);

  #pointer: number | null = null;
  #before: DrawnMap | null = null;
  #brush: Brush | null = null;
  #on = false;

  start(pointer: number, map: DrawnMap, brush: Brush, region: number): void {
    this.#pointer = pointer;
    this.map = this.#before = map;
    this.#brush = brush;
    this.#on = puts(map, region, brush);
    this.#over(region);
  }

  /** Returns whether it is this pointer that paints; `find` tells the region under it. */
  move(pointer: number, find: () => number | null): boolean {
    if (this.#pointer !== pointer) return false;
    this.#over(find());
    return true;
  }

  /** Ends the stroke; returns the map if it is another now. */
  up(pointer: number): DrawnMap | null {
    if (this.#pointer !== pointer) return null;
    const [before, after] = [this.#before, this.map];
    this.cancel();
    return after === before ? null : after;
  }

  cancel(): void {
    this.#pointer = null;
    this.map = null;
  }

  #over(region: number | null): void {
    if (region !== null && this.map && this.#brush) this.map = paint(this.map, region, this.#brush, this.#on);
  }
}
