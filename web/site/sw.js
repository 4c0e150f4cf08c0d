// Keeps the whole page, so that it opens at once and without a connection. The engine's packs are kept by the page itself.
const SHELL = 'astrarium-site-__VERSION__'
const ENGINE = 'astrarium-__ENGINE__'
const FILES = __FILES__

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('astrarium') && name !== SHELL && name !== ENGINE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  const wanted = event.request.mode === 'navigate' ? new URL('./', self.registration.scope).href : event.request
  event.respondWith(
    caches.open(SHELL).then(async (cache) => (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(event.request)),
  )
})
