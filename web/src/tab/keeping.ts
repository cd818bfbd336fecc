/** The games of this device, in the browser's own database: each table's row, and its log, which is the game. */
import type { Held, Keeper, KeptTable, KeptRow } from './keeper';

const NAME = 'elbowroom';
const VERSION = 1;
const TABLES = 'tables';
const LOG = 'log';
/** The secrets that open the tables, which only their hashes know. */
const NOTES = 'notes';

/** Why something could not be kept; the code is one that the texts know how to word. */
export class NotKept extends Error {
  constructor(readonly code: 'storage-full' | 'kept-elsewhere' | 'storage') {
    super(code);
    this.name = 'NotKept';
  }
}

/** A log's row of that number is there already: somebody else has played on. */
const CODES: Record<string, NotKept['code']> = { ConstraintError: 'kept-elsewhere', QuotaExceededError: 'storage-full' };

const why = (error: DOMException | null): NotKept => new NotKept(CODES[error?.name ?? ''] ?? 'storage');

let opened: Promise<IDBDatabase> | null = null;

/** The database, opened once; again if the browser has closed it meanwhile, as when its data are cleared. */
function database(): Promise<IDBDatabase> {
  opened ??= open();
  opened.catch(() => (opened = null));
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let asked: IDBOpenDBRequest;
    try {
      asked = indexedDB.open(NAME, VERSION);
    } catch {
      reject(new NotKept('storage')); // a private window, or storage is switched off
      return;
    }
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(TABLES, { keyPath: 'id' });
      asked.result.createObjectStore(LOG, { keyPath: ['table', 'number'] });
      asked.result.createObjectStore(NOTES);
    };
    asked.onerror = () => reject(new NotKept('storage'));
    asked.onsuccess = () => {
      const found = asked.result;
      const closed = (): void => {
        found.close();
        opened = null;
      };
      found.onclose = closed;
      found.onversionchange = closed;
      resolve(found);
    };
  });
}

/** Does everything in one transaction or nothing; what was written is on the disk when it resolves. */
async function transact<T>(
  mode: IDBTransactionMode,
  work: (tables: IDBObjectStore, log: IDBObjectStore, notes: IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | null> {
  const found = await database();
  return new Promise((resolve, reject) => {
    let transaction: IDBTransaction;
    try {
      transaction = found.transaction([TABLES, LOG, NOTES], mode, { durability: 'strict' });
    } catch {
      opened = null; // it was closed under our hands
      reject(new NotKept('storage'));
      return;
    }
    let asked: IDBRequest<T> | null = null;
    transaction.oncomplete = () => resolve(asked ? asked.result : null);
    transaction.onabort = () => reject(why(transaction.error));
    try {
      asked = work(transaction.objectStore(TABLES), transaction.objectStore(LOG), transaction.objectStore(NOTES));
    } catch (error) {
      transaction.abort();
      reject(why(error instanceof DOMException ? error : null));
    }
  });
}

const rowsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Changes a table's row, if it is still there; a game that was removed meanwhile is not half written. */
function alter(tables: IDBObjectStore, id: string, change: Record<string, unknown>): void {
  const asked = tables.get(id) as IDBRequest<KeptTable | undefined>;
  asked.onsuccess = () => {
    if (asked.result) tables.put({ ...asked.result, ...change, id });
    else tables.transaction.abort();
  };
}

const disk: Keeper = {
  async addTable(table) {
    await transact('readwrite', (tables) => tables.add(table));
  },
  async append(table, rows, change) {
    await transact('readwrite', (tables, log) => {
      for (const row of rows) log.add({ table, number: row.number, row });
      alter(tables, table, change ?? {});
      return null;
    });
  },
  async change(table, change) {
    await transact('readwrite', (tables) => (alter(tables, table, change), null));
  },
  async read(id) {
    const table = await transact('readonly', (tables) => tables.get(id) as IDBRequest<KeptTable | undefined>);
    if (!table) return null;
    const log = await transact('readonly', (_, rows) => rows.getAll(rowsOf(id)) as IDBRequest<{ row: KeptRow }[]>);
    return { table, log: (log ?? []).map(({ row }) => row) };
  },
};

/** Where nothing can be kept, a game lasts as long as its tab: the page has what this worker would take with it. */
function memory(held: Held[], hold: (more: Held) => void): Keeper {
  const all = new Map(held.map((each) => [each.table.id, each]));
  const found = (id: string): Held => {
    const known = all.get(id);
    if (!known) throw new NotKept('storage');
    return known;
  };
  const add = (known: Held, rows: KeptRow[], change: Record<string, unknown> | null): void => {
    known.log.push(...rows);
    Object.assign(known.table, change);
    all.set(known.table.id, known);
    hold({ table: known.table, log: rows });
  };
  return {
    addTable: async (table) => add({ table, log: [] }, [], null),
    append: async (id, rows, change) => add(found(id), rows, change),
    change: async (id, change) => add(found(id), [], change),
    read: async (id) => structuredClone(all.get(id) ?? null),
  };
}

/** Where games are kept: in the database, else in memory, of which the page holds a copy. */
export async function openKeeper(held: Held[], hold: (more: Held) => void): Promise<Keeper> {
  return (await keeps()) ? disk : memory(held, hold);
}

/** Does this browser keep games at all? */
export async function keeps(): Promise<boolean> {
  try {
    await database();
    return true;
  } catch {
    return false;
  }
}

/** A kept game, for a list. */
export interface KeptGame {
  table: string;
  secret: string;
  players: string[];
  map: string;
  when: number;
  over: boolean;
  lesson: boolean;
}

interface Row {
  status?: string;
  touched?: number;
  settings?: { map?: string; deal?: string; puzzle?: string };
  seats?: { name?: string }[];
}

/** What there is to list; a row that cannot be read is left out, not shown half. */
function listed({ id, ...rest }: KeptTable, secret: unknown): KeptGame[] {
  const { status, touched, settings, seats } = rest as Row;
  if (typeof secret !== 'string' || !Array.isArray(seats)) return [];
  const players = seats.map((seat) => seat.name ?? '');
  const lesson = !!settings?.deal;
  return [{ table: id, secret, players, map: settings?.map ?? '', when: touched ?? 0, over: status === 'over', lesson }];
}

/** All games that are kept here. */
export async function keptGames(): Promise<KeptGame[]> {
  if (!(await keeps())) return [];
  const tables = await transact('readonly', (all) => all.getAll() as IDBRequest<KeptTable[]>);
  const found: KeptGame[] = [];
  for (const table of tables ?? []) found.push(...listed(table, await transact('readonly', (_, __, notes) => notes.get(table.id))));
  return found;
}

/** Notes the secret that opens a table. */
export async function note(table: string, secret: string): Promise<void> {
  await transact('readwrite', (_, __, notes) => notes.put(secret, table));
}

/** Clears away the tables of puzzles that nobody has touched since; nobody comes back to one. */
export async function forgetPuzzles(since: number): Promise<void> {
  if (!(await keeps())) return;
  const tables = await transact('readonly', (all) => all.getAll() as IDBRequest<KeptTable[]>);
  for (const table of tables ?? []) {
    const { settings, touched = 0 } = table as Row;
    if (settings?.puzzle && touched < since) await forgetKept(table.id);
  }
}

/** Removes a game for good. */
export async function forgetKept(id: string): Promise<void> {
  await transact('readwrite', (tables, log, notes) => {
    tables.delete(id);
    notes.delete(id);
    log.delete(rowsOf(id));
    return null;
  });
}
