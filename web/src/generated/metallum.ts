/** Written by `make types`: change the Python that it is made of. */

export interface View {
  round: number
  terce: number
  phase: string
  acting: number | null
  first: number | null
  planets: PlanetView[]
  players: PlayerView[]
  market: Offer[]
  deck: number
  action_deck: number
  discards: string[]
  unbought: string[]
  gone: string[]
  uses: Use[]
  freed: string[]
}

export interface PlanetView {
  at: number
  planet: string | null
  explored: boolean
  deposit: 'none' | 'rich' | 'poor'
  robots: number[]
  strength: number[]
  forecast: number[]
  ships: number[]
  modules: Installed[]
}

/** A planetary module on a planet. */
export interface Installed { module: string; owner: number }

export interface PlayerView {
  seat: number
  credits: number
  ledger: Record<string, number>
  reserve: number
  ship: number
  active: string[]
  program: string[]
  unresolved: string[]
  spent: string[]
  hand: string[]
  bought: string[]
  forecast: number
}

/** A slot of the market; without a card there are no prices. */
export interface Offer { slot: number; modifier: number; module: string | null; prices: number[] }

/** An installation used in this action phase, and by which means. */
export interface Use { means: string; at: number }
