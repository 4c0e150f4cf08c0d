/** Detection of a first game, which shows the primer until it is closed. */
import { mounted } from '../lib/scheduling'
import { save, settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'

/** Whether the player is new to the game and an ordinary game has just begun. */
export const isNew = (table: Table): boolean =>
  !table.position?.lesson && !table.position?.puzzle && !table.position?.over && !settings.met.includes(table.game) && (table.view?.round ?? 0) < 2

export function met(table: Table): void {
  settings.met = [...settings.met, table.game]
  save()
}

/**
 * Attachment of a board: scrolls the zone of the question into view after every move. An empty name does nothing, and neither
 * does a newcomer's first question, so that the primer stays visible.
 */
export const zoneInSight = (table: Table, zone: () => string) => (root: HTMLElement): void => {
  void table.position?.move
  const name = zone()
  if (!name || (isNew(table) && table.position?.since === null)) return
  void mounted().then(() => requestAnimationFrame(() => root.querySelector(`[data-zone='${name}']`)?.scrollIntoView({ block: 'nearest' })))
}
