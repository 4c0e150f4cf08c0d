import { describe, expect, it } from 'vitest'
import { crosses, GAP, grown, gutter, hexagon, leader, ontoHex, overlap, path, place, within } from './geometry'

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

it('a way crosses what lies under it, and not what it passes by', () => {
  const way = [{ x: 120, y: 140 }, { x: 120, y: 322 }, { x: 400, y: 322 }]
  expect(crosses(way, { x: 100, y: 200, w: 40, h: 40 })).toBe(true)
  expect(crosses(way, { x: 200, y: 300, w: 40, h: 40 })).toBe(true)
  expect(crosses(way, { x: 130, y: 200, w: 40, h: 40 })).toBe(false)
  expect(crosses(way, { x: 120, y: 100, w: 40, h: 40 })).toBe(false)
})

it('a leader runs between things, not over them', () => {
  const [ring, caption] = [{ x: 100, y: 100, w: 120, h: 80 }, { x: 20, y: 400, w: 366, h: 200 }]
  const [left, right] = [{ x: 30, y: 220, w: 150, h: 150 }, { x: 192, y: 220, w: 150, h: 150 }]
  const way = gutter(ring, caption, [left, right])!
  expect(way[0].x).toBeGreaterThan(180)
  expect(way[0].x).toBeLessThan(192)
  expect(gutter(ring, caption, [])).toEqual(leader(ring, caption))
  const aside = { x: 400, y: 150, w: 366, h: 200 }
  expect(gutter(ring, aside, [])![0].x).toBe(220) // straight from its side, never back over itself
  expect(gutter(ring, caption, [{ x: 0, y: 220, w: 400, h: 150 }])).toBeNull()
})

it('only what can be seen of a box counts', () => {
  expect(within({ x: -50, y: 60, w: 100, h: 10 }, area)).toEqual({ x: 0, y: 60, w: 50, h: 10 })
  expect(within({ x: 0, y: 0, w: 10, h: 10 }, area)).toBeNull()
})

describe('a hex', () => {
  const hex = { x: 100, y: 100, w: 80, h: 120, hex: true }
  it('stays one when its box grows, and no longer where it is cut off', () => {
    expect(grown(hex, 4)).toEqual({ x: 96, y: 96, w: 88, h: 128, hex: true })
    expect(within(hex, { x: 0, y: 0, w: 150, h: 300 })).toEqual({ x: 100, y: 100, w: 50, h: 120 })
  })
  it('has its point at the top', () => {
    expect(hexagon(hex)).toBe('M140.0 100.0L180.0 130.0L180.0 190.0L140.0 220.0L100.0 190.0L100.0 130.0z')
  })
  it('is met by its leader on its edge, not on that of its box', () => {
    expect(ontoHex(hex, [{ x: 160, y: 220 }, { x: 160, y: 400 }])[0]).toEqual({ x: 160, y: 205 })
    expect(ontoHex(hex, [{ x: 120, y: 100 }, { x: 120, y: 20 }])[0]).toEqual({ x: 120, y: 115 })
    expect(ontoHex(hex, [{ x: 180, y: 160 }, { x: 300, y: 160 }])[0]).toEqual({ x: 180, y: 160 })
    expect(ontoHex(hex, [{ x: 100, y: 205 }, { x: 20, y: 205 }])[0]).toEqual({ x: 120, y: 205 })
  })
})
