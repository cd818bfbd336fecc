/** What a table in the tab needs of whoever keeps its games. */

/** One line of a table's log, plain data. */
export interface KeptRow {
  number: number;
  [field: string]: unknown;
}

/** A table's own row: settings, seats, status, the rules it began with and the rest, plain data. */
export interface KeptTable {
  id: string;
  [field: string]: unknown;
}

/** A game that nobody but its tab has, or what is new of it. */
export interface Held {
  table: KeptTable;
  log: KeptRow[];
}

/** Everything is kept when a promise resolves, and nothing has happened when it rejects. */
export interface Keeper {
  addTable(table: KeptTable): Promise<void>;
  /** Rejects if there is a row of such a number already: then another tab plays the game. */
  append(table: string, rows: KeptRow[], change: Record<string, unknown> | null): Promise<void>;
  change(table: string, change: Record<string, unknown>): Promise<void>;
  read(table: string): Promise<Held | null>;
}
