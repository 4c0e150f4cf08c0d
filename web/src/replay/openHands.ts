/** Merges all seats' views of a finished game into one with open hands. */
import type { Table } from '../lib/table.svelte'

type Seen = any // eslint-disable-line @typescript-eslint/no-explicit-any

const plain = (value: Seen): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deep merge: values of the first view, gaps filled from the other. */
function filled(own: Seen, other: Seen): Seen {
  if (own === null || own === undefined) return other ?? own
  if (Array.isArray(own) && Array.isArray(other)) return own.length === other.length ? own.map((each, i) => filled(each, other[i])) : own.length ? own : other
  if (!plain(own) || !plain(other)) return own
  return Object.fromEntries([...new Set([...Object.keys(own), ...Object.keys(other)])].map((name) => [name, filled(own[name], other[name])]))
}

/** Merged view from one seat's perspective; each player's part comes from their own view. */
export function together(views: Seen[], eyes: number): Seen {
  const all = views.reduce((seen, other) => filled(seen, other), views[eyes])
  return Array.isArray(all?.players) ? { ...all, players: all.players.map((player: Seen, seat: number) => filled(views[seat]?.players?.[seat], player)) } : all
}

/** The open view after `move` answers; null if unavailable. */
export async function openHandsAt(table: Table, move: number, eyes: number): Promise<unknown> {
  const views = await Promise.all(table.players.map((player) => table.viewAt(move, player.seat)))
  return views.every(Boolean) ? together(views, eyes) : (views[eyes] ?? null)
}
