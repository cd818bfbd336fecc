/** The boxes on the table: what the engine says of tiles, verbs, pieces and stages. They are laid out before anything is shown. */
import { carryIcons } from '../look/icons';
import type { BoxData, OwnBoxData, PieceData, StageData, StageFact, StageView, TileData, TileKind, VerbData, View } from '../net/protocol';
import { carry } from '../texts/index.svelte';

interface Contents {
  tiles: TileData[];
  stages: Map<string, StageData>;
  /** Every shape of a verb: a tile may use a word of the game in a way of its own. */
  verbs: Map<string, VerbData[]>;
  pieces: Map<string, PieceData>;
  /** The tile that a piece or a marker belongs to. */
  owners: Map<string, TileData>;
}

let contents = unpack([]);

function unpack(boxes: readonly BoxData[]): Contents {
  const tiles = boxes.flatMap((box) => [...box.races, ...box.powers, ...box.finds, ...box.aside]);
  const found: Contents = { tiles, stages: new Map(), verbs: new Map(), pieces: new Map(), owners: new Map() };
  const learn = (verb: VerbData): void => void found.verbs.set(verb.id, [...(found.verbs.get(verb.id) ?? []), verb]);
  for (const each of [...boxes.flatMap((box) => box.stages), ...tiles.flatMap((tile) => tile.stages)]) {
    if (!found.stages.get(each.id)) each.verbs.forEach(learn);
    found.stages.set(each.id, each);
  }
  for (const tile of tiles) {
    tile.verbs.forEach(learn);
    for (const stock of tile.stocks) if (stock.of) found.owners.set(stock.of, tile);
    for (const piece of tile.pieces) {
      found.pieces.set(piece.id, piece);
      found.owners.set(piece.id, tile);
    }
  }
  return found;
}

/** From now on these boxes are on the table. */
export function lay(boxes: readonly BoxData[]): void {
  contents = unpack(boxes);
  const own = boxes.filter((box): box is OwnBoxData => 'texts' in box);
  carryIcons(Object.fromEntries(own.flatMap(iconsIn)), Object.assign({}, ...own.map((box) => box.icons)) as Record<string, string>);
  void carry(textsIn(own)).catch(() => undefined);
}

/** The texts of boxes of one's own, by language and id. */
export function textsIn(own: readonly OwnBoxData[]): Record<string, Record<string, string>> {
  const languages = [...new Set(own.flatMap((box) => Object.keys(box.texts)))];
  const texts = languages.map((language) => [language, Object.assign({}, ...own.map((box) => box.texts[language]))] as const);
  return Object.fromEntries(texts) as Record<string, Record<string, string>>;
}

/** The drawings of a box's tiles, pieces and stocks, by kind and id. */
function iconsIn(box: BoxData): [string, string][] {
  return [...box.races, ...box.powers, ...box.aside].flatMap((tile): [string, string][] => [
    [`${tile.kind} ${tile.id}`, tile.icon],
    ...tile.pieces.map((piece): [string, string] => [`marker ${piece.id}`, piece.icon || tile.icon]),
    ...tile.stocks.flatMap((stock): [string, string][] => (stock.of ? [[`marker ${stock.of}`, stock.icon || tile.icon]] : [])),
  ]);
}

/** Every tile. */
export const tiles = (): readonly TileData[] => contents.tiles;

/** A tile by its id; of one kind, where another might have the same. */
export function tileData(id: string, ...kinds: TileKind[]): TileData | undefined {
  return contents.tiles.find((tile) => tile.id === id && (!kinds.length || kinds.includes(tile.kind)));
}

/** The tile that a rule is about; undefined for rules of the game itself. */
export const tileOfRule = (rule: string): TileData | undefined =>
  contents.tiles.find((tile) => rule === tile.rule || rule.startsWith(`${tile.rule}-`));

export const pieceData = (id: string): PieceData | undefined => contents.pieces.get(id);

/** Everything that lies on the map or with a race because of some tile. */
export const pieceIds = (): string[] => [...contents.owners.keys()];

/** The tile that a piece or marker belongs to. */
export const ownerOf = (piece: string): TileData | undefined => contents.owners.get(piece);

/** What a verb is, in the shape that some stage or tile gives it. */
export function verbIs(id: string, fact: (verb: VerbData) => boolean): boolean {
  return contents.verbs.get(id)?.some(fact) ?? false;
}

/** The piece that a verb puts into a region; empty for tokens. */
export const pieceOf = (verb: string): string => contents.verbs.get(verb)?.find((each) => each.puts)?.puts ?? '';

/** Is this the time for a tile's verb? */
function timely(verb: VerbData, now: StageView): boolean {
  return verb.when.some((fact: StageFact) => now[fact]);
}

/** The verbs that a plain tap on a region means in this stage. */
export function mainVerbs(view: View): string[] {
  const own = contents.stages.get(view.stage)?.verbs ?? [];
  const added = contents.tiles.flatMap((tile) => tile.verbs.filter((verb) => timely(verb, view.now)));
  return [...new Set([...own, ...added].filter((verb) => verb.tap).map((verb) => verb.id))];
}

/** The tile whose stage this is; undefined for those that every game has. */
export const stageTile = (id: string): TileData | undefined => contents.tiles.find((tile) => tile.stages.some((each) => each.id === id));

/** The tile whose ability a verb is now: one of the mover's own first; undefined for what everybody may do. */
export function sourceOf(view: View, verb: string): TileData | undefined {
  const named = contents.tiles.filter((tile) => tile.verbs.some((each) => each.id === verb && timely(each, view.now)));
  if (!named.length && view.now.verbs?.includes(verb)) return stageTile(view.stage);
  const races = view.seats[view.to_move]?.races ?? [];
  const own = [...races.flatMap((race) => [race.power, race.race]), view.lent];
  return named.find((tile) => own.includes(tile.id)) ?? named[0];
}
