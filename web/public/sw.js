// Keeps the shell of the page, so that it opens without a network and can say so itself. The game itself is never kept.
const SHELL = 'elbowroom-shell-2';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(['/', '/start.js', '/icon.svg', '/manifest.webmanifest'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The network's answer, kept for later; what was kept, if there is no network. */
async function fresh(request, key) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(key);
    if (known) return known;
    throw error;
  }
}

/** The files that a page asks for, by names that change with their contents. */
const files = (html) => (html.match(/\/assets\/[^"]+/g) ?? []).join();

/** The page itself; a new one needs none of the old one's files. */
async function page(request) {
  const cache = await caches.open(SHELL);
  const before = await (await cache.match('/'))?.text();
  const answer = await fresh(request, '/');
  if (before !== undefined && files(before) !== files(await answer.clone().text())) {
    for (const file of await cache.keys()) if (new URL(file.url).pathname.startsWith('/assets/')) await cache.delete(file);
  }
  return answer;
}

/** Files named by their contents: what was kept is as good as new. */
async function kept(request) {
  const cache = await caches.open(SHELL);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // Maps and boxes never change for a version of the server; tables and the rest of the interface always do.
  if (url.pathname.startsWith('/api/maps/') || url.pathname.startsWith('/api/boxes/')) event.respondWith(fresh(request, request));
  else if (url.pathname.startsWith('/api/')) return;
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else event.respondWith(fresh(request, request));
});
