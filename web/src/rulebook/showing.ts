/** The board that shows a rule: a scenario's position and its moves, one after the other, with what came of each and why. */
import { mergePatch } from '../net/patch';
import type { CostPart, GameEvent, MapData, Prospect, View } from '../net/protocol';
import { verbName } from '../play/abilities';
import { verbIs } from '../play/boxes';
import { onRegion, parse } from '../play/moves';
import { playerName, regionName } from '../play/names';
import { offered } from '../play/offer';
import { prospectOf } from '../play/prospects';
import { combo, t, tile } from '../texts/index.svelte';
import { showingOf } from './contents';

export interface Refused {
  code: string;
  args: Record<string, string | number>;
  rule: string;
}

export interface Step {
  do: string;
  player: number;
  /** What happened; absent where it was refused. */
  events?: GameEvent[];
  refused?: Refused;
  /** What it changed of the view: a merge patch. */
  change?: object;
}

export interface Showing {
  /** The name of a shipped map, or a little one. */
  map: MapData | string;
  view: object;
  steps: Step[];
}

const files = import.meta.glob<string>('./made/shown/*.json', { query: '?url', import: 'default', eager: true });
const bundles = new Map<string, Promise<Showing[]>>();

function bundle(name: string): Promise<Showing[]> {
  let found = bundles.get(name);
  if (!found) {
    found = fetch(files[`./made/shown/${name}.json`] ?? '').then((answer) => {
      if (!answer.ok) throw new Error(`no boards of ${name}`);
      return answer.json() as Promise<Showing[]>;
    });
    found.catch(() => bundles.delete(name)); // offline, perhaps: the next try may succeed
    bundles.set(name, found);
  }
  return found;
}

/** What shows a rule; null where nothing does. */
export async function showing(anchor: string): Promise<Showing | null> {
  const where = showingOf(anchor);
  return where ? ((await bundle(where[0]))[where[1]] ?? null) : null;
}

/** Fetches all boards, so that they are there without a network, too. */
export async function keepAll(): Promise<void> {
  for (const path of Object.keys(files)) await bundle(path.replace(/^.*\/|\.json$/g, '')).catch(() => undefined);
}

/** What no little board needs, so that it is a whole view. */
const REST = {
  open_coins: true,
  stack: [],
  returned: [],
  badges: [],
  discard: [],
  unfound: 0,
  tray: {},
  income: [],
  turn_so_far: { picked: false, attempted: false, raids: 0, attacked: [], die: 0, victims: [] },
};

/** The position at the start and after every move. */
export function positions({ view, steps }: Showing): View[] {
  const found = [view];
  for (const step of steps) found.push(mergePatch(found.at(-1), step.change ?? {}) as object);
  return found.map((each) => ({ ...REST, ...each, player: (each as View).to_move }) as unknown as View);
}

/** A move in words, as a button or a plan has it. */
export function moveWords(text: string, view: View, map: MapData): string {
  const move = parse(text);
  const region = onRegion(move) ? regionName(map, move.target) : '';
  const means = move.means.map(tile).join(', ');
  if (text === 'done') return t('act-done');
  if (move.verb === 'decline' || move.verb === 'expand') return means ? t('act-decline-with', { means }) : t(`act-${move.verb}`);
  const offer = view.now.offers ? offered(view, Number(move.target)) : undefined;
  if (offer) return t('act-pick', { combo: combo(offer.power, offer.race) });
  const place = region && means ? t('hint-step-with', { region, means }) : region;
  if (move.verb === 'conquer' && region) return t('hint-take', { region: place });
  if (move.verb === 'roll' && region) return t('hint-roll', { region: place });
  const ability = verbName(view, move.verb);
  if (region) return t('hint-step-ability', { ability, region: move.count ? `${place} +${move.count}` : place });
  if (!move.target) return means ? t('ability-with', { ability, means }) : ability;
  const aim = verbIs(move.verb, (verb) => verb.aim === 'player') ? playerName(null, Number(move.target)) : tile(move.target);
  return t('hint-step-ability', { ability, region: aim });
}

/** What a conquest costs item by item; null for other moves and where it was refused. */
export function costOf(step: Step, before: View): (Prospect & { cost: number; parts: CostPart[] }) | null {
  const move = parse(step.do);
  if (step.refused || !onRegion(move) || !['conquer', 'roll'].includes(move.verb)) return null;
  const prospect = prospectOf(before, move.target, move);
  return prospect?.cost !== undefined && prospect.parts?.length ? { ...prospect, cost: prospect.cost, parts: prospect.parts } : null;
}

/** What a reader can be asked before a move: how much it brings or costs, or whether it is allowed at all. */
export type Question =
  { kind: 'coins' | 'cost'; answer: number; choices: number[] } | { kind: 'allowed'; answer: number; choices: [yes: 1, no: 0] };

const CHOICES = 4;

function around(answer: number, salt: number): number[] {
  const first = Math.max(0, answer - (salt % CHOICES));
  return Array.from({ length: CHOICES }, (_, at) => first + at);
}

/** The question about a move. */
export function question(step: Step, before: View, at: number): Question {
  const scored = step.events?.find((event) => event.kind === 'scored');
  if (scored?.kind === 'scored') return { kind: 'coins', answer: scored.total, choices: around(scored.total, scored.total + at + 1) };
  const cost = costOf(step, before);
  if (cost && parse(step.do).verb === 'conquer') return { kind: 'cost', answer: cost.cost, choices: around(cost.cost, cost.cost + at) };
  return { kind: 'allowed', answer: step.refused ? 0 : 1, choices: [1, 0] };
}
