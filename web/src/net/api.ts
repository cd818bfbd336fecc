// HTTP: what happens once. Every failure is an ApiError with a code that the texts know how to word.
import { PLAIN, to } from '../browser/place';
import {
  PROTOCOL,
  type BoxCheck,
  type BoxData,
  type BoxFile,
  type Fairness,
  type FairQuestion,
  type Info,
  type MadeTable,
  type MapCheck,
  type MapData,
  type NewMap,
  type NewTable,
  type OpenedBox,
  type OwnBoxData,
  type PuzzleIndex,
  type PuzzleVerdict,
  type Replay,
  type ReplayMoment,
  type ReviewHead,
  type ServerError,
  type Table,
  type TurnReview,
  type View,
  type Vocabulary,
} from './protocol';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown>,
    readonly status: number,
  ) {
    super(code);
    this.name = 'ApiError';
  }
}

/** What went wrong, in the server's words; mistakes of the page itself count as an answer nobody understands. */
export function errorOf(error: unknown): ServerError {
  return error instanceof ApiError ? { code: error.code, args: error.args } : { code: 'unexpected', args: { status: 0 } };
}

interface Options {
  method?: string;
  secret?: string;
  body?: unknown;
  /** Is it for the tables in this tab? */
  tab?: boolean;
}

/** What is asked about a table in this tab. */
const IN_TAB = /^\/api\/tables\/tab-/;

async function overNetwork(path: string, method: string, headers: Record<string, string>, body: string | null): Promise<Response> {
  try {
    return await fetch(path, { method, headers, body });
  } catch {
    throw new ApiError('offline', {}, 0);
  }
}

/** The same question to the tables in this tab. */
async function inTab(path: string, method: string, secret: string, body: string | null): Promise<Response> {
  try {
    const { tabRequest } = await import('../tab/host');
    const answer = await tabRequest(method, path, { secret, body: body ?? '' });
    return new Response(answer.body, { status: answer.status });
  } catch (error) {
    const code = error instanceof Error && 'error' in error ? (error.error as ServerError).code : 'tab-engine';
    throw new ApiError(code, {}, 0);
  }
}

async function ask(path: string, { method = 'GET', secret = '', body, tab = IN_TAB.test(path) }: Options = {}): Promise<Response> {
  const headers: Record<string, string> = { 'Elbowroom-Protocol': String(PROTOCOL) };
  if (secret) headers.Authorization = `Bearer ${secret}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const text = body === undefined ? null : JSON.stringify(body);
  const answer = await (tab ? inTab(path, method, secret, text) : overNetwork(path, method, headers, text));
  if (answer.ok) return answer;
  let error: ServerError = { code: 'unexpected', args: { status: answer.status } };
  try {
    error = ((await answer.json()) as { error?: ServerError }).error ?? error;
  } catch {
    // a proxy's page, not the game's answer: the status has to do
  }
  const unasked = error.code === 'wrong-secret' && !secret; // nobody has given a wrong one
  throw new ApiError(unasked ? 'no-secret' : error.code, error.args ?? {}, answer.status);
}

const json = async <T>(path: string, options?: Options): Promise<T> => (await (await ask(path, options)).json()) as T;

/** Asked once and kept: maps and boxes never change while the page is open. */
function kept<T>(make: (id: string) => string): (id: string) => Promise<T> {
  const store = new Map<string, Promise<T>>();
  return (id) => {
    const known = store.get(id);
    if (known) return known;
    const asked = json<T>(make(id));
    store.set(id, asked);
    asked.catch(() => store.delete(id));
    return asked;
  };
}

/** What anybody is told; a site of plain files has it as files. */
const told = (path: string): string => (PLAIN ? to(`/api/${path}.json`) : `/api/${path}`);

export const getMap = kept<MapData>((id) => told(`maps/${encodeURIComponent(id)}`));
export const getBox = kept<BoxData>((id) => told(`boxes/${encodeURIComponent(id)}`));
/** What is in these boxes, all of them. */
export const getBoxes = (ids: readonly string[]): Promise<BoxData[]> => Promise.all(ids.map(getBox));
/** The boxes of one's own that a table's game carries. */
export const getOwnBoxes = (table: string, secret: string): Promise<OwnBoxData[]> =>
  json<OwnBoxData[]>(`/api/tables/${encodeURIComponent(table)}/boxes`, { secret });
/** The boxes on a table: those that the game carries come from the table itself. */
export async function getTableBoxes(table: string, secret: string, view: Pick<View, 'boxes' | 'own'>): Promise<BoxData[]> {
  const own = view.own ?? [];
  const carried = own.length ? getOwnBoxes(table, secret) : [];
  return [...(await getBoxes(view.boxes.filter((id) => !own.includes(id)))), ...(await carried)];
}
/** The map of a table: one that only this table has comes from the table itself. */
const ownMaps = new Map<string, Promise<MapData>>();
export function getTableMap(table: Pick<Table, 'table' | 'own_map' | 'settings'>, secret: string): Promise<MapData> {
  if (!table.own_map) return getMap(table.settings.map);
  const known = ownMaps.get(table.table);
  if (known) return known;
  const asked = json<MapData>(`/api/tables/${encodeURIComponent(table.table)}/map`, { secret });
  ownMaps.set(table.table, asked);
  asked.catch(() => ownMaps.delete(table.table));
  return asked;
}
/** What tiles of one's own can say. */
export const getWords = (): Promise<Vocabulary> => json<Vocabulary>(told('workshop'));
/** What is wrong with a box of one's own, or how it looks; without a server this tab finds out. */
export const checkBox = (box: unknown): Promise<BoxCheck> =>
  json<BoxCheck>('/api/boxes/check', { method: 'POST', body: box, tab: PLAIN || !navigator.onLine });
/** The box in a zip or TOML file, as the text of one JSON file. */
export const openBox = (file: BoxFile): Promise<OpenedBox> =>
  json<OpenedBox>('/api/boxes/open', { method: 'POST', body: file, tab: PLAIN || !navigator.onLine });
/** A few more games of bots with a tile of one's own: is it fair? */
export const weighTile = (asked: FairQuestion): Promise<Fairness> =>
  json<Fairness>('/api/boxes/fair', { method: 'POST', body: asked, tab: PLAIN || !navigator.onLine });
/** What is wrong with a map of one's own. */
export const checkMap = (map: unknown): Promise<MapCheck> =>
  json<MapCheck>('/api/maps/check', { method: 'POST', body: map, tab: PLAIN || !navigator.onLine });
/** A map by chance, the same for the same seed; it takes a second or several. */
export const newMap = (asked: NewMap): Promise<MapData> =>
  json<MapData>('/api/maps/new', { method: 'POST', body: asked, tab: PLAIN || !navigator.onLine });
/** All puzzles; where nobody is told of them, out of reach or not, this tab knows them too. */
export const getPuzzles = (): Promise<PuzzleIndex> =>
  json<PuzzleIndex>(told('puzzles')).catch((error: unknown) =>
    json<PuzzleIndex>('/api/puzzles', { tab: true }).catch(() => {
      throw error;
    }),
  );
/** How good the turn was that was played at a puzzle's table, or, without one, what would have been best. */
export const getVerdict = (table: string, secret: string, giveUp: boolean): Promise<PuzzleVerdict> =>
  json<PuzzleVerdict>(`/api/tables/${encodeURIComponent(table)}/puzzle${giveUp ? '?give-up=1' : ''}`, { secret });
export const getInfo = (): Promise<Info> => json<Info>(told('info'));
/** A new table: on the server, or in this tab. */
export const makeTable = (settings: NewTable, where: 'server' | 'tab' = 'server'): Promise<MadeTable> =>
  json<MadeTable>('/api/tables', { method: 'POST', body: settings, tab: where === 'tab' });
export const getTable = (table: string, secret = ''): Promise<Table> => json<Table>(`/api/tables/${encodeURIComponent(table)}`, { secret });
export const getReplay = (table: string, secret = ''): Promise<Replay> =>
  json<Replay>(`/api/tables/${encodeURIComponent(table)}/replay`, { secret });
export const getMoment = (table: string, ply: number, secret = '', player = 0): Promise<ReplayMoment> =>
  json<ReplayMoment>(`/api/tables/${encodeURIComponent(table)}/replay/${ply}${player ? `?player=${player}` : ''}`, { secret });
export const getReview = (table: string, secret = ''): Promise<ReviewHead> =>
  json<ReviewHead>(`/api/tables/${encodeURIComponent(table)}/review`, { secret });
export const getReviewedTurn = (table: string, turn: number, closer: boolean, secret = ''): Promise<TurnReview> =>
  json<TurnReview>(`/api/tables/${encodeURIComponent(table)}/review/${turn}${closer ? '?closer=1' : ''}`, { secret });
export const getRecord = async (table: string, secret = ''): Promise<string> =>
  (await ask(`/api/tables/${encodeURIComponent(table)}/record`, { secret })).text();
