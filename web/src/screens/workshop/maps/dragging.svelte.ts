/** Corners and borders on their way: dragged by a pointer, once a frame, or moved step by step with the arrow keys. */
import { wayOf } from '../../../board/focus';
import type { Point } from '../../../net/protocol';
import type { Handle } from './handles';
import { type Grip, type Mesh, moved, outlineOf } from './mesh';

const STEP = 5; // map units
const FAR = 4; // steps, with the Shift key

export class BorderDrag {
  /** Where the hand holds what it drags. */
  held = $state.raw<Point | null>(null);
  /** The hand is where the borders cannot go. */
  blocked = $state(false);

  #shape = $state.raw<Mesh | null>(null);
  #holding: { pointer: number; handle: Handle; grip: Grip; from: Point } | null = null;
  #latest: Point = [0, 0];
  #frame = 0;

  constructor(
    readonly onblocked: (blocked: boolean) => void,
    /** The borders lie anew. */
    readonly onshape: (mesh: Mesh) => void,
  ) {}

  /** The outlines that have followed the hand, by region. */
  get outlines(): [region: number, outline: Point[]][] {
    const shape = this.#shape;
    if (!shape || !this.#holding) return [];
    return this.#holding.grip.regions.map((region) => [region, outlineOf(shape, shape.rings[region] ?? [])]);
  }

  start(pointer: number, handle: Handle, at: Point): void {
    this.#holding = { pointer, handle, grip: handle.grip(), from: at };
    this.held = handle.at;
  }

  /** Returns whether it is this pointer that drags. */
  move(pointer: number, to: Point): boolean {
    if (this.#holding?.pointer !== pointer) return false;
    this.#latest = to;
    this.#frame ||= requestAnimationFrame(() => this.#pull());
    return true;
  }

  up(pointer: number): void {
    if (this.#holding?.pointer !== pointer) return;
    if (this.#frame) this.#pull();
    const shape = this.#shape;
    this.cancel();
    if (shape) this.onshape(shape);
  }

  cancel(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#holding = null;
    this.#shape = null;
    this.held = null;
    this.#block(false);
  }

  nudge(event: KeyboardEvent, handle: Handle): void {
    const way = wayOf(event.key);
    if (!way) return;
    event.preventDefault();
    const far = event.shiftKey ? STEP * FAR : STEP;
    const shape = moved(handle.grip(), way[0] * far, way[1] * far);
    this.#block(!shape);
    if (shape) this.onshape(shape);
  }

  #pull(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (!this.#holding) return;
    const { grip, handle, from } = this.#holding;
    const [dx, dy] = [this.#latest[0] - from[0], this.#latest[1] - from[1]];
    const shape = moved(grip, dx, dy);
    this.#block(!shape);
    if (!shape) return;
    this.#shape = shape;
    this.held = [handle.at[0] + dx, handle.at[1] + dy];
  }

  #block(is: boolean): void {
    if (is === this.blocked) return;
    this.blocked = is;
    this.onblocked(is);
  }
}
