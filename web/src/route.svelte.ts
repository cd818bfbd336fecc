// Where the page is: a path without a router library.
import { BASE } from './browser/place';
import { isTab } from './tab/names';

export type ScreenName = 'Home' | 'Table' | 'Replay' | 'Rules' | 'About' | 'Learn' | 'Workshop' | 'Puzzles' | 'Puzzle' | 'NotFound';

export interface Route {
  screen: ScreenName;
  /** The table of `Table` and `Replay`, the puzzle of `Puzzle`. */
  id: string;
  /** What stands after the #: a secret at tables, a place on the rules page. */
  fragment: string;
  query: URLSearchParams;
}

const PLAIN: Record<string, ScreenName> = {
  '': 'Home',
  rules: 'Rules',
  about: 'About',
  learn: 'Learn',
  workshop: 'Workshop',
  puzzles: 'Puzzles',
};

export function routeOf(url: URL): Route {
  const inside = url.pathname.startsWith(BASE) ? url.pathname.slice(BASE.length) : url.pathname;
  const [first = '', named = '', ...more] = inside.split('/').filter((part) => part && part !== 'index.html');
  const game = url.searchParams.get('game') ?? '';
  const second = named || (isTab(game) && (first === 'table' || first === 'replay') ? game : '');
  const puzzle = first === 'puzzles' && !more.length ? named || (url.searchParams.get('puzzle') ?? '') : '';
  if (puzzle) return { screen: 'Puzzle', id: puzzle, fragment: url.hash.slice(1), query: url.searchParams };
  const rest = { id: second, fragment: url.hash.slice(1), query: url.searchParams };
  if (second && !more.length && first === 'table') return { screen: 'Table', ...rest };
  if (second && !more.length && first === 'replay') return { screen: 'Replay', ...rest };
  const screen = second ? undefined : PLAIN[first];
  return { screen: screen ?? 'NotFound', ...rest };
}

let current = $state.raw<Route>(routeOf(new URL(location.href)));

export const route = {
  get current(): Route {
    return current;
  },
};

const follow = (): void => {
  current = routeOf(new URL(location.href));
};

/** Goes to an address of this page, as `to` gives it; `replace` leaves no step back, and what was noted beside the address stays. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(history.state, '', path);
  else history.pushState(null, '', path);
  follow();
  if (!replace) scrollTo(0, 0);
}

/** A secret that stands beside the address, where a reload finds it and nobody looks over a shoulder. */
export function notedSecret(): string {
  const state: unknown = history.state;
  const secret = typeof state === 'object' && state !== null ? (state as { secret?: unknown }).secret : '';
  return typeof secret === 'string' ? secret : '';
}

/** Takes the secret out of the address bar and notes it beside the address. */
export function hideSecret(secret: string): void {
  if (location.hash.slice(1).startsWith(secret)) history.replaceState({ secret }, '', location.pathname + location.search);
}

/** Follows the back button, and plain clicks on links of this page. */
export function followLinks(): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (!link.pathname.startsWith(BASE) || link.pathname.startsWith(`${BASE}api/`)) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return; // a place on this page
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', follow);
    removeEventListener('hashchange', follow);
    document.removeEventListener('click', click);
  };
}
