/** The view model of the Orion board: pure functions of the view. */
import data from 'virtual:orion'
import type { Discarded, HandCard, Laid, PlayerView, View } from '../../generated/orion'
import type { Option } from '../../lib/types'
import type { Goods } from './data'

export { minus } from '../../lib/wording'
export const { structures: STRUCTURES, advisors: ADVISORS, races: RACES, constants: LIMITS } = data
export const RESOURCES = ['food', 'fleet', 'production'] as const
export type Resource = (typeof RESOURCES)[number]
export const TONE = { food: 'var(--c-green)', fleet: 'var(--c-red)', production: 'var(--c-orange)', morale: 'var(--text2)' } as const

/** A face-up card; markers only if it has slots. */
export type CardRef = Discarded & Partial<Laid>
export type { AdvisorView, Fight as AttackView, HandCard, PlayerView, SystemView, View } from '../../generated/orion'

// -- the eight actions: boxes on the sheet that are things like any other

export const ACTIONS = ['build', 'exploit', 'research', 'activate', 'attack', 'trade', 'propaganda', 'contract'] as const
export type Action = (typeof ACTIONS)[number]
/** `act` boxes are whole actions or lead to buttons; `do` boxes only narrow the other options. */
const WHOLE = new Set<string>(['research', 'trade', 'propaganda'])
export const boxOf = (action: string) => `${WHOLE.has(action) ? 'act' : 'do'}:${action}`
const headOf = (option: Option) => String((option.option as unknown[])[0])
const ACTION_OF: Record<string, Action> = { ...(Object.fromEntries(ACTIONS.map((each) => [each, each])) as Record<Action, Action>), hire: 'contract' }

/** Things that an option touches: its own, and the box of its action. */
export function thingsOf(option: Option): string[] {
  const action = ACTION_OF[headOf(option)]
  return action ? [boxOf(action), ...option.things] : option.things
}

/** How often an action was taken this round. */
export function timesOf(player: PlayerView, action: Action): number {
  if (action === 'attack') return player.attacks.reduce((sum, n) => sum + n, 0)
  return action === 'activate' ? 0 : player.boxes[action]
}

// -- where things are

/** Sources of points, in the order of the score sheet. */
export const SOURCES = ['attacks', 'effects', 'morale', 'structures', 'formulas'] as const
export const isDone = (view: View) => view.phase === 'over'
const STEPS: Record<string, number> = { income: 0, development: 0, start_effects: 0, turn: 1, end_check: 2, hand_limit: 2 }
/** Start of the round, actions, end of the round; -1 before the first and after the last. */
export const stepOf = (view: View) => STEPS[view.phase] ?? -1

/** The other seats, in turn order after mine. */
export const rivals = (view: View, me: number) => view.players.map((_, i) => (me + 1 + i) % view.players.length).slice(0, -1)
/** Existing systems; the additional one only once it exists. */
export const systemsOf = (player: PlayerView) =>
  player.systems.filter((system) => !system.extra || system.room || system.cards.length || player.advisor?.colour)

/** Finds a visible card and its owner. */
export function findCard(view: View, card: number): { structure?: string; advisor?: string; seat: number | null; hand?: HandCard } | null {
  for (const player of view.players) {
    for (const system of player.systems) {
      const found = system.cards.find((each) => each.card === card)
      if (found) return { structure: found.structure, seat: player.seat }
    }
    const held = player.hand?.find((each) => each.card === card)
    if (held) return { structure: held.structure, seat: player.seat, hand: held }
    if (player.advisor?.card === card) return { advisor: player.advisor.advisor, seat: player.seat }
  }
  const waiting = view.advisors.find((each) => each.card === card)
  if (waiting) return { advisor: waiting.advisor, seat: null }
  const out = view.discards.find((each) => each.card === card)
  return out ? { structure: out.structure, seat: null } : null
}

// -- what an option would do

export interface Change { food: number; fleet: number; production: number; morale: number; vp: number }
const change = (goods: readonly number[], more: Partial<Change> = {}): Change => ({ food: goods[0], fleet: goods[1], production: goods[2], morale: 0, vp: 0, ...more })
const minusGoods = (goods: readonly number[]) => goods.map((n) => -n)

/** Exchange rate of two resources: [given, received]. */
export function rate(give: string, get: string): [Goods, Goods] | null {
  const [from, to] = [RESOURCES.indexOf(give as Resource), RESOURCES.indexOf(get as Resource)]
  for (const [a, b] of data.trades) {
    if (a[from] && b[to]) return [a, b]
    if (b[from] && a[to]) return [b, a]
  }
  return null
}

/** The immediate, certain change of the tracks by an option; null if there is none. */
export function outcome(view: View, seat: number, option: unknown): Change | null {
  const [head, ...args] = option as [string, ...unknown[]]
  const numbers = args as number[]
  if (head === 'trade') {
    const sides = rate(String(args[0]), String(args[1]))
    return sides && change(sides[1].map((n, i) => n - sides[0][i]))
  }
  if (head === 'pay') return change(minusGoods(numbers))
  if (head === 'gain') return change(numbers)
  if (head === 'exchange') return change(numbers.slice(3).map((n, i) => n - numbers[i]))
  if (head === 'propaganda') return change([0, 0, 0], { morale: LIMITS.propaganda_morale })
  if (head === 'suffer' && args[0] === 'morale') return change([0, 0, 0], { morale: -Number(args[1]) })
  if (head === 'attack') {
    const fight = view.players[seat].attack.find((each) => each.seat === args[0])
    return fight ? change([0, -fight.toll, 0], { vp: LIMITS.attack_vp }) : null
  }
  return null
}

/** Clamps the value of a track. */
export const within = (n: number, most: number, least = 0) => Math.max(least, Math.min(most, n))

/** Cards that are new in somebody's systems. */
export function newcomers(before: View, now: View): Set<number> {
  const laid = (view: View) => view.players.flatMap((player) => player.systems.flatMap((system) => system.cards.map((each) => each.card)))
  const old = new Set(laid(before))
  return new Set(laid(now).filter((card) => !old.has(card)))
}
