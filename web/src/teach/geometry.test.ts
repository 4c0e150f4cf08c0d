import { describe, expect, it } from 'vitest'
import { GAP, grown, leader, overlap, path, place, within } from './geometry'

const area = { x: 0, y: 52, w: 1144, h: 750 }

describe('a caption', () => {
  it('lies near what it speaks of and covers none of it', () => {
    const ring = { x: 100, y: 100, w: 120, h: 180 }
    const hand = { x: 0, y: 560, w: 1144, h: 240 }
    const found = place(area, 488, 200, [ring, hand], { x: 160, y: 190 })!
    const caption = { ...found, w: 488, h: 200 }
    expect(overlap(caption, grown(ring, GAP))).toBe(false)
    expect(overlap(caption, grown(hand, GAP))).toBe(false)
    expect(found.y).toBeLessThan(400)
  })
  it('has no place where everything may be picked', () => {
    expect(place(area, 488, 200, [area], { x: 0, y: 0 })).toBeNull()
  })
})

describe('a leader', () => {
  const caption = { x: 400, y: 300, w: 488, h: 200 }
  it('goes straight where it can', () => {
    expect(leader({ x: 500, y: 100, w: 40, h: 40 }, caption)).toEqual([{ x: 520, y: 140 }, { x: 520, y: 300 }])
    expect(leader({ x: 500, y: 600, w: 40, h: 40 }, caption)).toEqual([{ x: 520, y: 600 }, { x: 520, y: 500 }])
    expect(leader({ x: 100, y: 380, w: 40, h: 40 }, caption)).toEqual([{ x: 140, y: 400 }, { x: 400, y: 400 }])
  })
  it('turns once, at a right angle, where it has to', () => {
    const way = leader({ x: 100, y: 100, w: 40, h: 40 }, caption)
    expect(way).toEqual([{ x: 120, y: 140 }, { x: 120, y: 322 }, { x: 400, y: 322 }])
    expect(path(way)).toBe('M120.0 140.0L120.0 322.0L400.0 322.0')
  })
  it('reaches a caption near whose corner it begins', () => {
    const way = leader({ x: 390, y: 100, w: 40, h: 40 }, caption)
    expect(way[0]).toEqual({ x: 410, y: 140 })
    expect(way.at(-1)).toEqual({ x: 422, y: 300 })
  })
})

it('only what can be seen of a box counts', () => {
  expect(within({ x: -50, y: 60, w: 100, h: 10 }, area)).toEqual({ x: 0, y: 60, w: 50, h: 10 })
  expect(within({ x: 0, y: 0, w: 10, h: 10 }, area)).toBeNull()
})
