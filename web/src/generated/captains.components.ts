/** Written by `make types`: change the Python that it is made of. */

/** The whole file. */
export interface Box {
  meta: Meta
  constants: Constants
  figures: Piece[]
  pieces: Piece[]
  ships: Piece[]
  crew: FirstCrew
  rooms: Room[]
  artifacts: Artifact[]
  pirates: Pirate[]
  maps: MapSide[]
  stations: Station[]
  round_track: Gift[]
  tracks: TrackSide[]
  boards: Board[]
  bonuses: Bonus[]
  display: Display
  techs: Tech[]
  missions: Mission[]
  events: Event[]
  solo: Solo
  shadow: ShadowCard[]
  passengers: Passenger[]
  ranks: Rank[]
}

export interface Meta {
  id: string
  seats: [number, number]
  refs: Record<string, string>
}

/** The numbers of the game; components.toml explains them. */
export interface Constants {
  rounds: number
  bays: number
  damaged_bays: number
  medals: number
  rings: number
  training: number
  promotion: number
  left_in_queue: number
  events: number
  lap_points: number
  cargo_points: number
  damage_points: number
  solo_win: number
}

/** A piece and how many there are. */
export interface Piece {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  count: number
}

/** Who is in the ready room and in the queue at the start. */
export interface FirstCrew {
  ready: ('cadet' | 'red' | 'yellow' | 'blue')[]
  queue: ('cadet' | 'red' | 'yellow' | 'blue')[]
}

/** A room that every ship has. */
export interface Room {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  colour: 'red' | 'yellow' | 'blue' | 'grey'
  effects: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
}

/** Up to n moves along routes. */
export interface Move {
  op: 'move'
  n?: number
}

/** The ship goes to any other place. */
export interface Jump {
  op: 'jump'
}

/** Up to n fights with pirates on routes at the ship's place. */
export interface Fight {
  op: 'fight'
  n?: number
}

/** A tech from the `display`, the `deck`, the `omega_deck` or the `event_tech`s; replace = true: it may take the place of an own tech. */
export interface TakeTech {
  op: 'take_tech'
  from: 'display' | 'deck' | 'omega_deck' | 'event_tech'
  draw?: number
  replace?: boolean
}

/** Up to n repairs. */
export interface Repair {
  op: 'repair'
  n?: number
}

/** N damage, no choice. */
export interface Damage {
  op: 'damage'
  n?: number
}

/** Medals, artifacts, pirate ship tokens, androids or cadets from the supply. */
export interface Gain {
  op: 'gain'
  what: 'medal' | 'artifact' | 'pirate' | 'android' | 'cadet'
  n?: number
}

/** N pirates appear at the ship's place, no choice. */
export interface Ambush {
  op: 'ambush'
  n?: number
}

/** The first n figures of the queue come to the ready room. */
export interface Ready {
  op: 'ready'
  n?: number
}

/** Up to n spaces on a track; track = "any": on one of the player's choice. */
export interface Advance {
  op: 'advance'
  track: 'nian' | 'cooperative' | 'tincan' | 'any'
  n?: number
}

/** One of several lists. */
export interface Choose {
  op: 'choose'
  options: ((Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[])[]
}

/** The player may pay the cost; `then` happens only after payment. */
export interface Pay {
  op: 'pay'
  cost: Record<string, number>
  then: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
}

/** The player alone looks at the top n missions. */
export interface Peek {
  op: 'peek'
  deck: 'mission'
  n: number
}

/** The list `do` once for each thing counted, at most so often. */
export interface Per {
  op: 'per'
  count: Crew | MissionsWithRow | TracksWithPoints | Commanders | Androids | AllDamage | Pirates | Artifacts | ArtifactKinds | TechPairs | PiratesOnBoard | Constant
  most: number
  do: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
}

/** Figures of a colour. */
export interface Crew {
  query: 'crew'
  colour: 'red' | 'yellow' | 'blue' | 'grey'
}

/** Completed missions that show a row of a colour. */
export interface MissionsWithRow {
  query: 'missions_with_row'
  colour: 'red' | 'yellow' | 'blue' | 'gold'
}

/** Tracks that are worth so many points at least. */
export interface TracksWithPoints {
  query: 'tracks_with_points'
  least: number
}

/** Commanders. */
export interface Commanders {
  query: 'commanders'
}

/** Androids, also those on the mission. */
export interface Androids {
  query: 'androids'
}

/** Damage on the ship and the tech board. */
export interface AllDamage {
  query: 'damage'
}

/** Pirate ship tokens in the cargo. */
export interface Pirates {
  query: 'pirates'
}

/** Artifacts in the cargo. */
export interface Artifacts {
  query: 'artifacts'
}

/** Kinds of artifacts in the cargo. */
export interface ArtifactKinds {
  query: 'artifact_kinds'
}

/** Pairs of symbols on the tech board. */
export interface TechPairs {
  query: 'tech_pairs'
}

/** Pirate ships on the routes of the map. */
export interface PiratesOnBoard {
  query: 'pirates_on_board'
}

/** One, in any case. */
export interface Constant {
  query: 'constant'
}

/** Every player in turn, the acting one first, does the list. */
export interface EachPlayer {
  op: 'each_player'
  do: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
}

/** The room does what another room does. */
export interface CopyRoom {
  op: 'copy_room'
}

/** A kind of artifact, and the colours it shows. */
export interface Artifact {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  count: number
  colours: ('red' | 'yellow' | 'blue')[]
}

/** A kind of pirate ship, and what it brings to whoever defeats it. */
export interface Pirate {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  count: number
  colour: 'green' | 'purple' | 'orange'
  reward: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
}

/** One side of the board as it stands in the file. */
export interface MapSide {
  id: string
  seats: number[]
  source: 'rulebook' | 'public' | 'designed'
  places: Spot[]
  routes: Way[]
  pirates: string[]
  missions: number
  numbers: number
}

/** Where a place lies, from (0, 0) to (1000, 1000). */
export interface Spot {
  id: string
  x: number
  y: number
}

/** A route as it stands in the file. */
export interface Way {
  a: string
  b: string
  colour: 'green' | 'purple' | 'orange'
}

export interface Station {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  first: number
  effects: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
}

/** What a round gives every player. */
export interface Gift {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  round: number
  gives: 'medal' | 'cadet'
}

/** One side of a faction track. */
export interface TrackSide {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: 'nian' | 'cooperative' | 'tincan'
  side: 'A' | 'B'
  spaces: Space[]
}

/** A space of a faction track. */
export interface Space {
  points: number
  event?: boolean
  bonus?: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
}

/** One side of the tech-slot boards. */
export interface Board {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: 'A' | 'B'
  slots: Slot[]
}

/** A slot of a tech-slot board: whether it is damaged at the start, and its printed symbols. */
export interface Slot {
  damaged?: boolean
  edges: Record<string, 'repair' | 'medal' | 'move'>
}

/** What a symbol gives where it meets its like. */
export interface Bonus {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: 'repair' | 'medal' | 'move'
  effects: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
}

/** Places of the central tech board, by what lies there at the start. */
export interface Display {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  alpha: number
  omega: number
}

/** A technology: a room, an ability or, with an omega, points at the end. */
export interface Tech {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  deck: 'alpha' | 'beta' | 'omega'
  kind: 'room' | 'ability' | 'omega'
  edges: Record<string, 'repair' | 'medal' | 'move'>
  overlay?: boolean
  count?: number
  colour?: 'red' | 'yellow' | 'blue' | 'grey' | null
  effects?: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
  ability?: SubstituteCost | Storage | PreventDamage | Convert | On | AnyTrack | Contractor | null
  scoring?: Scoring | null
}

/** A medal to be spent may be a cargo token of that kind instead. */
export interface SubstituteCost {
  type: 'substitute_cost'
  resource: 'medal'
  with: 'artifact' | 'pirate'
}

/** Cargo spaces that cannot be damaged. */
export interface Storage {
  type: 'storage'
  n: number
}

/** The owner may pay to ignore a damage (scope "any"); the first damage of a mission is ignored (scope "first_in_mission"). */
export interface PreventDamage {
  type: 'prevent_damage'
  scope: 'any' | 'first_in_mission'
  cost?: Record<string, number>
}

/** An effect becomes another (scope "tech_bonus": only of tech bonuses). */
export interface Convert {
  type: 'convert'
  scope: 'any' | 'tech_bonus'
  from: ('move' | 'jump' | 'repair' | 'gain:medal')[]
  to: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
  optional?: boolean
}

/** Something happens after an event. */
export interface On {
  type: 'on'
  event: 'mission_completed' | 'round_start' | 'station_collected' | 'pirate_defeated'
  mission_has_row?: 'red' | 'yellow' | 'blue' | 'gold' | null
  mission_has_op?: Pattern[]
  do: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
}

/** An effect to look for on a mission: its op, and which track or what is gained. */
export interface Pattern {
  op: 'move' | 'jump' | 'fight' | 'take_tech' | 'repair' | 'damage' | 'gain' | 'ambush' | 'advance'
  track?: 'nian' | 'cooperative' | 'tincan' | null
  what?: 'medal' | 'artifact' | 'pirate' | 'android' | 'cadet' | null
}

/** An advance on a named track may be made on another one. */
export interface AnyTrack {
  type: 'any_track'
}

/** Artifacts on rooms, once a room. */
export interface Contractor {
  type: 'contractor'
}

/** Points for each thing counted; `most` points at most (0: no limit). */
export interface Scoring {
  count: Crew | MissionsWithRow | TracksWithPoints | Commanders | Androids | AllDamage | Pirates | Artifacts | ArtifactKinds | TechPairs | PiratesOnBoard | Constant
  points: number
  most?: number
}

export interface Mission {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  points: number
  rows: Line[]
}

/** A row of a mission. `forces`: it may bring something that a player would rather not have (S8.5). */
export interface Line {
  colour: 'red' | 'yellow' | 'blue' | 'gold'
  effects: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
}

export interface Event {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  track: 'nian' | 'cooperative' | 'tincan'
  lasting?: boolean
  solo?: boolean
  effects: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
}

/** Cards that Captain Shadow plays, by round. */
export interface Solo {
  cards: number[]
}

/** What Captain Shadow does, step by step. */
export interface ShadowCard {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  steps: (MoveTo | JumpTo | DiscardTech | CompleteMission | CollectStation | Refill | ClearPirate | AmbushPlayer)[]
}

/** So many moves towards a target. */
export interface MoveTo {
  do: 'move_to'
  target: 'mission' | 'best_mission' | 'station'
  steps: number
}

/** A jump to a target. */
export interface JumpTo {
  do: 'jump_to'
  target: 'mission' | 'best_mission' | 'station'
}

/** The card of a kind that has been on the central board longest goes. */
export interface DiscardTech {
  do: 'discard_tech'
  which: 'oldest_alpha_beta' | 'oldest_omega'
}

/** The mission there, if it may. */
export interface CompleteMission {
  do: 'complete_mission'
}

/** The tile of the station there. */
export interface CollectStation {
  do: 'collect_station'
}

/** New techs for the central board. */
export interface Refill {
  do: 'refill'
}

/** A pirate next to it is removed. */
export interface ClearPirate {
  do: 'clear_pirate'
}

/** An ambush on the player. */
export interface AmbushPlayer {
  do: 'ambush_player'
}

export interface Passenger {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  techs: string[]
  scoring: Scoring[]
  ability?: SubstituteCost | Storage | PreventDamage | Convert | On | AnyTrack | Contractor | null
  setup?: (Move | Jump | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | CopyRoom)[]
}

export interface Rank {
  source: 'rulebook' | 'public' | 'designed'
  ref?: string
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  least: number
}
