import { describe, expect, it } from 'vitest'
import type { Option } from '../../lib/types'
import type { Player, View as Seen } from '../../generated/adastra'
import { laidOut, needOf, stageOf, startOf, systemNamed, thingsOf, unlocks, type View } from './model'

const option = (...parts: unknown[]): Option => ({ option: parts, text: { text: '' }, rule: '', things: ['at:1'] })

describe('what an option touches', () => {
  it('is one thing for each ship, item, spot and way to lie', () => {
    expect(thingsOf(option('unit', 4, 0, 1, 2))).toEqual(['ship:4.0.1.2'])
    expect(thingsOf(option('grow', 4, 2))).toEqual(['at:4', 'kind:2'])
    expect(thingsOf(option('lay', 1, -1, 3))).toEqual(['spot:1.-1', 'turn:3'])
    expect(thingsOf(option('raise', 'monument'))).toEqual(['item:raise.monument'])
    expect(thingsOf(option('terraform_all'))).toEqual(['item:terraform_all'])
    expect(thingsOf(option('swap', 3, 0))).toEqual(['give:3', 'get:0'])
    expect(thingsOf(option('split', 1, 1, 0, 0))).toEqual([])
    expect(thingsOf(option('to', 1))).toEqual(['at:1'])
  })
})

describe('the view', () => {
  it('is laid over what is printed, and what it leaves out is none', () => {
    const player = { resources: [1, 2, 3, 4], levels: [0, 0, 2, 1], score: { honours: 2 }, units: { titan: [4, 4, 1, 1, 8, 3] }, locked: ['titan'], technologies: [['phasors', 6, false]] } as unknown as Player
    const fleet = { owner: 1, ships: { frigate: [2, 0, 1] as [number, number, number] } }
    const seen = { players: [player], systems: [{ q: 0, r: 1, colour: 'blue' }, { q: 1, r: 0, tile: 'core_004', rotation: 1, explored: true, owner: 0, holder: 1, fleet, slots: [2, 1] }] } as unknown as Seen
    const { systems: [dark, open], players: [me] } = laidOut(seen)
    expect(dark).toMatchObject({ at: 0, colour: 'blue', tile: null, explored: false, owner: null, holder: null, fleet: null, enemies: {}, population: [0, 0, 0] })
    expect(dark.edges).not.toContain(true)
    expect(open).toMatchObject({ at: 1, owner: 0, holder: 1, fleet: { owner: 1, ships: [{ unit: 'frigate', ready: 2, overloaded: 1 }] }, slots: { planetary: 2, orbital: 1 } })
    expect(open.edges).toContain(true)
    expect(me).toMatchObject({ seat: 0, resources: { food: 1, credits: 4 }, levels: { eng: 2, gov: 1 }, technologies: [{ technology: 'phasors', price: 6, ripe: false }] })
    expect(me.units).toMatchObject([{ unit: 'titan', firepower: 4, price: 8, left: 3, unlocked: false }])
    expect(me.score).toMatchObject({ honours: 2, orion: 0 })
  })

  it('knows systems by the words that stand for them', () => {
    const view = { antarans: { home: 9 }, systems: [{ at: 0, tile: 'core_004', planet: null }, { at: 1, tile: 'core_006', planet: 'home_humans' }] } as unknown as View
    expect(systemNamed(view, { text: 'system', args: { star: { text: 'star-core_004' } } })).toBe(0)
    expect(systemNamed(view, { text: 'system', args: { star: { text: 'planet-home_humans' } } })).toBe(1)
    expect(systemNamed(view, { text: 'system-unknown', args: { n: 5 } })).toBe(4)
    expect(systemNamed(view, { text: 'system-antares' })).toBe(9)
  })

  it('says what an empire starts with when modules are on', () => {
    const start = (id: string, ...modules: string[]) => startOf({ modules } as unknown as View, id)
    expect(start('sakkra', 'missions')).toEqual([3, 2, 4, 2])
    expect(start('sakkra', 'missions', 'unknown')).toEqual([1, 2, 2, 1])
    expect(start('sakkra', 'revenge')).toEqual([6, 3, 6, 3])
    expect(start('sakkra', 'revenge', 'unknown')).toEqual([4, 3, 4, 2])
    expect(start('humans', 'revenge', 'unknown')).toEqual([5, 4, 6, 4])
  })

  it('knows the stages of a round, and what a branch opens', () => {
    expect(['draft', 'turn', 'income', 'bids', 'choose'].map(stageOf)).toEqual([0, 1, 2, 3, -1])
    expect(unlocks('eng', 2)).toContain('titan')
    expect(needOf('titan')).toMatchObject({ branch: 'eng', level: 2 })
    expect(needOf('frigate')).toBeNull()
  })
})
