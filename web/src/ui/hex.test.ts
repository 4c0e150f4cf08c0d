import { describe, expect, it } from 'vitest'
import { bounds, centre, distance, outline } from './hex'

describe('hexes', () => {
  it('touch their neighbours', () => {
    const middle = centre({ q: 0, r: 0 }, 10)
    for (const [q, r] of [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]) {
      const other = centre({ q, r }, 10)
      expect(Math.hypot(other.x - middle.x, other.y - middle.y)).toBeCloseTo(10 * Math.sqrt(3))
      expect(distance({ q: 0, r: 0 }, { q, r })).toBe(1)
    }
  })

  it('are counted apart by steps', () => {
    expect(distance({ q: -2, r: 0 }, { q: 2, r: -1 })).toBe(4)
  })

  it('have six corners and a box', () => {
    expect(outline(0, 0, 10).match(/L/g)).toHaveLength(5)
    const box = bounds([{ q: 0, r: 0 }], 10)
    expect(box.height).toBeCloseTo(20)
    expect(box.width).toBeCloseTo(17.32, 1)
  })
})
