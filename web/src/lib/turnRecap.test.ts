import { describe, expect, it } from 'vitest'
import { byOthers, playbackSteps, recap, thingsOf, turnsOf } from './turnRecap'
import type { TableEvent } from './types'

const event = (index: number, move: number, seat: number | null, name = 'did', args = {}): TableEvent => ({ index, move, seat, name, args, turn: seat, text: { text: name, args: {} } })
const heads = (each: TableEvent) => each.name === 'round'

describe('since my last move', () => {
  const log = [event(0, 1, 1), event(1, 2, 0), event(2, 3, 0), event(3, 3, 1), event(4, 4, null, 'round'), event(5, 4, 0)]

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
    const log = [event(0, 1, 1), event(1, 2, 1), reaction, event(3, 4, null, 'round'), event(4, 4, 1), event(5, 5, 1), event(6, 6, 0)]
    expect([...turnsOf(log, heads)].map((each) => each.index)).toEqual([0, 5, 6])
  })
})

describe('the steps of a playback', () => {
  const log = [event(0, 1, 1), event(1, 1, 1), event(2, 2, null, 'round'), event(3, 2, 0)]

  it('come one by one, a heading with what it begins', () => {
    expect(playbackSteps(log, heads).map((step) => step.events.length)).toEqual([1, 1, 2])
    expect(playbackSteps(log, heads).at(-1)).toMatchObject({ seat: 0, move: 2, upto: 4 })
  })
  it('are drawn together by answer where there are many', () => {
    expect(playbackSteps(log, heads, 2).map((step) => step.events.length)).toEqual([2, 2])
  })
  it('name the things they speak of', () => {
    expect(thingsOf(event(0, 1, 1, 'did', { source: 2, cards: [4, 5] }), { source: 'at' })).toEqual(['at:2', 'card:4', 'card:5'])
  })
})
