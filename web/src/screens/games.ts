/** The games of this browser: which tables, and the secrets that open them. */

export interface KnownGame {
  table: string;
  secret: string;
  /** The watch link, for the host to give away. */
  watch?: string;
  /** Links to seats, by seat, for the host to give away. */
  links?: Record<string, string>;
  players: string[];
  map: string;
  when: number;
  over?: boolean;
}

const KEY = 'elbowroom.games';
const MOST = 30;

export function knownGames(): KnownGame[] {
  try {
    const games: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(games) ? (games as KnownGame[]) : [];
  } catch {
    return [];
  }
}

function keep(games: KnownGame[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // without storage the link in the address bar is all there is
  }
}

export function knownGame(table: string): KnownGame | undefined {
  return knownGames().find((game) => game.table === table);
}

/** Adds a game, or brings it up to date and to the top. */
export function rememberGame(table: string, change: Partial<KnownGame>): void {
  const games = knownGames();
  const old = games.find((game) => game.table === table);
  const fresh: KnownGame = { secret: '', players: [], map: '', when: Date.now(), ...old, ...change, table };
  keep([fresh, ...games.filter((game) => game.table !== table)]);
}

export function forgetGame(table: string): void {
  keep(knownGames().filter((game) => game.table !== table));
}
