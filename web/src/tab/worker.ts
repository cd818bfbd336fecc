/// <reference lib="webworker" />
/** The worker in which the tables are. The page says here what it would say to a server. */
import { loadEngine } from './engine';
import type { Held, Keeper, KeptRow, KeptTable } from './keeper';
import { openKeeper } from './keeping';
import type { PyCallable } from './start';
import { Thinkers } from './thinkers';
import type { FromTables, ToTables } from './words';

interface Line {
  hear: (text: string) => void;
  hang_up: () => void;
}

interface House {
  open: PyCallable;
  request: PyCallable;
}

const tell = (news: FromTables): void => postMessage(news);
const thinkers = new Thinkers(
  () => tell({ kind: 'crowded' }),
  (thinker) => tell({ kind: 'stuck', thinker }),
  (thinker) => tell({ kind: 'idle', thinker }),
);
const lines = new Map<number, Line>();
let house: Promise<House> | null = null;

/** Why the browser could not keep something: the page is told that instead of the table's `storage`, which says less. */
let unkept = '';

async function keep<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code } = error as { code?: unknown };
    unkept = typeof code === 'string' ? code : '';
    throw error;
  }
}

const SAID = '"code":"storage"';

/** A message of a table, with the browser's own reason in it. */
function reasoned(text: string): string {
  if (!unkept || !text.includes(SAID)) return text;
  const said = text.replace(SAID, `"code":${JSON.stringify(unkept)}`);
  unkept = '';
  return said;
}

/** The browser's storage as Python sees it: texts only. */
const texts = (keeper: Keeper) => ({
  add: (table: string) => keep(keeper.addTable(JSON.parse(table) as KeptTable)),
  append: (table: string, rows: string, change: string) =>
    keep(keeper.append(table, JSON.parse(rows) as KeptRow[], JSON.parse(change) as Record<string, unknown>)),
  change: (table: string, change: string) => keep(keeper.change(table, JSON.parse(change) as Record<string, unknown>)),
  read: async (table: string): Promise<string | undefined> => {
    const kept = await keep(keeper.read(table));
    return kept ? JSON.stringify(kept) : undefined;
  },
});

async function begin(base: string, held: Held[]): Promise<House> {
  const keeping = openKeeper(held, (more) => tell({ kind: 'hold', held: more }));
  const [{ python, facts }, keeper] = await Promise.all([loadEngine(base), keeping]);
  const opened = python.pyimport('elbowroom.tab.worker').open_house?.(texts(keeper), (question: string) => thinkers.ask(question));
  tell({ kind: 'ready', rules: facts.rules });
  return opened as House;
}

/** Whatever Python cannot get over ends this worker; the page makes another one, which goes on from what is kept. */
function failed(error: unknown): void {
  tell({ kind: 'failed', why: String(error) });
}

async function hear(said: Exclude<ToTables, { kind: 'begin' | 'thinker' }>): Promise<void> {
  const found = await house;
  if (!found) return;
  if (said.kind === 'open') {
    const { line } = said;
    const deliver = (text: string): void => tell({ kind: 'heard', line, text: reasoned(text) });
    const close = (code: number): void => tell({ kind: 'closed', line, code });
    lines.set(line, found.open(deliver, close) as Line);
    tell({ kind: 'opened', line });
  } else if (said.kind === 'say') lines.get(said.line)?.hear(said.text);
  else if (said.kind === 'hang-up') {
    lines.get(said.line)?.hang_up();
    lines.delete(said.line);
  } else {
    tell({ kind: 'taken', number: said.number });
    const answer = (await found.request(said.method, said.path, said.secret, said.body)) as Iterable<unknown>;
    const [status, body] = answer;
    tell({ kind: 'answered', number: said.number, status: Number(status), body: reasoned(String(body)) });
  }
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<ToTables>) => {
  if (data.kind === 'begin') house = begin(data.base, data.held);
  else if (data.kind === 'thinker' && port) thinkers.add(data.number, port);
  if (data.kind === 'begin' || data.kind === 'thinker') house?.catch(failed);
  else hear(data).catch(failed);
});
