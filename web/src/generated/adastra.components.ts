/** Written by `make types`: change the Python that it is made of. */

/** The file. */
export interface Box {
  meta: Meta
  numbers: Numbers
  antarans: Revenge
  custom: Making
  resources: Sort[]
  population: People[]
  branches: Sort[]
  basic_cards: ActionCard[]
  units: Units
  enemies: Enemy[]
  tokens: Token[]
  tracks: Token[]
  box: Token[]
  buildings: Building[]
  levels: Level[]
  technologies: Technology[]
  empires: Empire[]
  abilities: Ability[]
  foundations: Foundation[]
  custom_cards: ActionCard[]
  planets: Planet[]
  stars: Star[]
  galaxies: CoreGalaxy[]
  unknown: UnknownGalaxy[]
  discoveries: Discovery[]
  missions: Mission[]
  fleets: Fleet[]
}

export interface Meta {
  id: 'adastra'
  seats: [number, number]
  refs: string[]
}

/** How long, how many, how far; what things cost and bring; what gives a victory point (A7.2). */
export interface Numbers {
  source: 'rulebook' | 'public' | 'designed'
  rounds: number
  rounds_long: number
  action_limit: number
  card_limit: number
  extra_places: number[]
  build_items: number
  combat_rounds: number
  most_dice: number
  honour_cost: number
  most_honours: number
  most_discontent: number
  most_level: number
  systems_limit: number
  most_influence: number
  planetless_orbital: number
  anomaly_research: number
  home_credits: number
  colony_credits: number
  embassy_credits: number
  terraform_cost: number
  advanced_terraform_cost: number
  embassy_cost: number
  influence_cost: number
  calm_cost: number
  colonise_discontent: number
  conquest_discontent: number
  broken_embassy_discontent: number
  exchange_credits: number
  exchange_goods: number
  missions_dealt: number
  missions_kept: number
  empire_offer: number
  offer_beyond_players: number
  orion_points: number
  systems_per_point: number
  population_per_point: number
  influence_per_point: number
  discontent_per_point: number
  branch_points: number[]
}

/** B1, B3 The numbers of the Antarans. */
export interface Revenge {
  source: 'rulebook' | 'public' | 'designed'
  details: 'rulebook' | 'public' | 'designed'
  start_resistance: number
  resistance_supply: number
  doom_star_points: number
  combat: { face: number; damage: number }
  combat_rounds: number
  xenocide_cost: number
  xenocide_discontent: number
}

/** B4 Empires of the players' own making: how many cards are drawn and kept. */
export interface Making {
  source: 'rulebook' | 'public' | 'designed'
  boards: number
  draw: { foundations: number; abilities: number; cards: number }
  keep: { foundations: number; abilities: number; cards: number }
}

/** A kind of thing that the rules know by its name. */
export interface Sort {
  id: 'food' | 'research' | 'production' | 'credits' | 'bio' | 'phys' | 'eng' | 'gov' | 'any'
  source: 'rulebook' | 'public' | 'designed'
}

export interface People {
  id: 'farmer' | 'worker' | 'scientist'
  produces: 'food' | 'research' | 'production' | 'credits'
  source: 'rulebook' | 'public' | 'designed'
}

/** A card that is played as a standard action (A5). */
export interface ActionCard {
  id: string
  actions: ('growth' | 'research' | 'build' | 'diplomacy' | 'flight' | 'exploration' | 'attack' | 'invasion')[]
  free_places: number
  discount?: number
  resources?: number[]
  source?: 'rulebook' | 'public' | 'designed'
}

export interface Units {
  standard: Unit[]
  antaran: Unit[]
}

/** A ship or an orbital building of one of the two unit tables. */
export interface Unit {
  id: 'frigate' | 'cruiser' | 'titan' | 'doom_star' | 'outpost' | 'battle_station'
  kind: 'ship' | 'orbital'
  count: number
  firepower: number
  hull: number
  shield: number
  speed: number
  cost: number
  source: 'rulebook' | 'public' | 'designed'
  stats?: 'rulebook' | 'public' | 'designed' | null
}

export interface Enemy {
  id: string
  count: number
  firepower: number
  hull: number
  shield: number
  face: number
  damage: number
  reward: (Gain | Discontent | Points | PlaceUnit | AddPopulation | Spawn | DrawTechnologies)[]
  source: 'rulebook' | 'public' | 'designed'
  stats?: 'rulebook' | 'public' | 'designed' | null
}

/** instant: so many tokens; res = "any": the player splits them as they like */
export interface Gain {
  op: 'gain'
  res: 'food' | 'research' | 'production' | 'credits' | 'any'
  n: number
}

/** instant: discontent changes, within its track */
export interface Discontent {
  op: 'discontent'
  n: number
}

/** instant: so many victory points */
export interface Points {
  op: 'vp'
  n: number
}

/** instant: ready ships from the supply, free, here or at home */
export interface PlaceUnit {
  op: 'place_unit'
  unit: 'frigate' | 'cruiser' | 'titan' | 'doom_star'
  n: number
  where: 'here' | 'home'
}

/** instant: free population, within capacity */
export interface AddPopulation {
  op: 'add_population'
  type: 'farmer' | 'worker' | 'scientist' | 'choice'
  n: number
  where: 'here' | 'home' | 'choice'
}

/** instant: neutral enemies appear here */
export interface Spawn {
  op: 'spawn'
  enemy: string
  n: number
  where: 'here'
}

/** instant: look at so many technologies, keep one in hand */
export interface DrawTechnologies {
  op: 'draw_tech'
  n: number
}

/** Something that lies in the box, so many of it; a track has spaces. */
export interface Token {
  id: string
  count: number
  source: 'rulebook' | 'public' | 'designed'
  per?: 'empire' | 'game' | null
  spaces?: number | null
}

export interface Building {
  id: string
  cost: number
  limit?: number
  effects: (Gain | Discontent | Points | PlaceUnit | AddPopulation | Spawn | DrawTechnologies | Income | Mod)[]
  source: 'rulebook' | 'public' | 'designed'
}

/** more at every income; per: owned_system, anomaly, embassy, planetary_building */
export interface Income {
  op: 'income'
  res: 'food' | 'research' | 'production' | 'credits'
  n: number
  per?: 'owned_system' | 'anomaly' | 'embassy' | 'planetary_building' | null
  scope?: 'system' | null
}

/** a number changes; scope = "system": only in the system where the thing lies */
export interface Mod {
  op: 'mod'
  stat: 'growth_cost' | 'research_cost' | 'diplomacy_cost' | 'unit_cost' | 'building_cost' | 'orbital_cost' | 'terraform_cost' | 'extra_place_cost' | 'action_limit' | 'card_limit' | 'upkeep' | 'build_items' | 'draft_picks' | 'firepower' | 'hull' | 'shield' | 'speed' | 'resistance' | 'invasion_dice' | 'capacity'
  n: number
  filter?: ('frigate' | 'cruiser' | 'titan' | 'doom_star' | 'outpost' | 'battle_station' | 'farmer' | 'worker' | 'scientist' | 'orbital' | 'all')[]
  scope?: 'system' | null
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
  effects: (Gain | Discontent | Points | PlaceUnit | AddPopulation | Spawn | DrawTechnologies | Income | Mod | CombatEffect | InvasionEffect | Flag | CardOfItsOwn | OncePerRound | On)[]
  source: 'rulebook' | 'public' | 'designed'
}

/** a combat die of that face or more may deal that damage */
export interface CombatEffect {
  op: 'combat_effect'
  face: number
  damage: number
}

/** an invasion die of that face or more may give so many successes */
export interface InvasionEffect {
  op: 'invasion_effect'
  face: number
  successes: number
}

/** a rule of its own */
export interface Flag {
  op: 'flag'
  name: 'ignore_asteroids' | 'micro_all' | 'star_gate' | 'quiet_colonies' | 'settle_two' | 'xenocide' | 'safe_retreat' | 'peek_discovery'
}

/** the thing is an action card as well */
export interface CardOfItsOwn {
  op: 'action_card'
  actions: ('growth' | 'research' | 'build' | 'diplomacy' | 'flight' | 'exploration' | 'attack' | 'invasion')[]
  free_places: number
  discount?: number
}

/** a free action, once per round */
export interface OncePerRound {
  op: 'once_per_round'
  cost: [number, number, number, number]
  do: (Gain | Discontent | Points | PlaceUnit | AddPopulation | Spawn | DrawTechnologies)[]
}

/** whenever the event happens to the owner */
export interface On {
  op: 'on'
  event: 'win_battle' | 'explore' | 'colonise' | 'conquer' | 'develop' | 'destroy_unit'
  do: (Gain | Discontent | Points | PlaceUnit | AddPopulation | Spawn | DrawTechnologies)[]
}

/** An empire: where it starts, its home, what it can do. */
export interface Empire {
  id: string
  branch: 'bio' | 'phys' | 'eng' | 'gov'
  population: [number, number, number]
  resources: [number, number, number, number]
  combat: { face: number; damage: number }
  invasion: { face: number; successes: number }
  source: 'rulebook' | 'public' | 'designed'
  with_unknown?: [number, number, number, number]
  with_revenge?: [number, number, number, number]
  units: 'standard' | 'antaran'
  frigates: number
  outposts: number
  home: Ground
  abilities: string[]
  card: ActionCard
  diplomat?: (Income | Mod | CombatEffect | InvasionEffect | Flag | CardOfItsOwn | OncePerRound | On)[] | null
  details?: 'rulebook' | 'public' | 'designed' | null
}

/** What an empire starts from: its branch, its people, how it fights. */
export interface Foundation {
  id: string
  branch: 'bio' | 'phys' | 'eng' | 'gov'
  population: [number, number, number]
  resources: [number, number, number, number]
  combat: { face: number; damage: number }
  invasion: { face: number; successes: number }
  source: 'rulebook' | 'public' | 'designed'
}

/** What a planet has room for. */
export interface Ground {
  capacity: [number, number, number]
  planetary: number
  orbital: number
}

/** What an empire can do better than others; `cards`: how many ability cards there are of it. */
export interface Ability {
  id: string
  cards: number
  resources?: number[]
  effects: (Gain | Discontent | Points | PlaceUnit | AddPopulation | Spawn | DrawTechnologies | Income | Mod | CombatEffect | InvasionEffect | Flag | CardOfItsOwn | OncePerRound | On)[]
  source: 'rulebook' | 'public' | 'designed'
}

export interface Planet {
  capacity: [number, number, number]
  planetary: number
  orbital: number
  id: string
  stack: 'white' | 'green' | 'blue' | 'orange' | 'yellow' | 'none'
  source: 'rulebook' | 'public' | 'designed'
  details?: 'rulebook' | 'public' | 'designed' | null
}

export interface Star {
  id: string
  colour: 'white' | 'green' | 'blue' | 'orange' | 'yellow'
  edges: number[]
  features: ('wormhole' | 'micro_wormhole' | 'asteroids' | 'anomaly')[]
  source: 'rulebook' | 'public' | 'designed'
  named?: 'rulebook' | 'public' | 'designed' | null
}

/** A3.1 Orion in the middle, homes face up, the rest face down. */
export interface CoreGalaxy {
  players: number
  colours: { white: number; green: number; blue: number; orange: number; yellow: number }
  source: 'rulebook' | 'public' | 'designed'
  centre: Placed
  homes: Placed[]
  face_down: [number, number][]
  always: string[]
}

/** A star tile and where it lies. */
export interface Placed {
  tile: string
  q: number
  r: number
  rotation: number
}

/** B2.1 The tiles of the start; the galaxy grows from there. */
export interface UnknownGalaxy {
  players: number
  colours: { white: number; green: number; blue: number; orange: number; yellow: number }
  source: 'rulebook' | 'public' | 'designed'
  positions: 'rulebook' | 'public' | 'designed'
  tiles: Laid[]
  die: number
}

/** A star tile at its place, and whether it is somebody's home. */
export interface Laid {
  tile: string
  q: number
  r: number
  rotation: number
  home: boolean
}

export interface Discovery {
  id: string
  count: number
  kind: 'trait' | 'instant' | 'enemy'
  effects: (Gain | Discontent | Points | PlaceUnit | AddPopulation | Spawn | DrawTechnologies | Income | Mod)[]
  source: 'rulebook' | 'public' | 'designed'
}

/** Points for whoever passes all tests. */
export interface Mission {
  id: string
  points: number
  tests: Test[]
  source: 'rulebook' | 'public' | 'designed'
}

/** One thing that a mission asks for. */
export interface Test {
  metric: 'owned_systems' | 'population' | 'max_branch_level' | 'min_branch_level' | 'techs' | 'units' | 'orbital_buildings' | 'planetary_buildings' | 'terraformed_planets' | 'embassies_share' | 'influence' | 'discontent' | 'resource' | 'enemies_destroyed' | 'battles_won_vs_players' | 'systems_conquered' | 'systems_explored' | 'controls_orion'
  type?: 'farmer' | 'worker' | 'scientist' | 'food' | 'research' | 'production' | 'credits' | 'frigate' | 'cruiser' | 'titan' | 'doom_star' | null
  least?: number
  most?: number
}

/** B3.6 The Antaran fleet of a round. */
export interface Fleet {
  round: number
  frigate: number
  cruiser: number
  titan: number
  source: 'rulebook' | 'public' | 'designed'
}
