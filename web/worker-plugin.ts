// Tells the service worker which files this build has: what every visitor should have whole, and what the engine is made of.
// A language is kept by whoever speaks it, what only shows rules with the engine, fonts when they are used.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const SHELL = /^(start\.js|icon\.svg|manifest\.webmanifest|assets\/.+\.(js|css|svg|png))$/;
const SHOWN = /^assets\/.+\.json$/;
const TEXTS = /\/locale\/(\w+)\/\w+\.ftl/;

export function serviceWorker(): Plugin {
  let folder = '';
  const texts: Record<string, string[]> = {};
  return {
    name: 'elbowroom-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const language = file.type === 'chunk' ? TEXTS.exec(file.facadeModuleId ?? '')?.[1] : undefined;
        if (language) (texts[language] ??= []).push(file.fileName);
      }
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => statSync(join(folder, name)).isFile())
          .map((name) => name.replaceAll('\\', '/'))
          .filter((name) => !/\.(br|gz)$/.test(name) && statSync(join(folder, name)).isFile())
          .sort();
        const spoken = Object.values(texts).flat().sort();
        const shell = files.filter((name) => SHELL.test(name) && !spoken.includes(name));
        const shown = files.filter((name) => SHOWN.test(name));
        const engine = files.filter((name) => name.startsWith('engine/'));
        const digest = (names: string[]): string => {
          const hash = createHash('sha256');
          for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
          return hash.digest('hex').slice(0, 12);
        };
        const version = digest(['index.html', WORKER, ...shell, ...spoken, ...shown]);
        const built = { version, shell, texts, shown, engine: { version: digest(engine), files: engine } };
        const file = join(folder, WORKER);
        writeFileSync(file, `const BUILT=${JSON.stringify(built)};${readFileSync(file, 'utf8')}`);
      },
    },
  };
}
