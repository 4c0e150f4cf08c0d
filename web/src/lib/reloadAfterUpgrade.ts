/**
 * Parts of the page come when they are wanted. One that does not come is gone with an upgrade of the server, or the connection was: the
 * page is loaded anew as soon as the server answers. Nothing is lost by it, for a table is with the server.
 */
const LAST = 'astrarium-renewed'
/** Milliseconds between two looks for the server, and for which a page that was just loaded is not loaded again. */
const LOOK = 2000
const REST = 60_000

const answers = () => fetch('/healthz', { cache: 'no-store' }).then((answer) => answer.ok, () => false)

async function renew(): Promise<void> {
  while (!(await answers())) await new Promise((then) => setTimeout(then, LOOK))
  if (Date.now() - Number(sessionStorage.getItem(LAST)) < REST) return
  sessionStorage.setItem(LAST, String(Date.now()))
  location.reload()
}

export function reloadAfterUpgrade(): void {
  let renewing: Promise<void> | null = null
  window.addEventListener('vite:preloadError', () => (renewing ??= renew().finally(() => (renewing = null))))
}
