/** Picks the fields of components.toml that the board needs. */
import type { ComponentFile, Module } from '../../generated/metallum.components'
import { byId } from '../../lib/components'

const complexity = (row: Module) => row.modifiers?.find((each) => each.kind === 'complexity')?.amount ?? 0

export default function data(file: ComponentFile) {
  const { rounds, explore_reward: reward } = file.constants
  return {
    contacts: file.layout.contacts,
    tiles: file.subprograms.map(({ id, group, complexity, rule, tab, sockets }) => ({ id, group, complexity, rule, tab, sockets })),
    modules: byId(file.modules, (row) => ({ kind: row.kind, cost: row.cost, rule: row.rule, phases: row.phases ?? [], complexity: complexity(row) })),
    planets: byId(file.planets, ({ rule }) => ({ rule })),
    rounds,
    reward,
  }
}
