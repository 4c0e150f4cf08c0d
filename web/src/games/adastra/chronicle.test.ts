import { describe, expect, it } from 'vitest'
import type { TableEvent } from '../../lib/types'
import { chronicle } from './chronicle'

const event = (name: string, seat: number | null, args: Record<string, unknown> = {}): TableEvent => ({ index: 0, move: 0, name, seat, turn: null, args, text: { text: name }, deed: 0, part: 'deed' })

describe('the chronicle', () => {
  it('counts what each empire did in each round', () => {
    const rounds = chronicle(
      [
        event('took-home', 0), event('round', null, { round: 1 }), event('played', 1), event('built', 1, { items: [['ship', 'frigate'], ['orbital', 'outpost']] }),
        event('won-battle', null, { by: 1, side: 7, at: 3 }), event('destroyed', null, { by: 6, side: 0 }), event('income', 0, { food: 1, research: 2, production: 3, credits: 4 }),
        event('round', null, { round: 2 }), event('mission', 0, { count: 2 }),
      ],
      2,
    )
    expect(rounds.map((each) => each.round)).toEqual([1, 2])
    expect(rounds[0].seats[1]).toMatchObject({ cards: 1, built: 2, won: 1, destroyed: 0 })
    expect(rounds[0].seats[0]).toMatchObject({ cards: 0, earned: [1, 2, 3, 4] })
    expect(rounds[0].told.map((each) => each.name)).toEqual(['won-battle'])
    expect(rounds[1].seats[0].points).toBe(2)
  })

  it('begins in the round in which a table was taken up', () => {
    const log = [event('played', 0), event('round', null, { round: 5 }), event('played', 1)]
    expect(chronicle(log, 2).map((each) => each.round)).toEqual([5])
    const rounds = chronicle(log, 2, 4)
    expect(rounds.map((each) => each.round)).toEqual([4, 5])
    expect(rounds.map((each) => each.seats.map((totals) => totals.cards))).toEqual([[1, 0], [0, 1]])
  })
})
