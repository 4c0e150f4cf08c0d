/**
 * Reloads the page when a lazy chunk fails to load. The cause is an upgrade of the server, or a lost connection; the reload waits
 * until the server answers. Nothing is lost, since the state of a table is on the server.
 */
const LAST = 'astrarium-renewed'
/** Milliseconds between health checks, and the minimum time between two reloads. */
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
