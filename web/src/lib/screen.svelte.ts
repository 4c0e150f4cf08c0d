/** The layout for the window: one of three by its width; in a small wide one the rail folds to a column of icons. */

const narrow = window.matchMedia('(max-width: 699px)')
const broad = window.matchMedia('(min-width: 1100px)')
const small = window.matchMedia('(min-width: 1100px) and ((max-height: 799px) or (max-width: 1339px))')

export const screen = $state({ phone: narrow.matches, wide: broad.matches, folded: small.matches })

narrow.addEventListener('change', () => (screen.phone = narrow.matches))
broad.addEventListener('change', () => (screen.wide = broad.matches))
small.addEventListener('change', () => (screen.folded = small.matches))
