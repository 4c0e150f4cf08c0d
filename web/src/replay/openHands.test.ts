import { describe, expect, it } from 'vitest'
import { together } from './openHands'

const seen = (seat: number) => ({
  round: 2,
  looking: [{ card: 9, name: seat === 1 ? 'nova' : null }],
  known: seat === 0 ? [4] : [],
  players: [0, 1].map((each) => ({ seat: each, hand: each === seat ? [each * 10] : null, price: each === seat ? 1 : 3, rank: null })),
})

describe('a finished game with everything open', () => {
  it('shows every hand, and what only one has looked at', () => {
    const all = together([seen(0), seen(1)], 1)
    expect(all.players.map((player: { hand: number[] }) => player.hand)).toEqual([[0], [10]])
    expect(all.looking).toEqual([{ card: 9, name: 'nova' }])
    expect(all.known).toEqual([4])
  })
  it('shows everybody as they see themselves, and leaves what nobody knows', () => {
    const all = together([seen(0), seen(1)], 0)
    expect(all.players.map((player: { price: number }) => player.price)).toEqual([1, 1])
    expect(all.players[0].rank).toBeNull()
  })
})
