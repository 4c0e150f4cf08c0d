/** Breakpoints of the layout: phone, medium and wide. In a small wide window the rail is folded. */

const narrow = window.matchMedia('(max-width: 699px)')
const broad = window.matchMedia('(min-width: 1100px)')
const small = window.matchMedia('(min-width: 1100px) and ((max-height: 799px) or (max-width: 1339px))')

export const screen = $state({ phone: narrow.matches, wide: broad.matches, folded: small.matches })

narrow.addEventListener('change', () => (screen.phone = narrow.matches))
broad.addEventListener('change', () => (screen.wide = broad.matches))
small.addEventListener('change', () => (screen.folded = small.matches))
