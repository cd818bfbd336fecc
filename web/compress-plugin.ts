// Packs the built files beside themselves, so that the server need not do it for every visitor. The page itself is not
// packed: the server adds to it what other programs show of a link; nor is the service worker, into which it writes its version.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(css|js|mjs|json|svg|wasm|webmanifest)$/;
/** From so many bytes on the last few per cent would take a slow machine half a minute. */
const LARGE = 1_000_000;
const QUICK = 9;
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
        const quality = text.length < LARGE ? constants.BROTLI_MAX_QUALITY : QUICK;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: quality };
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
