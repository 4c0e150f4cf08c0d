/** Detects a first game and shows its primer until it is closed. */
import { mounted } from '../lib/scheduling'
import { save, settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'

/** A newcomer, at the beginning of an ordinary game. */
export const isNew = (table: Table): boolean =>
  !table.position?.lesson && !table.position?.puzzle && !table.position?.over && !settings.met.includes(table.game) && (table.view?.round ?? 0) < 2

export function met(table: Table): void {
  settings.met = [...settings.met, table.game]
  save()
}

/**
 * Attachment of a board: with every move, the zone where the question is answered comes into sight. An empty name leaves the board as
 * it is. Nobody is led away from a primer that they have not yet answered anything after.
 */
export const zoneInSight = (table: Table, zone: () => string) => (root: HTMLElement): void => {
  void table.position?.move
  const name = zone()
  if (!name || (isNew(table) && table.position?.since === null)) return
  void mounted().then(() => requestAnimationFrame(() => root.querySelector(`[data-zone='${name}']`)?.scrollIntoView({ block: 'nearest' })))
}
