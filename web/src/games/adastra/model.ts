/** The view model of an Ad Astra board: the server's view merged with printed data. */
import data from 'virtual:adastra'
import type { Table } from '../../lib/table.svelte'
import type { BattleSeen, Fighting, Player as PlayerSeen, System as SystemSeen, View as Seen } from '../../generated/adastra'
import type { Option, Tree } from '../../lib/types'
import { turnedEdges } from '../../ui/hex'
import { laidOver } from '../laidOver'

export { minus, signed } from '../../lib/wording'
export const { technologies: TECHNOLOGIES, cards: CARDS, numbers: N } = data
export const RESOURCES = ['food', 'research', 'production', 'credits'] as const
export type Resource = (typeof RESOURCES)[number]
/** Sources of points (A7.2), in the order of the score sheet. */
const SOURCES = ['points', 'missions', 'orion', 'systems', 'branches', 'population', 'influence', 'honours', 'discontent', 'doom_star']
export const PEOPLE = ['farmer', 'worker', 'scientist'] as const
export const BRANCHES = ['bio', 'phys', 'eng', 'gov'] as const
export type Branch = (typeof BRANCHES)[number]
export const UNITS = ['frigate', 'cruiser', 'titan', 'doom_star', 'outpost', 'battle_station'] as const
export const STATES = ['ready', 'exhausted', 'overloaded'] as const
export type State = (typeof STATES)[number]
/** Pseudo-seats: other owners of systems and sides of battles. */
export const ANTARANS = 6
export const NEUTRAL = 7
/** Fixed colours of signs. */
export const TONE: Record<string, string> = {
  food: 'var(--c-green)', research: 'var(--c-blue)', production: 'var(--c-orange)', credits: 'var(--c-gold)',
  farmer: 'var(--c-green)', worker: 'var(--c-orange)', scientist: 'var(--c-blue)',
  green: 'var(--c-genes)', blue: 'var(--c-blue)', orange: 'var(--c-orange)', yellow: 'var(--c-yellow)', white: 'var(--c-white)',
}

export type { BattleSeen as Battle, Fighting }
type Three = [number, number, number]
type Feature = (typeof data.stars)[string]['features'][number]
export interface Ships { unit: string; ready: number; exhausted: number; overloaded: number }
export interface Fleet { owner: number; ships: Ships[] }
export interface Unit { unit: string; firepower: number; hull: number; shield: number; speed: number; price: number; left: number; unlocked: boolean }
export interface Held { technology: string; price: number; ripe: boolean }
/** A complete system: the view with defaults for omitted fields, plus the printed data of its tile. */
export interface System extends Required<Omit<SystemSeen, 'q' | 'r' | 'tile' | 'planet' | 'trait' | 'terraformed' | 'owner' | 'fleet' | 'slots' | 'defence'>> {
  at: number; q: number | null; r: number | null; tile: string | null; planet: string | null; trait: string | null; terraformed: number | null; owner: number | null; fleet: Fleet | null
  slots: { planetary: number; orbital: number }; defence: { dice: number; hull: number; sixths: number }; edges: boolean[]; features: Feature[]
}
export interface Player extends Omit<PlayerSeen, 'resources' | 'income' | 'levels' | 'technologies' | 'units' | 'once' | 'score'> {
  seat: number; resources: Record<Resource, number>; income?: Record<Resource, number>; levels: Record<Branch, number>; technologies?: Held[]; units?: Unit[]; once?: { ability: string; used: boolean }[]
  score: Record<string, number>
}
export interface View extends Omit<Seen, 'systems' | 'players'> { systems: System[]; players: Player[] }

// -- merging the view with printed data

export const laidOut = (seen: Seen): View => ({ ...seen, systems: seen.systems.map(systemOf), players: seen.players.map(playerOf) })
export const viewOf = laidOver(laidOut)

const NONE: Three = [0, 0, 0]
const CLOSED = [false, false, false, false, false, false]
function systemOf(seen: SystemSeen, at: number): System {
  const { tile = null, rotation = 0, owner = null, fleet, slots: [planetary, orbital] = [0, 0], defence: [dice, hull, sixths] = NONE } = seen
  const star = tile ? data.stars[tile] : null
  return {
    q: null, r: null, explored: false, links: [], doors: [], planet: null, capacity: NONE, trait: null, buildings: [], terraformed: null, advanced: false, population: NONE, resistance: 0,
    holder: owner, outposts: 0, stations: 0, enemies: {}, ...seen,
    at, tile, rotation, owner, colour: star?.colour ?? seen.colour ?? '', edges: star ? turnedEdges(star.edges, rotation) : CLOSED, features: star?.features ?? [],
    slots: { planetary, orbital }, defence: { dice, hull, sixths },
    fleet: fleet ? { owner: fleet.owner, ships: Object.entries(fleet.ships).map(([unit, [ready, exhausted, overloaded]]) => ({ unit, ready, exhausted, overloaded })) } : null,
  }
}

const named = <Name extends string>(names: readonly Name[], numbers: readonly number[]) => Object.fromEntries(names.map((name, i) => [name, numbers[i]])) as Record<Name, number>
function playerOf(seen: PlayerSeen, seat: number): Player {
  const { units, technologies, once, income, locked = [] } = seen
  return {
    ...seen, seat, resources: named(RESOURCES, seen.resources), levels: named(BRANCHES, seen.levels), income: income && named(RESOURCES, income),
    score: { ...Object.fromEntries(SOURCES.map((source) => [source, 0])), ...seen.score },
    technologies: technologies?.map(([technology, price, ripe]) => ({ technology, price, ripe })),
    units: units && Object.entries(units).map(([unit, [firepower, hull, shield, speed, price, left]]) => ({ unit, firepower, hull, shield, speed, price, left, unlocked: !locked.includes(unit) })),
    once: once && Object.entries(once).map(([ability, used]) => ({ ability, used })),
  }
}

export const asked = (table: Table): string => table.choice?.prompt.text.slice(7) ?? ''
export const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
export const count = (ships: Ships) => ships.ready + ships.exhausted + ships.overloaded
export const stood = (player: Player) => player.units !== undefined
export const systemsOf = (view: View, seat: number) => view.systems.filter((system) => system.owner === seat)
export const peopleOf = (view: View, seat: number) => sum(systemsOf(view, seat).map((system) => sum(system.population)))
export const shipsOf = (view: View, seat: number) => sum(view.systems.flatMap((system) => (system.fleet?.owner === seat ? system.fleet.ships.map(count) : [])))
export const setUp = (view: View) => ['choose', 'customise', 'settle_in', 'missions_dealt', 'pirates'].includes(view.phase)
/** Whether somebody other than the owner holds the system. */
export const besieged = (system: System) => system.owner !== null && system.holder !== system.owner

/** Starting resources of an empire at this table. Two modules change them (B2.8, B3.10); the minimum is 0. */
export function startOf(view: View, id: string): number[] {
  const { resources, more } = data.empires[id]
  const changes = (['unknown', 'revenge'] as const).flatMap((module) => (view.modules.includes(module) ? [more[module]] : []))
  return resources.map((printed, i) => Math.max(0, printed + sum(changes.map((change) => change?.[i] ?? 0))))
}

/** The system that a question is about, or null. */
export function systemAsked(table: Table): number | null {
  const at = table.choice?.prompt.args?.at as Tree | undefined
  return at ? systemNamed(viewOf(table), at) : null
}

/** The system that a text names: `system-unknown` carries its number, the others their star or planet. */
export function systemNamed(view: View, name: Tree): number | null {
  if (name.text === 'system-antares') return view.antarans?.home ?? null
  if (name.text === 'system-unknown') return Number(name.args?.n) - 1
  const star = (name.args?.star as Tree | undefined)?.text ?? ''
  const [kind, id] = star.split(/-(.*)/s)
  return view.systems.find((system) => (kind === 'planet' ? system.planet === id : system.tile === id))?.at ?? null
}

/** Things that an option touches on this board, if they differ from `option.things`. */
export function thingsOf(option: Option): string[] {
  const [head, ...args] = option.option as [string, ...(string | number)[]]
  switch (head) {
    case 'grow': return [`at:${args[0]}`, `kind:${args[1]}`]
    case 'unit': return [`ship:${args.join('.')}`]
    case 'lay': return [`spot:${args[0]}.${args[1]}`, `turn:${args[2]}`]
    case 'swap': return [`give:${args[0]}`, `get:${args[1]}`]
    case 'ship': case 'orbital': case 'raise': case 'terraform': case 'terraform_all': return [`item:${[head, ...args].join('.')}`]
    case 'custom': return [`make:${args[0]}`]
    case 'split': case 'losses': case 'influence': case 'calm': return []
  }
  return option.things
}

// -- what has happened

/** Parts of a round in the top bar. */
export const STAGES = ['draft', 'actions', 'management'] as const
export function stageOf(phase: string): number {
  if (['new_round', 'draft'].includes(phase)) return 0
  if (['turn', 'action'].includes(phase)) return 1
  if (['survey', 'income', 'reveal', 'limit'].includes(phase)) return 2
  return ['bids', 'drain', 'round_end'].includes(phase) ? 3 : -1
}

/** Unlocks of a branch at a level. */
export const unlocks = (branch: Branch, level: number): string[] => data.levels.find((row) => row.branch === branch && row.level === level)?.unlocks ?? []
/** The branch level that unlocks a thing, or null. */
export const needOf = (thing: string) => data.levels.find((row) => row.unlocks.includes(thing)) ?? null

/** The desk panel that a question needs; '' if the map and the cards are enough. */
export function deskOf(table: Table): string {
  const view = viewOf(table)
  if (view.battle) return 'battle'
  if (view.phase === 'choose') return 'empires'
  const name = asked(table)
  if (name === 'bid' || (view.phase === 'bids' && !view.battle)) return 'bids'
  if (name.startsWith('keep-')) return 'kept'
  if (['ships', 'strike', 'landing', 'destroyer'].includes(name)) return 'ships'
  const desks: Record<string, string> = { item: 'yard', research: 'hand', discard: 'hand', diplomacy: 'diplomacy', rotation: 'turns', lay: 'turns', exchange: 'exchange', draft: 'draft' }
  if (desks[name]) return desks[name]
  return view.phase === 'draft' && !table.choice ? 'draft' : ''
}
