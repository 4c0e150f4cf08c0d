import { describe, expect, it } from 'vitest'
import { battle, landing, type Piece } from './battleOdds'
import type { System, View } from './model'

const units = [
  { unit: 'frigate', firepower: 1, hull: 1, shield: 0 }, { unit: 'cruiser', firepower: 2, hull: 2, shield: 0 }, { unit: 'titan', firepower: 4, hull: 4, shield: 1 },
  { unit: 'outpost', firepower: 1, hull: 1, shield: 0 }, { unit: 'battle_station', firepower: 3, hull: 3, shield: 1 },
]
const player = { units, combat: [0, 0, 0, 0, 0, 1, 1], invasion: [0, 0, 0, 0, 0, 1, 1], invasion_dice: 0 }
const view = { players: [player, player], systems: [], antarans: null } as unknown as View
const fleet = (...names: string[]): Piece[] => names.map((unit) => ({ unit, state: 'ready' }))
const near = (found: number, wanted: number) => expect(Math.abs(found - wanted)).toBeLessThan(9)

describe('the odds of a battle', () => {
  it('are those of the rules', () => {
    near(battle(view, 0, fleet('frigate', 'frigate'), 7, fleet('pirate_raiders', 'pirate_raiders')).win, 43)
    near(battle(view, 0, fleet('frigate', 'frigate', 'frigate'), 7, fleet('pirate_raiders', 'pirate_raiders')).win, 80)
    near(battle(view, 0, fleet('cruiser', 'cruiser', 'cruiser'), 7, fleet('space_eel')).win, 91)
    near(battle(view, 6, fleet('titan', 'cruiser', 'cruiser', 'frigate', 'frigate', 'frigate'), 0, fleet('titan', 'cruiser', 'cruiser', 'battle_station')).win, 98)
  })

  it('fall with overloaded ships and are the same every time', () => {
    const tired: Piece[] = [{ unit: 'frigate', state: 'overloaded' }, { unit: 'frigate', state: 'overloaded' }]
    expect(battle(view, 0, tired, 7, fleet('pirate_raiders')).win).toBe(0)
    const again = () => battle(view, 0, fleet('titan'), 1, fleet('cruiser', 'outpost'))
    expect(again()).toEqual(again())
  })
})

describe('a landing', () => {
  it('meets resistance first', () => {
    const system = { population: [1, 1, 0], resistance: 0 } as unknown as System
    const found = landing(view, 0, fleet('cruiser', 'frigate'), system)
    expect(found.dice).toBe(3)
    // at least two of three dice show 5 or 6
    expect(found.all).toBe(26)
    expect(landing(view, 0, fleet('frigate'), { ...system, resistance: 2 }).all).toBe(0)
  })

  it('counts ships as used: whoever was exhausted lands overloaded', () => {
    const system = { population: [1, 0, 0], resistance: 0 } as unknown as System
    expect(landing(view, 0, [{ unit: 'cruiser', state: 'exhausted' }], system).dice).toBe(1)
  })
})
