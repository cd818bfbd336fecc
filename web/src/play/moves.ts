/** Moves as the engine writes them (docs/moves.md), read into their parts and sorted into tools. */

export interface Move {
  text: string;
  verb: string;
  /** The region, or what stands in its place: a number in the offer, a player, a relic. Empty for bare verbs. */
  target: string;
  /** How many, for moves that place several; else 0. */
  count: number;
  means: string[];
}

const COUNTED = new Set(['place', 'camp', 'armor']);
const BARE_TARGETS = new Set(['pick', 'swap', 'bag', 'ally']);

export function parse(text: string): Move {
  const words = text.split(' ');
  const at = words.indexOf('with');
  const means = at < 0 ? [] : words.slice(at + 1);
  const [verb = '', target = '', count = ''] = at < 0 ? words : words.slice(0, at);
  return { text, verb, target, count: COUNTED.has(verb) ? Number(count) || 0 : 0, means };
}

/** Does this move point at a region of the map? */
export function onRegion(move: Move): boolean {
  return move.target !== '' && !BARE_TARGETS.has(move.verb);
}

/** Verbs that take a region; the first two are what a plain tap does. */
export const ATTACKS = ['conquer', 'roll'] as const;

/** A way of pointing at regions: what a tap on each of them would do. */
export interface Tool {
  /** `conquer`, `dragon`, `conquer with sword`, … */
  id: string;
  verb: string;
  means: string[];
  /** Moves by region; several where a number of things can be placed, fewest first. */
  at: Record<string, Move[]>;
}

export interface Options {
  tools: Tool[];
  /** Moves that point at no region, in the order of the list. */
  plain: Move[];
  done: boolean;
}

function toolOf(move: Move): string {
  return move.means.length ? `${move.verb} with ${move.means.join(' ')}` : move.verb;
}

const sorted = new WeakMap<readonly string[], Options>();

/** The legal moves as tools and plain choices; sorted once per list. */
export function options(legal: readonly string[] | undefined): Options {
  if (!legal) return sort([]);
  const known = sorted.get(legal);
  if (known) return known;
  const fresh = sort(legal);
  sorted.set(legal, fresh);
  return fresh;
}

function sort(legal: readonly string[]): Options {
  const tools = new Map<string, Tool>();
  const plain: Move[] = [];
  let done = false;
  for (const text of legal) {
    if (text === 'done') {
      done = true;
      continue;
    }
    const move = parse(text);
    if (!onRegion(move)) {
      plain.push(move);
      continue;
    }
    const id = toolOf(move);
    const tool = tools.get(id) ?? { id, verb: move.verb, means: move.means, at: {} };
    tools.set(id, tool);
    (tool.at[move.target] ??= []).push(move);
  }
  for (const tool of tools.values()) {
    for (const moves of Object.values(tool.at)) moves.sort((a, b) => a.count - b.count);
  }
  return { tools: [...tools.values()], plain, done };
}

/** What a stage is about: the verbs a tap on the map means when no ability has been chosen. */
const MAIN: Record<string, readonly string[]> = {
  conquest: ATTACKS,
  ghouls: ATTACKS,
  berserk: ATTACKS,
  volcano: ['volcano'],
  balrog: ['balrog'],
  redeploy: ['place', 'withdraw'],
  retreat: ['place'],
};

/** The verbs that a plain tap means in this stage. */
export function mainVerbs(stage: string): readonly string[] {
  return MAIN[stage] ?? [];
}

const ATTACKING = new Set(['conquer', 'roll', 'convert', 'wisp']);

/** Relics that can help an attack now; each is a switch, and several may be on. */
export function helpers(all: Options): string[] {
  const found = new Set<string>();
  for (const tool of all.tools) {
    if (ATTACKING.has(tool.verb)) for (const name of tool.means) found.add(name);
  }
  return [...found].sort();
}

/** Tools that are buttons of their own: everything beyond the stage's main verbs and the relics' switches. */
export function abilityTools(all: Options, stage: string): Tool[] {
  const main = mainVerbs(stage);
  return all.tools.filter((tool) => {
    if (ATTACKING.has(tool.verb) && tool.means.length) return false;
    return !main.includes(tool.verb);
  });
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}

/** The move that a tap on a region makes: with the chosen tool, else the main verbs, helped by the chosen relics. */
export function tapMove(all: Options, stage: string, region: string, chosen: string | null, relics: readonly string[] = []): Move | null {
  return tapMoves(all, stage, chosen, relics)[region] ?? null;
}

/** The same for all regions at once. */
export function tapMoves(all: Options, stage: string, chosen: string | null, relics: readonly string[] = []): Record<string, Move> {
  const verbs = chosen === null ? mainVerbs(stage) : [];
  const found: Record<string, Move> = {};
  const take = (tool: Tool): void => {
    for (const [region, moves] of Object.entries(tool.at)) if (moves[0]) found[region] ??= moves[0];
  };
  if (chosen !== null) {
    const tool = all.tools.find((each) => each.id === chosen);
    if (!tool) return found;
    if (relics.length) all.tools.filter((each) => each.verb === tool.verb && same(each.means, relics)).forEach(take);
    else take(tool);
    return found;
  }
  for (const verb of verbs) all.tools.filter((each) => each.verb === verb && same(each.means, relics)).forEach(take);
  if (relics.length) all.tools.filter((each) => ATTACKING.has(each.verb) && same(each.means, relics)).forEach(take);
  return found;
}

/** The tile whose ability a verb is: its icon, its name and its text stand on the button. */
const SOURCES: Record<string, readonly [kind: string, id: string]> = {
  dragon: ['power', 'dragon-master'],
  wisp: ['race', 'will-o-wisps'],
  camp: ['power', 'bivouacking'],
  armor: ['power', 'shield'],
  fortress: ['power', 'fortified'],
  hero: ['power', 'heroic'],
  queen: ['power', 'royal'],
  ally: ['power', 'diplomat'],
  reborn: ['power', 'reborn'],
  bag: ['power', 'magic'],
  ancient: ['race', 'cultists'],
  volcano: ['race', 'flames'],
  withdraw: ['race', 'amazons'],
  swap: ['race', 'shadow-mimes'],
  keep: ['race', 'shadow-mimes'],
  ghost: ['place', 'crypt'],
  balrog: ['place', 'pentacle'],
  altar: ['place', 'altar'],
  ring: ['relic', 'ring'],
  scepter: ['relic', 'scepter'],
};

export interface Source {
  kind: string;
  id: string;
}

/** Whose ability a move is; null for what everybody may do. `race` and `power` are the mover's own. */
export function sourceOf(verb: string, race: string, power: string, stage: string, lent = ''): Source | null {
  if (verb === 'convert') {
    if (race === 'sorcerers') return { kind: 'race', id: race };
    return { kind: 'power', id: power === 'vampire' || lent !== 'vampire' ? 'vampire' : lent };
  }
  if (verb === 'roll') return { kind: 'power', id: 'berserk' };
  if (verb === 'decline' && stage === 'end') return { kind: 'power', id: 'stout' };
  const source = SOURCES[verb];
  return source ? { kind: source[0], id: source[1] } : null;
}
