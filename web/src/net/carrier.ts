/** What carries words between the page and a table: a server's socket, or a worker of the page itself. The page cannot tell. */
import { isTab } from '../tab/names';
import { Connection, type Line } from './connection';
import type { ClientMessage, ServerError, ServerMessage } from './protocol';

/** A line to one table that keeps coming back. */
export interface Carrier {
  /** Sends and waits for the answer; rejects with `Refused`. Silence beyond `patience` means that the line is dead. */
  ask(message: ClientMessage, patience?: number): Promise<ServerMessage>;
  /** Try again now, not when the pause is over. */
  retry(): void;
  close(): void;
}

/** One open wire, on which texts go both ways. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What a wire tells its owner; nothing more once it has told that it is closed. */
export interface Ends {
  open: () => void;
  message: (text: string) => void;
  /** With the code of a socket, and why, if that is known. */
  closed: (code: number, why?: ServerError) => void;
}

/** A way to a table. */
export interface Way {
  dial: (ends: Ends) => Wire;
  /** Does it need the network? */
  network: boolean;
  /** Milliseconds that it may take to open. */
  patience: number;
}

const SOCKET_PATIENCE = 18_000;
const ENGINE_PATIENCE = 180_000; // the engine may have to be fetched over a slow line

/** Where the socket is: its address names the table, unless that is no name at all, which the server will say. */
export const socketUrl = (table: string): string => {
  const path = /^[a-z0-9]+$/i.test(table) ? `tables/${table}/socket` : 'socket';
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/${path}`;
};

/** By a server's socket. */
export const bySocket = (url: string): Way => ({
  network: true,
  patience: SOCKET_PATIENCE,
  dial: (ends) => {
    const socket = new WebSocket(url);
    socket.onopen = () => ends.open();
    socket.onmessage = (event) => ends.message(String(event.data));
    socket.onclose = (event) => ends.closed(event.code);
    return {
      send: (text) => socket.send(text),
      close: () => {
        if (socket.readyState < WebSocket.CLOSING) socket.close();
      },
    };
  },
});

/** By a worker of this page, which is fetched when the first table in the tab is opened. */
const byTab: Way = {
  network: false,
  patience: ENGINE_PATIENCE,
  dial: (ends) => {
    let wire: Wire | null = null;
    let closed = false;
    import('../tab/host')
      .then(({ dial }) => {
        if (!closed) wire = dial(ends);
      })
      .catch(() => ends.closed(0, { code: 'tab-engine', args: {} }));
    return {
      send: (text) => wire?.send(text),
      close: () => {
        closed = true;
        wire?.close();
      },
    };
  },
};

/** The line to a table, by the way that its id asks for. */
export function carry(line: Line): Carrier {
  const { table } = line.join();
  return new Connection(line, isTab(table) ? byTab : bySocket(socketUrl(table)));
}
