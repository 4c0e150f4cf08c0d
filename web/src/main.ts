import { hydrate, mount } from 'svelte'
import App from './App.svelte'
import { idle } from './lib/idle'
import { meet } from './lib/me.svelte'
import { pressAgain } from './lib/parts'
import { renewWhenParted } from './lib/renewing'
import { look } from './lobby/look'
import { apply, settings } from './lib/settings.svelte'
import { speak } from './lib/texts.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

apply()
if (!__SITE__) renewWhenParted()
// who I am comes first: the answer brings the cookie that every other call needs
await Promise.all([speak(settings.language), meet().catch(() => undefined)])
const room = document.getElementById('app')!
// whoever has not been here before reads a lobby that came with the page: the script moves into it
const first = room.childElementCount ? await look().then((found) => idle().then(() => found), () => undefined) : undefined
if (first && location.pathname === '/') {
  hydrate(App, { target: room, props: { first } })
  document.dispatchEvent(new Event('astrarium:listens'))
  pressAgain(room)
} else {
  room.replaceChildren()
  mount(App, { target: room })
}

/** Lets the page be installed, and keeps what it has loaded for when there is no connection. */
async function settleIn(): Promise<void> {
  if (__SITE__) return void (await navigator.serviceWorker.register('sw.js'))
  await navigator.serviceWorker.register('/sw.js')
  const worker = (await navigator.serviceWorker.ready).active
  const loaded = performance.getEntriesByType('resource').map((each) => new URL(each.name))
  worker?.postMessage({ keep: loaded.filter((url) => url.origin === location.origin).map((url) => url.pathname) })
}

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // the page may well have loaded while we asked who we are
  const begin = () => void idle().then(settleIn).catch(() => undefined)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin)
}
