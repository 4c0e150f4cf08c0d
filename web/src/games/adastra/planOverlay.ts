/** Overlay of a plan on the map: routes of ships and odds of a fight. */
import type { Table } from '../../lib/table.svelte'
import type { GlyphName } from './glyphs'
import { ANTARANS, asked, STATES, systemAsked, UNITS, type State, type View } from './model'
import { against, antaranFleet, landing, used, type Piece } from './battleOdds'
import { path, strike, ways } from './shipReach'

export interface Way { systems: number[]; strong: boolean; hostile: boolean }
export interface Chance { at: number; win: number; sign: GlyphName }

const seatOf = (table: Table) => table.choice?.seat ?? table.seat
export const usable = (view: View, seat: number): { at: number; unit: string; state: State }[] =>
  view.systems.flatMap((system) =>
    system.fleet?.owner === seat ? system.fleet.ships.flatMap((ships) => STATES.slice(0, 2).flatMap((state) => Array.from({ length: ships[state] }, () => ({ at: system.at, unit: ships.unit, state })))) : [],
  )
const micro = (view: View, seat: number, unit: string) => unit === 'frigate' || !!view.players[seat].flags?.includes('micro_all')
const speed = (view: View, seat: number, unit: string) => view.players[seat].units?.find((each) => each.unit === unit)?.speed ?? 0

/** The ships of an option `("unit", origin, unit, state, number)`. */
export function shipOf(option: unknown): { origin: number; unit: string; state: State } {
  const [, origin, unit, state] = option as [string, number, number, number]
  return { origin, unit: UNITS[unit], state: STATES[state] }
}
export const takenShips = (table: Table) => table.taken.map((option) => shipOf(option.option))

/** All usable ships that could strike a system, with their routes. */
export function strikers(view: View, seat: number, target: number): { piece: Piece; way: number[] }[] {
  return usable(view, seat).flatMap((ship) => {
    if (ship.at === target) return []
    const way = strike(view, seat, ship.at, target, speed(view, seat, ship.unit), micro(view, seat, ship.unit))
    return way ? [{ piece: { unit: ship.unit, state: used(ship.state) }, way }] : []
  })
}

export function routes(table: Table, view: View, pointed: number | null): Way[] {
  const seat = seatOf(table)
  const name = asked(table)
  const aim = table.picked.find((thing) => thing.startsWith('at:'))
  const strong = aim ? Number(aim.slice(3)) : pointed
  if (name === 'destination') {
    const origin = systemAsked(table)
    if (origin === null) return []
    const found = ways(view, seat, origin, 9, true, view.players[seat].flags?.includes('star_gate'))
    return table.options.map((option) => {
      const [head, target, source] = option.option as [string, number, number]
      const systems = head === 'into' ? [...path(found, source), target] : path(found, target)
      return { systems: systems[0] === origin ? systems : [origin, target], strong: target === strong, hostile: false }
    })
  }
  if (name === 'exploration') {
    return table.options.flatMap((option) => {
      const [head, target, source] = option.option as [string, number, number]
      return head === 'survey' ? [{ systems: [source, target], strong: target === strong, hostile: false }] : []
    })
  }
  if (name === 'attack' && strong !== null && table.touched.has(`at:${strong}`)) return unique(strikers(view, seat, strong).map((each) => each.way))
  if (name === 'strike') {
    const target = systemAsked(table)
    if (target === null) return []
    const from = new Set(takenShips(table).map((each) => each.origin))
    return unique(strikers(view, seat, target).filter((each) => from.has(each.way[0])).map((each) => each.way))
  }
  return []
}
const unique = (all: number[][]): Way[] => [...new Map(all.map((systems) => [systems.join(), { systems, strong: true, hostile: true }])).values()]

/** Winning chance of the asked player for every system in question. */
export function oddsAt(table: Table, view: View): Chance[] {
  const seat = seatOf(table)
  const name = asked(table)
  const at = systemAsked(table)
  const fair = (system: number, attacker: number, pieces: Piece[]): Chance[] => {
    const odds = against(view, attacker, pieces, view.systems[system])
    return odds ? [{ at: system, win: odds.win, sign: 'attack' }] : []
  }
  const targets = () => table.options.flatMap((option) => ((option.option as unknown[])[0] === 'target' ? [Number((option.option as unknown[])[1])] : []))
  if (name === 'attack') return targets().flatMap((target) => fair(target, seat, strikers(view, seat, target).map((each) => each.piece)))
  if (name === 'strike' && at !== null) return fair(at, seat, takenShips(table).map(({ unit, state }) => ({ unit, state: used(state) })))
  if (name === 'antaran-target') return targets().flatMap((target) => fair(target, ANTARANS, antaranFleet(view)))
  if (name === 'fight' && at !== null) return fair(at, seat, piecesAt(view, at))
  if (name === 'invasion') return table.options.flatMap((option) => ((option.option as unknown[])[0] === 'invade' ? [landed(view, seat, Number((option.option as unknown[])[1]), usable(view, seat).filter((ship) => ship.at === (option.option as unknown[])[1]))] : []))
  if (name === 'landing' && at !== null) return [landed(view, seat, at, takenShips(table))]
  return []
}
const landed = (view: View, seat: number, at: number, ships: Piece[]): Chance => ({ at, win: landing(view, seat, ships, view.systems[at]).all, sign: 'invasion' })

/** Every ship in a system, one by one. */
export const piecesAt = (view: View, at: number): Piece[] => (view.systems[at].fleet?.ships ?? []).flatMap((ships) => STATES.flatMap((state) => Array.from({ length: ships[state] }, () => ({ unit: ships.unit, state }))))
