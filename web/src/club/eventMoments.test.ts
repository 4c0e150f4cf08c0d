/** Moments of an event: the greatest surprise of a round, and a change of the lead. */
import { expect, test } from 'vitest'
import type { EventPage } from '../lib/types'
import { momentsOf } from './eventMoments'

const game = (round: number, seats: number[], points: number[] | null) => ({ round, board: 1, seats, points, table: null, corrections: [] })
const line = (number: number, ...places: number[]) => ({ number, place: places.at(-1)!, points: 0, ties: [], places })
const event = { kind: 'swiss', round: 2 } as EventPage['event']

test('a surprise is the win of a higher number, and a change of the lead is told', () => {
  const games = [game(1, [1, 3], [1, 0]), game(1, [4, 2], [1, 0]), game(2, [5, 1], [1, 0]), game(2, [4, 3], [0.5, 0.5]), game(2, [2], [1])]
  const standings = [line(5, 2, 1), line(1, 1, 2), line(4, 2, 3)]
  expect(momentsOf({ games, standings, league: null, event })).toEqual([
    { round: 2, kind: 'lead', one: 5, other: 1 },
    { round: 2, kind: 'surprise', one: 5, other: 1 },
    { round: 1, kind: 'surprise', one: 4, other: 2 },
  ])
})

test('nothing is told of duplicate, of leagues and of games without a result', () => {
  const games = [game(1, [2, 1], null)]
  expect(momentsOf({ games, standings: [line(1), line(2)], league: null, event })).toEqual([])
  expect(momentsOf({ games: [game(1, [2, 1], [1, 0])], standings: [], league: { size: 4, moves: 1, days: 0 }, event })).toEqual([])
})
