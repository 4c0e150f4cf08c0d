/** Written by `make types`: change the Python that it is made of. */

/** The table as somebody sees it; `supply` is there when everything is revealed. */
export interface View {
  round: number
  phase: string
  advanced: boolean
  phases: PhaseView[]
  order: number[]
  acting: number | null
  pool: number
  deck: number
  discards: number
  known_discards: Card[]
  ending: string[]
  players: PlayerView[]
  supply?: Card[]
}

/** A phase of this round, once it is revealed. */
export interface PhaseView { phase: string; state: 'past' | 'now' | 'coming'; chosen_by: ChosenBy[] }

/** Somebody who has the bonus of a phase; a second Develop or Settle card ends in _2. */
export interface ChosenBy { seat: number; action: string }

/** A card by its number on the table, its name in the box and its design; face down, by its number. */
export interface Card { card: number; id: string; design: string }

/** One player; cards and cards looked at are there for the seat itself alone. */
export interface PlayerView {
  seat: number
  hand: number
  cards: CardInHand[] | null
  drawn: number
  looks_at: CardInHand[] | null
  tableau: CardInTableau[]
  chips: number
  actions: string[]
  military: number
  military_vs: Record<string, number>
  explore: Explore
  score: Score
  leftovers: number
}

/** A card of one's own hand, or one looked at, with what placing it takes now. */
export interface CardInHand { card: number; id: string; design: string; sheet: Sheet }

/** What placing a card takes now; a military world that cannot be paid for has no price. */
export interface Sheet { price?: Price; military?: Fight; tactics?: Discarded; ship?: number; barred: string | null }

/** "cost 3 − 1 − 1 = 1": what is printed, what takes something off, what is paid. */
export interface Price { base: number; less: Cause[]; total: number }

/** A card of the tableau, or an action card, that changes a price or adds Military. */
export interface Cause { card?: number; action?: string; amount: number }

/** "2 of 5": what is needed, where Military against it comes from, what there is. */
export interface Fight { defence: number; sources: Cause[]; strength: number }

/** A card that may be discarded for so much more Military. */
export interface Discarded { card: number; amount: number }

/** A card in play; `active` is false while its powers do not work yet, `vp` is its worth so far. */
export interface CardInTableau {
  card: number
  id: string
  design: string
  good: FaceDown | null
  kind: 'novelty' | 'rare' | 'genes' | 'alien' | null
  active: boolean
  vp: number
  sale: Sale | null
}

/** A good; what it is, only the reveal says. */
export interface FaceDown { card: number; id?: string; design?: string }

/** How many cards a good is sold for: with Trade powers, and without them. */
export interface Sale { trade: number; plain: number }

/** Cards to look at and to keep, with powers and this round's bonus. */
export interface Explore { draw: number; keep: number }

/** Points by where they come from, as the game stands. */
export interface Score { chips: number; worlds: number; developments: number; six: number; total: number }
