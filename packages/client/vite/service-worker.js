/*
 * Keeps the page for when there is no network. Pages come from the network first, so nobody is left with an old one;
 * files with a hash in their name never change, so they come from the cache. What a server answers is never kept.
 */
const version = 'VERSION';
const files = JSON.parse('FILES');
const CACHE = `page ${version}`;
const PAGE = '/index.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) =>
        cache
          .addAll([new Request('/', { cache: 'reload' }), ...files])
          .then(() => cache.match('/'))
          .then((page) => cache.put(PAGE, page)),
      )
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      // A page that is still open may ask for a file of its own version: that one stays until the next.
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('page ') && name !== CACHE)
            .slice(0, -1)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(PAGE, { ignoreVary: true })));
  else if (pathname.startsWith('/assets/') || files.includes(pathname)) {
    // The same file whoever asks for it, whatever the server says it may depend on.
    event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
  }
});

// On Android a notification comes from here; a click on it brings the page that it came from back to the front.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => url === notification.data?.url) ?? pages[0];
      return page?.focus();
    }),
  );
});
