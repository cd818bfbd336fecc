// Made by tools/make_protocol.py from src/elbowroom/table/protocol and src/elbowroom/rules/events.py.

/** The version of the protocol that this page speaks. */
export const PROTOCOL = 2;

// ---- values ----

/** A human on the host's screen (several make a hot-seat), a human by link, or a bot. */
export type SeatKind = 'here' | 'link' | 'bot';

/** Who plays a seat, or made a move. */
export type Driver = 'player' | 'bot';

/** Why a bot plays: it is the bot's seat, the host put it there, the time was up. */
export type WhyBot = '' | 'seat' | 'host' | 'clock';

/** Why another plays from now on: the host, the time that was up, the owner's return, his new turn. */
export type WhyDriven = 'host' | 'clock' | 'return' | 'turn';

/** Where a table stands. */
export type TableStatus = 'lobby' | 'running' | 'over';

/** How long a bot waits before each move. */
export type Pace = 'instant' | 'fast' | 'normal' | 'slow';

/** The table's variants by name, where they are not the usual ones. */
export type Variants = Record<string, boolean | number | string>;

/** What a region is. */
export type Terrain =
  | 'farmland'
  | 'forest'
  | 'hill'
  | 'swamp'
  | 'mountain'
  | 'sea'
  | 'lake'
  | 'black-mountain'
  | 'mud-pool'
  | 'mushroom-forest'
  | 'mine'
  | 'mystic-crystal'
  | 'river'
  | 'chasm';

/** What is printed in a region besides its terrain. */
export type Symbol = 'mine' | 'magic' | 'cavern' | 'volcano';

// ---- tables ----

/** How long a player may think: for each turn, for the whole game, or as long as he likes. */
export interface ClockSetting {
  kind: 'none' | 'turn' | 'game';
  seconds: number;
}

/** How a table plays. */
export interface TableSettings {
  boxes: string[];
  /** Empty in a wish: the first box's map for that number of players. */
  map: string;
  /** 0 in a wish: as the rules say. */
  rounds: number;
  /** Who goes first; 0 in a wish: drawn. */
  first: number;
  variants: Variants;
  /** Does everybody see everybody's coins? */
  open_coins: boolean;
  clock: ClockSetting;
  pace: Pace;
  /** The level of the bots that step in for people. */
  stand_in: string;
  chat: boolean;
  spectators: boolean;
  /** May players ask a bot what it would do? */
  hints: boolean;
  /** The game starts by itself once everyone has joined and is here; else the host says `start`. */
  auto_start: boolean;
  /**
   * One of `Info.deals`: boxes, map, rounds, first player, variants and open coins are then its own, and must be left out of a wish; what
   * chance gives and what hints say is the same every time.
   */
  deal: string;
  /**
   * One of `PuzzleIndex.puzzles`: the table begins with its position, what that lays down must be left out of a wish, and bots rest once
   * the turn is over. Its player sits here, bots play the others.
   */
  puzzle: string;
}

/** The position of a finished game that a table starts from. */
export interface Origin {
  table: string;
  ply: number;
}

/** A seat as the maker of a table wants it. */
export interface NewSeat {
  kind: SeatKind;
  name?: string;
  /** Of a bot: one of `Info.bots`. */
  level?: string;
}

/** What a new table should be: the body of `POST /api/tables`. */
export interface NewTable {
  boxes?: string[];
  /** Empty in a wish: the first box's map for that number of players. */
  map?: string;
  /** 0 in a wish: as the rules say. */
  rounds?: number;
  /** Who goes first; 0 in a wish: drawn. */
  first?: number;
  variants?: Variants;
  /** Does everybody see everybody's coins? */
  open_coins?: boolean;
  clock?: Partial<ClockSetting>;
  pace?: Pace;
  /** The level of the bots that step in for people. */
  stand_in?: string;
  chat?: boolean;
  spectators?: boolean;
  /** May players ask a bot what it would do? */
  hints?: boolean;
  /** The game starts by itself once everyone has joined and is here; else the host says `start`. */
  auto_start?: boolean;
  /**
   * One of `Info.deals`: boxes, map, rounds, first player, variants and open coins are then its own, and must be left out of a wish; what
   * chance gives and what hints say is the same every time.
   */
  deal?: string;
  /**
   * One of `PuzzleIndex.puzzles`: the table begins with its position, what that lays down must be left out of a wish, and bots rest once
   * the turn is over. Its player sits here, bots play the others.
   */
  puzzle?: string;
  seats: NewSeat[];
  /** Boxes, map, rounds, variants and open coins are then that game's, and must be left out. */
  from?: Origin;
  /**
   * The record of a game: the table goes on with it, or, if it is over, is there to look back on it. What the record lays down must be left
   * out, too.
   */
  record?: string;
  /** With a `record`: only of a game that is over, else it is refused with `not-over`. */
  look_back?: boolean;
  /** A map of one's own as one JSON value (docs/maps.md), with outlines; `map` is then left out. */
  own_map?: Record<string, unknown>;
  /**
   * Boxes of one's own, each as one JSON value (docs/workshop.md). They are in the game whole, after those of `boxes`; where `boxes` names
   * `BOX:TILE`, only these tiles are, as the blank banner and badge.
   */
  bring?: Record<string, unknown>[];
  /** A race or power of these boxes that lies in the first offer, so that one can play with it. */
  show?: string;
}

/** A seat of a new table. */
export interface MadeSeat {
  seat: number;
  kind: SeatKind;
  /** Of a seat by link, else empty. */
  secret: string;
}

/** A new table with its secrets; they are told here and never again. */
export interface MadeTable {
  table: string;
  /** The host's secret. */
  host: string;
  /** The spectators' secret. */
  watch: string;
  seats: MadeSeat[];
}

/** A seat as everyone at the table sees it. */
export interface TableSeat {
  seat: number;
  kind: SeatKind;
  name: string;
  /** Of the bot that plays it, if one does. */
  level: string;
  /** Who plays it now. */
  driver: Driver;
  why: WhyBot;
  /** Has its owner sat down, or does a bot play it? */
  joined: boolean;
  /** Is its owner connected? */
  present: boolean;
}

/** Everything about a table that is not the position. */
export interface Table {
  /** Its id. */
  table: string;
  status: TableStatus;
  created: number;
  settings: TableSettings;
  seats: TableSeat[];
  watchers: number;
  from: Origin | null;
  /** The id of the table that follows, once there is one. */
  rematch: string;
  /** Is the map one that only this table has? Then its drawing is at `/api/tables/{table}/map`. */
  own_map: boolean;
}

/** What a connection's secret gives. */
export interface You {
  host: boolean;
  watch: boolean;
  seats: number[];
}

/** Whose time runs, and what everyone has left. */
export interface Clock {
  /** The player whose time runs, 0 for nobody. */
  running: number;
  /** Milliseconds by player, when the message was sent. */
  left: Record<string, number>;
}

/** A line of chat. */
export interface Chat {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

// ---- views ----

/** What brings coins: race, what pays, coins, rule. */
export type IncomePart = [race: string, source: string, coins: number, rule: string];

/** An item of a cost: amount, source, rule. */
export type CostPart = [amount: number, source: string, rule: string];

/** What a race that stands in a region would lose: player, race, tokens out of play, tokens that withdraw. */
export type Loss = [player: number, race: string, lost: number, back: number];

/** A legal move takes it for certain; one may take it; in reach but too dear even with the die; not to be attacked. */
export type Verdict = 'take' | 'die' | 'short' | 'barred';

/** Who decides: the player whose turn it is, one whose region fell in it, nobody. */
export type Decides = 'turn' | 'victim' | 'nobody';

/** A region: who holds it and what lies there. Terrain and neighbours are in the map. */
export interface RegionView {
  player?: number;
  race?: string;
  declined?: boolean;
  tokens?: number;
  /** Tokens of a Lost Tribe. */
  tribe?: number;
  monsters?: number;
  /** Markers and figures, relics and places, by name. */
  markers?: Record<string, number>;
}

/** A race in play. */
export interface RaceView {
  race: string;
  /** Empty once the badge is gone. */
  power: string;
  declined?: boolean;
  /** Tokens in hand. */
  hand?: number;
  /** Tokens on the map. */
  tokens?: number;
  /** What it has besides tokens: camps, heroes, tokens set aside, …; `StockData` tells what there is. */
  counters?: Record<string, number>;
  /** Players whom its tiles have marked: the ally, those on whom vengeance is due. */
  marks?: Record<string, number[]>;
}

/** A player: what he has, as far as this viewer may know. */
export interface SeatView {
  /** The active one first. */
  races: RaceView[];
  /** His own, everybody's with open coins or when the game is over. */
  coins?: number;
}

/** A combo on offer. */
export interface ComboView {
  race: string;
  power: string;
  /** Coins that lie on it. */
  coins: number;
  /** What the pick brings. */
  tokens: number;
  /** What it costs, where that is not the number of combos above it. */
  price?: number;
}

/** What the stage is, so that nobody need know its name. */
export interface StageView {
  decides: Decides;
  /** What its moves begin with; verbs of tiles come on top. */
  verbs: string[];
  /** The race that conquers, or did last. */
  acts?: string;
  /** The choice is among the combos on offer, */
  offers?: boolean;
  /** and the one chosen becomes the player's race. */
  picks?: boolean;
  /** The kind of turn is chosen. */
  opens?: boolean;
  /** Regions are attacked, */
  fights?: boolean;
  /** by a declined race, before the active one, */
  late?: boolean;
  /** with the die that has just been rolled. */
  die_lies?: boolean;
  /** Tokens and pieces are dealt out. */
  deals?: boolean;
  /** The turn has been scored. */
  scored?: boolean;
  /** Something must be chosen before the turn can go on or end. */
  compels?: boolean;
}

/** Who would make the attacks that prospects tell of. */
export interface Troops {
  race: string;
  /** Its tokens in hand; at the start of a turn, once it has expanded. */
  hand: number;
  /** What counts like a token beside them. */
  helpers?: number;
}

/** What would come of one way to attack one region (docs/moves.md, "What would come of it"). */
export interface Prospect {
  /** Absent where it is the key. */
  region?: string;
  /** The relics used. */
  means?: string[];
  verdict: Verdict;
  /** The legal move. */
  move?: string;
  /** The need in tokens, in reach or not; absent where the race may not take it at all. */
  cost?: number;
  parts?: CostPart[];
  /** Tokens of the race (and helpers) that it puts there. */
  uses?: number;
  /** Tokens in hand then; absent where short or barred, when all stay there. */
  left?: number;
  /** The smallest face of the die that succeeds, 0 without a die. */
  needs?: number;
  /** With the die; absent where it is certain or hopeless. */
  chance?: number;
  losses?: Loss[];
  /** That change hands at once, by player. */
  coins?: Record<string, number>;
  /** Is the region, once taken, still held when the redeployment opens? */
  kept?: boolean;
  /** By which it is short or barred, */
  rule?: string;
  /** and what stands in the way: a tile, piece, terrain, player. */
  source?: string;
  /** Why so, as in a refusal (the texts `refusal-CODE`), */
  code?: string;
  /** with what it is about, the region aside. */
  args?: Record<string, string | number>;
}

/** What ending the turn from here would score. */
export interface Forecast {
  coins: number;
  /** False where chance or another player decides in between. */
  exact: boolean;
  parts: IncomePart[];
}

/** What has happened in this turn that later moves depend on. */
export interface TurnSoFar {
  picked: boolean;
  attempted: boolean;
  raids: number;
  /** Players whose regions were attacked. */
  attacked: number[];
  /** What the die gave that lies, 0 without one. */
  die: number;
  /** Races that lost a region. */
  victims: string[];
}

/** The position. */
export interface View {
  /** Whose eyes these are, 0 for a spectator. With several seats: the one who decides, else the last who did. */
  player: number;
  boxes: string[];
  map: string;
  /** What kind of map it is, `base` or `underground`: some tiles do something else there, and have a text for each. */
  board: string;
  variants: Variants;
  rounds: number;
  players: number;
  open_coins: boolean;
  stage: string;
  /** What the stage is. */
  now: StageView;
  /** The player who decides, 0 when the game is over. */
  to_move: number;
  /** The player whose turn it is. */
  turn: number;
  round: number;
  /** Every region of the map. */
  regions: Record<string, RegionView>;
  /** By player. */
  seats: Record<string, SeatView>;
  /** Top to bottom. */
  offer: ComboView[];
  /** Races still to come, in alphabetical order, not in theirs. */
  stack: string[];
  /** Banners under the stack, next first. */
  returned: string[];
  /** Powers still to come, in alphabetical order. */
  badges: string[];
  /** Powers that are gone for now. */
  discard: string[];
  /** Relics and places that nobody has found yet. */
  unfound: number;
  /** Tokens out of play, by race. */
  tray: Record<string, number>;
  /** The power that a place lends, if one does. */
  lent: string;
  turn_so_far: TurnSoFar;
  /** What the player whose turn it is would score if it ended now. */
  income: IncomePart[];
  /** Boxes of one's own that the game carries, in `boxes` or with blank tiles: `GET /api/tables/{table}/boxes`. */
  own?: string[];
  /** When the game is over. */
  winners?: number[];
  /** Every legal move, only for the one who decides. */
  legal?: string[];
  /** For the one who decides, where regions are attacked or the kind of turn is chosen: with what. */
  troops?: Troops;
  /** There too: what would come of every attack, by region; other ways to take one go by their move. */
  prospects?: Record<string, Prospect>;
  /** For the one who decides, unless he must choose something else first. */
  forecast?: Forecast;
  /** There too: the moves that end the turn from here, one after the other. */
  stop_moves?: string[];
  /** There too, where the kind of turn is chosen: what a turn scores in which the race declines, by the move. */
  declining?: Record<string, number>;
  /** How many of his latest moves this viewer may take back. */
  undo?: number;
}

// ---- boxes ----

/** What follows a verb: nothing, a region, two of them, a player's number, a combo's number, a relic's name. */
export type Aim = 'nothing' | 'region' | 'regions' | 'player' | 'combo' | 'relic';

/** What can be true of a stage. */
export type StageFact = 'offers' | 'picks' | 'opens' | 'fights' | 'late' | 'die_lies' | 'deals' | 'scored' | 'compels';

/** What a tile is; `aside`: it lies beside the map and is nobody's. */
export type TileKind = 'race' | 'power' | 'relic' | 'place' | 'aside';

/** A word that moves begin with. */
export interface VerbData {
  id: string;
  /** The id of its name as a button; empty where it never is one. */
  text: string;
  aim: Aim;
  /** A number of things follows the region. */
  counted: boolean;
  /** The piece that it puts into the region. */
  puts: string;
  /** What is in hand must be placed with it before the turn can end. */
  must: boolean;
  /** The mover's race takes the region by it. */
  takes: boolean;
  /** Relics may be named after it, to help. */
  helped: boolean;
  /** It rolls the die. */
  rolls: boolean;
  /** It is what pointing at a region means, if nothing else has been chosen. */
  tap: boolean;
  /** One of these holds of the stage in which a tile adds it; empty for a stage's own. */
  when: StageFact[];
}

/** A marker or figure that can lie in a region. */
export interface PieceData {
  id: string;
  text: string;
  icon: string;
  /** What to cite when it counts. */
  rule: string;
  /** It stands upright. */
  figure: boolean;
  supply: number;
  /** What each adds to the defence. */
  guard: number;
  /** It makes its region immune. */
  wards: boolean;
  /** Who is not stopped by that: `holder` of the region, `nobody`, or who holds the place of this name. */
  warden: string;
  /** It counts as a second token against replacement. */
  shelters: boolean;
  /** What becomes of it when its region is left or falls. */
  fate: 'supply' | 'owner' | 'gone' | 'stays';
  /** It lies only in regions that are held. */
  needs_tokens: boolean;
}

/** What a race has besides tokens. */
export interface StockData {
  /** The key in `counters`, or in `marks`. */
  id: string;
  text: string;
  /** What one of it is called: a piece, or a marker that never lies in a region. */
  of: string;
  icon: string;
  /** It is in `marks`: these players, not this many. */
  players: boolean;
}

/** A stage: what is true of it, who decides, and its own verbs. */
export interface StageData {
  id: string;
  decides: Decides;
  /** The choice is among the combos on offer. */
  offers: boolean;
  /** And the one chosen becomes the player's race. */
  picks: boolean;
  /** The kind of turn is chosen. */
  opens: boolean;
  /** Regions are attacked. */
  fights: boolean;
  /** By a declined race, before the active one. */
  late: boolean;
  /** With the die that has just been rolled. */
  die_lies: boolean;
  /** Tokens and pieces are dealt out. */
  deals: boolean;
  /** The turn has been scored. */
  scored: boolean;
  /** Something must be chosen before the turn can go on or end. */
  compels: boolean;
  verbs: VerbData[];
}

/** A race, power, relic, place or tile beside the map. */
export interface TileData {
  id: string;
  kind: TileKind;
  /** The id of its name; with `.ability` that of what it does. */
  text: string;
  /** Its drawing, by its name at game-icons.net. */
  icon: string;
  /** The family of its rules. */
  rule: string;
  tokens: number;
  extra_tokens: number;
  supply: number;
  /** What a relic or place adds to the defence of its region. */
  guard: number;
  /** A relic that is named in a conquest. */
  helps: boolean;
  verbs: VerbData[];
  pieces: PieceData[];
  stocks: StockData[];
  /** That only come with this tile. */
  stages: StageData[];
  /** Of the table, that change what it does. */
  variants: string[];
}

/** What is in a box, and the stages that every game has. */
export interface BoxData {
  box: string;
  races: TileData[];
  powers: TileData[];
  finds: TileData[];
  /** Tiles that lie beside the map: events and the like. */
  aside: TileData[];
  stages: StageData[];
}

// ---- workshop ----

/** What the value of a key is: yes or no, a number, one of some words, a choice of regions, conditions, a marker. */
export type KeyKind = 'flag' | 'whole' | 'word' | 'regions' | 'when' | 'marker';

/** A word of the vocabulary, and the id of its text. */
export interface Word {
  id: string;
  text: string;
}

/** What can be said of an effect, a condition or a marker. */
export interface KeyData {
  id: string;
  text: string;
  kind: KeyKind;
  least: number;
  most: number;
  words: Word[];
  needed: boolean;
}

/** Something that a tile can do. */
export interface EffectData {
  id: string;
  text: string;
  keys: KeyData[];
  /** May it say with `while` when it acts? */
  lives: boolean;
  race_only: boolean;
  /** At most once in a tile. */
  once: boolean;
}

/** All that tiles of one's own can say (docs/workshop.md). */
export interface Vocabulary {
  effects: EffectData[];
  conditions: KeyData[];
  /** What can be said of a marker besides its id, name and icon. */
  markers: KeyData[];
  /** Choices of regions by what is printed there, */
  printed: Word[];
  /** by what is there now, */
  living: Word[];
  /** and made of other choices. */
  composed: Word[];
  /** What `while` can be. */
  lives: Word[];
  /** Drawings that come with the game. */
  icons: string[];
  /** Whose tokens a race of one's own may use. */
  races: string[];
  limits: Record<string, number>;
}

/** A box of one's own as everybody at a table sees it. */
export interface OwnBoxData {
  box: string;
  races: TileData[];
  powers: TileData[];
  finds: TileData[];
  /** Tiles that lie beside the map: events and the like. */
  aside: TileData[];
  stages: StageData[];
  /** By language and id, as plain text. */
  texts: Record<string, Record<string, string>>;
  /** Its drawings by name: SVG of plain shapes alone. */
  icons: Record<string, string>;
}

/** Something that is wrong with a box. */
export interface BoxFault {
  /** The text is `own-fault-CODE`, or `map-fault-CODE` for one that begins with `map-`, */
  code: string;
  /** a path like `race.beavers.effect.2.where`, */
  where: string;
  /** and what the text needs. */
  args: Record<string, unknown>;
}

/** What there is to say of a box. */
export interface BoxCheck {
  faults: BoxFault[];
  /** How it looks, where nothing is wrong with it. */
  box?: OwnBoxData;
}

/** A file with a box in it. */
export interface BoxFile {
  /** Its end says what it is: `.zip`, `.toml` or `.json`. */
  name: string;
  /** What is in it, in base64. */
  data: string;
}

/** The box in a file. */
export interface OpenedBox {
  /** Why there is none. */
  faults: BoxFault[];
  /** The box as the text of one JSON file; whether one can play with it `POST /api/boxes/check` says. */
  box?: string;
}

/** A map that is wanted. */
export interface NewMap {
  players: number;
  /** The same seed gives the same map. */
  seed: number;
  box: 'base' | 'underground';
}

/** Something that is wrong with a map. */
export interface MapFault {
  /** The text is `map-fault-CODE`. */
  code: string;
  /** Which region it is about, where that has an id, */
  region: string;
  /** or else its place in the list, from 1; 0: the whole map. */
  number: number;
  /** What the text needs. */
  args: Record<string, unknown>;
}

/** What there is to say of a map. */
export interface MapCheck {
  faults: MapFault[];
}

/** Is this tile fair? What the answer to the last question said comes along. */
export interface FairQuestion {
  box: Record<string, unknown>;
  tile: string;
  games?: number;
  won?: number;
  squares?: number;
}

/** What the games so far say of a tile. */
export interface Fairness {
  games: number;
  /** By the seats that began with it, */
  won: number;
  /** and the sum of the squares: both come along with the next question. */
  squares: number;
  /** Of what would be fair, which is 1, */
  share: number;
  /** so far to both sides, with 95 percent. */
  reach: number;
  /** `strong`, `weak`, `fair`, or `open` where there are too few games to say. */
  verdict: string;
}

// ---- events ----

/** What each kind of event tells. */
export interface EventFields {
  /** The game begins. */
  started: { first: number; ply: number };
  /** Someone moved; the events that follow, up to the next `move`, are what it did. */
  move: { player: number; move: string; by: Driver; ply: number };
  /** So many moves were taken back; the position after move `ply` is on the table again. */
  undone: { player: number; moves: number; ply: number };
  /** A bot took over (`host`, `clock`), or the owner is back (`return`, `turn`). */
  driver: { player: number; driver: Driver; why: WhyDriven; level: string };
  /** A player's turn begins. */
  turn: { player: number; round: number };
  /** A combo was taken: coins paid onto the skipped ones, coins that lay on it taken. */
  picked: { player: number; position: number; race: string; power: string; paid: number; gained: number };
  /** A new combo can be seen in the offer. */
  revealed: { position: number; race: string; power: string };
  /** The badge of a race just picked changed places with that of a combo in the offer. */
  swapped: { player: number; position: number; given: string; taken: string };
  /** A race took all but one token of every region into hand. */
  readied: { player: number; race: string; hand: number };
  /** A region was given up and its tokens taken to hand (or set aside). */
  abandoned: { player: number; race: string; region: string; tokens: number };
  /** The die was rolled; `needed` is what it had to show, 0 when the target comes after the roll. */
  rolled: { player: number; region: string; face: number; needed: number };
  /** A region was conquered; `means` says how, beyond plain tokens. */
  conquered: { player: number; race: string; region: string; tokens: number; cost: number; occupied: boolean; means: string[] };
  /** A die attempt failed. */
  repelled: { player: number; race: string; region: string };
  /** A race lost a region: so many tokens went to the tray, so many withdraw. */
  lost: { player: number; race: string; region: string; lost: number; withdrawn: number; declined: boolean };
  /** Neutral defenders (lost tribes, monsters) were driven out of a region. */
  cleared: { region: string; what: string; count: number };
  /** A race got tokens or helpers out of the supply. */
  gained: { player: number; race: string; what: string; count: number; rule: string };
  /** Conquests are over; all tokens above one per region are in hand. */
  redeploy: { player: number; hands: Record<string, number> };
  /** Tokens were put into a region, in a redeployment or a retreat. */
  placed: { player: number; race: string; region: string; tokens: number };
  /** Tokens were set aside until the next readying. */
  'set-aside': { player: number; race: string; tokens: number };
  /** A marker or figure came into a region (`to`), left one (`origin`), or both; the reason says why. */
  piece: { piece: string; origin: string; to: string; count: number; reason: string };
  /** A relic or place was found under the monsters of a region. */
  discovered: { player: number; region: string; find: string };
  /** A player named an ally, who may not attack his active race until his next turn. */
  allied: { player: number; ally: number };
  /** Coins outside scoring: from the bank (player 0) or a player, to another. */
  coins: { origin: number; to: number; count: number; rule: string };
  /** A turn was scored; each part is (race, what pays, coins, rule). */
  scored: { player: number; total: number; parts: IncomePart[] };
  /** A race went into decline and holds these regions. */
  declined: { player: number; race: string; power: string; regions: string[]; kept_badge: boolean };
  /** A race left the game; its banner is back in the stack or the offer. */
  vanished: { player: number; race: string; regions: string[] };
  /** An ability, relic or place was used in a way that no other event shows. */
  used: { player: number; what: string; region: string; detail: string };
  /** The last turn has been played. */
  over: { winners: number[]; coins: Record<string, number> };
}

export type EventKind = keyof EventFields;

/** An event of one kind; `n` is its number at the table, absent in replays. */
export type EventOf<K extends EventKind> = { kind: K; n?: number } & EventFields[K];

/** Something that happened. Kinds this page does not know may come too: skip them. */
export type GameEvent = { [K in EventKind]: EventOf<K> }[EventKind];

/** Every kind of event. */
export const EVENT_KINDS: readonly EventKind[] = [
  'started',
  'move',
  'undone',
  'driver',
  'turn',
  'picked',
  'revealed',
  'swapped',
  'readied',
  'abandoned',
  'rolled',
  'conquered',
  'repelled',
  'lost',
  'cleared',
  'gained',
  'redeploy',
  'placed',
  'set-aside',
  'piece',
  'discovered',
  'allied',
  'coins',
  'scored',
  'declined',
  'vanished',
  'used',
  'over',
];

/** The kinds that need no words: what comes before or after them tells all. */
export const SILENT_EVENTS: readonly EventKind[] = ['started', 'move', 'undone', 'readied', 'redeploy'];

// ---- from the client ----

/** Comes to the table; the first message, answered by `welcome`. */
export interface Join {
  type: 'join';
  table: string;
  /** May be empty for a game that is over. */
  secret?: string;
  /** Names the seat (the first, if there are several) if it has no name yet. */
  name?: string;
  /** False: only looks in. A `link` seat that nobody has sat in yet stays empty until its owner says his `name`. */
  sit?: boolean;
  /** The version of the protocol that the client was written for. */
  protocol?: number;
  /** The number of the last event that the client has. */
  last?: number;
  /** The version of the game that it has. */
  version?: number;
  ref?: number;
}

/** Makes a move, thought up for that version of the game; answered by the sender's own `update`. */
export interface MoveWish {
  type: 'move';
  version: number;
  move: string;
  ref?: number;
}

/**
 * Takes back moves of his last turn, at most to the last die, draw or decision of another person; who plays alone against bots takes their
 * answers back with his own moves. Answered by `update`.
 */
export interface Undo {
  type: 'undo';
  version: number;
  moves?: number;
  ref?: number;
}

/** Says something: one line of up to 200 characters, 5 lines in 10 s; answered by `ok`. */
export interface Say {
  type: 'chat';
  text: string;
  ref?: number;
}

/** Names the seat; who had only looked in sits down with it. */
export interface Rename {
  type: 'name';
  seat: number;
  name: string;
  ref?: number;
}

/** Asks for a fresh `view` message. */
export interface AskView {
  type: 'view';
  ref?: number;
}

/** Asks what a strong bot would do; answered by `hints`, after a second or so. One at a time for a seat. */
export interface AskHints {
  type: 'hint';
  ref?: number;
}

/** Are you there? Answered by `ok`. */
export interface Ping {
  type: 'ping';
  ref?: number;
}

/** Takes the seat back from a bot (not while the time for his turn, or for the whole game, is up). */
export interface Take {
  type: 'take';
  seat: number;
  ref?: number;
}

/** Starts, once everyone has joined. */
export interface Start {
  type: 'start';
  /** True: even if some have not; the game waits for them when they have to decide, and their clocks stand still. */
  missing?: boolean;
  ref?: number;
}

/** Changes what a seat is; a bot's name goes with the bot. A `link` seat's secret comes as `link`, else `ok`. */
export interface SetSeat {
  type: 'seat';
  seat: number;
  kind: SeatKind;
  level?: string;
  ref?: number;
}

/** Puts a bot into an empty or absent human seat, until its owner sits down; in the lobby it counts as joined. */
export interface PutBot {
  type: 'bot';
  seat: number;
  level?: string;
  ref?: number;
}

/** Asks for a new secret for a `link` seat (0: for the watch link); the old one ends at once. */
export interface NewLink {
  type: 'link';
  seat: number;
  ref?: number;
}

/** Changes these settings, each optional. */
export interface Change {
  type: 'settings';
  chat?: boolean;
  pace?: Pace;
  spectators?: boolean;
  hints?: boolean;
  ref?: number;
}

/** Makes a new table with the same settings, seats and **the same secrets**. */
export interface Rematch {
  type: 'rematch';
  ref?: number;
}

/** Anything a client may say; `ref` is a number of its choice, which the answer carries too. */
export type ClientMessage =
  Join | MoveWish | Undo | Say | Rename | AskView | AskHints | Ping | Take | Start | SetSeat | PutBot | NewLink | Change | Rematch;

// ---- hints ----

/** One plan, what it should bring, and why. */
export interface Hint {
  /** As far as they can be foreseen. */
  moves: string[];
  /** What kind of decision it is. */
  reason: 'pick' | 'decline' | 'expand' | 'conquer' | 'redeploy' | 'other';
  /** What the turn brings: its score and what lies on a combo, less the combo's price; below 0 if that is more. */
  coins: number;
  /** Coins from now to the end of the game. */
  expected: number;
  /** How far ahead of the others on average the player should end up. */
  lead: number;
  /** Conquests in the plan. */
  regions: number;
  /** What the best plan of another kind should bring from now to the end, if there is one. */
  against: number | null;
  /** How likely the player is to win, from 0 to 1, if the bot can say. */
  chance: number | null;
}

// ---- from the server ----

/** The answer to `join`. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  you: You;
  table: Table;
  /** Grows by one with every move and every undo. */
  version: number;
  /** How many moves have been made and not taken back. */
  ply: number;
  /** The number of the newest event. */
  last: number;
  /** Those after the client's `last`, else all of the game; at most the newest 2,000. */
  events: GameEvent[];
  /** Left out if the client has it already, and before the start. */
  view?: View;
  clock?: Clock;
  /** The newest 50 lines. */
  chat?: Chat[];
  ref?: number;
}

/** Something happened in the game. */
export interface Update {
  type: 'update';
  version: number;
  ply: number;
  events: GameEvent[];
  /** A JSON Merge Patch to the view that the client has; may be empty. */
  changes: Record<string, unknown>;
  clock?: Clock;
  ref?: number;
}

/** The position as a whole; replaces what the client has. */
export interface FreshView {
  type: 'view';
  version: number;
  ply: number;
  last: number;
  /** Not before the start. */
  view?: View;
  clock?: Clock;
  ref?: number;
}

/** Seats, presence, names, settings or status changed. */
export interface TableChanged {
  type: 'table';
  table: Table;
  ref?: number;
}

/** Somebody said something. */
export interface Said {
  type: 'chat';
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  ref?: number;
}

/** The best few plans for the one who decides, best first; perhaps none. */
export interface Hints {
  type: 'hints';
  version: number;
  hints: Hint[];
  ref?: number;
}

/** Done, nothing else to say. */
export interface Done {
  type: 'ok';
  ref?: number;
}

/** A new secret, for the host alone. */
export interface Link {
  type: 'link';
  seat: number;
  secret: string;
  ref?: number;
}

/** The next game is there; join it with the secret you have. */
export interface Rematched {
  type: 'rematched';
  table: string;
  ref?: number;
}

/** Refused; nothing changed. */
export interface Refused {
  type: 'error';
  code: string;
  args: Record<string, unknown>;
  ref?: number;
}

/** Anything the server may say; with `ref` if it answers a message that had one. */
export type ServerMessage = Welcome | Update | FreshView | TableChanged | Said | Hints | Done | Link | Rematched | Refused;

// ---- the review of a game ----

/** How a player should end. */
export interface Outlook {
  /** Coins ahead of the others on average; below 0 behind. */
  lead: number;
  /** How likely the player is to win, from 0 to 1. */
  chance: number;
}

/** What chance gave once, and what that was worth. */
export interface Luck {
  /** The number of the move that asked for it, from 1. */
  ply: number;
  /** `die` or `find`. */
  kind: string;
  /** The face of the die, or what was found. */
  shown: string;
  /** Worth in coins, compared with what was to be expected before; below 0 bad luck. */
  coins: number;
}

/** A decision that cost something: why, and what was better. */
export interface Mistake {
  /** So many moves had been made in the game when it was taken. */
  ply: number;
  /** One of `elbowroom.review.reasons.REASONS`. */
  reason: string;
  /** What the sentence names: `region`, `instead`, `race`, `power`, `coins`, `move`. */
  args: Record<string, string>;
  /** The better plan from there, until chance has a say or tokens are dealt out. */
  plan: string[];
  /** What was done instead, as far. */
  played: string[];
}

/** One turn of one player. */
export interface TurnReview {
  /** Of the turn in the game, from 1. */
  number: number;
  round: number;
  player: number;
  /** So many moves had been made in the game when it began. */
  ply: number;
  /** And when it was over. */
  end: number;
  before: Outlook;
  after: Outlook;
  /** What the best plan that was found would have brought, with the same luck. */
  best: Outlook;
  /** Coins that the costliest decision of the turn cost, compared with the best plan found; 0 if none was better. */
  loss: number;
  /** The standard error of `loss`. */
  doubt: number;
  /** So many coins the turn may have cost, as far as this look can tell: the closer one is for those with most. */
  might: number;
  luck: Luck[];
  /** The costliest decision of the turn. */
  mistake: Mistake | null;
  /** Was it looked at for longer? */
  closer: boolean;
}

// ---- puzzles ----

/**
 * What a puzzle is about: where a new race enters, whether the die is rolled, whether the race declines now, which combo is taken, what is
 * attacked, how tokens are dealt out, what a tile can do.
 */
export type Theme = 'entry' | 'die' | 'decline' | 'combo' | 'attack' | 'defence' | 'trick';

/** Who solves it: the bot `hard`, `expert` after a short thought, or only one that thinks for long. */
export type Difficulty = 'hard' | 'expert' | 'deep';

/** As good as the best plan, accepted too, or not. */
export type Grade = 'best' | 'good' | 'missed';

/** A puzzle in the list: all but what is to be found out. */
export interface PuzzleEntry {
  id: string;
  theme: 'entry' | 'die' | 'decline' | 'combo' | 'attack' | 'defence' | 'trick';
  difficulty: 'hard' | 'expert' | 'deep';
  boxes: string[];
  map: string;
  players: number;
  /** Whose turn it is. */
  player: number;
  round: number;
  rounds: number;
}

/** All puzzles that can be played here, well mixed, always in the same order. */
export interface PuzzleIndex {
  puzzles: PuzzleEntry[];
  /** So many more cannot be played here: a line is damaged, or a tile is missing. */
  left_out: number;
}

/** What was played in a puzzle, compared with the best plan. */
export interface PuzzleVerdict {
  puzzle: string;
  theme: 'entry' | 'die' | 'decline' | 'combo' | 'attack' | 'defence' | 'trick';
  difficulty: 'hard' | 'expert' | 'deep';
  solved: boolean;
  grade: 'best' | 'good' | 'missed';
  /** Coins that it brings less than the best plan; 0 if it does not. Who gives up is told what `normal` loses. */
  loss: number;
  /** The standard error of `loss`. */
  doubt: number;
  /** How much less likely the player is to win; below 0 more likely. */
  chance: number;
  /** Who loses no more than so many coins has solved it. */
  within: number;
  /** Coins that what `normal` plays here brings less. */
  usual: number;
  /** What the best plan leads to. */
  best: Outlook;
  yours: Outlook;
  /** The best plan, until chance has a say or tokens are dealt out. */
  plan: string[];
  /** What was done instead, as far. */
  played: string[];
  /** Why it was missed: one of `elbowroom.review.reasons.REASONS`; empty if it was not. */
  reason: string;
  /** What the sentence names, as in a review. */
  args: Record<string, string>;
}

// ---- over HTTP ----

/** Is everything well? `storage`: the database does not answer, or takes nothing. */
export interface Health {
  status: 'ok' | 'storage';
}

/** How long things may be. */
export interface InfoLimits {
  message_bytes: number;
  chat_length: number;
  name_length: number;
  seats: number;
}

/** What is chosen in a house rule: yes or no, a number, or one of some words. */
export type RuleKind = 'flag' | 'number' | 'choice';

/** One choice of the table; its text is `variant-NAME`, that of a word to choose `value-WORD`. */
export interface HouseRule {
  name: string;
  kind: RuleKind;
  usual: boolean | number | string;
  /** Of a number. */
  least: number;
  most: number;
  /** What can be chosen, the usual one first; of a number, nothing. */
  values: (boolean | number | string)[];
  /** Which of the game's rules it changes. */
  rule: string;
  /** Does it stand in the settings under its own name, rather than among the variants? */
  setting: boolean;
}

/** What a server offers. */
export interface Info {
  protocol: number;
  /** Of Elbowroom. */
  version: string;
  boxes: string[];
  maps: string[];
  bots: string[];
  /** Each with its choices, the usual one first. */
  variants: Record<string, (boolean | number | string)[]>;
  /** The variants that there are in a game with this box, by box. */
  box_variants: Record<string, string[]>;
  /** House rules that a box of one's own lays down where the table says nothing else, by box. */
  box_rules: Record<string, Record<string, boolean | number | string>>;
  /** What a table can choose, one row each: the variants, and the settings that are house rules too. */
  house_rules: HouseRule[];
  /** Milliseconds before each move of a bot. */
  paces: Record<Pace, number>;
  /** Prepared deals. */
  deals: string[];
  limits: InfoLimits;
}

/** A point of a drawing. */
export type Point = [x: number, y: number];

/** A region as it is printed. */
export interface MapRegion {
  id: string;
  terrain: Terrain;
  symbols: Symbol[];
  tribe?: boolean;
  monsters?: boolean;
  edge: boolean;
  neighbors: string[];
  /** Where its number stands. */
  label: Point;
  outline: Point[];
}

/** A map with everything that is needed to draw it. */
export interface MapData {
  id: string;
  box: string;
  players: number;
  rounds: number;
  width: number;
  height: number;
  regions: MapRegion[];
}

/** A move in a replay's list. */
export interface ReplayMove {
  ply: number;
  player: number;
  move: string;
  by: Driver;
}

/** A whole game as a list of moves. */
export interface Replay {
  table: Table;
  plies: number;
  over: boolean;
  moves: ReplayMove[];
}

/** A position of a replay. Nobody decides in it: `legal`, `prospects`, `forecast` and `undo` are absent. */
export interface ReplayMoment {
  ply: number;
  plies: number;
  view: View;
  /** What the move did, without numbers; for ply 0, what the start did. */
  events: GameEvent[];
  /** Everybody's, when the game is over. */
  coins?: Record<string, number>;
}

/** What there is to be reviewed in a finished game. */
export interface ReviewHead {
  /** Each has an answer of its own, from 1. */
  turns: number;
  /** So many of the costliest are worth asking for once more, `?closer=1`. */
  looks: number;
  /** Every player's chance to win at the start of each turn, and at the end. */
  curve: number[][];
}

/** A refusal: a code, never a sentence. */
export interface ServerError {
  code: string;
  args: Record<string, unknown>;
}

/** What every refusal over HTTP looks like. */
export interface Failure {
  error: ServerError;
}

// ---- refusals ----

/** Every code that a refusal may have. */
export const ERROR_CODES: readonly string[] = [
  'bad-message',
  'wrong-protocol',
  'bad-settings',
  'bad-record',
  'bad-puzzle',
  'puzzle-unfinished',
  'bad-box',
  'bad-map',
  'too-big',
  'too-fast',
  'too-many-tables',
  'unknown-table',
  'wrong-secret',
  'not-found',
  'banned',
  'banned-name',
  'table-closed',
  'wrong-method',
  'wrong-origin',
  'join-first',
  'already-joined',
  'stale',
  'not-started',
  'already-started',
  'over',
  'not-over',
  'not-your-turn',
  'bot-plays',
  'not-your-seat',
  'no-such-seat',
  'host-only',
  'players-only',
  'illegal-move',
  'nothing-to-undo',
  'not-joined',
  'seat-taken',
  'time-up',
  'chat-off',
  'hints-off',
  'no-hint',
  'internal',
  'unreadable',
  'other-rules',
  'storage',
  'closing',
];
