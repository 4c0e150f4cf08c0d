/** The model of the Metallum board: fitting tiles, complexity, looks of planets, robot ids. */
import data from 'virtual:metallum'
import type { IconName } from '../../ui/icons'
import type { PlayerView, View } from '../../generated/metallum'
import type { Tree } from '../../lib/types'
import type { PlanetLook } from '../../ui/planetLook'

export type { Offer, PlanetView, PlayerView, View } from '../../generated/metallum'

export const GROUPS = ['movement', 'deployment', 'special', 'improvement']
export const TILES = Object.fromEntries(data.tiles.map((tile) => [tile.id, tile]))
export const tilesOf = (group: string) => data.tiles.filter((tile) => tile.group === group)
export const MODULES = data.modules
export const PLANETS = data.planets
export const ROUNDS = data.rounds
/** Reward for exploring a planet. */
export const REWARD = data.reward
export const PHASES = ['programming', 'order', 'actions', 'scoring', 'end_round']
const PHASE_OF: Record<string, string> = { after_reveal: 'order', scoring_start: 'scoring' }
export const phaseAt = (phase: string) => (phase === 'over' ? PHASES.length - 1 : PHASES.indexOf(PHASE_OF[phase] ?? phase))

/** Why the tab of one tile does not fit the socket of the other; null if it fits or they do not touch. */
export function misfit(a: string, b: string): { why: 'position' | 'colour'; tab: string; socket: string } | null {
  for (const [tab, socket] of [[a, b], [b, a]]) {
    const [from, into] = [TILES[tab], TILES[socket]]
    if (!data.contacts.some((each) => each.tab_group === from.group && each.socket_group === into.group)) continue
    const colour = into.sockets.colours[from.tab.slot - 1]
    if (!colour) return { why: 'position', tab, socket }
    if (colour !== from.tab.colour) return { why: 'colour', tab, socket }
  }
  return null
}

/** The short form of a misfit, for the face of the tile. */
export function shortly(tile: string, picked: string[]): Tree | null {
  const other = picked.find((each) => TILES[each].group !== TILES[tile].group && misfit(tile, each))
  if (!other) return null
  const { why, tab, socket } = misfit(tile, other)!
  const { colour, slot } = TILES[tab].tab
  return { text: `web-metallum-tab-${why}`, args: { tab: colour, socket: TILES[socket].sockets.colours[slot - 1] } }
}

/** Why a tile cannot join the picked ones: text and rule. */
export function barredTile(tile: string, picked: string[], player: PlayerView): { text: Tree; rule: string } | null {
  const name = (id: string): Tree => ({ text: `tile-${id}` })
  if (player.spent.includes(tile)) return { text: { text: 'barred-spent', args: { tile: name(tile) } }, rule: 'M6.4' }
  for (const other of picked) {
    if (other === tile || TILES[other].group === TILES[tile].group) continue
    const found = misfit(tile, other)
    if (found) {
      return { text: { text: `barred-misfit-${found.why}`, args: { tile: name(found.tab), other: name(found.socket) } }, rule: 'M4.6' }
    }
  }
  return null
}

export function complexity(view: View, seat: number, tiles: string[]): number {
  let sum = tiles.reduce((total, tile) => total + TILES[tile].complexity, 0)
  for (const planet of view.planets) {
    for (const each of planet.modules) if (each.owner === seat) sum += MODULES[each.module].complexity
  }
  return sum
}

export const TILE_ICON: Record<string, { icon: IconName; mark: string }> = {
  move_1: { icon: 'flight', mark: '1' }, move_2: { icon: 'flight', mark: '2' }, move_3: { icon: 'flight', mark: '3' },
  deploy_1: { icon: 'robot', mark: '1' }, deploy_2: { icon: 'robot', mark: '2' }, deploy_3: { icon: 'robot', mark: '3' },
  deposit_report: { icon: 'report', mark: '' }, overload: { icon: 'overload', mark: '' }, intensive_mining: { icon: 'pick', mark: '' },
  buy_module: { icon: 'module', mark: '' }, buy_or_move_module: { icon: 'swap', mark: '' }, extra_activation: { icon: 'installation', mark: '+1' },
}
export const GROUP_ICON: Record<string, IconName> = { movement: 'flight', deployment: 'robot', special: 'overload', improvement: 'module' }

export const LOOKS: Record<string, PlanetLook & { letter: string }> = {
  alpha: { kind: 'land', colour: 'var(--c-novelty)', letter: 'α' },
  beta: { kind: 'city', colour: 'var(--c-yellow)', letter: 'β' },
  gamma: { kind: 'bands', colour: 'var(--c-purple)', letter: 'γ', ring: true },
  delta: { kind: 'craters', colour: 'var(--c-rare)', letter: 'δ' },
  epsilon: { kind: 'ice', colour: 'var(--c-grey)', letter: 'ε', moon: true },
  zeta: { kind: 'land', colour: 'var(--c-genes)', letter: 'ζ' },
  eta: { kind: 'cracks', colour: 'var(--c-orange)', letter: 'η' },
  theta: { kind: 'bands', colour: 'var(--c-red)', letter: 'θ' },
  iota: { kind: 'craters', colour: 'var(--c-gold)', letter: 'ι', moon: true },
  omega: { kind: 'ice', colour: 'var(--c-white)', letter: 'ω', ring: true },
}

/** Places of the robots by seat and id, -1 in the reserve. Ids are stable across views, for animation. */
export function follow(before: number[][], view: View): number[][] {
  return view.players.map((player, seat) => {
    const old = before[seat] ?? []
    const wanted = view.planets.map((planet) => planet.robots[seat])
    const total = wanted.reduce((a, b) => a + b, 0) + player.reserve
    const now: number[] = Array.from({ length: total }, () => -1)
    const idle: number[] = []
    for (let i = 0; i < total; i += 1) {
      const at = old[i] ?? -1
      if (at >= 0 && wanted[at] > 0) {
        now[i] = at
        wanted[at] -= 1
      } else if (at >= 0) idle.unshift(i)
      else idle.push(i)
    }
    wanted.forEach((count, at) => {
      for (let k = 0; k < count; k += 1) now[idle.shift()!] = at
    })
    return now
  })
}
