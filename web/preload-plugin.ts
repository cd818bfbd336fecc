// Tells the script that runs first which files each screen and each language need, so that they are fetched at once instead of
// one after the other as each names the next.
import type { Plugin } from 'vite';

const SCRIPT = '<script src="./start.js"';
const SCREEN = /\/screens\/(\w+)\.svelte$/;
const TEXTS = /\/locale\/(\w+)\/page\.ftl/;
/** The rulebook in one language, which only one screen needs. */
const BOOK = /\/locale\/(\w+)\/rulebook\.ftl/;

interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

export function preload(): Plugin {
  return {
    name: 'elbowroom-preload',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(SCRIPT)) throw new Error('index.html does not begin with start.js');
        const chunks = new Map(
          Object.values(bundle ?? {}).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file as unknown as Chunk] as const] : [],
          ),
        );
        const needs = new Map<string, Set<string>>();
        for (const chunk of chunks.values()) {
          const module = chunk.facadeModuleId ?? '';
          const book = BOOK.exec(module)?.[1];
          const name = book ? `rules-${book}` : (SCREEN.exec(module) ?? TEXTS.exec(module))?.[1];
          if (!name) continue;
          const wanted = needs.get(name) ?? new Set();
          needs.set(name, wanted);
          follow(chunk.fileName, chunks, wanted);
        }
        const data = [...needs].map(
          ([name, files]) => ` data-${name.toLowerCase()}="${[...files].filter((file) => !html.includes(file)).join(' ')}"`,
        );
        return html.replace(SCRIPT, SCRIPT + data.sort().join(''));
      },
    },
    // The page is shown at many addresses, so it says from the root where its files are; `elbowroom site` puts more before that.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('there is no index.html');
        page.source = String(page.source).replaceAll(/(\s(?:src|href)=")\.\//g, '$1/');
      },
    },
  };
}

/** A chunk with all that it imports, and their styles. */
function follow(name: string, chunks: Map<string, Chunk>, found: Set<string>): void {
  const chunk = chunks.get(name);
  if (!chunk || found.has(name)) return;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const next of chunk.imports) follow(next, chunks, found);
}
