import { afterEach, describe, expect, it, vi } from 'vitest'
import { correct, inUse } from './components'

describe('components in use', () => {
  const pick = (file: unknown) => ({ cost: (file as { cards: { cost: number }[] }).cards[0].cost })
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  afterEach(() => reload.mockClear())

  it('are those the client was built with', () => {
    correct('comets', null)
    expect(inUse('comets', pick, { cost: 2 })).toEqual({ cost: 2 })
    expect(inUse('dust', pick, { cost: 2 })).toEqual({ cost: 2 })
    correct('comets', undefined)
    expect(reload).not.toHaveBeenCalled()
  })
  it('are picked from a corrected file, for its game alone', () => {
    correct('rings', { cards: [{ cost: 5 }] })
    expect(inUse('rings', pick, { cost: 2 })).toEqual({ cost: 5 })
    expect(inUse('moons', pick, { cost: 3 })).toEqual({ cost: 3 })
    correct('rings', { cards: [{ cost: 5 }] })
    expect(reload).not.toHaveBeenCalled()
  })
  it('need a fresh page when the server comes back with others', () => {
    correct('suns', null)
    inUse('suns', pick, { cost: 2 })
    correct('suns', { cards: [{ cost: 5 }] })
    expect(reload).toHaveBeenCalledOnce()
  })
})
