/** Plays on from a move of a table, at a table of its own; false where that cannot be, and the bar says why. */
import { api } from '../lib/api'
import { go } from '../lib/router.svelte'
import type { Table } from '../lib/table.svelte'
import { trouble } from '../lib/texts.svelte'

export async function playOn(table: Table, move: number): Promise<boolean> {
  try {
    go(`/table/${(await api.branch(table.id, move)).table}`)
    return true
  } catch (error) {
    table.notify(trouble(error, table.game))
    return false
  }
}
