/** Written by `make types`: change the Python that it is made of. */

/** The whole file, by table. */
export interface ComponentFile {
  numbers: Numbers
  antarans: Revenge
  resources: Sort[]
  population: People[]
  basic_cards: ActionCard[]
  units: Units
  enemies: Enemy[]
  buildings: Building[]
  levels: Level[]
  technologies: Technology[]
  empires: Empire[]
  abilities: Ability[]
  foundations: Foundation[]
  custom_cards: ActionCard[]
  stars: Star[]
  unknown: UnknownGalaxy[]
  discoveries: Discovery[]
  missions: Mission[]
}

/** Numbers of the rules: lengths, limits, prices, yields and victory points (A7.2). */
export interface Numbers {
  source: 'rulebook' | 'public' | 'designed'
  combat_rounds: number
  most_dice: number
  most_honours: number
  most_discontent: number
  most_level: number
  systems_limit: number
  most_influence: number
  anomaly_research: number
  branch_points: number[]
}

/** B1, B3 The numbers of the Antarans. */
export interface Revenge {
  source: 'rulebook' | 'public' | 'designed'
  details: 'rulebook' | 'public' | 'designed'
  start_resistance: number
  combat: { face: number; damage: number }
  combat_rounds: number
}

/** A kind of thing with a name in the rules. */
export interface Sort {
  id: 'food' | 'research' | 'production' | 'credits' | 'bio' | 'phys' | 'eng' | 'gov' | 'any'
  source: 'rulebook' | 'public' | 'designed'
}

export interface People { id: 'farmer' | 'worker' | 'scientist'; source: 'rulebook' | 'public' | 'designed' }

/** A card that is played as a standard action (A5). */
export interface ActionCard {
  id: string
  actions: ('growth' | 'research' | 'build' | 'diplomacy' | 'flight' | 'exploration' | 'attack' | 'invasion')[]
  free_places: number
  discount?: number
  resources?: number[]
  source?: 'rulebook' | 'public' | 'designed'
}

export interface Units { standard: Unit[]; antaran: Unit[] }

export interface Enemy {
  id: string
  firepower: number
  hull: number
  shield: number
  face: number
  damage: number
  source: 'rulebook' | 'public' | 'designed'
  stats?: 'rulebook' | 'public' | 'designed' | null
}

export interface Building {
  id: string
  cost: number
  effects: (AddPopulation | { op: 'gain' | 'discontent' | 'vp' | 'place_unit' | 'spawn' | 'draw_tech' } | { op: 'income' } | { op: 'mod' })[]
  source: 'rulebook' | 'public' | 'designed'
}

/** A2.12 What a level of a branch unlocks. */
export interface Level {
  branch: 'bio' | 'phys' | 'eng' | 'gov'
  level: number
  unlocks: string[]
  source: 'rulebook' | 'public' | 'designed'
}

export interface Technology {
  id: string
  branch: 'bio' | 'phys' | 'eng' | 'gov'
  level: number
  cost: number
  effects: (AddPopulation | CombatEffect | InvasionEffect | CardOfItsOwn | OncePerRound | { op: 'gain' | 'discontent' | 'vp' | 'place_unit' | 'spawn' | 'draw_tech' | 'income' | 'mod' | 'flag' | 'on' })[]
  source: 'rulebook' | 'public' | 'designed'
}

/** An empire: its start, home, abilities, card and diplomat. */
export interface Empire {
  id: string
  branch: 'bio' | 'phys' | 'eng' | 'gov'
  population: [number, number, number]
  resources: [number, number, number, number]
  combat: { face: number; damage: number }
  source: 'rulebook' | 'public' | 'designed'
  with_unknown?: [number, number, number, number]
  with_revenge?: [number, number, number, number]
  units: 'standard' | 'antaran'
  home: Ground
  abilities: string[]
  card: ActionCard
  details?: 'rulebook' | 'public' | 'designed' | null
}

/** A special ability of empires; `cards`: the number of its ability cards. */
export interface Ability {
  id: string
  cards: number
  resources?: number[]
  effects: (AddPopulation | CombatEffect | InvasionEffect | CardOfItsOwn | OncePerRound | { op: 'gain' | 'discontent' | 'vp' | 'place_unit' | 'spawn' | 'draw_tech' | 'income' | 'mod' | 'flag' | 'on' })[]
  source: 'rulebook' | 'public' | 'designed'
}

/** The foundation of an empire: branch, people, resources and dice. */
export interface Foundation {
  id: string
  branch: 'bio' | 'phys' | 'eng' | 'gov'
  population: [number, number, number]
  resources: [number, number, number, number]
  combat: { face: number; damage: number }
  source: 'rulebook' | 'public' | 'designed'
}

export interface Star {
  id: string
  colour: 'white' | 'green' | 'blue' | 'orange' | 'yellow'
  edges: number[]
  features: ('wormhole' | 'micro_wormhole' | 'asteroids' | 'anomaly')[]
  source: 'rulebook' | 'public' | 'designed'
}

/** B2.1 The tiles of the start; the galaxy grows from there. */
export interface UnknownGalaxy { source: 'rulebook' | 'public' | 'designed' }

export interface Discovery {
  id: string
  kind: 'trait' | 'instant' | 'enemy'
  effects: (AddPopulation | { op: 'gain' | 'discontent' | 'vp' | 'place_unit' | 'spawn' | 'draw_tech' } | { op: 'income' } | { op: 'mod' })[]
  source: 'rulebook' | 'public' | 'designed'
}

/** A mission card: its tests, and points for passing all of them. */
export interface Mission { id: string; points: number; source: 'rulebook' | 'public' | 'designed' }

/** A ship or an orbital building of one of the two unit tables. */
export interface Unit {
  id: 'frigate' | 'cruiser' | 'titan' | 'doom_star' | 'outpost' | 'battle_station'
  kind: 'ship' | 'orbital'
  firepower: number
  hull: number
  shield: number
  speed: number
  cost: number
  source: 'rulebook' | 'public' | 'designed'
  stats?: 'rulebook' | 'public' | 'designed' | null
}

/** instant: free population, within capacity */
export interface AddPopulation { op: 'add_population'; type: 'farmer' | 'worker' | 'scientist' | 'choice' }

/** a combat die of that face or more may deal that damage */
export interface CombatEffect { op: 'combat_effect'; face: number; damage: number }

/** an invasion die of that face or more may give so many successes */
export interface InvasionEffect { op: 'invasion_effect'; face: number }

/** the thing is an action card as well */
export interface CardOfItsOwn {
  op: 'action_card'
  actions: ('growth' | 'research' | 'build' | 'diplomacy' | 'flight' | 'exploration' | 'attack' | 'invasion')[]
  free_places: number
  discount?: number
}

/** a free action, once per round */
export interface OncePerRound { op: 'once_per_round'; cost: [number, number, number, number] }

/** The capacity and the slots of a planet. */
export interface Ground { capacity: [number, number, number] }
