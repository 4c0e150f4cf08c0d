import { describe, expect, it } from 'vitest'
import { correct, inUse } from './components'

describe('components in use', () => {
  const pick = (file: unknown) => ({ cost: (file as { cards: { cost: number }[] }).cards[0].cost })
  it('are those the client was built with', () => {
    correct('comets', null)
    correct('comets', undefined)
    expect(inUse('comets', pick, { cost: 2 })).toEqual({ cost: 2 })
  })
  it('are picked from a corrected file, for its game alone', () => {
    correct('comets', { cards: [{ cost: 5 }] })
    expect(inUse('comets', pick, { cost: 2 })).toEqual({ cost: 5 })
    expect(inUse('moons', pick, { cost: 3 })).toEqual({ cost: 3 })
  })
})
