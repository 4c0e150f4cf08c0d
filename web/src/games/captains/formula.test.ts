import { describe, expect, it } from 'vitest'
import { formula, type Part } from './formula'

const read = (parts: Part[]) => parts.map((part) => ('n' in part ? part.n : 'sign' in part ? part.sign : `(${part.mark})`)).join(' ')
const text = (id: string, args = {}) => ({ text: id, args })

describe('what a card does, in signs', () => {
  it('goes from left to right', () => {
    const says = text('effect-then', { a: text('effect-move', { n: 2 }), b: text('effect-gain-medal', { n: 1 }) })
    expect(read(formula(says))).toBe('2 move (then) +1 medal')
  })

  it('names the track of an advance', () => {
    expect(read(formula(text('effect-advance', { n: 2, track: text('track-tincan') })))).toBe('2 tincan')
  })

  it('shows what is paid before what it brings', () => {
    const says = text('effect-pay', { cost: text('cost-pirate', { n: 1 }), then: text('effect-advance-any', { n: 2 }) })
    expect(read(formula(says))).toBe('1 pirate (gives) 2 any_track')
  })

  it('counts points at the end', () => {
    const says = text('says-omega', { scoring: text('scoring-most', { points: 1, count: text('count-crew-red', { least: 0 }), most: 5 }) })
    expect(read(formula(says))).toBe('1 star (per) ensign red (most) 5')
  })

  it('shows when an ability works', () => {
    const says = text('ability-on-mission_completed', { when: text('when-row', { colour: text('row-red') }), then: text('effect-repair', { n: 1 }) })
    expect(read(formula(says))).toBe('mission red (gives) 1 repair')
  })
})
