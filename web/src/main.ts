/** Entry point of the client: loads texts and profile, then mounts or hydrates the app. */
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
// the table page is preloaded while the profile is still being fetched
if (/^\/(table|replay)\//.test(location.pathname)) void import('./table/TablePage.svelte').catch(() => undefined)
if (!__SITE__) reloadAfterUpgrade()
/** The profile comes first: its response sets the cookie that every other call needs. No top-level await here: chunks that are
 * loaded meanwhile import this module and would deadlock. */
async function begin(): Promise<void> {
  await Promise.all([speak(settings.language), loadProfile().catch(() => undefined)])
  const room = document.getElementById('app')!
  // a first visit has a prerendered lobby in the page: it is hydrated
  const first = room.childElementCount ? await loadLobby().then((found) => idle().then(() => found), () => undefined) : undefined
  if (first && location.pathname === '/') {
    hydrate(App, { target: room, props: { first } })
    document.dispatchEvent(new Event('astrarium:listens'))
    repeatClick(room)
  } else {
    room.replaceChildren()
    mount(App, { target: room })
    document.dispatchEvent(new Event('astrarium:listens'))
  }
}
void begin()

/** Registers the service worker, which makes the page installable and caches its loaded files for offline use. */
async function settleIn(): Promise<void> {
  if (__SITE__) return void (await navigator.serviceWorker.register('sw.js'))
  await navigator.serviceWorker.register('/sw.js')
  const worker = (await navigator.serviceWorker.ready).active
  const loaded = performance.getEntriesByType('resource').map((each) => new URL(each.name))
  worker?.postMessage({ keep: loaded.filter((url) => url.origin === location.origin).map((url) => url.pathname) })
}

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // the load event may have fired while the profile was fetched
  const settle = () => void idle().then(settleIn).catch(() => undefined)
  if (document.readyState === 'complete') settle()
  else window.addEventListener('load', settle)
}
