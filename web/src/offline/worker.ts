/// <reference lib="webworker" />
// The service worker: one version of the page, whole, from which everything but a server's tables opens without a network. A newer
// version waits until the player takes it, so that no game changes under his hands. Built as `sw.js`, a file without imports.
import type { Kept, Wish } from './kept';

const worker = self as unknown as ServiceWorkerGlobalScope;

/** What was built, written in by `worker-plugin.ts`. */
declare const BUILT: {
  version: string;
  /** What every screen needs, in any language. */
  shell: string[];
  texts: Record<string, string[]>;
  /** What only shows rules. */
  shown: string[];
  engine: { version: string; files: string[] };
};
/** The archive of the Python sources, written in by whoever serves this file; another one makes it another version. */
const ARCHIVE = 'ENGINE-ARCHIVE';

const PREFIX = 'elbowroom-';
const PAGE = `${PREFIX}page-${BUILT.version}-${ARCHIVE}`;
/** The big files of the engine outlive a version that has the same ones. */
const ENGINE = `${PREFIX}engine-${BUILT.engine.version}`;
const BASE = new URL('./', worker.location.href).pathname;
const at = (path: string): string => BASE + path;
const INFO = at('api/info');
const TOLD = /^api\/((info|workshop|puzzles)(\.json)?|(maps|boxes)\/[^/]+)$/;
/** Which sources of the engine belong to this version. */
const ENGINE_INDEX = 'engine/engine.json';
/** What a browser may be sent to that is not the page: single files, and what hosts look at. */
const NOT_THE_PAGE = /^(healthz|livez|metrics)$|(?<!\bindex)\.\w+$/;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  const wish = event.data as Wish;
  if (wish === 'take-over') event.waitUntil(worker.skipWaiting());
  else if (wish === 'engine') event.waitUntil(keepEngine().catch(() => undefined));
  else event.waitUntil(keepUsed(wish.language, wish.used).catch(() => undefined));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || !url.pathname.startsWith(BASE)) return;
  const path = url.pathname.slice(BASE.length);
  if (path.startsWith('api/')) {
    // What anybody is told hardly ever changes; tables and the rest of the interface always do.
    if (TOLD.test(path)) event.respondWith(fresh(request));
  } else if (request.mode === 'navigate') {
    if (!NOT_THE_PAGE.test(path)) event.respondWith(kept(new Request(at('')), PAGE, request));
  } else if (path.startsWith('engine/')) event.respondWith(kept(request, path === ENGINE_INDEX ? PAGE : ENGINE));
  else if (path !== 'sw.js') event.respondWith(kept(request, PAGE));
});

async function install(): Promise<void> {
  const cache = await caches.open(PAGE);
  // Whole or not at all: a version of which a file is missing is never taken. One after the other: whoever plays goes first.
  const spoken: string[] = [];
  for (const language of Object.keys(BUILT.texts)) if (await caches.match(marker(language))) spoken.push(language);
  for (const path of ['', ENGINE_INDEX, ...BUILT.shell, ...spoken.flatMap((language) => BUILT.texts[language] ?? [])]) {
    const named = path.startsWith('assets/'); // by its contents, so what the browser has already is as good
    await cache.add(new Request(at(path), { cache: named ? 'default' : 'no-cache' }));
  }
  for (const language of spoken) await cache.put(marker(language), new Response());
  await keepTold(cache).catch(() => undefined);
}

/** What stands in the cache of a version for a language that is spoken here. */
const marker = (language: string): string => at(`languages/${language}`);

/** What the server tells anybody: boxes and maps, or the files that stand for them. */
async function keepTold(cache: Cache): Promise<void> {
  const plain = (await (await cache.match(at('')))?.text())?.includes('data-host="files"');
  const end = plain ? '.json' : '';
  const told = await fetch(INFO + end);
  if (!told.ok) return;
  await cache.put(INFO + end, told.clone());
  const { boxes, maps } = (await told.json()) as { boxes: string[]; maps: string[] };
  const each = (kind: string, names: string[]): string[] => names.map((name) => at(`api/${kind}/${encodeURIComponent(name)}${end}`));
  const alone = ['workshop', 'puzzles'].map((name) => at(`api/${name}${end}`));
  for (const url of [...each('boxes', boxes), ...each('maps', maps), ...alone]) await cache.add(url);
}

/** Older versions go, but the last one: a tab that still shows it asks for its files. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = (kind: string, own: string): string[] => names.filter((name) => name.startsWith(PREFIX + kind) && name !== own).slice(0, -1);
  const unknown = names.filter((name) => !/-(page|engine)-|-frozen$/.test(name));
  await Promise.all([...unknown, ...old('page-', PAGE), ...old('engine-', ENGINE)].map((name) => caches.delete(name)));
  const cache = await caches.open(ENGINE);
  const archives = (await cache.keys()).filter((key) => /\/elbowroom-\w+\.zip$/.test(key.url) && !key.url.endsWith(ARCHIVE));
  await Promise.all(archives.map((key) => cache.delete(key)));
  await worker.clients.claim();
}

/** What was kept, else the network's answer, kept for later if it is whole. Files named by their contents may be an older version's. */
async function kept(key: Request, into: string, ask = key): Promise<Response> {
  const cache = await caches.open(into);
  const own = await cache.match(key);
  if (own) return own;
  const older = new URL(key.url).pathname.startsWith(at('assets/')) ? await caches.match(key) : undefined;
  if (older) {
    await put(into, key, older.clone()); // that version will go one day
    return older;
  }
  const answer = await fetch(ask);
  if (answer.ok && key.url === ask.url) await put(into, key, answer.clone());
  return answer;
}

/** The network's answer, kept for later; what was kept, if there is no network. */
async function fresh(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await put(PAGE, request, answer.clone());
    return answer;
  } catch (error) {
    const known = await caches.match(request);
    if (known) return known;
    throw error;
  }
}

/** An answer that broke off, or for which there is no room, is not kept; whoever asked has it all the same. */
async function put(into: string, key: Request, answer: Response): Promise<void> {
  try {
    await (await caches.open(into)).put(key, answer);
  } catch {
    // the next one who asks fetches it again
  }
}

/** What this visit has used before there was a worker, such as its fonts, and all texts of its language. */
async function keepUsed(language: string, used: string[]): Promise<void> {
  for (const url of used) if (new URL(url).pathname.startsWith(at('assets/'))) await kept(new Request(url), PAGE);
  for (const path of BUILT.texts[language] ?? []) await kept(new Request(at(path)), PAGE);
  await (await caches.open(PAGE)).put(marker(language), new Response());
}

/** All that a game without a network needs, one file after the other, so that nobody else has to wait. */
async function keepEngine(): Promise<void> {
  const told = await kept(new Request(at(ENGINE_INDEX)), PAGE);
  const { archive } = (await told.json()) as { archive: string };
  for (const path of [...BUILT.engine.files, `engine/${archive}`]) await kept(new Request(at(path)), ENGINE);
  for (const path of BUILT.shown) await kept(new Request(at(path)), PAGE);
  for (const client of await worker.clients.matchAll()) client.postMessage('engine-kept' satisfies Kept);
}
