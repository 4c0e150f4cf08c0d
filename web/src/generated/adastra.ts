/** Written by `make types`: change the Python that it is made of. */

/** The table; `level`: that of new technologies, `modules`: those switched on. */
export interface View {
  round: number
  rounds: number
  phase: string
  acting: number | null
  order: number[]
  next_order: number[]
  level: number
  modules: string[]
  playing: Playing | null
  systems: System[]
  players: Player[]
  offer: string[]
  decks: number[]
  planets_left: Record<string, number>
  discoveries_left: number
  missions_left: number
  unknown: Unknown | null
  antarans: Antarans | null
  empires: Empires | null
  looking: Looking[]
  tile_in_hand: string | null
  battle: BattleSeen | null
}

/** The card being played; `extra`: credits for the next place, None where there is none. */
export interface Playing {
  card: string
  action: 'growth' | 'research' | 'build' | 'diplomacy' | 'flight' | 'exploration' | 'attack' | 'invasion'
  used: number[][]
  free: number
  extra: number | null
  discount: number
}

/** `q`, `r`: None beside the galaxy; `doors`: unexplored systems behind a jump point. */
export interface System {
  at: number
  q: number | null
  r: number | null
  colour: string
  tile: string | null
  rotation: number
  edges: boolean[]
  explored: boolean
  features: ('wormhole' | 'micro_wormhole' | 'asteroids' | 'anomaly')[]
  links: number[]
  doors: number[]
  planet: string | null
  capacity: number[]
  trait: string | null
  buildings: string[]
  terraformed: number | null
  advanced: boolean
  slots: Slots
  population: number[]
  resistance: number
  owner: number | null
  holder: number | null
  outposts: number
  stations: number
  enemies: Record<string, number>
  fleet: Fleet | null
  defence: Defence
}

/** Slots still free. */
export interface Slots {
  planetary: number
  orbital: number
}

/** Ships in a system; owner 6: the Antarans of the Revenge. */
export interface Fleet {
  owner: number
  ships: Ships[]
}

export interface Ships {
  unit: string
  ready: number
  exhausted: number
  overloaded: number
}

/** What an attacker would meet in a round; `sixths`: the damage to expect of the dice, in sixths. */
export interface Defence {
  dice: number
  hull: number
  sixths: number
}

/** A player; what an empire can do is there as soon as it stands. */
export interface Player {
  income?: Record<string, number>
  upkeep?: number
  flags_left?: number
  actions_left?: number
  card_limit?: number
  technologies?: Held[]
  once?: Once[]
  units?: UnitNumbers[]
  combat?: number[]
  invasion?: number[]
  invasion_dice?: number
  flags?: string[]
  prices?: Prices
  seat: number
  empire: string | null
  pieces: string | null
  foundation: string | null
  abilities: string[]
  home: number | null
  eliminated: boolean
  resources: Record<string, number>
  discontent: number
  levels: Record<string, number>
  influence: number
  honours: number
  resistance: number
  embassies: number[]
  hand: string[]
  played: string[]
  developed: string[]
  mission_count: number
  missions: MissionHeld[] | null
  revealed: string[]
  score: Record<string, number>
  points: number
}

/** A technology in hand; `ripe`: its branch stands high enough. */
export interface Held {
  technology: string
  price: number
  printed: number
  ripe: boolean
}

/** Something that works once a round. */
export interface Once {
  ability: string
  used: boolean
}

export interface UnitNumbers {
  unit: string
  firepower: number
  hull: number
  shield: number
  speed: number
  price: number
  printed: number
  left: number
  unlocked: boolean
}

/** What things cost now, before a card's discount. */
export interface Prices {
  embassy: number
  influence: number
  calm: number
  terraform: number
  terraform_all: number
  buildings: Record<string, number>
  places: number[]
}

export interface MissionHeld {
  card: number
  mission: string
  fulfilled: boolean
}

/** Into the Unknown: tiles left by colour, and the die. */
export interface Unknown {
  left: Record<string, number>
  die: number
}

/** Antaran's Revenge. */
export interface Antarans {
  home: number
  doom_star_by: number | null
  next_fleet: Record<string, number>
  supply: Record<string, number>
}

/** During set-up: the offer, custom boards left, and the cards this seat has drawn. */
export interface Empires {
  offer: string[]
  boards: number
  drawn: Drawn[]
}

/** A card drawn for an empire of one's own. */
export interface Drawn {
  seat: number
  card: number
  name: string
}

/** A card that somebody is looking at, with what is printed on it for who may know. */
export interface Looking {
  card: number
  name: string | null
}

export interface BattleSeen {
  at: number
  attacker: number
  defender: number
  round: number
  pieces: Fighting[]
  dice: number[][]
}

/** A piece in a battle. */
export interface Fighting {
  side: number
  unit: string
  state: 'ready' | 'exhausted' | 'overloaded'
  hull: number
  origin: number | null
}
