/** Which sounds belong to what happened, by the kinds of the events alone. */
import type { GameEvent } from '../net/protocol';
import type { SoundName } from './sounds';

export interface Heard {
  name: SoundName;
  /** Seconds after the events came. */
  at: number;
  /** Between 0 and 1: what others do is not as loud as what concerns the listener. */
  level: number;
  /** How many coins there are to be heard. */
  many?: number;
}

/** Who listens: the seats that are played here; none for a watcher. */
export type Seats = readonly number[];

const DIE_LANDS = 0.68; // what the die decided is heard when it lies still
const STEP = 0.3; // between two sounds of one message
const OTHERS = 0.55;

/** The sounds of one message of events, in order; of several alike one is enough. */
export function heard(news: readonly GameEvent[], seats: Seats, yourTurn: boolean): Heard[] {
  if (news.some((event) => event.kind === 'undone')) return [];
  const found: Heard[] = [];
  let at = 0;
  for (const event of news) {
    const next = soundOf(event, seats);
    if (!next) continue;
    const same = found.find((each) => each.name === next.name);
    if (same) {
      same.level = Math.max(same.level, next.level);
      if (next.many) same.many = (same.many ?? 0) + next.many;
      continue;
    }
    found.push({ ...next, at });
    at += next.name === 'die' ? DIE_LANDS : STEP;
  }
  if (yourTurn && !news.some((event) => event.kind === 'over')) found.push({ name: 'turn', at, level: 1 });
  return found;
}

function soundOf(event: GameEvent, seats: Seats): Omit<Heard, 'at'> | null {
  const level = (player: number): number => (!seats.length || seats.includes(player) ? 1 : OTHERS);
  switch (event.kind) {
    case 'rolled':
      return { name: 'die', level: level(event.player) };
    case 'conquered':
      return { name: 'conquest', level: level(event.player) };
    case 'repelled':
    case 'lost':
      return seats.includes(event.player) ? { name: 'loss', level: 1 } : null;
    case 'picked':
      return coins(event.gained, level(event.player));
    case 'coins':
      return coins(event.to ? event.count : 0, level(event.to));
    case 'scored':
      return coins(event.total, level(event.player));
    case 'declined':
      return { name: 'decline', level: level(event.player) };
    case 'over':
      return { name: !seats.length || event.winners.some((player) => seats.includes(player)) ? 'victory' : 'end', level: 1 };
    default:
      return null;
  }
}

function coins(many: number, level: number): Omit<Heard, 'at'> | null {
  return many > 0 ? { name: 'coins', level, many } : null;
}
