/** What the board has to know of components.toml, and nothing more. */

/* eslint-disable @typescript-eslint/no-explicit-any */
const goods = (row: any = {}) => [row.food ?? 0, row.fleet ?? 0, row.production ?? 0]
const moments = (row: any) => (row.abilities ?? []).map((each: any) => ({ when: each.when, slot: each.slot ?? '' }))
/** "effect": what it does is ours; "numbers": only what is printed around it. */
const ours = (row: any) => (row.source === 'designed' || row.designed?.includes('effect') ? 'effect' : row.designed?.length ? 'numbers' : '')
const byId = (rows: any[], pick: (row: any) => unknown) => Object.fromEntries(rows.map((row) => [row.id, pick(row)]))

const structure = (row: any) => ({
  rule: row.rule, colour: row.colour, cost: goods(row.cost), produces: goods(row.produces), vp: row.vp ?? null,
  morale: row.morale_to_build ?? row.abilities?.find((each: any) => each.morale)?.morale ?? 0, moments: moments(row), ours: ours(row),
})
const advisor = (row: any) => ({ rule: row.rule, moments: moments(row), ours: ours(row) })
const race = (row: any) => ({ rule: row.rule, start: goods(row.start), vp: row.vp ?? 0, ours: ours(row) })

function limits(row: any) {
  const { rounds, resource_max, morale_max, hand_limit, cards_in_system, action_markers, attack_vp, attack_morale, propaganda_morale, contract_cards } = row
  return { rounds, resource_max, morale_max, hand_limit, cards_in_system, action_markers, attack_vp, attack_morale, propaganda_morale, contract_cards }
}

export default function data(file: any) {
  return {
    constants: limits(file.constants),
    structures: byId(file.structures, structure),
    advisors: byId(file.advisors, advisor),
    races: byId(file.races, race),
    trades: file.trade.map((row: any) => [goods(row.a), goods(row.b)]),
  }
}
