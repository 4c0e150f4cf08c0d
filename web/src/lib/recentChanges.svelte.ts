/** Tracks what has changed on a board since my last answer. */
import { untrack } from 'svelte'
import type { Table } from './table.svelte'

/** Changes by my last answer and since. `compare` returns what is new in a view against an earlier one. */
export function recentChanges<View, Changes extends { size: number }>(tableNow: () => Table, none: Changes, compare: (last: View, now: View) => Changes): { current: Changes } {
  let before: View | null = null
  let last: View | null = null
  let since: number | null | undefined
  let seat: number | null | undefined
  let current = $state.raw(none)
  $effect(() => {
    const table = tableNow()
    const position = table.past ? null : table.position
    untrack(() => {
      const now = position?.view as View | undefined
      if (!position || !now || last === now) return
      if (position.seat !== seat) last = before = null // another viewer
      else if (!before || seat === null || position.since !== since) before = last
      ;({ seat, since } = position)
      last = now
      current = before && !position.over ? compare(before, now) : none
    })
  })
  return {
    get current() {
      return current
    },
  }
}
