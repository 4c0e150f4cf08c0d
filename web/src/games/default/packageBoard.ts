/**
 * The interface of a third-party game's board. It is `board.js` in the package, an ES module served as `/games/<id>/board.js`.
 * Its default export is a `Board`. It draws into an element of its own and is updated whenever something changes.
 */
import { keyOf } from '../../lib/selection'
import type { Table } from '../../lib/table.svelte'
import type { Arg } from '../../lib/types'

export interface Offer {
  id: string
  words: string
  /** The option as in the rules: `["turn-up"]`. */
  option: unknown
  things: string[]
  /** Picked already, if the choice asks for several. */
  taken: boolean
}

export interface Shown {
  /** The game's view for this viewer. */
  view: any // eslint-disable-line @typescript-eslint/no-explicit-any
  /** The viewer's seat, and the names of the players by seat. */
  seat: number
  names: string[]
  /** Options of the pending choice; empty while others decide or a past position is shown. */
  options: Offer[]
  /** Chooses an offer by its id: as the answer, or as one of several. */
  pick(id: string): void
  /** A text of the game by its id, in the reader's language. */
  say(id: string, args?: Record<string, Arg>): string
}

export interface Drawn { update(now: Shown): void; destroy?(): void }
export interface Board { mount(element: HTMLElement, now: Shown): Drawn }

/** Loads the board of a game's package; null if it has none. */
export async function packageBoard(game: string): Promise<Board | null> {
  try {
    return (await import(/* @vite-ignore */ `${location.origin}/games/${encodeURIComponent(game)}/board.js`)).default ?? null
  } catch (error) {
    console.error(error)
    return null
  }
}

export const shown = (table: Table): Shown => {
  const offers = table.options.map((option) => ({ id: keyOf(option), words: table.say(option.text), option: option.option, things: option.things, taken: table.taken.includes(option) }))
  return {
    view: table.view,
    seat: table.seat,
    names: table.names.map((name) => table.say(name)),
    options: offers,
    pick: (id) => {
      const picked = table.options.find((option) => keyOf(option) === id)
      if (picked && table.sending === null) table.take(picked)
    },
    say: (id, args = {}) => table.say({ text: id, args }),
  }
}
