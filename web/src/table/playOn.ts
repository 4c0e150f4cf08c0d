/** Branches a table at a move into a new table. False, with a notice, if refused. */
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
