/** Layout of the galaxy map: coordinates of systems, edges and tile connections. */
import { bounds, centre, distance, type Place } from '../../ui/hex'
import type { PlanetLook, Surface } from '../../ui/planetLook'
import type { System, View } from './model'

/** Radius of a hex at zoom 1. */
export const RADIUS = 84
const PAD = 14
const HALF = (RADIUS * Math.sqrt(3)) / 2
/** Directions as in the rules: east first, then counter-clockwise. */
export const STEPS: Place[] = [{ q: 1, r: 0 }, { q: 1, r: -1 }, { q: 0, r: -1 }, { q: -1, r: 0 }, { q: -1, r: 1 }, { q: 0, r: 1 }]
export const beside = (place: Place, direction: number): Place => ({ q: place.q + STEPS[direction].q, r: place.r + STEPS[direction].r })
export const same = (a: Place, b: Place) => a.q === b.q && a.r === b.r

/** Midpoint of an edge, relative to the centre of its hex. */
export function edge(direction: number, far = HALF): { x: number; y: number } {
  const a = (-direction * Math.PI) / 3
  return { x: Math.cos(a) * far, y: Math.sin(a) * far }
}

/** A free hex at the rim where the map grows least; ties go to the upper right. */
export function apart(taken: Place[]): Place {
  const size = (places: Place[]) => {
    const box = bounds(places, 1)
    return box.width * box.height
  }
  let best: Place = { q: 0, r: 0 }
  let least = Infinity
  for (let q = -7; q <= 7; q += 1) {
    for (let r = -7; r <= 7; r += 1) {
      const near = taken.filter((each) => distance(each, { q, r }) < 2)
      if (near.some((each) => same(each, { q, r })) || near.length > 2) continue
      const { x, y } = centre({ q, r }, 1)
      const grown = size([...taken, { q, r }]) + near.length * 0.3 + y * 0.05 - x * 0.02
      if (grown < least) [best, least] = [{ q, r }, grown]
    }
  }
  return best
}

export interface Layout { at: Map<number, { x: number; y: number }>; spots: { q: number; r: number; x: number; y: number }[]; width: number; height: number }

/** The centre of every system in map pixels. `spots`: empty hexes where a tile may be laid. */
export function layOut(systems: System[], spots: Place[] = []): Layout {
  const inside = systems.flatMap(({ q, r }) => (q === null || r === null ? [] : [{ q, r }]))
  const box = bounds([...inside, ...spots], RADIUS)
  // what lies beside the galaxy is pushed away from its middle: it touches nothing
  let rim: { x: number; y: number } | null = null
  if (systems.some((system) => system.q === null)) {
    const { x, y } = centre(apart([...inside, ...spots]), RADIUS)
    const [dx, dy] = [x - box.x - box.width / 2, y - box.y - box.height / 2]
    const push = (RADIUS * 0.3) / Math.max(1, Math.hypot(dx, dy))
    rim = { x: x + dx * push, y: y + dy * push }
  }
  const left = Math.min(box.x, rim ? rim.x - HALF : box.x) - PAD
  const top = Math.min(box.y, rim ? rim.y - RADIUS : box.y) - PAD
  const right = Math.max(box.x + box.width, rim ? rim.x + HALF : box.x) + PAD
  const bottom = Math.max(box.y + box.height, rim ? rim.y + RADIUS : box.y) + PAD
  const shift = ({ x, y }: { x: number; y: number }) => ({ x: x - left, y: y - top })
  const put = (place: Place) => shift(centre(place, RADIUS))
  const at = new Map(systems.map((system) => [system.at, system.q === null ? shift(rim!) : put({ q: system.q, r: system.r! })]))
  return { at, spots: spots.map((spot) => ({ ...spot, ...put(spot) })), width: right - left, height: bottom - top }
}

/** The neighbour of a hex in each direction. */
export const around = (view: View, place: Place): (System | undefined)[] => STEPS.map((_, d) => view.systems.find((each) => each.q !== null && same(each as Place, beside(place, d))))

/** Connections of a tile: neighbours with matching jump points on both sides; a face-down neighbour always matches. */
export function joins(view: View, place: Place, edges: boolean[]): number[] {
  return around(view, place).flatMap((other, d) => (other && edges[d] && (!other.tile || other.edges[(d + 3) % 6]) ? [other.at] : []))
}

// -- how planets look

type Look = PlanetLook & { seed: string }
const COLOURS: Record<string, string> = { green: 'var(--c-genes)', blue: 'var(--c-blue)', orange: 'var(--c-orange)', yellow: 'var(--c-yellow)', white: 'var(--c-white)' }
const KINDS: Record<string, Surface[]> = { green: ['land', 'land', 'bands', 'craters'], blue: ['ice', 'land', 'bands', 'ice'], orange: ['craters', 'cracks', 'bands', 'craters'], yellow: ['bands', 'cracks', 'craters', 'bands'] }
const HOMES: Record<string, Look> = {
  humans: { seed: 'sol', kind: 'land', colour: 'var(--c-blue)', moon: true }, psilons: { seed: 'mentar', kind: 'bands', colour: 'var(--c-novelty)', ring: true }, sakkra: { seed: 'sssla', kind: 'land', colour: 'var(--c-genes)' },
  meklar: { seed: 'meklon', kind: 'city', colour: 'var(--c-orange)' }, mrrshan: { seed: 'fierias', kind: 'cracks', colour: 'var(--c-red)', moon: true }, bulrathi: { seed: 'ursa', kind: 'land', colour: 'var(--c-green)' },
  antarans: { seed: 'antares', kind: 'cracks', colour: 'var(--c-purple)', ring: true },
}

export function lookOf(planet: string): Look {
  if (planet === 'orion') return { seed: 'orion', kind: 'bands', colour: 'var(--c-gold)', ring: true }
  if (planet.startsWith('home_')) return HOMES[planet.slice(5)] ?? HOMES.humans
  const [colour, n] = planet.split('_')
  const number = Number(n)
  return { seed: planet, kind: KINDS[colour]?.[number % 4] ?? 'craters', colour: COLOURS[colour] ?? 'var(--c-grey)', ring: number % 5 === 0, moon: number % 3 === 0 }
}
export const starColour = (colour: string) => COLOURS[colour] ?? 'var(--c-grey)'
