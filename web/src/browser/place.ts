/** Where this page lies: at a server's address, or as plain files in some folder of any host. */
import { isTab } from '../tab/names';

/** The path above all screens, with a slash at both ends; written into the page by whoever serves it. */
export const BASE: string = document.documentElement.dataset.base ?? '/';

/** Are there only files, and no server that has tables? */
export const PLAIN: boolean = document.documentElement.dataset.host === 'files';

/** The address of a screen: `to('/rules')`. */
export const to = (path: string): string => BASE + path.replace(/^\//, '');

/** The address of a table, with what is to stand behind it: a query without its `?`, and a secret. */
export function toTable(table: string, query = '', secret = ''): string {
  return screenOf('table', table, query) + (secret ? `#${secret}` : '');
}

/** The address of a game that is looked back on. */
export const toReplay = (table: string, query = ''): string => screenOf('replay', table, query);

/** The address of a puzzle, with a query without its `?`. */
export function toPuzzle(puzzle: string, query = ''): string {
  const id = encodeURIComponent(puzzle);
  const more = [...(PLAIN ? [`puzzle=${id}`] : []), ...(query ? [query] : [])].join('&');
  return to(PLAIN ? 'puzzles' : `puzzles/${id}`) + (more ? `?${more}` : '');
}

/** A host of plain files has a file for each screen but none for each game: there the game is named by the query. */
function screenOf(screen: string, table: string, query: string): string {
  const more = isTab(table) ? `game=${table}${query ? `&${query}` : ''}` : query;
  return to(isTab(table) ? screen : `${screen}/${table}`) + (more ? `?${more}` : '');
}
