import { describe, expect, it } from 'vitest'
import { crowded, gap } from './marks'

const box = (left: number, top: number, width = 100, height = 40) => ({ left, top, right: left + width, bottom: top + height })

describe('marks of what can be picked', () => {
  it('measures how far things are from each other', () => {
    expect(gap(box(0, 0), box(110, 0))).toBe(10)
    expect(gap(box(0, 60), box(0, 0))).toBe(20)
    expect(gap(box(0, 0), box(50, 20))).toBeLessThan(0)
  })

  it('finds things whose corners would touch', () => {
    expect(crowded([box(0, 0), box(114, 0), box(0, 54)])).toBe(false)
    expect(crowded([box(0, 0), box(114, 0), box(110, 44)])).toBe(true)
    expect(crowded([])).toBe(false)
  })
})
