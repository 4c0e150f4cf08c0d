import { describe, expect, it } from 'vitest'
import { byOthers, bySeat, deedsOf, fit, playbackSteps, recap, thingsOf, turnsOf } from './turnRecap'
import type { TableEvent } from './types'

type Part = TableEvent['part']
const event = (index: number, move: number, seat: number | null, part: Part = 'deed', deed = index, name: string = part, args = {}): TableEvent =>
  ({ index, move, seat, name, args, turn: seat, text: { text: name, args: {} }, deed, part })

describe('since my last move', () => {
  const log = [event(0, 1, 1), event(1, 2, 0), event(2, 3, 0), event(3, 3, 1), event(4, 4, null, 'head'), event(5, 4, 0)]

  it('is what came after it, without what it led to at once', () => {
    expect(recap(log, 2, 0).map((each) => each.index)).toEqual([3, 4, 5])
    expect(recap(log, 4, 0)).toEqual([])
  })
  it('is nothing for who has not moved, or only watches', () => {
    expect(recap(log, null, 0)).toEqual([])
    expect(recap(log, 2, null)).toEqual([])
  })
  it('is the doing of others only where others did something', () => {
    expect(byOthers(recap(log, 2, 0), 0)).toBe(true)
    expect(byOthers(log.slice(4), 0)).toBe(false)
  })
})

describe('turns', () => {
  it('begin where another one answers, and anew after a heading, but not with what belongs to it', () => {
    const reaction = { ...event(2, 3, 0), turn: null }
    const log = [event(0, 1, 1), event(1, 2, 1), reaction, event(3, 4, null, 'head'), event(4, 4, 1), event(5, 5, 1), event(6, 6, 0)]
    expect([...turnsOf(log)].map((each) => each.index)).toEqual([0, 5, 6])
  })
})

describe('the steps of a playback', () => {
  // a figure is sent (0) and flies (1) for a medal (3) while I (2) choose; then a round ends
  const log = [event(0, 1, 1, 'lead'), event(1, 2, 1, 'deed', 0), event(2, 2, 0), event(3, 2, 1, 'with', 0), event(4, 2, null, 'table'), event(5, 2, null, 'head'), event(6, 2, 0, 'table', 4)]

  it('are one for each deed of others, and one for the bookkeeping around a heading', () => {
    const steps = playbackSteps(log, 0)
    expect(steps.map((step) => step.events.map((each) => each.index))).toEqual([[0, 1, 3], [4, 6]])
    expect(steps.map((step) => step.seat)).toEqual([1, null])
  })
  it('show the board between two answers as it was before the next event', () => {
    expect(playbackSteps(log, 0)).toMatchObject([{ move: 2, event: 4, upto: 4 }, { move: 2, event: null, upto: 7 }])
  })
  it('say what was done where only the rest of a deed is new', () => {
    expect(playbackSteps(log.slice(3), 0, log)[0]).toMatchObject({ seat: 1, events: [{ index: 1 }, { index: 3 }] })
  })
  it('leave out nobody for who only watches', () => {
    expect(playbackSteps(log, null).map((step) => step.seat)).toEqual([0, 1, null])
  })
  it('are drawn together where a turn would take too long, and never shown shorter', () => {
    const many = playbackSteps([0, 1, 2, 3].map((index) => event(index, index + 1, 1)), 0)
    const told = fit(many, () => 1000, 2000)
    expect(told.map((step) => [step.events.length, step.more])).toEqual([[1, 0], [3, 2]])
    expect(told.at(-1)).toMatchObject({ move: 4, upto: 4 })
    expect(fit(many, () => 5000, 2000)).toHaveLength(1)
  })
  it('give the turn of each player a time of its own', () => {
    const two = playbackSteps([event(0, 1, 1), event(1, 2, 1), event(2, 3, 2), event(3, 4, 2)], 0)
    expect(fit(two, () => 1000, 2000)).toHaveLength(4)
  })
  it('keep bookkeeping of two rounds apart in the log', () => {
    expect(deedsOf(log).map((deed) => deed.map((each) => each.index))).toEqual([[0, 1, 3], [2], [4], [5], [6]])
  })
  it('name the things they speak of', () => {
    expect(thingsOf(event(0, 1, 1, 'deed', 0, 'did', { source: 2, cards: [4, 5] }), { source: 'at' })).toEqual(['at:2', 'card:4', 'card:5'])
  })
})

describe('bookkeeping', () => {
  it('is told seat by seat', () => {
    const log = [event(0, 1, 1, 'table'), event(1, 1, 0, 'table'), event(2, 1, 1, 'table'), event(3, 1, null, 'table')]
    expect(bySeat(log).map((told) => told.map((each) => each.index))).toEqual([[0, 2], [1], [3]])
  })
})
