/** The review of a game as it comes in: its head, turn after turn, then the costliest once more. */
import { errorOf, getReview, getReviewedTurn } from '../../net/api';
import type { ReviewHead, ServerError, TurnReview } from '../../net/protocol';
import { patiently } from '../../net/patiently';
import { closerTurns, costliest } from '../../play/review';

export class Reviewing {
  head: ReviewHead | null = $state.raw(null);
  turns: TurnReview[] = $state.raw([]);
  trouble: ServerError | null = $state.raw(null);
  finished = $state(false);
  private looked = $state(0);
  private stopped = false;
  /** How many answers are there, out of how many. */
  readonly done = $derived(this.turns.length + this.looked);
  readonly all = $derived((this.head?.turns ?? 0) + (this.head?.looks ?? 0));
  readonly costliest = $derived(costliest(this.turns));

  constructor(
    private readonly table: string,
    private readonly secret: string,
  ) {}

  /** Ask for everything, one thing after the other, so that others get their turn in between. */
  async run(): Promise<void> {
    try {
      this.head = await patiently(
        () => getReview(this.table, this.secret),
        () => this.stopped,
      );
      for (let number = 1; number <= this.head.turns && !this.stopped; number += 1) await this.judge(number, false);
      for (const number of closerTurns(this.turns, this.head.looks)) if (!this.stopped) await this.judge(number, true);
      this.finished = !this.stopped;
    } catch (error) {
      if (!this.stopped) this.trouble = errorOf(error);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private async judge(number: number, closer: boolean): Promise<void> {
    const turn = await patiently(
      () => getReviewedTurn(this.table, number, closer, this.secret),
      () => this.stopped,
    );
    this.turns = [...this.turns.filter((each) => each.number !== number), turn].sort((a, b) => a.number - b.number);
    if (closer) this.looked += 1;
  }
}
