/** Written by `make types`: change the Python that it is made of. */

/** The whole file. */
export interface ComponentFile {
  constants: Constants
  trade: Trade[]
  races: Race[]
  advisors: Advisor[]
  structures: Structure[]
}

export interface Constants {
  source: 'rulebook' | 'public' | 'designed'
  rounds: number
  hand_limit: number
  resource_max: number
  morale_max: number
  cards_in_system: number
  contract_cards: number
  propaganda_morale: number
  action_markers: number
  attack_vp: number
  attack_morale: number
}

/** A rate of exchange, either side for the other. */
export interface Trade {
  id: string
  source: 'rulebook' | 'public' | 'designed'
  designed?: string[]
  a: { food?: number; fleet?: number; production?: number }
  b: { food?: number; fleet?: number; production?: number }
}

export interface Race {
  id: string
  source: 'rulebook' | 'public' | 'designed'
  designed?: string[]
  rule: string
  abilities?: Ability[]
  start: { food?: number; fleet?: number; production?: number }
  vp?: number
}

export interface Advisor {
  id: string
  source: 'rulebook' | 'public' | 'designed'
  designed?: string[]
  rule: string
  abilities?: Ability[]
}

export interface Structure {
  id: string
  source: 'rulebook' | 'public' | 'designed'
  designed?: string[]
  rule: string
  abilities?: Ability[]
  colour: 'blue' | 'red' | 'yellow' | 'grey'
  cost: { food?: number; fleet?: number; production?: number }
  produces: { food?: number; fleet?: number; production?: number }
  vp?: number | null
  morale_to_build?: number | null
}

/** When it works, what it costs and needs, and its ops from first to last. */
export interface Ability {
  when: 'activation' | 'after_attack' | 'after_build' | 'end_game' | 'always' | 'start_of_round'
  slot?: 'A' | 'R' | null
  cost?: Cost | null
  morale?: number | null
}

/** What an ability costs besides its marker. */
export interface Cost { food?: number; fleet?: number; production?: number; vp?: number; morale?: number }
