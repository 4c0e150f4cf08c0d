/** What the board has to know of components.toml, and nothing more. */

/* eslint-disable @typescript-eslint/no-explicit-any */
export default function data(file: any) {
  const tiles = file.subprograms.map((tile: any) => ({
    id: tile.id, group: tile.group, complexity: tile.complexity, rule: tile.rule, tab: tile.tab, sockets: tile.sockets,
  }))
  const modules = Object.fromEntries(
    file.modules.map((each: any) => [
      each.id,
      {
        kind: each.kind, cost: each.cost, rule: each.rule, phases: each.phases ?? [],
        complexity: (each.modifiers ?? []).filter((m: any) => m.kind === 'complexity').map((m: any) => m.amount)[0] ?? 0,
      },
    ]),
  )
  const planets = Object.fromEntries(file.planets.map((each: any) => [each.id, { rule: each.rule }]))
  const { rounds, explore_reward: reward } = file.constants
  return { contacts: file.layout.contacts, tiles, modules, planets, rounds, reward }
}
