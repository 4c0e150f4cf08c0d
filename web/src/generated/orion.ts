/** Written by `make types`: change the Python that it is made of. */

export interface View {
  round: number
  rounds: number
  phase: string
  first: number
  acting: number
  players: PlayerView[]
  advisors: AdvisorView[]
  deck: number
  discards: Discarded[]
}

export interface PlayerView {
  seat: number
  race: string | null
  food: number
  fleet: number
  production: number
  morale: number
  vp: number
  level: string | null
  pool: number
  reserve: number
  boxes: Boxes
  attacks: number[]
  hand: HandCard[] | null
  hand_size: number
  shown: string[]
  systems: SystemView[]
  advisor: AdvisorView | null
  income: [number, number, number]
  discounts: Saving[]
  attack: Fight[]
  score: Score
}

/** Markers on the boxes of the sheet. */
export interface Boxes {
  build: number
  exploit: number
  research: number
  trade: number
  propaganda: number
  contract: number
}

export interface HandCard { card: number; structure: string; known: boolean; prices: Price[] }

/** Where a card can be paid for, what it saves there, and the ways to pay: food, fleet, production. */
export interface Price { place: number; saved: number; ways: [number, number, number][] }

/** From the bottom to the top; the last system is the additional one. */
export interface SystemView { place: number; extra: boolean; room: boolean; cards: Laid[] }

export interface Laid { card: number; structure: string; markers: ('A' | 'R')[] }

export interface AdvisorView { card: number; advisor: string; markers?: ('A' | 'R')[]; colour?: string | null }

/** A discount in force, and what it comes from. */
export interface Saving {
  card: number
  source: string
  amount: number
  scope: 'all' | 'this_system' | 'colour'
  colour: string | null
  place: number | null
}

/** What an attack would meet; `effects` are own cards that can work after it, `answers` the defender's. */
export interface Fight {
  seat: number
  possible: boolean
  fleet: number
  bonus: number
  theirs: number
  toll: number
  left: number
  effects: number[]
  answers: number[]
}

/** Points by source if the game ended now, and their sum. */
export interface Score {
  attacks: number
  effects: number
  morale: number
  structures: number
  formulas: number
  points: number
}

export interface Discarded { card: number; structure: string }
