// What goes over the wire: the types of docs/protocol.md, version 1.

export const PROTOCOL = 1;

// ---- maps and boxes (section 2) ----

export type Point = [number, number];
export type Symbol = 'mine' | 'magic' | 'cavern' | 'volcano';
export type Terrain =
  | 'farmland'
  | 'forest'
  | 'hill'
  | 'swamp'
  | 'mountain'
  | 'sea'
  | 'lake'
  | 'river'
  | 'chasm'
  | 'black-mountain'
  | 'mud-pool'
  | 'mushroom-forest'
  | 'mine'
  | 'mystic-crystal';

export interface MapRegion {
  id: string;
  terrain: Terrain;
  symbols: Symbol[];
  tribe?: boolean;
  monsters?: number | boolean;
  edge: boolean;
  neighbors: string[];
  label: Point;
  outline: Point[];
}

export interface MapData {
  id: string;
  box: string;
  players: number;
  rounds: number;
  width: number;
  height: number;
  regions: MapRegion[];
}

export interface RaceTile {
  id: string;
  tokens: number;
  extra_tokens: number;
  supply: number;
  rule: string;
}

export interface PowerTile {
  id: string;
  tokens: number;
  rule: string;
}

export interface FindTile {
  id: string;
  rule: string;
}

export interface BoxData {
  box: string;
  races: RaceTile[];
  powers: PowerTile[];
  finds: FindTile[];
}

export type Variants = Record<string, boolean | string>;
export type Pace = 'instant' | 'fast' | 'normal' | 'slow';

export interface Info {
  protocol: number;
  version: string;
  boxes: string[];
  maps: string[];
  bots: string[];
  variants: Record<string, (boolean | string)[]>;
  paces: Record<string, number>;
  limits: { message_bytes: number; chat_length: number; name_length: number; seats: number };
}

// ---- making a table (section 2) ----

export type SeatKind = 'here' | 'link' | 'bot';
export interface ClockSetting {
  kind: 'none' | 'turn' | 'game';
  seconds?: number;
}

export interface NewSeat {
  kind: SeatKind;
  name?: string;
  level?: string;
}

export interface NewTable {
  seats: NewSeat[];
  boxes?: string[];
  map?: string;
  rounds?: number;
  first?: number;
  variants?: Variants;
  open_coins?: boolean;
  clock?: ClockSetting;
  pace?: string;
  stand_in?: string;
  chat?: boolean;
  spectators?: boolean;
  hints?: boolean;
  auto_start?: boolean;
  from?: { table: string; ply: number };
}

export interface MadeTable {
  table: string;
  host: string;
  watch: string;
  seats: { seat: number; kind: SeatKind; secret: string }[];
}

// ---- table (section 4) ----

export type TableStatus = 'lobby' | 'running' | 'over';

export interface TableSeat {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string;
  driver: 'player' | 'bot';
  why: '' | 'seat' | 'host' | 'clock';
  joined: boolean;
  present: boolean;
}

export interface TableSettings {
  boxes: string[];
  map: string;
  rounds: number;
  first: number;
  variants: Variants;
  open_coins: boolean;
  clock: ClockSetting;
  pace: string;
  stand_in: string;
  chat: boolean;
  spectators: boolean;
  /** May players ask a bot what it would do? */
  hints: boolean;
  auto_start: boolean;
}

export interface Table {
  table: string;
  status: TableStatus;
  created: number;
  settings: TableSettings;
  seats: TableSeat[];
  watchers: number;
  from: { table: string; ply: number } | null;
  rematch: string;
}

// ---- view (section 4) ----

export interface RegionView {
  player?: number;
  race?: string;
  declined?: boolean;
  tokens?: number;
  tribe?: number;
  monsters?: number;
  markers?: Record<string, number>;
}

export interface RaceView {
  race: string;
  power: string;
  declined?: boolean;
  hand?: number;
  tokens?: number;
  counters?: Record<string, number>;
}

export interface SeatView {
  coins?: number;
  races: RaceView[];
}

export interface ComboView {
  race: string;
  power: string;
  coins: number;
  tokens: number;
}

/** What brings coins: race, what pays, coins, rule. */
export type IncomePart = [race: string, source: string, coins: number, rule: string];
/** An item of a cost: amount, source, rule. */
export type CostPart = [amount: number, source: string, rule: string];

export interface CostView {
  total: number;
  parts: CostPart[];
}

export interface TurnSoFar {
  picked: boolean;
  attempted: boolean;
  raids: number;
  attacked: number[];
  die: number;
  victims: string[];
}

export interface View {
  player: number;
  players: number;
  boxes: string[];
  map: string;
  variants: Variants;
  open_coins: boolean;
  rounds: number;
  stage: string;
  to_move: number;
  turn: number;
  round: number;
  regions: Record<string, RegionView>;
  seats: Record<string, SeatView>;
  offer: ComboView[];
  stack: string[];
  returned: string[];
  badges: string[];
  discard: string[];
  unfound: number;
  tray: Record<string, number>;
  lent: string;
  memory: Record<string, [kept: number, spent: number]>;
  turn_so_far: TurnSoFar;
  income: IncomePart[];
  legal?: string[];
  undo?: number;
  costs?: Record<string, CostView>;
  /** Regions that the race which conquers now may reach, whatever they cost. */
  reach?: string[];
  winners?: number[];
}

export interface Clock {
  running: number;
  left: Record<string, number>;
}

export interface Chat {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

// ---- events (section 4; fields as in elbowroom.rules.events) ----

interface Told {
  started: { first: number; ply: number };
  move: { player: number; move: string; by: 'player' | 'bot'; ply: number };
  undone: { player: number; moves: number; ply: number };
  driver: { player: number; driver: 'player' | 'bot'; why: string; level: string };
  turn: { player: number; round: number };
  picked: { player: number; position: number; race: string; power: string; paid: number; gained: number };
  revealed: { position: number; race: string; power: string };
  swapped: { player: number; position: number; given: string; taken: string };
  readied: { player: number; race: string; hand: number };
  abandoned: { player: number; race: string; region: string; tokens: number };
  rolled: { player: number; region: string; face: number; needed: number };
  conquered: {
    player: number;
    race: string;
    region: string;
    tokens: number;
    cost: number;
    occupied: boolean;
    means: string[];
  };
  repelled: { player: number; race: string; region: string };
  lost: { player: number; race: string; region: string; lost: number; withdrawn: number; declined: boolean };
  cleared: { region: string; what: string; count: number };
  gained: { player: number; race: string; what: string; count: number; rule: string };
  redeploy: { player: number; hands: Record<string, number> };
  placed: { player: number; race: string; region: string; tokens: number };
  'set-aside': { player: number; race: string; tokens: number };
  piece: { piece: string; origin: string; to: string; count: number; reason: string };
  discovered: { player: number; region: string; find: string };
  allied: { player: number; ally: number };
  coins: { origin: number; to: number; count: number; rule: string };
  scored: { player: number; total: number; parts: IncomePart[] };
  declined: { player: number; race: string; power: string; regions: string[]; kept_badge: boolean };
  vanished: { player: number; race: string; regions: string[] };
  used: { player: number; what: string; region: string; detail: string };
  over: { winners: number[]; coins: Record<string, number> };
}

export type EventKind = keyof Told;
/** An event of one kind; `n` is its number at the table, absent in replays. */
export type EventOf<K extends EventKind> = { kind: K; n?: number } & Told[K];
/** Something that happened. Kinds this page does not know may come too: skip them. */
export type GameEvent = { [K in EventKind]: EventOf<K> }[EventKind];

// ---- messages from the server (section 6) ----

export interface You {
  host: boolean;
  watch: boolean;
  seats: number[];
}

export interface ServerError {
  code: string;
  args: Record<string, unknown>;
}

interface Answer {
  ref?: number;
}

export interface Welcome extends Answer {
  type: 'welcome';
  protocol: number;
  you: You;
  table: Table;
  version: number;
  ply: number;
  last: number;
  events: GameEvent[];
  view?: View;
  clock?: Clock;
  /** Absent while nobody has said anything. */
  chat?: Chat[];
}

export interface Update extends Answer {
  type: 'update';
  version: number;
  ply: number;
  events: GameEvent[];
  changes: Record<string, unknown>;
  clock?: Clock;
}

export interface FreshView extends Answer {
  type: 'view';
  version: number;
  ply: number;
  last: number;
  view?: View;
  clock?: Clock;
}

/** A plan of a strong bot: the moves as far as they can be foreseen, and what they should bring. */
export interface Hint {
  moves: string[];
  reason: 'pick' | 'decline' | 'expand' | 'conquer' | 'redeploy' | 'other';
  /** Scored this turn, less what is paid. */
  coins: number;
  /** From now to the end of the game. */
  expected: number;
  /** Over the others at the end, on average. */
  lead: number;
  regions: number;
  /** What the best plan of another kind should bring to the end. */
  against: number | null;
}

export type ServerMessage =
  | Welcome
  | Update
  | FreshView
  | ({ type: 'table'; table: Table } & Answer)
  | ({ type: 'chat' } & Chat & Answer)
  | ({ type: 'ok' } & Answer)
  | ({ type: 'link'; seat: number; secret: string } & Answer)
  | ({ type: 'rematched'; table: string } & Answer)
  | ({ type: 'hints'; version: number; hints: Hint[] } & Answer)
  | ({ type: 'error' } & ServerError & Answer);

// ---- replays (section 7) ----

export interface ReplayMove {
  ply: number;
  player: number;
  move: string;
  by: 'player' | 'bot';
}

export interface Replay {
  table: Table;
  plies: number;
  over: boolean;
  moves: ReplayMove[];
}

export interface ReplayMoment {
  ply: number;
  plies: number;
  view: View;
  events: GameEvent[];
  coins?: Record<string, number>;
}
