/**
 * Explainable elements: things (`data-thing`) and anything else on the board (`data-tell`). The game's kit describes their ids.
 * Two kinds of ids need no kit: `sign:vp` uses the game's text `sign-vp`, `seat:1` the player's name.
 */
export const TELLS = '[data-thing], [data-tell]'

/** The closest explainable ancestor. */
export const tellerOf = (target: EventTarget | null): HTMLElement | null => (target as Element | null)?.closest?.<HTMLElement>(TELLS) ?? null

/** Attributes of an explainable element; `now` describes its current state at this table. */
export const explains = (id: string, now = '') => ({ 'data-tell': id, 'data-now': now || undefined })
