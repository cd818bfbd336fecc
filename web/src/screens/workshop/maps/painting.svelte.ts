/** A stroke of the brush over the map: where it begins tells whether it puts something there or takes it away. */
import { type Brush, paint, puts } from './changes';
import type { DrawnMap } from './drawn';

export class Stroke {
  /** The map with what has been painted so far. */
  map = $state.raw<DrawnMap | null>(null);
  /** By which pointer, and where on the stage. */
  began: [pointer: number, x: number, y: number] | null = null;

  #before: DrawnMap | null = null;
  #brush: Brush | null = null;
  #on = false;

  start(began: [pointer: number, x: number, y: number], map: DrawnMap, brush: Brush, region: number): void {
    this.began = began;
    this.map = this.#before = map;
    this.#brush = brush;
    this.#on = puts(map, region, brush);
    this.#over(region);
  }

  /** Returns whether it is this pointer that paints; `find` tells the region under it. */
  move(pointer: number, find: () => number | null): boolean {
    if (this.began?.[0] !== pointer) return false;
    this.#over(find());
    return true;
  }

  /** Ends the stroke; returns the map if it is another now. */
  up(pointer: number): DrawnMap | null {
    if (this.began?.[0] !== pointer) return null;
    const [before, after] = [this.#before, this.map];
    this.cancel();
    return after === before ? null : after;
  }

  cancel(): void {
    this.began = null;
    this.map = null;
  }

  #over(region: number | null): void {
    if (region !== null && this.map && this.#brush) this.map = paint(this.map, region, this.#brush, this.#on);
  }
}
