import { describe, expect, it } from 'vitest'
import { FACES, faceOf } from './crewFaces'

describe('the faces of a crew', () => {
  it('differ for as many as there are faces, and stay with whoever has one', () => {
    for (let seat = 0; seat < 4; seat += 1) {
      const crew = FACES.map((_, nth) => faceOf(seat, nth))
      expect(new Set(crew).size).toBe(FACES.length)
      expect(faceOf(seat, 3)).toBe(crew[3])
    }
  })
})
