// Serves one offline page for every navigation without a network. It caches that page's files only, so an update never meets an
// old application: scripts have hashed names, and the browser's own cache keeps them.
const CACHE = 'offline-4';
const FILES = ['/offline.html', '/first-paint.js', '/offline.js', '/standalone.css', '/icon.svg'];
// The build adds the hashes. The page works without them.
const FONTS = [
  '/assets/sofia-sans-latin-wght-normal.woff2',
  '/assets/sofia-sans-cyrillic-wght-normal.woff2',
];

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
    await cache.addAll(FONTS).catch(() => undefined);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  } else if (FILES.includes(pathname) || FONTS.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});
