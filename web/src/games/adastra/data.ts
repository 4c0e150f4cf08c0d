/** What the board has to know of components.toml besides the view, and nothing more. */

/* eslint-disable @typescript-eslint/no-explicit-any */
const byId = (rows: any[], pick: (row: any) => unknown) => Object.fromEntries(rows.map((row) => [row.id, pick(row)]))
/** Whether something on it is of our own design. */
const ours = (row: any) => [row.source, row.stats, row.details].includes('designed')
const deed = (row: any) => ({ actions: row.actions, places: row.free_places, discount: row.discount ?? 0, resources: row.resources ?? null, ours: ours(row) })
const fighter = (row: any) => ({ firepower: row.firepower, hull: row.hull, shield: row.shield, speed: row.speed ?? 0, ours: ours(row) })

export default function data(file: any) {
  const learned = file.technologies.flatMap((row: any) => row.effects.filter((each: any) => each.op === 'action_card').map((each: any) => ({ ...each, id: row.id, source: row.source })))
  const cards = [...file.basic_cards, ...file.empires.map((row: any) => ({ ...row.card, source: row.source, details: row.details })), ...file.custom_cards, ...learned]
  const { most_dice, combat_rounds, most_honours, most_influence, most_discontent, most_level, systems_limit, branch_points, anomaly_research } = file.numbers
  return {
    numbers: { most_dice, combat_rounds, most_honours, most_influence, most_discontent, most_level, systems_limit, branch_points, anomaly_research, antaran_rounds: file.antarans.combat_rounds, start_resistance: file.antarans.start_resistance },
    antaranDice: file.antarans.combat,
    technologies: byId(file.technologies, (row) => ({ branch: row.branch, level: row.level, cost: row.cost, ours: ours(row) })),
    levels: file.levels.map((row: any) => ({ branch: row.branch, level: row.level, unlocks: row.unlocks })),
    cards: byId(cards, deed),
    units: byId(file.units.standard, fighter),
    antaran: byId(file.units.antaran, fighter),
    enemies: byId(file.enemies, (row) => ({ ...fighter(row), face: row.face, damage: row.damage })),
    buildings: byId(file.buildings, (row) => ({ cost: row.cost, ours: ours(row) })),
    empires: byId(file.empires, (row) => ({ branch: row.branch, population: row.population, resources: row.resources, abilities: row.abilities, card: row.card.id, capacity: row.home.capacity, ours: ours(row) })),
    abilities: byId(file.abilities, (row) => ({ resources: row.resources, ours: ours(row) })),
    foundations: byId(file.foundations, (row) => ({ branch: row.branch, population: row.population, resources: row.resources, ours: ours(row) })),
    discoveries: byId(file.discoveries, (row) => ({ kind: row.kind, ours: ours(row) })),
    missions: byId(file.missions, (row) => ({ points: row.points, ours: ours(row) })),
    stars: byId(file.stars, (row) => ({ colour: row.colour, edges: row.edges, features: row.features ?? [] })),
  }
}
