/** The layout for the width of the window: one of three. */

const narrow = window.matchMedia('(max-width: 699px)')
const broad = window.matchMedia('(min-width: 1100px)')

export const screen = $state({ phone: narrow.matches, wide: broad.matches })

narrow.addEventListener('change', () => (screen.phone = narrow.matches))
broad.addEventListener('change', () => (screen.wide = broad.matches))
