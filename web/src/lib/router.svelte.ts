/** Client-side router. Routes: /, /new/:game, /table/:id, /replay/:id, /study/:id, /join/:token, /rules/:game, /replays, /reset/:secret, /confirm/:secret, /house, /puzzles, /puzzles/:game, /daily, /daily/:game, /records, /club, /person/:id, /event/:id, /group/:id, /about, /gallery. */

/** The current route. A page without a server is one file and uses hash routes. */
function here(): { path: string; search: string } {
  if (!__SITE__) return { path: location.pathname, search: location.search }
  const [path, search] = location.hash.slice(1).split('?')
  return { path: path || '/', search: search ? `?${search}` : '' }
}

export const place = $state(here())

function read(): void {
  Object.assign(place, here())
}

window.addEventListener('popstate', read)

export function go(path: string, replace = false): void {
  const address = __SITE__ ? `#${path}` : path
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  read()
  window.scrollTo(0, 0)
}

/** Follows internal links without a page load. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const anchor = (event.target as Element | null)?.closest?.('a')
  if (!anchor || anchor.target || anchor.origin !== location.origin || anchor.hasAttribute('download')) return
  const path = anchor.getAttribute('href') ?? ''
  if (__SITE__ && path.startsWith('#/')) {
    event.preventDefault()
    return go(path.slice(1))
  }
  if (anchor.pathname.startsWith('/api/') || path.startsWith('#')) return
  event.preventDefault()
  go(anchor.pathname + anchor.search)
}

/** In a page without a server, rewrites a link to a hash route on pointer down or focus. */
export function turn(event: Event): void {
  const anchor = (event.target as Element | null)?.closest?.('a')
  const path = anchor?.getAttribute('href')
  if (__SITE__ && path?.startsWith('/')) anchor!.setAttribute('href', `#${path}`)
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
