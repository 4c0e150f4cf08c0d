/** Opens the study of a finished game, at a move; the bar says why there is none. */
import { api } from '../lib/api'
import { go } from '../lib/router.svelte'
import type { Table } from '../lib/table.svelte'
import { trouble } from '../lib/texts.svelte'

export async function openStudy(table: Table, move = 0): Promise<void> {
  try {
    const { study, node } = await api.studyTable(table.id, new URLSearchParams(location.search).get('token'), move)
    go(`/study/${study}?node=${node}`)
  } catch (error) {
    table.notify(trouble(error, table.game))
  }
}
