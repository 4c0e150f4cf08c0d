/** Written by `make types`: change the Python that it is made of. */

/** The whole file. */
export interface ComponentFile { constants: Constants; kinds: KindOfGood[]; actions: Action[]; cards: Design[] }

export interface Constants {
  pool_per_player: number
  hand_limit: number
  tableau_end: number
  explore_draw: number
  explore_keep: number
}

export interface KindOfGood { id: 'novelty' | 'rare' | 'genes' | 'alien'; price: number }

/** An action card: the phase it opens, its bonus, its copies in sets of seven and of nine. */
export interface Action {
  id: 'explore_5' | 'explore_1_1' | 'develop' | 'settle' | 'consume_trade' | 'consume_x2' | 'produce'
  phase: 'explore' | 'develop' | 'settle' | 'consume' | 'produce'
  bonus: (LookBonus | KeepBonus | DevelopBonus | SettleBonus | Doubling | ProduceBonus | { op: 'sell_good' })[]
  count: number
}

/** What is printed on a card. */
export interface Design {
  id: string
  type: 'world' | 'development'
  cost?: number | null
  defence?: number | null
  vp?: number | null
  count?: number
  good?: 'novelty' | 'rare' | 'genes' | 'alien' | null
  windfall?: boolean
  flags?: ('rebel' | 'alien')[]
  start?: number | null
  powers?: PowerList
  score?: Rule[]
}

/** look at n more cards */
export interface LookBonus { op: 'explore_draw'; n: number }

/** keep n more of them */
export interface KeepBonus { op: 'explore_keep'; n: number }

/** the development costs n less */
export interface DevelopBonus { op: 'discount'; n: number }

/** draw n after placing a world */
export interface SettleBonus { op: 'draw_after_place'; n: number }

/** consume powers give so many times the VP */
export interface Doubling { op: 'double_consume_vp'; factor: number }

/** a good on a windfall world of "any" kind */
export interface ProduceBonus { op: 'produce_windfall'; kind: 'any' }

/** The powers of a card by phase. */
export interface PowerList {
  explore?: (LookAtMore | KeepMore)[]
  develop?: (DrawFirst | CheaperDevelopments | DrawForDevelopment)[]
  settle?: (CheaperWorlds | Military | Tactics | Ship | Contact | DrawForWorld)[]
  trade?: TradeBonus[]
  consume?: (ConsumeGoods | ConsumeAll | SellGood | DrawInConsume | Guess | SpendCards)[]
  produce?: (DrawForGoodHere | ProduceWindfall | DrawInProduce | DrawPerGood | DrawPerKind | DrawPerWorld | DrawIfMost | { op: 'produce_here' })[]
}

/** One line of the scoring list of a 6-cost development; None: the line does not ask for it. */
export interface Rule {
  vp: number
  type?: 'world' | 'development' | null
  good?: 'novelty' | 'rare' | 'genes' | 'alien' | null
  windfall?: boolean | null
  military?: boolean | null
  flag?: 'rebel' | 'alien' | null
  cost?: number | null
  power?: 'explore' | 'develop' | 'settle' | 'trade' | 'consume' | 'produce' | null
  ids?: string[]
  chips?: number | null
  total_military?: boolean
}

/** look at n more cards */
export interface LookAtMore { op: 'explore_draw'; n: number }

/** keep n more of them */
export interface KeepMore { op: 'explore_keep'; n: number }

/** draw n before anybody chooses a development */
export interface DrawFirst { op: 'draw_at_start'; n: number }

/** a development costs n less */
export interface CheaperDevelopments { op: 'discount'; n: number }

/** draw n after placing a development */
export interface DrawForDevelopment { op: 'draw_after_place'; n: number }

/** a world (of that kind) paid with cards costs n less */
export interface CheaperWorlds { op: 'discount'; n: number; kind?: 'novelty' | 'rare' | 'genes' | 'alien' | null }

/** Military; with `vs` only against worlds of that kind, or "rebel" */
export interface Military { op: 'military'; n: number; vs?: 'novelty' | 'rare' | 'genes' | 'alien' | 'rebel' | null }

/** discard this card: n Military until the phase ends */
export interface Tactics { op: 'temp_military'; n: number }

/** discard this card: a world costs 0 cards, not of that kind */
export interface Ship { op: 'settle_free'; except?: 'novelty' | 'rare' | 'genes' | 'alien' | null }

/** pay defence - n for a military world, not of that kind */
export interface Contact { op: 'pay_for_military'; n: number; except?: 'novelty' | 'rare' | 'genes' | 'alien' | null }

/** draw n after placing a world */
export interface DrawForWorld { op: 'draw_after_place'; n: number }

/** n more cards for selling a good of that kind, "any", or from "here" */
export interface TradeBonus {
  op: 'trade_bonus'
  n: number
  kind: 'novelty' | 'rare' | 'genes' | 'alien' | 'any' | 'here'
}

/** goods for VP and cards, for each "good" or once per "use" */
export interface ConsumeGoods {
  op: 'consume'
  kind: 'novelty' | 'rare' | 'genes' | 'alien' | 'any'
  least: number
  most: number
  per: 'good' | 'use'
  vp: number
  cards: number
  distinct?: boolean
}

/** all goods for VP: their number plus offset */
export interface ConsumeAll { op: 'consume_all'; offset: number }

/** sell one good, with or without trade bonuses */
export interface SellGood { op: 'sell_good'; bonuses: boolean }

/** draw n */
export interface DrawInConsume { op: 'draw'; n: number }

/** name a number, keep the top card if it costs that */
export interface Guess { op: 'guess_and_flip'; least: number; most: number }

/** up to so many cards from hand for VP each, never doubled */
export interface SpendCards { op: 'discard_hand'; most: number; vp: number }

/** draw n when a good was produced here */
export interface DrawForGoodHere { op: 'draw_if_produced_here'; n: number }

/** a good on a windfall world of that kind, or "any" */
export interface ProduceWindfall { op: 'produce_windfall'; kind: 'novelty' | 'rare' | 'genes' | 'alien' | 'any' }

/** draw n */
export interface DrawInProduce { op: 'draw'; n: number }

/** draw n for each good of that kind produced now */
export interface DrawPerGood { op: 'draw_per_good'; n: number; kind: 'novelty' | 'rare' | 'genes' | 'alien' }

/** draw n for each kind of good produced now */
export interface DrawPerKind { op: 'draw_per_kind'; n: number }

/** draw n for each own world of that kind */
export interface DrawPerWorld { op: 'draw_per_world'; n: number; kind: 'novelty' | 'rare' | 'genes' | 'alien' }

/** draw n for producing most goods of that kind */
export interface DrawIfMost { op: 'draw_if_most'; n: number; kind: 'novelty' | 'rare' | 'genes' | 'alien' }
