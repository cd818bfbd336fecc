// Makes one SVG sheet of just the icons that are named in src/look: the page's own, and those of the tiles.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { roundPaths } from './path-rounding.ts';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const ID = 'virtual:icons';
const DRAWN = 512; // the set's drawings are so large,
const GRID = 160; // and ours have so many points to a side, as an icon hardly ever has pixels
const LISTS = ['icons.json', 'tile-icons.json'].map((name) => new URL(`./src/look/${name}`, import.meta.url));

function sheet(): string {
  const require = createRequire(import.meta.url);
  const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  const wanted = LISTS.map((list) => JSON.parse(readFileSync(list, 'utf8')) as Record<string, Record<string, string>>);
  const names = [...new Set(wanted.flatMap((list) => Object.values(list).flatMap((group) => Object.values(group))))].sort();
  const symbols = names.map((name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`there is no icon ${name}`);
    return `<symbol id="i-${name}" viewBox="0 0 ${GRID} ${GRID}">${roundPaths(icon.body, GRID / DRAWN)}</symbol>`;
  });
  const hidden = 'width="0" height="0" aria-hidden="true" class="sheet-hidden"';
  return `<svg xmlns="http://www.w3.org/2000/svg" id="icon-sheet" ${hidden}>${symbols.join('')}</svg>`;
}

export function icons(): Plugin {
  let building = false;
  return {
    name: 'elbowroom-icons',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      if (!building) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(sheet())}`)}`;
      const ref = this.emitFile({ type: 'asset', name: 'icons.svg', source: sheet() });
      return `export default import.meta.ROLLUP_FILE_URL_${ref}`;
    },
  };
}
