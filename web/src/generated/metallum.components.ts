/** Written by `make types`: change the Python that it is made of. */

/** The whole file. */
export interface ComponentFile {
  constants: Constants
  layout: Layout
  planets: Planet[]
  subprograms: Tile[]
  modules: Module[]
}

export interface Constants { rounds: number; explore_reward: number }

export interface Layout { contacts: Contact[] }

export interface Planet { id: string; rule: string }

/** A subprogram: its place on the program board, its tab and its sockets, what it does. */
export interface Tile {
  id: string
  rule: string
  group: 'movement' | 'deployment' | 'special' | 'improvement'
  complexity: number
  tab: Tab
  sockets: Sockets
}

export interface Module {
  id: string
  rule: string
  kind: 'planetary' | 'action'
  cost: number
  phases?: number[]
  modifiers?: (ScoreWeight | ScoreBonus | Price | Complexity | { kind: 'tie_as_minority' | 'protect' | 'forbid_robot_moves' | 'remote_installation' | 'free_action' | 'end_round' })[]
}

/** The tab of the first group enters the socket side of the second. */
export interface Contact {
  tab_group: 'movement' | 'deployment' | 'special' | 'improvement'
  tab_side: 'top' | 'right' | 'bottom' | 'left'
  socket_group: 'movement' | 'deployment' | 'special' | 'improvement'
  socket_side: 'top' | 'right' | 'bottom' | 'left'
}

export interface Tab { side: 'top' | 'right' | 'bottom' | 'left'; slot: number; colour: 'blue' | 'green' | 'red' }

export interface Sockets { side: 'top' | 'right' | 'bottom' | 'left'; colours: ('blue' | 'green' | 'red' | '')[] }

/** Added to the owner's strength on the planet. */
export interface ScoreWeight { kind: 'score_weight'; amount: number }

/** Added to the owner's pay where the result is `when`: on its planet, or on every one. */
export interface ScoreBonus { kind: 'score_bonus'; amount: number }

/** Added to the price of what the owner buys. */
export interface Price { kind: 'price'; amount: number }

/** Added to the owner's complexity sum. */
export interface Complexity { kind: 'complexity'; amount: number }
