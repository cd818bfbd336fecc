/** The engine in a worker: Python for browsers, with the sources that the page's server, or its folder, has for it. */
import { dropFrozen, keepFrozen, melt, readFrozen } from './frozen';
import { start, type Parts, type Python } from './start';

/** What is written in by `engine-plugin.ts`: folders and files below `engine/`, and what that Python is. */
declare const ENGINE: { python: string; msgspec: string; sha256: string; library: string; info: Record<string, string> };

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

/** Throws if a file is not whole: its SHA-256 begins like this. A cache that can be damaged is only where browsers can tell. */
async function check(file: BufferSource, sha256: string, name: string): Promise<void> {
  if (!globalThis.crypto?.subtle) return;
  const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', file))];
  const hash = digest.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!hash.startsWith(sha256)) throw new Error(`${name} is damaged`);
}

async function bytes(url: string, sha256: string): Promise<ArrayBuffer> {
  const found = await (await fetched(url)).arrayBuffer();
  await check(found, sha256, url);
  return found;
}

/** Pyodide only notes that Python's library did not come whole, and a thawed engine would miss it in the middle of a game. */
async function checkLibrary(python: Python): Promise<void> {
  const [major = '', minor = ''] = (ENGINE.info['python'] ?? '').split('.');
  const path = `/lib/python${major}${minor}.zip`;
  await check(python.FS.readFile(path), ENGINE.library, path);
}

/** How the packed sources' SHA-256 begins: they are called after it. */
const named = (archive: string): string => /-([0-9a-f]+)\./.exec(archive)?.[1] ?? '';

/** Loads everything, as it was when it had last started here, if that was kept; `base` is the page's own address. */
export async function loadEngine(base: string): Promise<{ python: Python; facts: Facts }> {
  const at = (path: string): string => new URL(`engine/${path}`, base).href;
  const told = fetched(at('engine.json')).then((answer) => answer.json() as Promise<Facts>);
  const name = told.then(({ archive }) => `${ENGINE.python}/${ENGINE.msgspec}/${archive}`);
  const [facts, known, wheel, sources] = await Promise.all([
    told,
    name.then((found) => readFrozen(base, found)),
    bytes(at(ENGINE.msgspec), ENGINE.sha256),
    told.then(({ archive }) => bytes(at(archive), named(archive))),
  ]);
  const parts: Parts = { home: at(`${ENGINE.python}/`), info: ENGINE.info, wheel, sources };
  if (known) {
    const thawed = await start(parts, known).catch(() => null);
    if (thawed) {
      melt(known.whole);
      await checkLibrary(thawed.python);
      return { python: thawed.python, facts };
    }
    await dropFrozen(); // the files are there as well
  }
  const { python, frozen } = await start(parts, null);
  await checkLibrary(python);
  if (frozen) {
    await keepFrozen(base, await name, frozen); // whoever starts next need not do all that again
    melt(frozen.whole);
  }
  return { python, facts };
}
