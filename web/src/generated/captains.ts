/** Written by `make types`: change the Python that it is made of. */

export interface View {
  round: number
  rounds: number
  phase: string
  acting: number
  first: number
  tracks: string
  boards: string
  solo: boolean
  places: PlaceSeen[]
  pirates: Record<string, string>
  players: PlayerSeen[]
  display: OfferSeen[]
  events: Record<string, string>
  event_techs: string[]
  lasting: string[]
  stations: Record<string, StationSeen>
  decks: DecksSeen
  discards: DiscardsSeen
  supply: Record<string, number>
  drawn: DrawnSeen[]
  job: JobSeen | null
  shadow: ShadowSeen | null
  passenger: string | null
  breakdown: Record<string, Record<string, number>>
  decks_open?: DecksOpen
}

export interface PlaceSeen {
  id: string
  mission: string | null
  number: number | null
  face_up: boolean
  station: string | null
  tile: boolean
  reserved: number | null
  ships: number[]
}

export interface PlayerSeen {
  seat: number
  ship: string
  at: string
  ready: string[]
  queue: string[]
  busy: string[]
  medals: number
  bays: number
  damaged: number
  surplus: number
  damage: number
  cargo: string[]
  capacity: number
  contracts: Record<string, string>
  slots: SlotSeen[]
  rooms: string[]
  progress: Record<string, number>
  laps: Record<string, number>
  track_points: Record<string, number>
  missions: string[] | null
  mission_count: number
  passed: boolean
  budget: number
  points: number | null
  rank: string | null
}

export interface SlotSeen { state: string; tech: string | null }

/** A place of the central board. */
export interface OfferSeen { tech: string | null; fits: Record<string, string[]> }

export interface StationSeen { place: string; tile: number }

export interface DecksSeen { missions: number; techs: number; omegas: number; missions_seen: (string | null)[] }

export interface DiscardsSeen {
  techs: string[]
  omegas: string[]
  pirates: Record<string, number>
  artifacts: Record<string, number>
}

export interface DrawnSeen { card: number; tech: string | null }

/** The mission being completed. */
export interface JobSeen { mission: string; planet: string; row: number; crew: string[] }

export interface ShadowSeen { at: string; left: number; played: string[]; completed: string[]; goal: number }

export interface DecksOpen { missions: string[]; techs: string[]; omegas: string[] }
