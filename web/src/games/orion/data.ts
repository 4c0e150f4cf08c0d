/** Picks the fields of components.toml that the board needs. */
import type { Ability, Advisor, ComponentFile, Constants, Race, Structure } from '../../generated/orion.components'
import { byId } from '../../lib/components'

/** Food, fleet, production. */
export type Goods = [number, number, number]
const goods = (row: { food?: number; fleet?: number; production?: number } = {}): Goods => [row.food ?? 0, row.fleet ?? 0, row.production ?? 0]
const moments = (abilities: Ability[] = []) => abilities.map((each) => ({ when: each.when, slot: each.slot ?? '' }) as const)
/** "effect": the effect is our own design; "numbers": only the printed numbers are. */
const ours = (row: Structure | Advisor | Race) => (row.source === 'designed' || row.designed?.includes('effect') ? 'effect' : row.designed?.length ? 'numbers' : '')

const structure = (row: Structure) => ({
  rule: row.rule, colour: row.colour, cost: goods(row.cost), produces: goods(row.produces),
  /** Printed points; null if a formula counts them. */
  vp: row.vp ?? null,
  /** Minimum morale to build or use it; 0: none. */
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
    /** Pairs of goods of equal worth. */
    trades: file.trade.map((row) => [goods(row.a), goods(row.b)]),
  }
}
