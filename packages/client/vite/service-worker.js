/*
 * Keeps the page for when there is no network. Pages come from the network first, so nobody is left with an old one;
 * files with a hash in their name never change, so they come from the cache. What a server answers is never kept.
 */
const version = 'VERSION';
const files = JSON.parse('FILES');
const words = JSON.parse('WORDS');
// The path below which the page lies: others of the same host have caches of their own.
const { pathname: base } = new URL('./', self.location);
const at = (path) => base + path;
const CACHES = `page ${base} `;
const CACHE = CACHES + version;
// Releases before there were paths named theirs without one.
const isOurs = (name) => name.startsWith(CACHES) || (base === '/' && /^page \w+$/.test(name));
const PAGE = at('index.html');

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) =>
        cache
          .addAll([new Request(base, { cache: 'reload' }), ...files.map(at)])
          .then(() => cache.match(base))
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
            .filter((name) => isOurs(name) && name !== CACHE)
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
  else if (pathname.startsWith(at('assets/')) || files.includes(pathname.slice(base.length))) {
    // The same file whoever asks for it, whatever the server says it may depend on.
    event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
  }
});

/** What is sent says of which table, and in which language to say that the viewer is waited for there. */
const readCall = (event) => {
  try {
    return event.data?.json() ?? {};
  } catch {
    return {};
  }
};

self.addEventListener('push', (event) => {
  const { code = '', name = '', language } = readCall(event);
  const { title, body } = words[language] ?? words.en;
  const url = new URL(at(/^[A-Z]{6}$/.test(code) ? `t/${code}` : ''), self.location.origin).href;
  const shown = { body: body.replace('{name}', () => name || code), tag: `turn ${code}`, data: { url, opens: true } };
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      // Who sees the table is told by its page.
      const isSeen = pages.some((page) => page.url.split(/[?#]/)[0] === url && page.visibilityState === 'visible');
      return isSeen ? undefined : self.registration.showNotification(title, shown);
    }),
  );
});

// A click on a notification brings the page that it came from back to the front, or opens the table that calls.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const { url, opens } = notification.data ?? {};
      const page = pages.find((one) => one.url.split(/[?#]/)[0] === url?.split(/[?#]/)[0]) ?? (opens ? undefined : pages[0]);
      return page ? page.focus() : opens && self.clients.openWindow(url);
    }),
  );
});
