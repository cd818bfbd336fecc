// Plays games in Pyodide, with the files that a browser would be given: node play.mjs ENGINE-FOLDER ARCHIVE GAMES.PY SEEDS WHOLE OUT
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, archive, games, seeds, whole, out] = process.argv.slice(2);
const named = (start) => join(folder, readdirSync(folder).find((name) => name.startsWith(start)));
const bytes = (file) => new Uint8Array(readFileSync(file));
const home = named('pyodide-');
const { loadPyodide } = await import(pathToFileURL(join(home, 'pyodide.mjs')).href);
const info = JSON.parse(process.env.ENGINE_INFO);
const python = await loadPyodide({ indexURL: `${home}/`, lockFileContents: JSON.stringify({ info, packages: {} }) });
python.unpackArchive(bytes(named('msgspec-')), 'wheel');
python.unpackArchive(bytes(archive), 'zip');
python.FS.writeFile('/home/pyodide/games.py', readFileSync(games, 'utf8'));
const lines = python.runPython(`import games\n"\\n".join(games.games(${seeds}, ${whole}))`);
writeFileSync(out, lines);
process.exit(0);
