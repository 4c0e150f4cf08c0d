/** Daily deals: dates, distribution of points, and starting one. */
import { api } from '../lib/api'
import { go } from '../lib/router.svelte'
import { settings } from '../lib/settings.svelte'
import type { Daily, DailyLine } from '../lib/types'

export const mineOf = (deal: Daily): DailyLine | undefined => deal.lines.find((line) => line.you)

/** The next day. */
export const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

export interface Bar { from: number; to: number; count: number; mine: boolean }

const MOST = 12

/** Histogram of points in at most twelve equal steps; the step with my points is marked. */
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

/** Opens today's deal: the counted try, the same try again, or practice. */
export async function playDaily(game: string): Promise<void> {
  go(`/table/${(await api.playDaily(game)).table}`)
}

/** "16 November", in the language of the page. */
export const dateOf = (day: string): string =>
  new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
