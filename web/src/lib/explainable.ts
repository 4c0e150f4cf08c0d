/**
 * What tells about itself: a thing that can be picked (`data-thing`), or anything else on the board (`data-tell`), by an id that its game's kit
 * describes. Two kinds of ids need no kit: `sign:vp` is told by the game's texts `sign-vp`, `seat:1` by the player's name.
 */
export const TELLS = '[data-thing], [data-tell]'

/** The innermost thing around an element that tells about itself. */
export const tellerOf = (target: EventTarget | null): HTMLElement | null => (target as Element | null)?.closest?.<HTMLElement>(TELLS) ?? null

/** Makes an element tell about itself: `now` says how it stands, in a sentence of this table. */
export const explains = (id: string, now = '') => ({ 'data-tell': id, 'data-now': now || undefined })
