import { onDestroy, untrack } from 'svelte'
import type { Table } from './table.svelte'

const SHOWN = 4000

/** What has just changed on a board, for four seconds; `compare` finds what one view has that the last one had not. */
export function recentChanges<View, Changes extends { size: number }>(tableNow: () => Table, none: Changes, compare: (last: View, now: View) => Changes): { current: Changes } {
  let last: View | null = null
  let timer = 0
  let current = $state.raw(none)
  $effect(() => {
    const table = tableNow()
    const now = table.past ? null : (table.position?.view as View | undefined)
    untrack(() => {
      if (!now) return
      const found = last && last !== now && table.fresh.length ? compare(last, now) : none
      last = now
      if (!found.size) return
      current = found
      clearTimeout(timer)
      timer = window.setTimeout(() => (current = none), SHOWN)
    })
  })
  onDestroy(() => clearTimeout(timer))
  return {
    get current() {
      return current
    },
  }
}
