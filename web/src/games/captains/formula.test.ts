import { describe, expect, it } from 'vitest'
import { ability, formula, scoring, type Part } from './formula'

const read = (parts: Part[]) => parts.map((part) => ('n' in part ? part.n : 'sign' in part ? part.sign : `(${part.mark})`)).join(' ')

describe('what a card does, in signs', () => {
  it('goes from left to right', () => {
    expect(read(formula([{ op: 'move', n: 2 }, { op: 'gain', what: 'medal' }]))).toBe('2 move (then) +1 medal')
  })

  it('names the track of an advance', () => {
    expect(read(formula([{ op: 'advance', n: 2, track: 'tincan' }]))).toBe('2 tincan')
  })

  it('shows what is paid before what it brings', () => {
    expect(read(formula([{ op: 'pay', cost: { pirate: 1 }, then: [{ op: 'advance', track: 'any', n: 2 }] }]))).toBe('1 pirate (gives) 2 any_track')
  })

  it('shows either side of a choice', () => {
    expect(read(formula([{ op: 'choose', options: [[{ op: 'jump' }], [{ op: 'repair', n: 3 }]] }]))).toBe('jump (or) 3 repair')
  })

  it('counts points at the end', () => {
    expect(read(scoring({ points: 1, count: { query: 'crew', colour: 'red' }, most: 5 }))).toBe('1 star (per) ensign red (most) 5')
  })

  it('shows when an ability works', () => {
    expect(read(ability({ type: 'on', event: 'mission_completed', mission_has_row: 'red', do: [{ op: 'repair' }] }))).toBe('mission red (gives) 1 repair')
  })

  it('shows what an effect is turned into', () => {
    expect(read(ability({ type: 'convert', from: ['move', 'jump'], to: [{ op: 'repair' }] }))).toBe('move (or) jump (gives) 1 repair')
  })
})
