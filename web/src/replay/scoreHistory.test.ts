import { describe, expect, it } from 'vitest'
import { bestRound, scoredTurns, turnsByPoints, type RoundScores } from './scoreHistory'

const marks: RoundScores[] = [[3, 1], [4, 9], [5, 10], [20, 11]].map((points, i) => ({ round: i + 1, move: 10 * (i + 1), points }))

describe('the race', () => {
  it('turns where the lead changes hands, then where the distance changes most', () => {
    expect(turnsByPoints(marks).map(({ round, seat, lead }) => [round, seat, lead])).toEqual([[2, 1, true], [4, 0, true]])
    expect(turnsByPoints(marks, 2).map(({ round }) => round)).toEqual([2, 4])
  })
  it('has nothing that turns for who plays alone', () => {
    expect(turnsByPoints(marks.map((mark) => ({ ...mark, points: mark.points.slice(1) })))).toEqual([])
  })
  it('shows what the coach found at the end of its round', () => {
    const turn = { move: 15, since: 11, round: 2, seat: 1, change: 3.5, lead: true }
    expect(scoredTurns([turn, { ...turn, round: 0, move: 99 }], marks)).toEqual([{ round: 2, move: 15, since: 11, seat: 1, gain: 3.5, lead: true, points: [4, 9] }])
  })
  it('knows the best round of a seat', () => {
    expect(bestRound(marks, 1)).toEqual({ round: 2, move: 20, gain: 8 })
    expect(bestRound([{ round: 1, move: 1, points: [0] }], 0)).toBeNull()
  })
})
