import { describe, expect, it } from 'vitest'
import { thumbnail as metallum } from '../games/metallum/thumbnail'
import { thumbnail as race } from '../games/race/thumbnail'
import { fitted, HEIGHT, WIDTH, type Piece } from './boardThumbnail'

const inside = ({ x, y, r = 0, w = 0, h = 0 }: Piece) => x - r >= 0 && y - r >= 0 && x + Math.max(r, w) <= WIDTH && y + Math.max(r, h) <= HEIGHT

describe('a small picture', () => {
  it('has everything on its ground', () => {
    const planets = Array.from({ length: 7 }, (_, at) => ({ at, explored: at < 4, robots: [at, 20 - at] }))
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const seen: any = { planets, players: [0, 1, 2, 3].map((seat) => ({ seat, tableau: Array.from({ length: 16 }, (_, i) => ({ design: i % 2 ? 'gem_world' : 'new_economy' })) })) }
    for (const pieces of [metallum(seen), race(seen)]) expect(pieces.filter((piece) => !inside(piece))).toEqual([])
    expect(race(seen).filter((piece) => piece.seat === 3)).toHaveLength(16)
  })
  it('keeps the shape of a map', () => {
    const { at, scale } = fitted([{ x: 0, y: 0 }, { x: 100, y: 50 }], 6)
    expect(at[1].x - at[0].x).toBeCloseTo(100 * scale)
    expect(at[1].y - at[0].y).toBeCloseTo(50 * scale)
    expect(at.every(({ x, y }) => x >= 6 && x <= WIDTH - 6 && y >= 6 && y <= HEIGHT - 6)).toBe(true)
  })
})
