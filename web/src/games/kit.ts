/** What a game brings to the table in the browser: a board, and what its things are. */
import type { Component } from 'svelte'
import type { Table } from '../lib/table.svelte'
import type { Option, Tree } from '../lib/types'

export interface Step { words: string; done: boolean; current: boolean }

export interface GameKit {
  board: Component<{ table: Table }>
  /** Kinds of things that are the same piece under another word: `source:2` is the planet `at:2`. */
  alias: Record<string, string>
  /** Whether a thing lies on the board, so that it can be clicked there. */
  drawn(thing: string): boolean
  /** The phases of a round, and which one it is. */
  phases(view: any): { ids: string[]; at: number } // eslint-disable-line @typescript-eslint/no-explicit-any
  /** "Round 5 of 9, terce II". */
  heading(table: Table): string
  /** Points of a seat now. */
  points(table: Table, seat: number): number
  /** What a thing is called, what it does and where the rules speak of it. */
  describe(table: Table, thing: string): { name: string; text: string; rule: string }
  /** Why a thing does not go with what is picked. */
  bar?(table: Table, thing: string): { text: Tree; rule: string } | null
  /** Whether a thing may take the place of a picked one and shows it. */
  swaps?(table: Table, thing: string): boolean
  /** True while a choice is never sent by its last click alone. */
  keeps?(table: Table): boolean
  clicked?(table: Table, thing: string): void
  steps?(table: Table): Step[]
  /** The main button's words. */
  confirm?(table: Table, option: Option): string
  prompt?(table: Table): string
  /** In place of the plain list of phases in the top bar. */
  strip?: Component<{ table: Table }>
  /** A thing large, above the words about it. */
  figure?: Component<{ table: Table; thing: string }>
}

const kits: Record<string, () => Promise<{ kit: GameKit }>> = {
  metallum: () => import('./metallum/kit'),
  race: () => import('./race/kit'),
}

export const hasKit = (game: string) => game in kits

export async function loadKit(game: string): Promise<GameKit | null> {
  return game in kits ? (await kits[game]()).kit : null
}
