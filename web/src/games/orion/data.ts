/** What the board has to know of components.toml, and nothing more. */
import type { Ability, Advisor, ComponentFile, Constants, Race, Structure } from '../../generated/orion.components'
import { byId } from '../../lib/components'

/** Food, fleet, production. */
export type Goods = [number, number, number]
const goods = (row: { food?: number; fleet?: number; production?: number } = {}): Goods => [row.food ?? 0, row.fleet ?? 0, row.production ?? 0]
const moments = (abilities: Ability[] = []) => abilities.map((each) => ({ when: each.when, slot: each.slot ?? '' }) as const)
/** "effect": what it does is ours; "numbers": only what is printed around it. */
const ours = (row: Structure | Advisor | Race) => (row.source === 'designed' || row.designed?.includes('effect') ? 'effect' : row.designed?.length ? 'numbers' : '')

const structure = (row: Structure) => ({
  rule: row.rule, colour: row.colour, cost: goods(row.cost), produces: goods(row.produces),
  /** Printed points; null where a formula counts them. */
  vp: row.vp ?? null,
  /** The least morale to build it, or to use it; 0: none. */
  morale: row.morale_to_build ?? row.abilities?.find((each) => each.morale)?.morale ?? 0,
  moments: moments(row.abilities), ours: ours(row),
})
const advisor = (row: Advisor) => ({ rule: row.rule, moments: moments(row.abilities), ours: ours(row) })
const race = (row: Race) => ({ rule: row.rule, start: goods(row.start), vp: row.vp ?? 0, ours: ours(row) })

function limits(row: Constants) {
  const { rounds, resource_max, morale_max, hand_limit, cards_in_system, action_markers, attack_vp, attack_morale, propaganda_morale, contract_cards } = row
  return { rounds, resource_max, morale_max, hand_limit, cards_in_system, action_markers, attack_vp, attack_morale, propaganda_morale, contract_cards }
}

export default function data(file: ComponentFile) {
  return {
    constants: limits(file.constants),
    structures: byId(file.structures, structure),
    advisors: byId(file.advisors, advisor),
    races: byId(file.races, race),
    /** What is worth the same. */
    trades: file.trade.map((row) => [goods(row.a), goods(row.b)]),
  }
}
