/** Pages by address: /, /new/:game, /table/:id, /join/:token, /rules/:game, /replays, /reset/:secret, /confirm/:secret, /house, /puzzles, /puzzles/:game, /about, /gallery. */

export const place = $state({ path: location.pathname, search: location.search })

function read(): void {
  place.path = location.pathname
  place.search = location.search
}

window.addEventListener('popstate', read)

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  read()
  window.scrollTo(0, 0)
}

/** Links inside the page change the page without loading it again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const anchor = (event.target as Element | null)?.closest?.('a')
  if (!anchor || anchor.target || anchor.origin !== location.origin || anchor.hasAttribute('download')) return
  if (anchor.pathname.startsWith('/api/') || anchor.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  go(anchor.pathname + anchor.search)
}

export function matches(pattern: string): string[] | null {
  const want = pattern.split('/')
  const have = place.path.replace(/\/+$/, '').split('/')
  if (want.length !== have.length) return null
  const found: string[] = []
  for (let i = 0; i < want.length; i += 1) {
    if (want[i].startsWith(':')) found.push(decodeURIComponent(have[i]))
    else if (want[i] !== have[i]) return null
  }
  return found
}
