/** Written by `make types`: change the Python that it is made of. */

/** The whole file. */
export interface Box {
  meta: Meta
  constants: Constants
  market: Market
  layout: Layout
  planets: Planet[]
  subprograms: Tile[]
  modules: Module[]
}

export interface Meta {
  id: 'metallum'
  designers: string[]
  publisher: string
  year: number
  seats: [2, 2]
  refs: Record<string, string>
}

export interface Constants {
  source: 'rulebook' | 'public' | 'designed'
  rounds: number
  rounds_per_terce: number
  terces: 3
  system_size: 7
  robots_per_player: number
  explore_reward: number
  scoring: Scoring
}

export interface Scoring {
  none: Pay
  rich: Pay
  poor: Pay
}

/** Credits by result; who is not there gets nothing. */
export interface Pay {
  majority: number
  minority: number
  tie: number
}

export interface Market {
  source: 'rulebook' | 'public' | 'designed'
  slots: Slot[]
}

export interface Slot {
  price_modifier: number
  filled_at_setup: boolean
}

export interface Layout {
  source: 'rulebook' | 'public' | 'designed'
  provenance: Record<string, 'rulebook' | 'public' | 'designed'>
  ref: string[]
  contacts: Contact[]
}

/** The tab of the first group enters the socket side of the second. */
export interface Contact {
  tab_group: 'movement' | 'deployment' | 'special' | 'improvement'
  tab_side: 'top' | 'right' | 'bottom' | 'left'
  socket_group: 'movement' | 'deployment' | 'special' | 'improvement'
  socket_side: 'top' | 'right' | 'bottom' | 'left'
}

export interface Planet {
  id: string
  rule: string
  source: 'rulebook' | 'public' | 'designed'
  provenance?: Record<string, 'rulebook' | 'public' | 'designed' | 'inferred'>
  ref?: string[]
  setup: 'fixed_first' | 'fixed_last' | 'pool'
  optional?: boolean
  effects: (MoveShip | JumpShip | Place | Remove | RemoveEvery | MoveRobots | SwapRobots | SetDeposit | ScorePlanet | BuyModule | MoveModule | TakeModule | DestroyModule | UseInstallation | ChooseOne | TakeInitiative)[]
}

/** The ship goes exactly that far in one direction, then arrives. */
export interface MoveShip {
  op: 'move_ship'
  distance: number
}

/** The ship goes to another planet, then arrives. */
export interface JumpShip {
  op: 'jump_ship'
  to: 'here' | 'one_explored' | 'one_any'
}

/** Exactly that many own robots from the reserve, or recycled, or none at all. */
export interface Place {
  op: 'place'
  count: number
  at: 'ship_planet' | 'here' | 'picked' | 'one_explored'
}

/** Robots of one player back to the reserve; from one planet, or chosen for each robot. */
export interface Remove {
  op: 'remove'
  owner: 'self' | 'opponent'
  min: number
  max: number
  at: 'ship_planet' | 'here' | 'one_explored' | 'any_explored'
}

/** All robots of both players on the planet back to their reserves, except those a module protects. */
export interface RemoveEvery {
  op: 'remove_every'
  at: 'ship_planet' | 'here'
}

/** Robots from planet to another planet, past the reserve: from one to any others, or from any to one. */
export interface MoveRobots {
  op: 'move_robots'
  owner: 'self' | 'opponent'
  min: number
  max: number
  from: 'one_explored' | 'any_explored'
  to: 'one_explored' | 'any_explored'
}

/** An own robot and an enemy robot on different planets change places. */
export interface SwapRobots {
  op: 'swap_robots'
}

/** One of: place a marker, remove it, flip it, shift it to a planet without one. */
export interface SetDeposit {
  op: 'set_deposit'
  modes: ('place' | 'remove' | 'flip' | 'shift')[]
}

/** The acting player alone is paid for the planet now. */
export interface ScorePlanet {
  op: 'score_planet'
  at: 'ship_planet' | 'here' | 'one_explored'
}

/** Buy one card of the market. */
export interface BuyModule {
  op: 'buy_module'
}

/** An own planetary module goes to another explored planet. */
export interface MoveModule {
  op: 'move_module'
}

/** A card of the unbought pool, free, is installed there. */
export interface TakeModule {
  op: 'take_module'
  at: 'ship_planet' | 'here'
}

/** One planetary module of either player leaves the game. */
export interface DestroyModule {
  op: 'destroy_module'
}

/** One more installation; repeat = false: the ship's planet, not used this phase. */
export interface UseInstallation {
  op: 'use_installation'
  repeat: boolean
}

/** Pick one of several effect lists. */
export interface ChooseOne {
  op: 'choose_one'
  options: ((MoveShip | JumpShip | Place | Remove | RemoveEvery | MoveRobots | SwapRobots | SetDeposit | ScorePlanet | BuyModule | MoveModule | TakeModule | DestroyModule | UseInstallation | ChooseOne | TakeInitiative)[])[]
}

/** Pick who acts first this round. */
export interface TakeInitiative {
  op: 'take_initiative'
}

/** A subprogram: its place on the program board, its tab and its sockets, what it does. */
export interface Tile {
  id: string
  rule: string
  source: 'rulebook' | 'public' | 'designed'
  provenance?: Record<string, 'rulebook' | 'public' | 'designed' | 'inferred'>
  ref?: string[]
  group: 'movement' | 'deployment' | 'special' | 'improvement'
  complexity: number
  tab: Tab
  sockets: Sockets
  effects: (MoveShip | JumpShip | Place | Remove | RemoveEvery | MoveRobots | SwapRobots | SetDeposit | ScorePlanet | BuyModule | MoveModule | TakeModule | DestroyModule | UseInstallation | ChooseOne | TakeInitiative)[]
}

export interface Tab {
  side: 'top' | 'right' | 'bottom' | 'left'
  slot: number
  colour: 'blue' | 'green' | 'red'
}

export interface Sockets {
  side: 'top' | 'right' | 'bottom' | 'left'
  colours: ('blue' | 'green' | 'red' | '')[]
}

export interface Module {
  id: string
  rule: string
  source: 'rulebook' | 'public' | 'designed'
  provenance?: Record<string, 'rulebook' | 'public' | 'designed' | 'inferred'>
  ref?: string[]
  kind: 'planetary' | 'action'
  cost: number
  timing?: 'own_action' | 'after_reveal' | 'scoring_start' | ''
  phases?: number[]
  modifiers?: (ScoreWeight | ScoreBonus | TieAsMinority | Price | Complexity | Protect | ForbidRobotMoves | RemoteInstallation | FreeAction | EndRound)[]
  effects?: (MoveShip | JumpShip | Place | Remove | RemoveEvery | MoveRobots | SwapRobots | SetDeposit | ScorePlanet | BuyModule | MoveModule | TakeModule | DestroyModule | UseInstallation | ChooseOne | TakeInitiative)[]
}

/** Added to the owner's strength on the planet. */
export interface ScoreWeight {
  kind: 'score_weight'
  amount: number
}

/** Added to the owner's pay where the result is `when`: on its planet, or on every one. */
export interface ScoreBonus {
  kind: 'score_bonus'
  scope: 'here' | 'global'
  when: 'majority' | 'minority' | 'tie'
  amount: number
}

/** The owner's ties are paid as minorities, on every planet. */
export interface TieAsMinority {
  kind: 'tie_as_minority'
}

/** Added to the price of what the owner buys. */
export interface Price {
  kind: 'price'
  amount: number
}

/** Added to the owner's complexity sum. */
export interface Complexity {
  kind: 'complexity'
  amount: number
}

/** The owner's robots or modules on its planet cannot be touched by such effects of `actor`. */
export interface Protect {
  kind: 'protect'
  against: 'subprograms' | 'installations' | 'action_modules' | 'modules'
  actor: 'any' | 'opponent'
  covers: ('robots' | 'modules')[]
}

/** The opponent cannot move or swap robots onto or off the planet. */
export interface ForbidRobotMoves {
  kind: 'forbid_robot_moves'
}

/** The owner may use the installation as if the ship were there. */
export interface RemoteInstallation {
  kind: 'remote_installation'
}

/** Once in each own action phase the owner may run the effects. */
export interface FreeAction {
  kind: 'free_action'
  effects: (MoveShip | JumpShip | Place | Remove | RemoveEvery | MoveRobots | SwapRobots | SetDeposit | ScorePlanet | BuyModule | MoveModule | TakeModule | DestroyModule | UseInstallation | ChooseOne | TakeInitiative)[]
}

/** In phase 4, with fewer own robots than that on the planet, the owner may run the effects. */
export interface EndRound {
  kind: 'end_round'
  if_own_robots_below: number
  effects: (MoveShip | JumpShip | Place | Remove | RemoveEvery | MoveRobots | SwapRobots | SetDeposit | ScorePlanet | BuyModule | MoveModule | TakeModule | DestroyModule | UseInstallation | ChooseOne | TakeInitiative)[]
}
