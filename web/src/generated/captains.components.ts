/** Written by `make types`: change the Python that it is made of. */

/** The whole file. */
export interface ComponentFile {
  constants: Constants
  crew: FirstCrew
  rooms: Room[]
  artifacts: Artifact[]
  pirates: Pirate[]
  maps: MapSide[]
  tracks: TrackSide[]
  boards: Board[]
  techs: Tech[]
  missions: Mission[]
  events: Event[]
}

/** The numbers of the game; components.toml explains them. */
export interface Constants { training: number; left_in_queue: number; events: number }

/** Who is in the ready room and in the queue at the start. */
export interface FirstCrew {
  ready: ('cadet' | 'red' | 'yellow' | 'blue')[]
  queue: ('cadet' | 'red' | 'yellow' | 'blue')[]
}

/** A room that every ship has. */
export interface Room {
  source: 'rulebook' | 'public' | 'designed'
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  colour: 'red' | 'yellow' | 'blue' | 'grey'
  effects: (Move | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | { op: 'jump' | 'copy_room' })[]
}

/** A kind of artifact, and the colours it shows. */
export interface Artifact {
  source: 'rulebook' | 'public' | 'designed'
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  count: number
}

/** A kind of pirate ship, and the reward for its defeat. */
export interface Pirate {
  source: 'rulebook' | 'public' | 'designed'
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  count: number
  colour: 'green' | 'purple' | 'orange'
}

/** One side of the board in the file. */
export interface MapSide {
  id: string
  seats: number[]
  source: 'rulebook' | 'public' | 'designed'
  places: Spot[]
  routes: Way[]
  pirates: string[]
  missions: number
}

/** One side of a faction track. */
export interface TrackSide {
  source: 'rulebook' | 'public' | 'designed'
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: 'nian' | 'cooperative' | 'tincan'
  side: 'A' | 'B'
  spaces: Space[]
}

/** One side of the tech-slot boards. */
export interface Board {
  source: 'rulebook' | 'public' | 'designed'
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: 'A' | 'B'
  slots: Slot[]
}

/** A technology: a room, an ability or, with an omega, points at the end. */
export interface Tech {
  source: 'rulebook' | 'public' | 'designed'
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  deck: 'alpha' | 'beta' | 'omega'
  kind: 'room' | 'ability' | 'omega'
  edges: Record<string, 'repair' | 'medal' | 'move'>
  overlay?: boolean
  count?: number
  colour?: 'red' | 'yellow' | 'blue' | 'grey' | null
  effects?: (Move | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | { op: 'jump' | 'copy_room' })[]
  ability?: SubstituteCost | Storage | PreventDamage | Convert | On | { type: 'any_track' | 'contractor' } | null
  scoring?: Scoring | null
}

export interface Mission {
  source: 'rulebook' | 'public' | 'designed'
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  points: number
  rows: Line[]
}

export interface Event {
  source: 'rulebook' | 'public' | 'designed'
  effects_from?: 'rulebook' | 'public' | 'designed' | 'partial' | null
  id: string
  track: 'nian' | 'cooperative' | 'tincan'
  effects: (Move | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | { op: 'jump' | 'copy_room' })[]
}

/** Up to n moves along routes. */
export interface Move { op: 'move'; n?: number }

/** Up to n fights with pirates on routes at the ship's place. */
export interface Fight { op: 'fight'; n?: number }

/** A tech from the `display`, the `deck`, the `omega_deck` or the `event_tech`s; replace = true: it may take the place of an own tech. */
export interface TakeTech {
  op: 'take_tech'
  from: 'display' | 'deck' | 'omega_deck' | 'event_tech'
  draw?: number
  replace?: boolean
}

/** Up to n repairs. */
export interface Repair { op: 'repair'; n?: number }

/** N damage, no choice. */
export interface Damage { op: 'damage'; n?: number }

/** Medals, artifacts, pirate ship tokens, androids or cadets from the supply. */
export interface Gain { op: 'gain'; what: 'medal' | 'artifact' | 'pirate' | 'android' | 'cadet'; n?: number }

/** N pirates appear at the ship's place, no choice. */
export interface Ambush { op: 'ambush'; n?: number }

/** The first n figures of the queue come to the ready room. */
export interface Ready { op: 'ready'; n?: number }

/** Up to n spaces on a track; track = "any": on one of the player's choice. */
export interface Advance { op: 'advance'; track: 'nian' | 'cooperative' | 'tincan' | 'any'; n?: number }

/** One of several lists. */
export interface Choose {
  op: 'choose'
  options: ((Move | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | { op: 'jump' | 'copy_room' })[])[]
}

/** The player may pay the cost; `then` happens only after payment. */
export interface Pay {
  op: 'pay'
  cost: Record<string, number>
  then: (Move | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | { op: 'jump' | 'copy_room' })[]
}

/** The player alone looks at the top n missions. */
export interface Peek { op: 'peek'; deck: 'mission'; n: number }

/** The list `do` once for each thing counted, at most so often. */
export interface Per {
  op: 'per'
  count: Crew | MissionsWithRow | { query: 'tracks_with_points' | 'commanders' | 'androids' | 'damage' | 'pirates' | 'artifacts' | 'artifact_kinds' | 'tech_pairs' | 'pirates_on_board' | 'constant' }
  most: number
  do: (Move | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | { op: 'jump' | 'copy_room' })[]
}

/** Every player in turn, the acting one first, does the list. */
export interface EachPlayer {
  op: 'each_player'
  do: (Move | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | { op: 'jump' | 'copy_room' })[]
}

/** A place and its position, from (0, 0) to (1000, 1000). */
export interface Spot { id: string; x: number; y: number }

/** A route in the file. */
export interface Way { a: string; b: string; colour: 'green' | 'purple' | 'orange' }

/** A space of a faction track. */
export interface Space { points: number; event?: boolean; bonus?: (Gain | Repair | Move | Fight | Ready)[] }

/** A slot of a tech-slot board: whether it is damaged at the start, and its printed symbols. */
export interface Slot { edges: Record<string, 'repair' | 'medal' | 'move'> }

/** A medal to be spent may be a cargo token of that kind instead. */
export interface SubstituteCost { type: 'substitute_cost'; with: 'artifact' | 'pirate' }

/** Cargo spaces that cannot be damaged. */
export interface Storage { type: 'storage'; n: number }

/** The owner may pay to ignore a damage (scope "any"); the first damage of a mission is ignored (scope "first_in_mission"). */
export interface PreventDamage { type: 'prevent_damage'; cost?: Record<string, number> }

/** An effect becomes another (scope "tech_bonus": only of tech bonuses). */
export interface Convert {
  type: 'convert'
  from: ('move' | 'jump' | 'repair' | 'gain:medal')[]
  to: (Move | { op: 'jump' } | Repair | Gain)[]
}

/** Something happens after an event. */
export interface On {
  type: 'on'
  event: 'mission_completed' | 'round_start' | 'station_collected' | 'pirate_defeated'
  mission_has_row?: 'red' | 'yellow' | 'blue' | 'gold' | null
  mission_has_op?: Pattern[]
  do: (Move | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | { op: 'jump' | 'copy_room' })[]
}

/** Points for each thing counted; `most` points at most (0: no limit). */
export interface Scoring {
  count: Crew | MissionsWithRow | { query: 'tracks_with_points' | 'commanders' | 'androids' | 'damage' | 'pirates' | 'artifacts' | 'artifact_kinds' | 'tech_pairs' | 'pirates_on_board' | 'constant' }
  points: number
  most?: number
}

/** A row of a mission. `forces`: it may do something unwanted (S8.5). */
export interface Line {
  colour: 'red' | 'yellow' | 'blue' | 'gold'
  effects: (Move | Fight | TakeTech | Repair | Damage | Gain | Ambush | Ready | Advance | Choose | Pay | Peek | Per | EachPlayer | { op: 'jump' | 'copy_room' })[]
}

/** Figures of a colour. */
export interface Crew { query: 'crew'; colour: 'red' | 'yellow' | 'blue' | 'grey' }

/** Completed missions that show a row of a colour. */
export interface MissionsWithRow { query: 'missions_with_row'; colour: 'red' | 'yellow' | 'blue' | 'gold' }

/** An effect to look for on a mission: its op, and which track or what is gained. */
export interface Pattern {
  op: 'move' | 'jump' | 'fight' | 'take_tech' | 'repair' | 'damage' | 'gain' | 'ambush' | 'advance'
  track?: 'nian' | 'cooperative' | 'tincan' | null
  what?: 'medal' | 'artifact' | 'pirate' | 'android' | 'cadet' | null
}
