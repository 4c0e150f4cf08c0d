/** Links to a move of a replay. */
import { address, tokenOf } from '../lib/links'
import type { Table } from '../lib/table.svelte'

/** A link to a finished game at a move, with the watch token if one is known. */
export function replayLink(table: Table, move?: number): string {
  const url = new URL(`/replay/${encodeURIComponent(table.id)}`, location.origin)
  const token = table.links?.watch ? tokenOf(address(table.links.watch)) : new URLSearchParams(location.search).get('token')
  if (token) url.searchParams.set('token', token)
  if (move !== undefined) url.searchParams.set('move', String(move))
  return url.href
}

/** Copies text to the clipboard; without the clipboard API (no https) by `execCommand`. */
export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = words
    ;(document.querySelector('dialog[open]') ?? document.body).append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}
