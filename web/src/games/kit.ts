/**
 * What a game brings to the table in the browser: a board, and what its things are. `games/<id>/kit.ts` exports it as `kit`; everything
 * with a question mark may be left out. The shell does the rest: what lights up, what is picked, keys, log, history, rules.
 */
import type { Component } from 'svelte'
import { correct } from '../lib/components'
import type { Table } from '../lib/table.svelte'
import type { Option, TableEvent, Tree } from '../lib/types'
import type { Board } from './default/packageBoard'

export interface Step { words: string; done: boolean; current: boolean }

/** What turns face up at the same moment: a row for each side, drawn by a `face` or in words, with what it adds up to. */
export interface Revealed {
  form: 'tiles' | 'cards' | 'dice'
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  rows: { seat: number | null; name: string; cells: { words?: string; face?: Component<any>; props?: object }[]; label?: string; total?: number; parts?: string }[]
}

export interface Signs {
  glyph: Component<any> // eslint-disable-line @typescript-eslint/no-explicit-any
  /** What a sign is drawn of, on a grid of 24. */
  parts: Record<string, { f?: string; s?: string; k?: string }>
  groups: Record<string, string[]>
  tone?: (name: string) => string | undefined
}

/** What a thing is called, what it does and where the rules speak of it; `onFace`: its face says the text already. */
export interface About { name: string; text: string; rule: string; onFace?: boolean }

export interface GameKit {
  board: Component<{ table: Table }>
  /** The board that a game's package has brought along. */
  brought?: Board
  /** Kinds of things that are the same piece under another word: `source:2` is the planet `at:2`. */
  alias: Record<string, string>
  /** What an option touches, where that is more than its own words name: the box of its action, say. */
  things?(option: Option): string[]
  /** Whether a thing lies on the board, so that it can be clicked there. */
  drawn(thing: string): boolean
  /** The phases of a round, and which one it is. */
  phases(view: any): { ids: string[]; at: number } // eslint-disable-line @typescript-eslint/no-explicit-any
  /** "Round 5 of 9, terce II". */
  heading(table: Table): string
  /** Points of a seat now. */
  points(table: Table, seat: number): number
  /** Where a seat's points come from so far, by the ids of `score-…`; null for what this window may not know yet. */
  sources?(table: Table, seat: number): Record<string, number | null>
  describe(table: Table, thing: string): About
  /** A thing drawn large, for the card that tells about it. */
  face?: Component<{ table: Table; thing: string }>
  /** The signs of this game: how one is drawn, and which there are, by what they are about (`signs-…`); each is told by the text `sign-…`. */
  signs?: Signs
  /** Why a thing does not go with what is picked. */
  bar?(table: Table, thing: string): { text: Tree; rule: string } | null
  /** True while a choice is never sent by its last click alone. */
  keeps?(table: Table): boolean
  clicked?(table: Table, thing: string): void
  steps?(table: Table): Step[]
  /** The text of an option's verb, by the question and the option (`move-fly`) or the option alone (`fly`): what the brass says, where there is one. */
  verb?(name: string): string
  /** The words of the brass where a verb is not enough. */
  confirm?(table: Table, option: Option): string
  prompt?(table: Table): string
  /** In place of the plain list of phases in the top bar. */
  strip?: Component<{ table: Table }>
  /** A heading for the log where an event begins a part of the game; null for all other events. */
  headline?(table: Table, event: TableEvent): string | null
  /** What of these events is a reveal; null: nothing. */
  reveal?(table: Table, events: TableEvent[]): Revealed | null
  /** Phases that do not take place this round, by id: they are struck through in the top bar. */
  skipped?(view: any): string[] // eslint-disable-line @typescript-eslint/no-explicit-any
  /** Seats whose shapes stand beside a phase, by its id: those who chose it. */
  chosen?(view: any): Record<string, number[]> // eslint-disable-line @typescript-eslint/no-explicit-any
}

const signs = import.meta.glob('./*/signs.ts') as Record<string, () => Promise<{ signs: Signs }>>

/** The signs of a game, without its board. */
export const loadSigns = async (game: string): Promise<Signs | null> => (await signs[`./${game}/signs.ts`]?.())?.signs ?? null

const kits = import.meta.glob('./*/kit.ts') as Record<string, () => Promise<{ kit: GameKit }>>

/** The kit in a game's folder, for the components in use; a game that has none is played on the board that its package brings, or on the one for any game. */
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
