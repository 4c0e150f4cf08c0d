import { describe, expect, it } from 'vitest'
import { distance, turnedEdges } from '../../ui/hex'
import { apart, joins, layOut, RADIUS, STEPS } from './mapLayout'
import type { System, View } from './model'
import { path, strike, ways } from './shipReach'

const system = (at: number, q: number, r: number, more: Partial<System> = {}): System =>
  ({ at, q, r, explored: true, tile: `t${at}`, edges: Array(6).fill(true), features: [], links: [], enemies: {}, fleet: null, owner: null, ...more }) as unknown as System
const view = (...systems: System[]): View => ({ systems, players: [{ flags: [] }, { flags: [] }], antarans: null }) as unknown as View

describe('the map', () => {
  it('turns tiles against the clock, as the rules do', () => {
    // A2.3: with rotation k the edge in direction d is edge d − k
    expect(turnedEdges([1, 0, 1, 0, 1, 0], 1)).toEqual([false, true, false, true, false, true])
    expect(turnedEdges([1, 0, 0, 0, 0, 0], 2).indexOf(true)).toBe(2)
  })

  it('lays what is beside the galaxy where it touches nothing', () => {
    const taken = [{ q: 0, r: 0 }, ...STEPS]
    const found = apart(taken)
    expect(taken.filter((each) => distance(each, found) < 2).length).toBeLessThan(3)
    const systems = taken.map(({ q, r }, at) => system(at, q, r))
    const { at, width, height } = layOut([...systems, { ...system(7, 0, 0), q: null, r: null }])
    const rim = at.get(7)!
    const nearest = Math.min(...systems.map((each) => Math.hypot(at.get(each.at)!.x - rim.x, at.get(each.at)!.y - rim.y)))
    expect(nearest).toBeGreaterThan(RADIUS * Math.sqrt(3) + 10)
    expect(rim.x > 0 && rim.y > 0 && rim.x < width && rim.y < height).toBe(true)
  })

  it('knows what a tile would be joined to', () => {
    const galaxy = view(system(0, 0, 0), system(1, 1, -1, { edges: [true, true, true, false, false, true] }))
    // from (1, 0): the first system lies west, the second north-west
    expect(joins(galaxy, { q: 1, r: 0 }, [false, false, true, true, false, false])).toEqual([1, 0])
    expect(joins(galaxy, { q: 1, r: 0 }, [true, true, false, true, true, true])).toEqual([0])
  })
})

describe('ways of ships', () => {
  const galaxy = view(
    system(0, 0, 0, { links: [1] }), system(1, 1, 0, { links: [0, 2] }), system(2, 2, 0, { links: [1, 3] }), system(3, 3, 0, { links: [2], owner: 1, features: ['asteroids'] }),
  )

  it('lead through what is passable, as far as the speed goes', () => {
    expect([...ways(galaxy, 0, 0, 2, false).keys()]).toEqual([0, 1, 2])
    expect(path(ways(galaxy, 0, 0, 3, false), 2)).toEqual([0, 1, 2])
    expect(ways(galaxy, 0, 0, 9, false).has(3)).toBe(false)
    expect(strike(galaxy, 0, 0, 3, 3, false)).toEqual([0, 1, 2, 3])
    expect(strike(galaxy, 0, 0, 3, 2, false)).toBeNull()
  })

  it('stop at asteroids, and wormholes join', () => {
    const worm = view(system(0, 0, 0, { features: ['wormhole'] }), system(1, 5, 0, { features: ['wormhole', 'asteroids'], links: [2] }), system(2, 6, 0, { links: [1] }))
    expect([...ways(worm, 0, 0, 2, false).keys()]).toEqual([0, 1])
    worm.players[0].flags = ['ignore_asteroids']
    expect([...ways(worm, 0, 0, 2, false).keys()]).toEqual([0, 1, 2])
  })
})
