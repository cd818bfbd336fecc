// The engine of tables in a tab: Python for browsers from npm, and msgspec's wheel for it from the Python index. Both are copied into
// the page, so that nothing is fetched from anywhere else when somebody plays.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const LIBRARY = 'python_stdlib.zip';
const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', LIBRARY];
const MSGSPEC = '0.22.0'; // as in constraints.txt
const WHEEL = `msgspec-${MSGSPEC}-cp314-cp314-pyemscripten_2026_0_wasm32.whl`;
const SHA256 = 'a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022';
const FETCHED = '.engine'; // the folder in which the wheel waits for the next build

interface Lock {
  info: Record<string, string>;
}

export function engine(): Plugin {
  const root = import.meta.dirname;
  const home = join(root, 'node_modules', 'pyodide');
  const read = (name: string): Buffer => readFileSync(join(home, name));
  const { version } = JSON.parse(read('package.json').toString()) as { version: string };
  const { info } = JSON.parse(read('pyodide-lock.json').toString()) as Lock;
  const python = `pyodide-${version}`;
  return {
    name: 'elbowroom-engine',
    config: () => ({
      define: { ENGINE: JSON.stringify({ python, msgspec: WHEEL, sha256: SHA256, library: hashOf(read(LIBRARY)), info }) },
    }),
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const name of FILES) this.emitFile({ type: 'asset', fileName: `engine/${python}/${name}`, source: read(name) });
      this.emitFile({ type: 'asset', fileName: `engine/${WHEEL}`, source: wheel(join(root, FETCHED)) });
    },
  };
}

const hashOf = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

/** The wheel, fetched once. */
function wheel(folder: string): Buffer {
  const file = resolve(folder, WHEEL);
  if (!existsSync(file)) fetchWheel(folder);
  const data = readFileSync(file);
  if (hashOf(data) !== SHA256) throw new Error(`${file} is not the wheel it should be; please remove it.`);
  return data;
}

/** With pip; the environment's PYTHON says which Python has it. */
function fetchWheel(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const what = ['--no-deps', '--only-binary', ':all:', '--platform', 'pyemscripten_2026_0_wasm32', '--python-version', '3.14'];
  const command = ['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', ...what, '--dest', folder, `msgspec==${MSGSPEC}`];
  try {
    execFileSync(process.env.PYTHON ?? 'python3', command, { stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error).trim();
    throw new Error(`msgspec's wheel for browsers could not be fetched with pip: ${said}`);
  }
}
