// Packs the built files beside themselves, so that the server need not do it for every visitor. The page itself is not
// packed: the server adds to it what other programs show of a link; nor is the service worker, into which it writes its version.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(css|js|json|svg|webmanifest)$/;
const UNPACKED = 'sw.js';
const LEAST = 400; // bytes; below that a header is as long as what is saved

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'elbowroom-compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXTS.test(name) || name === UNPACKED) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        if (text.length < LEAST) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
