/** The view of an Ad Astra table as the board needs it. Its shape is told in the game's view.py. */
import data from 'virtual:adastra'
import type { Table } from '../../lib/table.svelte'
import type { Option, Tree } from '../../lib/types'

export const { technologies: TECHNOLOGIES, cards: CARDS, numbers: N } = data
export const RESOURCES = ['food', 'research', 'production', 'credits'] as const
export type Resource = (typeof RESOURCES)[number]
export const PEOPLE = ['farmer', 'worker', 'scientist'] as const
export const BRANCHES = ['bio', 'phys', 'eng', 'gov'] as const
export type Branch = (typeof BRANCHES)[number]
export const UNITS = ['frigate', 'cruiser', 'titan', 'doom_star', 'outpost', 'battle_station'] as const
export const STATES = ['ready', 'exhausted', 'overloaded'] as const
export type State = (typeof STATES)[number]
/** In place of a seat: who else can hold a system or fight. */
export const ANTARANS = 6
export const NEUTRAL = 7
/** The colour that always goes with a sign. */
export const TONE: Record<string, string> = {
  food: 'var(--c-green)', research: 'var(--c-blue)', production: 'var(--c-orange)', credits: 'var(--c-gold)',
  farmer: 'var(--c-green)', worker: 'var(--c-orange)', scientist: 'var(--c-blue)',
  green: 'var(--c-genes)', blue: 'var(--c-blue)', orange: 'var(--c-orange)', yellow: 'var(--c-yellow)', white: 'var(--c-white)',
}

export type Three = [number, number, number]
export interface Ships { unit: string; ready: number; exhausted: number; overloaded: number }
export interface System {
  at: number; q: number | null; r: number | null; colour: string; tile: string | null; rotation: number; edges: boolean[]; explored: boolean; features: string[]
  links: number[]; doors: number[]; planet: string | null; capacity: Three; trait: string | null; buildings: string[]; terraformed: number | null; advanced: boolean
  slots: { planetary: number; orbital: number }; population: Three; resistance: number; owner: number | null; holder: number | null
  outposts: number; stations: number; enemies: Record<string, number>; fleet: { owner: number; ships: Ships[] } | null
  defence: { dice: number; hull: number; sixths: number }
}
export interface Unit { unit: string; firepower: number; hull: number; shield: number; speed: number; price: number; printed: number; left: number; unlocked: boolean }
export interface Held { technology: string; price: number; printed: number; ripe: boolean }
export interface Player {
  seat: number; empire: string | null; pieces: string | null; foundation: string | null; abilities: string[]; home: number | null; eliminated: boolean
  resources: Record<Resource, number>; discontent: number; levels: Record<Branch, number>; influence: number; honours: number; resistance: number; embassies: number[]
  hand: string[]; played: string[]; developed: string[]; mission_count: number; missions: { card: number; mission: string; fulfilled: boolean }[] | null; revealed: string[]
  score: Record<string, number>; points: number
  // from here on only once the empire stands
  income?: Record<Resource, number>; upkeep?: number; flags_left?: number; actions_left?: number; card_limit?: number; technologies?: Held[]
  once?: { ability: string; used: boolean }[]; units?: Unit[]; combat?: number[]; invasion?: number[]; invasion_dice?: number; flags?: string[]
  prices?: { embassy: number; influence: number; calm: number; terraform: number; terraform_all: number; buildings: Record<string, number>; places: number[] }
}
export interface Fighting { side: number; unit: string; state: State; hull: number; origin: number | null }
export interface Battle { at: number; attacker: number; defender: number; round: number; pieces: Fighting[]; dice: number[][] }
export interface View {
  round: number; rounds: number; phase: string; acting: number | null; order: number[]; next_order: number[]; level: number; modules: string[]
  playing: { card: string; action: string; used: number[][]; free: number; extra: number | null; discount: number } | null
  systems: System[]; players: Player[]; offer: string[]; decks: number[]; planets_left: Record<string, number>; discoveries_left: number; missions_left: number
  unknown: { left: Record<string, number>; die: number } | null
  antarans: { home: number; doom_star_by: number | null; next_fleet: Record<string, number>; supply: Record<string, number> } | null
  empires: { offer: string[]; boards: number; drawn: { seat: number; card: number; name: string }[] } | null
  looking: { card: number; name: string | null }[]
  tile_in_hand: string | null
  battle: Battle | null
}

export const viewOf = (table: Table): View => table.view as View
export const asked = (table: Table): string => table.choice?.prompt.text.slice(7) ?? ''
export const minus = (n: number) => String(n).replace('-', '−')
export const signed = (n: number) => (n > 0 ? `+${n}` : minus(n))
export const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
export const count = (ships: Ships) => ships.ready + ships.exhausted + ships.overloaded
export const stood = (player: Player) => player.units !== undefined
export const systemsOf = (view: View, seat: number) => view.systems.filter((system) => system.owner === seat)
export const peopleOf = (view: View, seat: number) => sum(systemsOf(view, seat).map((system) => sum(system.population)))
export const shipsOf = (view: View, seat: number) => sum(view.systems.flatMap((system) => (system.fleet?.owner === seat ? system.fleet.ships.map(count) : [])))
export const setUp = (view: View) => ['choose', 'customise', 'settle_in', 'missions_dealt', 'pirates'].includes(view.phase)
/** What can be bid for, built or fought for only when the module is on. */
export const besieged = (system: System) => system.owner !== null && system.holder !== system.owner

/** The system that a question is about; null where it is about none. */
export function systemAsked(table: Table): number | null {
  const at = table.choice?.prompt.args?.at as Tree | undefined
  return at ? systemNamed(viewOf(table), at) : null
}

/** A system by the words that stand for it: `system-unknown` carries its number, the others their star or planet. */
export function systemNamed(view: View, name: Tree): number | null {
  if (name.text === 'system-antares') return view.antarans?.home ?? null
  if (name.text === 'system-unknown') return Number(name.args?.n) - 1
  const star = (name.args?.star as Tree | undefined)?.text ?? ''
  const [kind, id] = star.split(/-(.*)/s)
  return view.systems.find((system) => (kind === 'planet' ? system.planet === id : system.tile === id))?.at ?? null
}

/** What an option touches on this board: one thing for a ship, a place and who grows there, a thing to build, a way to lie. */
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

/** Everything that a branch opens, by level. */
export const unlocks = (branch: Branch, level: number): string[] => data.levels.find((row) => row.branch === branch && row.level === level)?.unlocks ?? []
/** What something needs before it can be built. */
export const needOf = (thing: string) => data.levels.find((row) => row.unlocks.includes(thing)) ?? null

/** Which panel the question needs on the player's desk; '' where the map and the cards are enough. */
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
