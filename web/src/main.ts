import { hydrate, mount } from 'svelte'
import App from './App.svelte'
import { idle } from './lib/scheduling'
import { loadProfile } from './lib/profile.svelte'
import { repeatClick } from './lib/hydration'
import { reloadAfterUpgrade } from './lib/reloadAfterUpgrade'
import { loadLobby } from './lobby/lobbyData'
import { apply, settings } from './lib/settings.svelte'
import { speak } from './lib/texts.svelte'
import '../.fonts/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

apply()
// a table begins to load before it is known who I am
if (/^\/(table|replay)\//.test(location.pathname)) void import('./table/TablePage.svelte').catch(() => undefined)
if (!__SITE__) reloadAfterUpgrade()
/** Who I am comes first: the answer brings the cookie that every other call needs. What is loaded meanwhile shares
 * modules with this one, and would wait for ever for a module that waits itself. */
async function begin(): Promise<void> {
  await Promise.all([speak(settings.language), loadProfile().catch(() => undefined)])
  const room = document.getElementById('app')!
  // whoever has not been here before reads a lobby that came with the page: the script moves into it
  const first = room.childElementCount ? await loadLobby().then((found) => idle().then(() => found), () => undefined) : undefined
  if (first && location.pathname === '/') {
    hydrate(App, { target: room, props: { first } })
    document.dispatchEvent(new Event('astrarium:listens'))
    repeatClick(room)
  } else {
    room.replaceChildren()
    mount(App, { target: room })
  }
}
void begin()

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
  const settle = () => void idle().then(settleIn).catch(() => undefined)
  if (document.readyState === 'complete') settle()
  else window.addEventListener('load', settle)
}
