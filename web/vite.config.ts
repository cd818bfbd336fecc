/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './compress-plugin.ts';
import { engine } from './engine-plugin.ts';
import { icons } from './icons-plugin.ts';
import { preload } from './preload-plugin.ts';
import { texts } from './texts-plugin.ts';
import { serviceWorker } from './worker-plugin.ts';

// A server that runs beside `npm run dev`; the built page is served by the game's own server.
const server = process.env.ELBOWROOM_SERVER ?? 'http://127.0.0.1:8000';

/** What every screen needs: the libraries, texts, looks and small parts, but not what draws the codes for cameras. */
const SHARED = new RegExp(
  [
    '/node_modules/(svelte|@fluent)/',
    '/src/(look|texts|browser|screens/parts)/(?!qr)',
    '/src/board/(Patterns|Seal|pieces)',
    '/src/(net/api|screens/\\w+(\\.svelte)?)\\.ts$',
  ].join('|'),
);

export default defineConfig(({ mode }) => ({
  // Addresses within the built files go from file to file, so that they may lie anywhere; only the page itself says where.
  base: './',
  plugins: [svelte(), icons(), engine(), texts(), preload(), serviceWorker(), compress()],
  // Tests run the components as a browser would.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/elbowroom/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // nothing inline, so that a strict content policy needs no exception
    modulePreload: { polyfill: false },
    // Few files, since each one costs the way to the server and back: what every screen needs is one, the board is one; the rest
    // goes by screen and language.
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'base', test: SHARED },
            { name: 'board', test: /\/src\/board\// },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] }, // the texts lie beside the Python package
    // The host stays the page's own, which is what the server compares the origin with.
    proxy: { '/api': { target: server, ws: true }, '/engine': { target: server } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/patience.ts'], testTimeout: 30_000 },
}));
