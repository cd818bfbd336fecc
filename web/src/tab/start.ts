/** Starts the engine: from its files, or thawed. It knows neither page nor network, so that tests start it the same way elsewhere. */
import { freeze, melt, thaw, type Frozen } from './frozen';
import { unzip } from './unzip';

export interface PyCallable {
  (...args: unknown[]): unknown;
}

/** As much of Pyodide as is used here. */
export interface Python {
  FS: Files;
  unpackArchive(data: ArrayBuffer, format: 'wheel'): void;
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, PyCallable>;
  makeMemorySnapshot(): Uint8Array;
}

interface Files {
  readFile(path: string): Uint8Array<ArrayBuffer>;
  writeFile(path: string, data: Uint8Array): void;
}

/** Pyodide's inside, before Python runs in it. */
interface Inside {
  HEAPU8: Uint8Array;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  /** Compiled parts that are there, by their paths. */
  preloadedWasm: Record<string, unknown>;
  loadWebAssemblyModule(code: Uint8Array, flags: Record<string, boolean>, path: string, scope: object): Promise<unknown>;
  growMemory(size: number): void;
}

interface Settings {
  preRun: ((inside: Inside) => void)[];
}

interface Options {
  indexURL: string;
  lockFileContents: string;
  createPyodideModule: (settings: Settings) => Promise<Inside>;
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
}

/** What an engine is made of. */
export interface Parts {
  /** The address of Pyodide's folder. */
  home: string;
  /** What that Python says of itself. */
  info: Record<string, string>;
  /** msgspec's wheel, which has a compiled part. */
  wheel: ArrayBuffer;
  /** The packed sources of Elbowroom. */
  sources: ArrayBuffer;
}

const HOME = '/home/pyodide';
const SOURCES = `${HOME}/elbowroom.zip`; // never unpacked: Python reads out of it what it wants
const COMPILED = `${HOME}/msgspec/_core.cpython-314-wasm32-emscripten.so`;
/** Everything of msgspec is loaded at once, as a thawed engine has no files of it. */
const FIRST_STEPS = `
import sys
sys.path.insert(0, "${SOURCES}")
import gc, msgspec, msgspec.inspect, msgspec.structs
from elbowroom.tab import worker
worker.get_ready()
gc.collect()
`;

/**
 * Python with everything loaded. An engine that starts from its files is frozen then, before anybody uses it, if it can be.
 *
 * Compiled parts lie at fixed places of the memory and of the table of functions. They come in before Python does, thawed or not, so
 * that these places are the same ones.
 */
export async function start(parts: Parts, frozen: Frozen | null): Promise<{ python: Python; frozen: Frozen | null }> {
  const [{ loadPyodide }, { default: create }, compiled] = await Promise.all([
    import(/* @vite-ignore */ `${parts.home}pyodide.mjs`) as Promise<{ loadPyodide: (options: Options) => Promise<Python> }>,
    import(/* @vite-ignore */ `${parts.home}pyodide.asm.mjs`) as Promise<{ default: (settings: Settings) => Promise<Inside> }>,
    unzip(parts.wheel, COMPILED.slice(COMPILED.lastIndexOf('/'))),
  ]);
  const broken = brokenCode();
  const loaded = loadPyodide({
    indexURL: parts.home,
    // Nothing is ever fetched from anywhere else: the list of packages is empty.
    lockFileContents: JSON.stringify({ info: parts.info, packages: {} }),
    createPyodideModule: async (settings) => {
      settings.preRun.push((inside) => void bringIn(inside, compiled).catch(() => undefined));
      const inside = await create(settings);
      if (frozen) {
        if (frozen.size > inside.HEAPU8.length) inside.growMemory(frozen.size);
        thaw(frozen, inside.HEAPU8);
      }
      return inside;
    },
    // What Pyodide is given of the memory is none of it: it would keep all of that for good.
    ...(frozen ? { _loadSnapshot: frozen.head.slice() } : { _makeSnapshot: true }),
  });
  const python = await Promise.race([loaded, broken]);
  python.FS.writeFile(SOURCES, new Uint8Array(parts.sources));
  if (frozen) return { python, frozen };
  python.unpackArchive(parts.wheel, 'wheel');
  python.runPython(FIRST_STEPS);
  return { python, frozen: frozenNow(python) };
}

/** Fails when Python's own code does not come whole: Pyodide only notes that, and waits for ever. */
function brokenCode(): Promise<never> {
  const { instantiateStreaming } = WebAssembly;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (...words) => {
      WebAssembly.instantiateStreaming = instantiateStreaming;
      try {
        return await instantiateStreaming(...words);
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}

/** Loads a compiled part into a Pyodide in which no Python runs yet. */
async function bringIn(inside: Inside, compiled: Uint8Array): Promise<void> {
  inside.addRunDependency(COMPILED);
  try {
    inside.preloadedWasm[COMPILED] = await inside.loadWebAssemblyModule(compiled, { loadAsync: true, nodelete: true }, COMPILED, {});
  } finally {
    inside.removeRunDependency(COMPILED); // should it have failed, Python tries again and says why not
  }
}

function frozenNow(python: Python): Frozen | null {
  try {
    const snapshot = python.makeMemorySnapshot();
    const frozen = freeze(snapshot);
    melt(snapshot);
    return frozen;
  } catch {
    return null; // it runs all the same
  }
}
