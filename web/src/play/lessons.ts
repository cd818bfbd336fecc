/** The guided first game: which lesson is on, and which have been learnt by doing. */
import type { GameEvent, View } from '../net/protocol';
import { options } from './moves';

export const LESSONS = ['pick', 'conquer', 'die', 'redeploy', 'score', 'decline'] as const;
export type Lesson = (typeof LESSONS)[number];

/** What a player has done so far. */
export function lessonsDone(events: readonly GameEvent[], player: number): Set<Lesson> {
  const done = new Set<Lesson>();
  for (const event of events) {
    if (!('player' in event) || event.player !== player) continue;
    if (event.kind === 'picked') done.add('pick');
    else if (event.kind === 'conquered') done.add('conquer');
    else if (event.kind === 'rolled') done.add('die');
    else if (event.kind === 'placed') done.add('redeploy');
    else if (event.kind === 'scored') done.add('score').add('redeploy');
    else if (event.kind === 'declined') done.add('decline');
  }
  return done;
}

/** The lesson for this moment: what the stage is about, as long as there is something left to learn. */
export function currentLesson(view: View, done: ReadonlySet<Lesson>): Lesson | null {
  if (LESSONS.every((lesson) => done.has(lesson))) return null;
  if (view.legal === undefined) return done.has('redeploy') && !done.has('decline') ? 'score' : null;
  if (view.stage === 'pick') return 'pick';
  if (view.stage === 'mode') return done.has('score') ? 'decline' : 'conquer';
  if (view.stage === 'redeploy' || view.stage === 'retreat') return 'redeploy';
  const all = options(view.legal);
  const takes = all.tools.some((tool) => tool.id === 'conquer');
  return !takes && all.tools.some((tool) => tool.id === 'roll') ? 'die' : 'conquer';
}
