import { describe, expect, it } from 'vitest'
import { bars, dayAfter } from './days'

describe('the points of a day', () => {
  it('fall into at most twelve steps, none left out', () => {
    const spread = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [String(i + 10), 1]))
    const found = bars(spread, 41)
    expect(found.length).toBeLessThanOrEqual(12)
    expect(found.reduce((all, bar) => all + bar.count, 0)).toBe(40)
    expect(found.filter((bar) => bar.mine).map((bar) => bar.from <= 41 && 41 <= bar.to)).toEqual([true])
  })
  it('are one bar each where they are few, below nought too', () => {
    expect(bars({ '-2': 1, '0': 3 })).toEqual([
      { from: -2, to: -2, count: 1, mine: false }, { from: -1, to: -1, count: 0, mine: false }, { from: 0, to: 0, count: 3, mine: false },
    ])
    expect(bars({})).toEqual([])
  })
  it('belong to days that follow each other', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  })
})
