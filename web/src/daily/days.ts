/** The deals of the day as the server tells of them. */
import type { Tree } from '../lib/types'

export interface Line {
  place: number
  name: string
  guest: boolean
  you: boolean
  score: number
  /** How far ahead of the best of the others. */
  margin: number | null
  won: boolean
  gave_up: boolean
  moves: number | null
  at: number
  /** The table to watch, where I may. */
  replay: string | null
}

export interface Daily {
  game: string
  opponent: Tree
  state: 'none' | 'begun' | 'done' | 'late'
  table: string | null
  count: number
  lines: Line[]
  spread: Record<string, number>
}

export interface Day { day: string; ends: number; over: boolean; before: string; games: Daily[] }

export const mineOf = (deal: Daily): Line | undefined => deal.lines.find((line) => line.you)

/** The day after. */
export const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

export interface Bar { from: number; to: number; count: number; mine: boolean }

const MOST = 12

/** Points in at most twelve equal steps: how many people reached each; the one with my points is marked. */
export function bars(spread: Record<string, number>, mine?: number): Bar[] {
  const points = Object.keys(spread).map(Number)
  if (!points.length) return []
  const [least, most] = [Math.min(...points), Math.max(...points)]
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST))
  const found: Bar[] = []
  for (let from = least; from <= most; from += width) {
    const within = (score: number) => score >= from && score < from + width
    const count = points.filter(within).reduce((all, score) => all + spread[score], 0)
    found.push({ from, to: from + width - 1, count, mine: mine !== undefined && within(mine) })
  }
  return found
}
