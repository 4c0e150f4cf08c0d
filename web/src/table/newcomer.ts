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

/** On a small screen, where a question is answered comes into sight; but nobody is led away from a primer that they have not yet answered anything after. */
export function bringZone(table: Table, root: HTMLElement | undefined, zone: string): void {
  if (isNew(table) && table.position?.since === null) return
  requestAnimationFrame(() => root?.querySelector(`[data-zone='${zone}']`)?.scrollIntoView({ block: 'nearest' }))
}
