// Plays games in Pyodide, with the files that a browser would be given, in an engine that was frozen and thawed as the page does it:
// node play.mjs ENGINE-FOLDER ARCHIVE GAMES.PY SEEDS WHOLE OUT
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from '../../web/node_modules/rolldown/dist/index.mjs';

const [folder, archive, games, seeds, whole, out] = process.argv.slice(2);
const named = (start) => join(folder, readdirSync(folder).find((name) => name.startsWith(start)));
const bytes = (file) => new Uint8Array(readFileSync(file)).buffer;

/** A module of the page, as Node can load it. */
async function fromPage(name) {
  const file = join(dirname(out), `${name}.mjs`);
  await build({ input: fileURLToPath(new URL(`../../web/src/tab/${name}.ts`, import.meta.url)), output: { file }, logLevel: 'silent' });
  return import(pathToFileURL(file).href);
}

const { start } = await fromPage('start');
const { unpacked } = await fromPage('frozen');
const parts = {
  home: `${named('pyodide-')}/`,
  info: JSON.parse(process.env.ENGINE_INFO),
  wheel: bytes(named('msgspec-')),
  sources: bytes(archive),
};
const { frozen } = await start(parts, null);
const { python } = await start(parts, unpacked(frozen.whole.buffer));
python.FS.writeFile('/home/pyodide/games.py', readFileSync(games, 'utf8'));
const lines = python.runPython(`import games\n"\\n".join(games.games(${seeds}, ${whole}))`);
writeFileSync(out, lines);
process.exit(0);
