/** Picks the fields of components.toml that the board needs besides the view. */
import type { ComponentFile, CardOfItsOwn } from '../../generated/adastra.components'
import { byId } from '../../lib/components'

type Source = 'rulebook' | 'public' | 'designed' | null
interface Printed { source?: Source; stats?: Source; details?: Source }
interface Fights { firepower: number; hull: number; shield: number; speed?: number }
interface CardRow { actions: Action[]; free_places: number; discount?: number; resources?: number[] }
export type Action = CardOfItsOwn['actions'][number]

/** Whether part of the row is our own design. */
const ours = (row: Printed) => [row.source, row.stats, row.details].includes('designed')
const actionCard = (row: CardRow & Printed) => ({ actions: row.actions, places: row.free_places, discount: row.discount ?? 0, resources: row.resources ?? null, ours: ours(row) })
const fighter = (row: Fights & Printed) => ({ firepower: row.firepower, hull: row.hull, shield: row.shield, speed: row.speed ?? 0, ours: ours(row) })

export default function data(file: ComponentFile) {
  const learned = file.technologies.flatMap(({ id, source, effects }) => effects.flatMap((each) => (each.op === 'action_card' ? [{ ...each, id, source }] : [])))
  const empires = file.empires.map(({ card, source, details }) => ({ ...card, source, details }))
  const cards: (CardRow & Printed & { id: string })[] = [...file.basic_cards, ...empires, ...file.custom_cards, ...learned]
  const { most_dice, combat_rounds, most_honours, most_influence, most_discontent, most_level, systems_limit, branch_points, anomaly_research } = file.numbers
  return {
    numbers: { most_dice, combat_rounds, most_honours, most_influence, most_discontent, most_level, systems_limit, branch_points, anomaly_research, antaran_rounds: file.antarans.combat_rounds, start_resistance: file.antarans.start_resistance },
    antaranDice: file.antarans.combat,
    technologies: byId(file.technologies, (row) => ({ branch: row.branch, level: row.level, cost: row.cost, ours: ours(row) })),
    levels: file.levels.map(({ branch, level, unlocks }) => ({ branch, level, unlocks })),
    cards: byId(cards, actionCard),
    units: byId(file.units.standard, (row) => ({ ...fighter(row), cost: row.cost })),
    antaran: byId(file.units.antaran, (row) => ({ ...fighter(row), cost: row.cost })),
    enemies: byId(file.enemies, (row) => ({ ...fighter(row), face: row.face, damage: row.damage })),
    buildings: byId(file.buildings, (row) => ({ cost: row.cost, ours: ours(row) })),
    empires: byId(file.empires, (row) => ({ branch: row.branch, population: row.population, resources: row.resources, more: { unknown: row.with_unknown, revenge: row.with_revenge }, abilities: row.abilities, card: row.card.id, capacity: row.home.capacity, ours: ours(row) })),
    abilities: byId(file.abilities, (row) => ({ resources: row.resources ?? null, ours: ours(row) })),
    foundations: byId(file.foundations, (row) => ({ branch: row.branch, population: row.population, resources: row.resources, ours: ours(row) })),
    discoveries: byId(file.discoveries, (row) => ({ kind: row.kind, ours: ours(row) })),
    missions: byId(file.missions, (row) => ({ points: row.points, ours: ours(row) })),
    stars: byId(file.stars, (row) => ({ colour: row.colour, edges: row.edges, features: row.features })),
  }
}
