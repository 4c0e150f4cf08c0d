/** The messages of docs/protocol.md. */

export type Tree = { text: string; args?: Record<string, Arg> }
export type Arg = Tree | { seat: number } | number | string

export interface Me { name: string; account?: string | null }
export type SeatKind = 'me' | 'link' | 'hotseat' | 'open' | 'bot'

export interface Player {
  seat: number
  kind: SeatKind
  name: string | null
  bot: string | null
  /** The bot that plays for the person whose seat it is. */
  stand_in?: string | null
  /** Whichever bot plays, in words: "Bot · hard". */
  title?: Tree | null
  taken: boolean
  connected: boolean
}

export interface TableCard {
  id: string
  game: string
  name?: string | null
  options: Record<string, unknown>
  players: Player[]
  mine: number[]
  free: number[]
  your_turn: boolean
  open: boolean
  over: boolean
  moves: number
  created: number
  changed: number
  result?: Result | null
  /** Where the game stands, as facts: round, phase. */
  heading?: { label: Tree; value: Arg }[]
  origin?: Origin | null
}

/** The table and the move that a table was played on from. */
export interface Origin { table: string; move: number }

export interface Tables { mine: TableCard[]; open: TableCard[]; finished: TableCard[]; finished_count?: number }

export interface GameInfo {
  id: string
  seats: [number, number]
  minutes: [number, number]
  weight: number
  settings: { id: string; default: unknown; values: unknown[] }[]
  bots: string[]
  levels: { level: string; bot: string }[]
  /** The one of the levels' bots that is offered first. */
  bot: string
}

export interface Links { seats: Record<string, string>; watch: string }

export interface LinkTarget {
  status: 'free' | 'mine' | 'taken' | 'over' | 'watch' | 'unknown'
  text: Tree
  table: string | null
  name?: string | null
  game: string | null
  seat: number | null
  players: Player[]
}

export interface Paragraph { number: string; markdown: string }
export interface Rules {
  game: string
  language: string
  title: string
  intro: string
  sections: { id: string; title: string; intro: string; paragraphs: Paragraph[] }[]
}

export interface Option { option: unknown; text: Tree; rule: string; things: string[]; consequence?: Tree }

export interface Choice {
  seat: number
  prompt: Tree
  options: Option[]
  at_least: number
  at_most: number
  several: boolean
  ordered: boolean
  rule: string
}

/** One fact of a board in words: whose it is, and whether it matters now. */
export interface BlockCell { text: Arg; seat?: number; strong?: boolean }
/** A part of a board in words: a table, or, where there is no header, names with their facts. */
export interface Block { title: Tree; header: Arg[]; rows: BlockCell[][] }

export interface Barred extends Option { why: Tree }

export interface TableEvent {
  index: number
  move: number
  name: string
  seat: number | null
  args: Record<string, unknown>
  text: Tree
}

export interface Result {
  scores: Record<string, number>
  ranking: number[][]
  breakdown: Record<string, Record<string, number>>
  decided_by?: string
}

export interface ChatLine { seat: number | null; name: string; text: string; at: number }

export interface Welcome {
  type: 'welcome'
  table: {
    id: string
    name?: string | null
    seats: number
    options: Record<string, unknown>
    open: boolean
    seeded: boolean
    clock: { seconds: number; increment: number } | null
    /** After so many seconds away a bot may be asked to sit in; 0: never. */
    absence?: number
    created: number
    origin?: Origin | null
  }
  game: string
  players: Player[]
  mine: number[]
  spectator: boolean
  chat: ChatLine[]
  notices?: Notice[]
  links?: Links | null
  /** The corrected file of components that the game is played with, if it is not its own. */
  components?: object | null
}

/** Something that happened at the table and is not of the game: a bot sits in, somebody is back. */
export interface Notice { text: Tree; move: number; at: number }

export interface Position {
  type: 'position'
  move: number
  seat: number | null
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: any
  choices: Choice[]
  waiting: number[]
  events_from: number
  events: TableEvent[]
  over: boolean
  result: Result | null
  undo: Record<string, number>
  pass_to: number | null
  seed_hash: string | null
  seed?: string
  clocks?: { left: number[]; running: number[] }
}

export type ServerMessage =
  | Welcome
  | Position
  | { type: 'players'; players: Player[]; links?: Links | null }
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  | { type: 'history'; id: unknown; move: number; seat: number | null; view: any; events: number }
  | { type: 'outline'; id: unknown; move: number | null; seat: number | null; blocks: Block[] }
  | { type: 'why'; id: unknown; seat: number; barred: Barred[] }
  | { type: 'done'; id: unknown }
  | { type: 'refused'; id: unknown; text: Tree; rule?: string }
  | ({ type: 'chat' } & ChatLine)
  | ({ type: 'notice' } & Notice)
  | { type: 'undo_asked'; seat: number; move: number; whole_turn: boolean; reply: boolean }
  | { type: 'undo_settled'; seat: number; agreed: boolean }

export type ClientMessage =
  | { type: 'answer'; seat: number; move: number; answer: unknown }
  | { type: 'undo'; seat: number; move: number; whole_turn: boolean }
  | { type: 'undo_reply'; agree: boolean }
  | { type: 'look'; move: number }
  | { type: 'describe'; move?: number }
  | { type: 'why'; seat: number }
  | { type: 'chat'; text: string }
  | { type: 'pass_on' }
  | { type: 'stand_in'; seat: number }
  | { type: 'come_back'; seat: number }
