// Zoom and pan of a sheet inside a window: wheel, drag, pinch, buttons. Pure arithmetic plus pointers.

const MOST = 4;
const DRAG = 6;
const SETTLE = 150;

interface Finger {
  x: number;
  y: number;
}

/** Where a pointer is inside an element. */
export function pointIn(element: Element | undefined, event: { clientX: number; clientY: number }): [x: number, y: number] {
  const box = element?.getBoundingClientRect();
  return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
}

export class Zoom {
  /** How much larger than when the whole sheet fits; 1 is all of it. */
  z = $state(1);
  x = $state(0);
  y = $state(0);
  /** During a gesture. */
  moving = $state(false);
  /**
   * Is the sheet a layer of its own? Cheap to move, but as sharp as when it became one: during gestures, and while all
   * of it is seen, so that the next gesture begins at once.
   */
  layer = $state(true);
  /** The scale that drawing may rely on: changes only when a gesture is over. */
  settled = $state(1);

  width = 1;
  height = 1;
  #fingers = new Map<number, Finger>();
  #start: Finger | null = null;
  #dragged = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The scale at which the sheet's picture was made that the gesture moves. */
  #drawn = 1;

  get zoomed(): boolean {
    return this.z > 1.001;
  }

  /** Did the pointer that just went up drag the sheet? Then its click is none. */
  get dragged(): boolean {
    return this.#dragged;
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.#put(this.z, this.x, this.y);
  }

  /** Zooms by a factor around a point of the window. */
  by(factor: number, x = this.width / 2, y = this.height / 2): void {
    const z = Math.max(1, Math.min(MOST, this.z * factor));
    const scale = z / this.z;
    this.#gesture();
    this.#put(z, x - (x - this.x) * scale, y - (y - this.y) * scale);
  }

  /** Zooms with a key around a point of the window; tells whether it is a key for that. */
  key(key: string, x?: number, y?: number): boolean {
    if (key === '+' || key === '=') this.by(1.4, x, y);
    else if (key === '-') this.by(1 / 1.4, x, y);
    else if (key === '0') this.fit();
    else return false;
    return true;
  }

  pan(dx: number, dy: number): void {
    this.#gesture();
    this.#put(this.z, this.x + dx, this.y + dy);
  }

  fit(): void {
    this.#gesture();
    this.#put(1, 0, 0);
  }

  /** Brings a point of the unzoomed window into sight, if it is not. */
  show({ x, y }: { x: number; y: number }, margin = 60): void {
    if (!this.zoomed) return;
    const sx = this.x + x * this.z;
    const sy = this.y + y * this.z;
    const dx = Math.max(0, margin - sx) - Math.max(0, sx - this.width + margin);
    const dy = Math.max(0, margin - sy) - Math.max(0, sy - this.height + margin);
    if (dx || dy) this.pan(dx, dy);
  }

  wheel(event: WheelEvent, x: number, y: number): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    this.by(Math.exp(-event.deltaY * lines * speed), x, y);
  }

  down(id: number, x: number, y: number): void {
    if (this.#fingers.size === 0) this.#dragged = false;
    this.#fingers.set(id, { x, y });
    this.#start = { x, y };
  }

  /** Returns whether the gesture has taken the pointer over. */
  move(id: number, x: number, y: number): boolean {
    const before = this.#fingers.get(id);
    if (!before) return false;
    const [one, two] = [...this.#fingers.values()];
    if (one && two) {
      const other = before === one ? two : one;
      const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const is = Math.hypot(x - other.x, y - other.y) || 1;
      const cx = (before.x + other.x) / 2;
      const cy = (before.y + other.y) / 2;
      this.by(is / was, cx, cy);
      this.pan((x - before.x) / 2, (y - before.y) / 2);
      this.#dragged = true;
    } else if (this.zoomed) {
      const far = this.#start && Math.hypot(x - this.#start.x, y - this.#start.y) > DRAG;
      if (!this.#dragged && !far) return false;
      this.#dragged = true;
      this.pan(x - before.x, y - before.y);
    } else {
      return false;
    }
    before.x = x;
    before.y = y;
    return true;
  }

  up(id: number): void {
    this.#fingers.delete(id);
    // After the click that may follow; clicks without a pointer, such as a screen reader's, always count.
    setTimeout(() => (this.#dragged &&= this.#fingers.size > 0), 50);
  }

  #put(z: number, x: number, y: number): void {
    this.z = z;
    this.x = Math.min(0, Math.max(this.width * (1 - z), x));
    this.y = Math.min(0, Math.max(this.height * (1 - z), y));
  }

  #gesture(): void {
    // A picture made for a closer look gets too costly as more of it comes into sight: make a smaller one, once.
    if (this.moving && this.z < this.#drawn / 2) {
      this.moving = false;
      this.#redraw(() => (this.moving = this.layer = this.#timer !== undefined));
    } else if (!this.moving && this.#timer === undefined) {
      this.moving = this.layer = true;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.moving = false;
      this.settled = this.z;
      this.#redraw(() => (this.layer = this.moving || !this.zoomed));
    }, SETTLE);
  }

  /** Gives the layer up, so that the sheet is drawn sharply at its present scale, and goes on two frames later. */
  #redraw(then: () => void): void {
    this.#drawn = this.z;
    this.layer = false;
    requestAnimationFrame(() => requestAnimationFrame(then));
  }
}
