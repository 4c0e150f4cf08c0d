/** The view of an Ad Astra table as the board needs it. */
import data from 'virtual:adastra'
import type { Table } from '../../lib/table.svelte'
import type { Player, Ships, System, View } from '../../generated/adastra'
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
export type { BattleSeen as Battle, Fighting, Held, Player, Ships, System, UnitNumbers as Unit, View } from '../../generated/adastra'

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
