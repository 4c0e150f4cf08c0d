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
}

/** A system. Fields that are none, nobody or 0 are left out, and all that tiles say. */
export interface System {
  q?: number
  r?: number
  colour?: string
  tile?: string
  rotation?: number
  explored?: boolean
  links?: number[]
  doors?: number[]
  planet?: string
  capacity?: [number, number, number]
  slots?: [number, number]
  trait?: string
  buildings?: string[]
  terraformed?: number
  advanced?: boolean
  population?: [number, number, number]
  resistance?: number
  owner?: number
  holder?: number | null
  outposts?: number
  stations?: number
  enemies?: Record<string, number>
  fleet?: Fleet
  defence?: [number, number, number]
}

/** Ships in a system; owner 6: the Antarans of the Revenge. */
export interface Fleet { owner: number; ships: Record<string, [number, number, number]> }

/** A player; the fields of `Strength` are there as soon as there is an empire. */
export interface Player {
  income?: [number, number, number, number]
  upkeep?: number
  flags_left?: number
  actions_left?: number
  card_limit?: number
  technologies?: [string, number, boolean][]
  once?: Record<string, boolean>
  units?: Record<string, [number, number, number, number, number, number]>
  locked?: string[]
  combat?: number[]
  invasion?: number[]
  invasion_dice?: number
  flags?: string[]
  prices?: Prices
  empire: string | null
  pieces: string | null
  foundation: string | null
  abilities: string[]
  home: number | null
  eliminated: boolean
  resources: [number, number, number, number]
  discontent: number
  levels: [number, number, number, number]
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

/** What diplomacy costs now, before a card's discount. */
export interface Prices { embassy: number; influence: number; calm: number }

export interface MissionHeld { card: number; mission: string; fulfilled: boolean }

/** Into the Unknown: tiles left by colour, and the die. */
export interface Unknown { left: Record<string, number>; die: number }

/** Antaran's Revenge. */
export interface Antarans {
  home: number
  doom_star_by: number | null
  next_fleet: Record<string, number>
  supply: Record<string, number>
}

/** During set-up: the offer, custom boards left, and the cards this seat has drawn. */
export interface Empires { offer: string[]; boards: number; drawn: Drawn[] }

/** A card drawn for an empire of one's own. */
export interface Drawn { seat: number; card: number; name: string }

/** A card that a player looks at; `name` for those who may know it. */
export interface Looking { card: number; name: string | null }

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
