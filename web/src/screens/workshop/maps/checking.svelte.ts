/** What is wrong with the map that is looked at: asked for when the hand rests, one question at a time. */
import { checkMap, errorOf } from '../../../net/api';
import type { MapFault, ServerError } from '../../../net/protocol';
import type { DrawnMap } from './drawn';

const REST = 250; // milliseconds

export class Checking {
  /** Nothing while nobody knows. */
  faults = $state.raw<readonly MapFault[] | null>(null);
  trouble = $state.raw<ServerError | null>(null);
  #wanted: DrawnMap | null = null;
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** This is the map now. What is known of the last one stays in sight until more is known. */
  look(map: DrawnMap): void {
    this.#wanted = map;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), REST);
  }

  stop(): void {
    this.#wanted = null;
    clearTimeout(this.#timer);
  }

  /** Does what is known hold for this map? */
  #known = $state.raw<DrawnMap | null>(null);
  isOf(map: DrawnMap): boolean {
    return this.#known === map;
  }

  async #ask(): Promise<void> {
    const asked = this.#wanted;
    if (!asked || this.#asking) return;
    this.#asking = true;
    try {
      const { faults } = await checkMap(asked);
      this.trouble = null;
      if (asked === this.#wanted) [this.faults, this.#known] = [faults, asked];
    } catch (error) {
      this.trouble = errorOf(error);
    } finally {
      this.#asking = false;
    }
    if (this.#wanted && asked !== this.#wanted) this.look(this.#wanted);
  }
}
