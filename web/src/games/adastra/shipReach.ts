/** Reach of ships (A2.4–A2.9), to draw routes; the server decides what is legal. */
import type { System, View } from './model'

export function passable(seat: number, system: System): boolean {
  if (!system.explored || Object.keys(system.enemies).length) return false
  if (system.fleet) return system.fleet.owner === seat
  return system.owner === null || system.owner === seat
}

/** Systems one step away: by jump points, wormholes and, where the ships can use them, micro-wormholes and star gates. */
export function stepsFrom(view: View, seat: number, system: System, micro: boolean, gates = false): number[] {
  const all = view.systems
  const sharing = (feature: System['features'][number]) => (system.features.includes(feature) && system.explored ? all.filter((each) => each.explored && each.at !== system.at && each.features.includes(feature)).map((each) => each.at) : [])
  const antares = view.antarans && (system.at === view.antarans.home || system.features.includes('wormhole')) ? all.filter((each) => each.explored && each.at !== system.at && (each.at === view.antarans!.home || (system.at === view.antarans!.home && each.features.includes('wormhole')))).map((each) => each.at) : []
  const own = gates && system.owner === seat ? all.filter((each) => each.owner === seat && each.at !== system.at).map((each) => each.at) : []
  return [...new Set([...system.links, ...sharing('wormhole'), ...antares, ...(micro ? sharing('micro_wormhole') : []), ...own])]
}

/** Predecessors on the shortest routes: each reachable system with the one before it; null for the origin. */
export type Ways = Map<number, number | null>

export function ways(view: View, seat: number, origin: number, speed: number, micro: boolean, gates = false): Ways {
  const found: Ways = new Map([[origin, null]])
  const ignore = view.players[seat].flags?.includes('ignore_asteroids')
  let edge = [origin]
  for (let distance = 1; distance <= speed && edge.length; distance += 1) {
    const beyond: number[] = []
    for (const at of edge) {
      const system = view.systems[at]
      if (distance > 1 && system.features.includes('asteroids') && !ignore) continue
      for (const next of stepsFrom(view, seat, system, micro, gates)) {
        if (found.has(next) || !passable(seat, view.systems[next])) continue
        found.set(next, at)
        beyond.push(next)
      }
    }
    edge = beyond
  }
  return found
}

/** The route from the origin to a target, both included. */
export function path(found: Ways, target: number): number[] {
  const line: number[] = []
  for (let at: number | null | undefined = target; at !== null && at !== undefined; at = found.get(at)) line.unshift(at)
  return line
}

/** The route of ships that strike a system; its last step enters it in spite of its holder. Null: out of reach. */
export function strike(view: View, seat: number, origin: number, target: number, speed: number, micro: boolean): number[] | null {
  const ignore = view.players[seat].flags?.includes('ignore_asteroids')
  const found = ways(view, seat, origin, speed - 1, micro)
  for (const at of found.keys()) {
    const system = view.systems[at]
    if (at !== origin && system.features.includes('asteroids') && !ignore) continue
    if (stepsFrom(view, seat, system, micro).includes(target)) return [...path(found, at), target]
  }
  return null
}
