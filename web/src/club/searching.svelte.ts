/** Flag of a running opponent search; without it no page polls the server. */
const KEY = 'astrarium-search'

export const searching = $state({ on: !__SITE__ && sessionStorage.getItem(KEY) === 'yes' })

export function search(on: boolean): void {
  searching.on = on
  if (on) sessionStorage.setItem(KEY, 'yes')
  else sessionStorage.removeItem(KEY)
}
