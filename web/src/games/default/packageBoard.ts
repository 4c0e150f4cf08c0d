/**
 * A board that a game from outside brings: `board.js` in its package, an ES module that the server serves as `/games/<id>/board.js`.
 * Its default export is a `Board`. It draws into an element of its own and is told what there is whenever that changes.
 */
import { keyOf } from '../../lib/selection'
import type { Table } from '../../lib/table.svelte'
import type { Arg } from '../../lib/types'

export interface Offer {
  id: string
  words: string
  /** The option itself, as the rules have it: `["turn-up"]`. */
  option: unknown
  things: string[]
  /** Picked already, where several are asked for. */
  taken: boolean
}

export interface Shown {
  /** What this window sees: what the game's `view` gave. */
  view: any // eslint-disable-line @typescript-eslint/no-explicit-any
  /** The seat it looks from, and who sits where. */
  seat: number
  names: string[]
  /** What can be chosen now; nothing while others decide, or while the past is looked at. */
  options: Offer[]
  /** Chooses an offer by its id: it is the answer, or one more of several. */
  pick(id: string): void
  /** A text of the game by its id, in the reader's language. */
  say(id: string, args?: Record<string, Arg>): string
}

export interface Drawn { update(now: Shown): void; destroy?(): void }
export interface Board { mount(element: HTMLElement, now: Shown): Drawn }

/** The board in a game's package; null where it has none. */
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
