/** The moments of an event: in each round the greatest surprise, and who takes the lead. */
import type { EventPage } from '../lib/types'

export interface Moment { round: number; kind: 'surprise' | 'lead'; one: number; other: number }

/** Starting numbers go by strength, so a surprise is a win of the higher number; the greatest has the widest gap. */
export function momentsOf(page: Pick<EventPage, 'games' | 'standings' | 'league' | 'event'>): Moment[] {
  if (page.league || page.event.kind === 'duplicate') return []
  const found: Moment[] = []
  let leader: number | undefined
  for (let round = 1; round <= page.event.round; round += 1) {
    const games = page.games.filter((game) => game.round === round && game.seats.length === 2 && game.points)
    const wins = games.flatMap(({ seats, points }) => (points![0] === points![1] ? [] : [points![0] > points![1] ? [seats[0], seats[1]] : [seats[1], seats[0]]]))
    const [best] = wins.filter(([one, other]) => one > other).sort((a, b) => b[0] - b[1] - (a[0] - a[1]))
    if (best) found.push({ round, kind: 'surprise', one: best[0], other: best[1] })
    const first = page.standings.filter((line) => line.places[round - 1] === 1)
    if (first.length !== 1 || first[0].number === leader) continue
    if (leader !== undefined) found.push({ round, kind: 'lead', one: first[0].number, other: leader })
    leader = first[0].number
  }
  return found.reverse()
}
