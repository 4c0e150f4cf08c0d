/** Written by `make types`: change the Python that it is made of. */

/** The whole file. */
export interface Box {
  meta: Meta
  constants: Constants
  development: Stage[]
  exploitation: Exploitation[]
  trade: Trade[]
  pieces: Piece[]
  races: Race[]
  advisors: Advisor[]
  structures: Structure[]
}

export interface Meta {
  id: string
  designers: string[]
  seats: number[]
  refs: Record<string, string>
}

export interface Constants {
  source: 'rulebook' | 'public' | 'designed'
  rounds: number
  starting_hand: number
  hand_limit: number
  resource_max: number
  morale_start: number
  morale_max: number
  systems: number
  cards_in_system: number
  advisors_on_table: number
  contract_cards: number
  research_draw: number
  propaganda_morale: number
  action_markers: number
  attack_fleet: number
  attack_vp: number
  attack_morale: number
  attacks_on_one: Record<string, number>
}

/** A level of development: from which resource on, and what it gives. */
export interface Stage {
  id: 'high' | 'medium' | 'low'
  source: 'rulebook' | 'public' | 'designed'
  ref?: string | null
  designed?: string[]
  least: number
  actions: number
  morale: number
  draw: number
}

/** The bonus for exploiting a card of a colour. */
export interface Exploitation {
  id: 'blue' | 'red' | 'yellow' | 'grey'
  source: 'rulebook' | 'public' | 'designed'
  ref?: string | null
  designed?: string[]
  ops: (Gain | GainChoice | Vp | Morale | GainAction | Exchange | GainByColourBeneath | Draw | DrawKeep | TakeDiscard | DiscardHand | Build | BuryActive | ReorderSystem | IfActive | ActivateCards | FillSlots | MarkerToPool | TakeAdvisor | ReturnAdvisor | Choose)[]
}

/** Resources, up to 9 of each. */
export interface Gain {
  op: 'gain'
  food?: number
  fleet?: number
  production?: number
  target?: 'self' | 'defender' | 'each_opponent'
  per?: 'colour_in_system' | 'target_systems' | null
  of?: 'red' | 'yellow' | 'blue' | 'grey' | null
}

/** One of these bundles, chosen. */
export interface GainChoice {
  op: 'gain_choice'
  options: { food?: number; fleet?: number; production?: number }[]
}

/** Victory points; in end_game: at final scoring. */
export interface Vp {
  op: 'vp'
  amount: number
  per?: 'colour_in_system' | 'target_systems' | null
  of?: 'red' | 'yellow' | 'blue' | 'grey' | null
}

/** Never above 10. */
export interface Morale {
  op: 'morale'
  amount: number
  target?: 'self' | 'defender' | 'each_opponent'
  per?: 'colour_in_system' | 'target_systems' | null
  of?: 'red' | 'yellow' | 'blue' | 'grey' | null
}

/** Markers from the reserve into the pool. */
export interface GainAction {
  op: 'gain_action'
  count: number
}

/** All of one side for all of the other. */
export interface Exchange {
  op: 'exchange'
  a: { food?: number; fleet?: number; production?: number }
  b: { food?: number; fleet?: number; production?: number }
}

/** The bundle for the colour of the card directly beneath. */
export interface GainByColourBeneath {
  op: 'gain_by_colour_beneath'
  blue?: { food?: number; fleet?: number; production?: number }
  red?: { food?: number; fleet?: number; production?: number }
  yellow?: { food?: number; fleet?: number; production?: number }
  grey?: { food?: number; fleet?: number; production?: number }
}

/** From the deck. */
export interface Draw {
  op: 'draw'
  count: number
}

/** Draw, then discard all but `keep` of these very cards. */
export interface DrawKeep {
  op: 'draw_keep'
  draw: number
  keep: number
}

/** A card of the discard pile: one of the `top` ones, or any. */
export interface TakeDiscard {
  op: 'take_discard'
  top?: number | null
  optional?: boolean
}

/** Cards of the target's own choice. */
export interface DiscardHand {
  op: 'discard_hand'
  count: number
  target?: 'self' | 'defender' | 'each_opponent'
}

/** Build without a Build action. */
export interface Build {
  op: 'build'
  from: 'hand' | 'discards'
  system?: 'any' | 'this'
  colour?: 'red' | 'yellow' | 'blue' | 'grey' | null
  discount?: number
  optional?: boolean
  then_colour?: 'red' | 'yellow' | 'blue' | 'grey' | null
  then?: (Gain | GainChoice | Vp | Morale | GainAction | Exchange | GainByColourBeneath | Draw | DrawKeep | TakeDiscard | DiscardHand | Build | BuryActive | ReorderSystem | IfActive | ActivateCards | FillSlots | MarkerToPool | TakeAdvisor | ReturnAdvisor | Choose)[]
}

/** An active structure of the target goes to the bottom of its system. */
export interface BuryActive {
  op: 'bury_active'
  target: 'self' | 'defender' | 'each_opponent'
}

/** One own system, in any order. */
export interface ReorderSystem {
  op: 'reorder_system'
}

/** Only with an active card of that colour. */
export interface IfActive {
  op: 'if_active'
  colour: 'blue' | 'red' | 'yellow' | 'grey'
  then: (Gain | GainChoice | Vp | Morale | GainAction | Exchange | GainByColourBeneath | Draw | DrawKeep | TakeDiscard | DiscardHand | Build | BuryActive | ReorderSystem | IfActive | ActivateCards | FillSlots | MarkerToPool | TakeAdvisor | ReturnAdvisor | Choose)[]
}

/** Any own active cards, one after another, with reserve markers. */
export interface ActivateCards {
  op: 'activate_cards'
}

/** Reserve markers on all empty slots of the target. */
export interface FillSlots {
  op: 'fill_slots'
  target: 'self' | 'defender' | 'each_opponent'
}

/** The marker on this card joins the pool. */
export interface MarkerToPool {
  op: 'marker_to_pool'
}

/** Hire an advisor without discarding cards. */
export interface TakeAdvisor {
  op: 'take_advisor'
}

/** The target's advisor goes back to the middle. */
export interface ReturnAdvisor {
  op: 'return_advisor'
  target: 'self' | 'defender' | 'each_opponent'
}

/** The defender picks one of these lists of ops that can be done. */
export interface Choose {
  op: 'choose'
  options: Way[]
}

/** One of the things that a defender may choose: a single loss. */
export interface Way {
  ops: (Gain | GainChoice | Vp | Morale | GainAction | Exchange | GainByColourBeneath | Draw | DrawKeep | TakeDiscard | DiscardHand | Build | BuryActive | ReorderSystem | IfActive | ActivateCards | FillSlots | MarkerToPool | TakeAdvisor | ReturnAdvisor | Choose)[]
}

/** A rate of exchange, either side for the other. */
export interface Trade {
  id: string
  source: 'rulebook' | 'public' | 'designed'
  ref?: string | null
  designed?: string[]
  a: { food?: number; fleet?: number; production?: number }
  b: { food?: number; fleet?: number; production?: number }
}

/** A piece that only keeps count. */
export interface Piece {
  id: string
  source: 'rulebook' | 'public' | 'designed'
  ref?: string | null
  designed?: string[]
  count: number
}

export interface Race {
  id: string
  source: 'rulebook' | 'public' | 'designed'
  ref?: string | null
  designed?: string[]
  rule: string
  abilities?: Ability[]
  sheets: number
  start: { food?: number; fleet?: number; production?: number }
  vp?: number
}

/** When it works, what it costs and needs, and its ops from first to last. */
export interface Ability {
  when: 'activation' | 'after_attack' | 'after_build' | 'end_game' | 'always' | 'start_of_round'
  slot?: 'A' | 'R' | null
  optional?: boolean
  cost?: Cost | null
  needs?: Needs
  morale?: number | null
  trigger?: 'attacked' | 'own_propaganda' | 'own_exploit' | null
  covered?: boolean
  marker_stays?: boolean
  ops: (AttackFleet | AttackToll | Discount | ExploitBonus | Development | ResearchDraw | ExtraSystem | Gain | GainChoice | Vp | Morale | GainAction | Exchange | GainByColourBeneath | Draw | DrawKeep | TakeDiscard | DiscardHand | Build | BuryActive | ReorderSystem | IfActive | ActivateCards | FillSlots | MarkerToPool | TakeAdvisor | ReturnAdvisor | Choose)[]
}

/** What an ability costs besides its marker. */
export interface Cost {
  food?: number
  fleet?: number
  production?: number
  vp?: number
  cards?: number
  morale?: number
  actions?: number
}

/** What has to be there: cards in the discard pile, a colour beneath, an advisor to hire. */
export interface Needs {
  discards?: number
  beneath?: ('blue' | 'red' | 'yellow' | 'grey')[]
  advisor?: boolean
}

/** Added to the own fleet when fleets are compared. */
export interface AttackFleet {
  op: 'attack_fleet'
  amount: number
}

/** Attacks on the owner cost so much more fleet. */
export interface AttackToll {
  op: 'attack_toll'
  amount: number
}

/** Structures cost so many resources less: all, this_system, colour. */
export interface Discount {
  op: 'discount'
  amount: number
  scope: 'all' | 'this_system' | 'colour'
  colour?: 'red' | 'yellow' | 'blue' | 'grey' | null
}

/** Added when a card of that colour is exploited. */
export interface ExploitBonus {
  op: 'exploit_bonus'
  colour: 'blue' | 'red' | 'yellow' | 'grey'
  food?: number
  fleet?: number
  production?: number
}

/** Replaces what that level of development gives. */
export interface Development {
  op: 'development'
  level: 'high' | 'medium' | 'low'
  actions: number
  morale: number
  gain_any?: number
}

/** Cards drawn by the Research action. */
export interface ResearchDraw {
  op: 'research_draw'
  count: number
}

/** The card begins an additional system. */
export interface ExtraSystem {
  op: 'extra_system'
}

export interface Advisor {
  id: string
  source: 'rulebook' | 'public' | 'designed'
  ref?: string | null
  designed?: string[]
  rule: string
  abilities?: Ability[]
}

export interface Structure {
  id: string
  source: 'rulebook' | 'public' | 'designed'
  ref?: string | null
  designed?: string[]
  rule: string
  abilities?: Ability[]
  colour: 'blue' | 'red' | 'yellow' | 'grey'
  count: number
  cost: { food?: number; fleet?: number; production?: number }
  produces: { food?: number; fleet?: number; production?: number }
  vp?: number | null
  morale_to_build?: number | null
}
