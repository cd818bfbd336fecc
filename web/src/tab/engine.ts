/** The engine in a worker: Python for browsers, with the sources that the page's server, or its folder, has for it. */

/** What is written in by `engine-plugin.ts`: folders and files below `engine/`, and what that Python is. */
declare const ENGINE: { python: string; msgspec: string; info: Record<string, string> };

export interface PyCallable {
  (...args: unknown[]): unknown;
}

/** As much of Pyodide as is used here. */
export interface Python {
  unpackArchive(data: ArrayBuffer, format: 'wheel' | 'zip'): void;
  pyimport(name: string): Record<string, PyCallable>;
}

type Load = (options: { indexURL: string; lockFileContents: string }) => Promise<Python>;

export interface Facts {
  version: string;
  rules: string;
  archive: string;
}

async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

const bytes = async (url: string): Promise<ArrayBuffer> => (await fetched(url)).arrayBuffer();

/** Loads everything; `base` is the page's own address. */
export async function loadEngine(base: string): Promise<{ python: Python; facts: Facts }> {
  const at = (path: string): string => new URL(`engine/${path}`, base).href;
  const told = fetched(at('engine.json')).then((answer) => answer.json() as Promise<Facts>);
  const parts = Promise.all([bytes(at(ENGINE.msgspec)), told.then(({ archive }) => bytes(at(archive)))]);
  const { loadPyodide } = (await import(/* @vite-ignore */ at(`${ENGINE.python}/pyodide.mjs`))) as { loadPyodide: Load };
  // Nothing is ever fetched from anywhere else: the list of packages is empty.
  const lockFileContents = JSON.stringify({ info: ENGINE.info, packages: {} });
  const [python, [msgspec, sources]] = await Promise.all([loadPyodide({ indexURL: at(`${ENGINE.python}/`), lockFileContents }), parts]);
  python.unpackArchive(msgspec, 'wheel');
  python.unpackArchive(sources, 'zip');
  return { python, facts: await told };
}
