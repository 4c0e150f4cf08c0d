// Keeps the shell at hand: built files never change under one name; the front page is asked for first and kept for bad days.
const SHELL = 'astrarium-shell-2'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add('/')).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

// what a page had loaded before we were there
self.addEventListener('message', (event) => {
  const files = (event.data?.keep ?? []).filter((path) => path.startsWith('/assets/'))
  event.waitUntil(
    caches.open(SHELL).then((cache) =>
      Promise.all(files.map(async (path) => (await cache.match(path)) || cache.add(path).catch(() => undefined))),
    ),
  )
})

/** Keeps the front page; when it has changed, so have the files, and the old ones go. */
async function keepFront(answer) {
  const cache = await caches.open(SHELL)
  const [before, now] = [await (await cache.match('/'))?.text(), await answer.clone().text()]
  if (before !== undefined && before !== now) {
    for (const kept of await cache.keys()) await cache.delete(kept)
  }
  await cache.put('/', answer)
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (url.pathname.startsWith('/assets/')) {
    event.respondWith(
      caches.open(SHELL).then(async (cache) => {
        const kept = await cache.match(event.request)
        if (kept) return kept
        const answer = await fetch(event.request)
        if (answer.ok) await cache.put(event.request, answer.clone())
        return answer
      }),
    )
  } else if (event.request.mode === 'navigate') {
    event.respondWith(
      fetch(event.request)
        .then((answer) => {
          if (answer.ok) event.waitUntil(keepFront(answer.clone()))
          return answer
        })
        .catch(() => caches.match('/')),
    )
  }
})

// what is told while the page is closed
self.addEventListener('push', (event) => {
  const { title = 'Astrarium', url = '/' } = event.data?.json() ?? {}
  event.waitUntil(self.registration.showNotification(title, { icon: '/icon-192.png', tag: 'astrarium turns', data: url }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data, location.origin).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (windows) => {
      const open = windows.find((each) => each.url === url) ?? windows[0]
      if (!open) return void (await self.clients.openWindow(url))
      if (open.url !== url) await open.navigate(url)
      await open.focus()
    }),
  )
})
