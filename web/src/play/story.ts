/** The log: what happened, in words. Moves that were taken back are not told. */
import type { EventKind, EventOf, GameEvent, IncomePart, MapData, Table } from '../net/protocol';
import { combo, has, t, term, tile } from '../texts/index.svelte';
import { ownerOf, tileData } from './boxes';
import { playerName, regionName } from './names';

export interface Line {
  key: number;
  /** The kind of event it tells. */
  kind: EventKind;
  /** Whom it is about, 0 for nobody. */
  player: number;
  text: string;
  /** A turn's beginning is a heading. */
  heading: boolean;
  round: number;
  /** What a scored turn consisted of. */
  parts?: IncomePart[];
  /** Where it happened, to be shown on the map. */
  regions: string[];
  /** What came of it and needs no line of its own. */
  more: string[];
  /** The rule by which it happened; empty where none is to be named. */
  rule: string;
}

/** The rules of what happens in every game; of the rest the event or its tile tells. */
const RULES: Partial<Record<EventKind, string>> = {
  turn: 'TURN-1',
  picked: 'PICK-2',
  revealed: 'PICK-8',
  conquered: 'CONQ-6',
  rolled: 'CONQ-24',
  repelled: 'CONQ-27',
  lost: 'CONQ-17',
  cleared: 'CONQ-18',
  placed: 'REDEP-1',
  abandoned: 'ABANDON-1',
  scored: 'SCORE-1',
  declined: 'DECLINE-1',
  vanished: 'DECLINE-3',
  over: 'END-2',
};

/** The rule by which something happened. */
export function ruleOf(event: GameEvent): string {
  if ('rule' in event && event.rule) return event.rule;
  const owner =
    event.kind === 'piece'
      ? ownerOf(event.piece)
      : event.kind === 'used'
        ? (tileData(event.what) ?? ownerOf(event.what))
        : event.kind === 'discovered'
          ? tileData(event.find)
          : undefined;
  return owner ? `${owner.rule}-1` : (RULES[event.kind] ?? '');
}

/** What only completes the line before it. */
const COMPLETES = new Set<EventKind>(['lost', 'piece', 'gained', 'set-aside', 'cleared', 'revealed']);

/** Pieces that only change hands for the length of a stage: telling it would be noise. */
const QUIET = new Set(['gathered', 'flies']);

/** The events that still hold: what was taken back is cut out. */
export function standing(events: readonly GameEvent[]): GameEvent[] {
  const kept: GameEvent[] = [];
  const starts: { ply: number; at: number }[] = [];
  for (const event of events) {
    if (event.kind === 'move') starts.push({ ply: event.ply, at: kept.length });
    if (event.kind === 'undone') {
      while (starts.length && (starts.at(-1)?.ply ?? 0) > event.ply) kept.length = starts.pop()?.at ?? 0;
      continue;
    }
    kept.push(event);
  }
  return kept;
}

export class Teller {
  constructor(
    readonly table: Table | null,
    readonly map: MapData | null,
  ) {}

  /** The story of these events; what completes a line is folded into it. */
  tell(events: readonly GameEvent[]): Line[] {
    const kept: Line[] = [];
    for (const line of this.#lines(events)) {
      const before = kept.at(-1);
      if (!before || before.heading || !COMPLETES.has(line.kind)) kept.push(line);
      else {
        before.more.push(line.text);
        before.regions = [...new Set([...before.regions, ...line.regions])];
      }
    }
    return kept;
  }

  /** Tokens placed one after another become one line, and so do combos that come out together. */
  #lines(events: readonly GameEvent[]): Line[] {
    const lines: Line[] = [];
    let round = 0;
    for (let at = 0; at < events.length; at += 1) {
      const event = events[at];
      if (!event) continue;
      if (event.kind === 'turn') round = event.round;
      if (event.kind === 'placed') {
        const row = [event];
        for (let next = events[at + 1]; next; next = events[at + 1]) {
          const silent = next.kind === 'move' && next.move.startsWith('place ');
          if (!silent && !(next.kind === 'placed' && next.player === event.player && next.race === event.race)) break;
          if (next.kind === 'placed') row.push(next);
          at += 1;
        }
        lines.push({ ...this.#line(event, this.#placed(row), round, at), regions: [...new Set(row.map((each) => each.region))] });
        continue;
      }
      if (event.kind === 'revealed') {
        const row = [event];
        for (let next = events[at + 1]; next?.kind === 'revealed'; next = events[at + 1]) {
          row.push(next);
          at += 1;
        }
        lines.push(this.#line(event, this.#revealed(row), round, at));
        continue;
      }
      if (event.kind === 'cleared' && conquest(events[at + 1], event.region)) continue; // the conquest tells it
      if (event.kind === 'rolled' && failed(events[at + 1], event.region)) {
        const args = { ...this.#who(event), face: event.face, needed: event.needed };
        lines.push(this.#line(event, t('log-rolled-failed', args), round, at));
        at += 1;
        continue;
      }
      const text = this.sentence(event, events[at - 1]);
      if (text) lines.push(this.#line(event, text, round, at));
    }
    return lines;
  }

  #line(event: GameEvent, text: string, round: number, at: number): Line {
    const line: Line = {
      key: event.n ?? at,
      kind: event.kind,
      player: 'player' in event ? event.player : 'to' in event && event.kind === 'coins' ? event.to : 0,
      text,
      heading: event.kind === 'turn',
      round,
      regions: whereOf(event),
      more: [],
      rule: ruleOf(event),
    };
    if (event.kind === 'scored') line.parts = event.parts;
    return line;
  }

  name(player: number): string {
    return playerName(this.table, player);
  }

  region(region: string): string {
    return regionName(this.map, region);
  }

  /** One event in words; empty for those that are declared silent, and for what another event has told. */
  sentence(event: GameEvent, before?: GameEvent): string {
    return this.#war(event, before) || this.#table(event) || this.#things(event);
  }

  /** Who rolls for what, and what is needed. */
  rolling(roll: EventOf<'rolled'>): string[] {
    const title = t(roll.region ? 'die-rolling' : 'die-rolling-free', this.#who(roll));
    return roll.needed ? [title, t('die-needs', { needed: roll.needed })] : [title];
  }

  /** What was needed and what fell. */
  fallen(roll: EventOf<'rolled'>): string {
    if (!roll.needed) return t('die-fell', { face: roll.face });
    return `${t('die-needs', { needed: roll.needed })}. ${t(roll.face >= roll.needed ? 'die-enough' : 'die-short', { face: roll.face })}`;
  }

  #war(event: GameEvent, before?: GameEvent): string {
    switch (event.kind) {
      case 'conquered':
        return this.#conquered(event, before);
      case 'rolled':
        return event.region
          ? t('log-rolled', { ...this.#who(event), face: event.face, needed: event.needed })
          : t('log-rolled-free', { player: this.name(event.player), face: event.face });
      case 'repelled':
        return t('log-repelled', { region: this.region(event.region) });
      case 'lost':
        return t('log-lost', {
          ...this.#who(event),
          race: term('race', event.race),
          lost: event.lost,
          withdrawn: event.withdrawn,
        });
      case 'cleared':
        return t(event.what === 'monsters' ? 'log-cleared-monsters' : 'log-cleared-tribe', { region: this.region(event.region) });
      case 'placed':
        return this.#placed([event]);
      case 'abandoned':
        return t('log-abandoned', this.#who(event));
      default:
        return '';
    }
  }

  #conquered(event: EventOf<'conquered'>, before?: GameEvent): string {
    const args = { ...this.#who(event), tokens: event.tokens };
    const means = event.means.filter((name) => name !== 'die');
    if (means.length) return t('log-conquered-with', { ...args, means: means.map(tile).join(', ') });
    if (before?.kind === 'cleared' && before.region === event.region) {
      return t(before.what === 'monsters' ? 'log-conquered-monsters' : 'log-conquered-tribe', args);
    }
    return t('log-conquered', args);
  }

  #table(event: GameEvent): string {
    switch (event.kind) {
      case 'turn':
        return t('log-turn', { round: event.round, player: this.name(event.player) });
      case 'picked':
        return t('log-picked', {
          player: this.name(event.player),
          combo: combo(event.power, event.race),
          paid: event.paid,
          gained: event.gained,
        });
      case 'revealed':
        return this.#revealed([event]);
      case 'swapped':
        return t('log-swapped', {
          player: this.name(event.player),
          given: term('power', event.given),
          taken: term('power', event.taken),
        });
      case 'scored':
        return t('log-scored', { player: this.name(event.player), coins: event.total });
      case 'declined':
        return t('log-declined', {
          player: this.name(event.player),
          race: term('race', event.race),
          regions: event.regions.length,
        });
      case 'vanished':
        return t('log-vanished', { player: this.name(event.player), race: term('race', event.race) });
      case 'driver':
        return t(event.driver === 'bot' ? `log-driver-${event.why === 'clock' ? 'clock' : 'bot'}` : 'log-driver-back', {
          player: this.name(event.player),
        });
      case 'over':
        return t('log-over');
      default:
        return '';
    }
  }

  #things(event: GameEvent): string {
    switch (event.kind) {
      case 'piece': {
        if (QUIET.has(event.reason) || (!event.to && !event.origin)) return '';
        const piece = counted(tile(event.piece), event.count);
        return t(event.to ? 'log-piece-placed' : 'log-piece-taken', { region: this.region(event.to || event.origin), piece });
      }
      case 'gained':
        if (event.rule.startsWith('PICK')) return ''; // the pick itself has been told
        return t('log-gained', {
          player: this.name(event.player),
          race: term('race', event.race),
          what: event.what === 'tokens' ? t('concept-token.count', { count: event.count }) : counted(tile(event.what), event.count),
        });
      case 'set-aside':
        return t('log-set-aside', { player: this.name(event.player), race: term('race', event.race), tokens: event.tokens });
      case 'discovered':
        return t('log-discovered', { ...this.#who(event), find: tile(event.find) });
      case 'allied':
        return t('log-allied', { player: this.name(event.player), ally: this.name(event.ally) });
      case 'coins':
        return this.#coins(event);
      case 'used':
        return this.#used(event);
      default:
        return '';
    }
  }

  #used(event: EventOf<'used'>): string {
    const args = { player: this.name(event.player), what: tile(event.what), detail: event.detail ? tile(event.detail) : '' };
    const own = `log-used-${event.what}`;
    if (has(own)) return t(own, args);
    return event.region ? t('log-used-at', { ...args, region: this.region(event.region) }) : t('log-used', args);
  }

  #coins(event: EventOf<'coins'>): string {
    const coins = t('concept-coin.count', { count: event.count });
    if (!event.origin) return t('log-coins-bank', { player: this.name(event.to), coins });
    if (!event.to) return t('log-coins-paid', { player: this.name(event.origin), coins });
    return t('log-coins-player', { player: this.name(event.to), origin: this.name(event.origin), coins });
  }

  #revealed(row: readonly EventOf<'revealed'>[]): string {
    return t('log-revealed', { list: row.map((event) => combo(event.power, event.race)).join(', ') });
  }

  #placed(row: readonly EventOf<'placed'>[]): string {
    const first = row[0];
    if (!first) return '';
    const where = new Map<string, number>();
    for (const event of row) where.set(event.region, (where.get(event.region) ?? 0) + event.tokens);
    const dealt = [...where].map(([region, tokens]) => `${this.region(region)} +${tokens}`).join(', ');
    return t('log-placed', { player: this.name(first.player), race: term('race', first.race), list: dealt });
  }

  #who(event: { player: number; region: string }): { player: string; region: string } {
    return { player: this.name(event.player), region: this.region(event.region) };
  }
}

function whereOf(event: GameEvent): string[] {
  if (event.kind === 'declined') return [...event.regions];
  if (event.kind === 'piece') return [event.to || event.origin].filter(Boolean);
  return 'region' in event && event.region ? [event.region] : [];
}

function conquest(event: GameEvent | undefined, region: string): boolean {
  return event?.kind === 'conquered' && event.region === region;
}

function failed(event: GameEvent | undefined, region: string): boolean {
  return event?.kind === 'repelled' && event.region === region;
}

/** A thing and how many of it. */
export function counted(name: string, count: number): string {
  return count > 1 ? `${name} ×${count}` : name;
}

/** The events between a player's last turn and the one he is in now: the number of the first, and of the one after the last. */
export interface News {
  from: number;
  until: number;
}

/** What a player has missed; null before his second turn, when everything is new. */
export function newsFor(events: readonly GameEvent[], player: number): News | null {
  const turns = events.filter((event) => event.kind === 'turn');
  const own = turns.at(-1)?.player === player ? turns.pop() : undefined;
  const last = turns.findLastIndex((turn) => turn.player === player);
  const first = turns[last + 1]?.n;
  if (last < 0 || first === undefined) return null;
  return { from: first, until: own?.n ?? Infinity };
}

/** How many regions were taken since the current turn began. */
export function takenThisTurn(events: readonly GameEvent[]): number {
  let taken = 0;
  for (const event of events) {
    if (event.kind === 'turn') taken = 0;
    else if (event.kind === 'conquered') taken += 1;
  }
  return taken;
}
