/** Who sits at a game for the first time: told what it is about until they have read it. */
import { save, settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'

/** A newcomer, at the beginning of an ordinary game. */
export const isNew = (table: Table): boolean =>
  !table.position?.lesson && !table.position?.puzzle && !table.position?.over && !settings.met.includes(table.game) && (table.view?.round ?? 0) < 2

export function met(table: Table): void {
  settings.met = [...settings.met, table.game]
  save()
}
