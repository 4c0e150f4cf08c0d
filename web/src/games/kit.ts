/**
 * The interface between a game and the table page: board, things and texts. `games/<id>/kit.ts` exports it as `kit`;
 * members with a question mark are optional. The shell does the rest: highlights, picks, keys, log, history, rules.
 */
import type { Component } from 'svelte'
import { correct } from '../lib/components'
import type { Table } from '../lib/table.svelte'
import type { Option, TableEvent, Tree } from '../lib/types'
import type { Board } from './default/packageBoard'

export interface Step { words: string; done: boolean; current: boolean }

/** A simultaneous reveal: one row per side, drawn by a `face` or in words, with its total. */
export interface Revealed {
  form: 'tiles' | 'cards' | 'dice'
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  rows: { seat: number | null; name: string; cells: { words?: string; face?: Component<any>; props?: object }[]; label?: string; total?: number; parts?: string }[]
}

export interface Signs {
  glyph: Component<any> // eslint-disable-line @typescript-eslint/no-explicit-any
  /** Paths of each sign on a 24 grid. */
  parts: Record<string, { f?: string; s?: string; k?: string }>
  groups: Record<string, string[]>
  tone?: (name: string) => string | undefined
}

/** Name, text and rule of a thing. `onFace`: the drawing of the thing shows the text already. */
export interface About { name: string; text: string; rule: string; onFace?: boolean }

export interface GameKit {
  board: Component<{ table: Table }>
  /** The board from the package of a third-party game. */
  brought?: Board
  /** Aliases of thing kinds: `source:2` is the planet `at:2`. */
  alias: Record<string, string>
  /** Things that an option touches, if they differ from `option.things`: the box of its action, for example. */
  things?(option: Option): string[]
  /** Whether a thing is drawn on the board and can be clicked there. */
  drawn(thing: string): boolean
  /** The phases of a round, and the index of the current one. */
  phases(view: any): { ids: string[]; at: number } // eslint-disable-line @typescript-eslint/no-explicit-any
  /** "Round 5 of 9, terce II". */
  heading(table: Table): string
  /** Points of a seat now. */
  points(table: Table, seat: number): number
  /** Sources of a seat's points so far, by the ids of `score-…`; null if hidden from this viewer. */
  sources?(table: Table, seat: number): Record<string, number | null>
  describe(table: Table, thing: string): About
  /** A large drawing of a thing, for its explanation. */
  face?: Component<{ table: Table; thing: string }>
  /** The signs of this game: their drawing and their groups (`signs-…`). The text `sign-…` explains each. */
  signs?: Signs
  /** Why a thing is incompatible with the picked things; null if it is not. */
  bar?(table: Table, thing: string): { text: Tree; rule: string } | null
  /** True if the last click never sends the choice: it must be confirmed. */
  keeps?(table: Table): boolean
  clicked?(table: Table, thing: string): void
  steps?(table: Table): Step[]
  /** Text id of an option's verb, for the confirm button: by question and option (`move-fly`) or by option (`fly`). */
  verb?(name: string): string
  /** Label of the confirm button, if a verb is not enough. */
  confirm?(table: Table, option: Option): string
  prompt?(table: Table): string
  /** Replaces the plain list of phases in the top bar. */
  strip?: Component<{ table: Table }>
  /** Heading of the log at an event that begins a part of the game; null for other events. */
  headline?(table: Table, event: TableEvent): string | null
  /** The reveal among these events; null if there is none. */
  reveal?(table: Table, events: TableEvent[]): Revealed | null
  /** Ids of the phases that do not take place this round; the top bar strikes them through. */
  skipped?(view: any): string[] // eslint-disable-line @typescript-eslint/no-explicit-any
  /** Seats that chose a phase, by its id; the top bar shows their shapes beside it. */
  chosen?(view: any): Record<string, number[]> // eslint-disable-line @typescript-eslint/no-explicit-any
}

const signs = import.meta.glob('./*/signs.ts') as Record<string, () => Promise<{ signs: Signs }>>

/** Loads the signs of a game without its board. */
export const loadSigns = async (game: string): Promise<Signs | null> => (await signs[`./${game}/signs.ts`]?.())?.signs ?? null

const kits = import.meta.glob('./*/kit.ts') as Record<string, () => Promise<{ kit: GameKit }>>

/** Loads a game's kit for the components in use. A game without one gets the board of its package, or the default board. */
export async function loadKit(game: string, components?: object | null): Promise<GameKit> {
  correct(game, components)
  const own = kits[`./${game}/kit.ts`] as (typeof kits)[string] | undefined
  if (own) {
    try {
      return (await own()).kit
    } catch (error) {
      console.error(error)
    }
  }
  const { kit } = await kits['./default/kit.ts']()
  if (own) return kit
  const [{ default: board }, { packageBoard }] = await Promise.all([import('./default/PackageBoard.svelte'), import('./default/packageBoard')])
  const brought = await packageBoard(game)
  return brought ? { ...kit, board, brought } : kit
}
