/** The messages of docs/protocol.md: those of a table as the server writes them (`generated/messages.ts`), those of the lobby here. */
import type * as made from '../generated/messages'

export type { BlockInfo as Block, CellInfo as BlockCell, ChoiceInfo as Choice, ClientMessage, EventInfo as TableEvent, Hint, Links, OptionInfo as Option, Origin, Player, ResultTree as Result, Review, Suggestion, Tree, TurningPoint, Wished } from '../generated/messages'
export type Arg = made.Tree | made.SeatTree | number | string
export type SeatKind = made.Player['kind']
export type TableClock = made.Clock
export type Barred = made.BarredInfo
export type ChatLine = Omit<made.ChatLine, 'type'>
/** Something that happened at the table and is not of the game: a bot sits in, somebody is back. */
export type Notice = Omit<made.Notice, 'type'>
export type Welcome = made.Welcome
/** A view has the shape that its game says (`generated/<game>.ts`); whoever draws a game knows which it is. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Seen<T> = Omit<T, 'view'> & { view: any }
export type Position = Seen<made.Position>
export type ServerMessage = Exclude<made.ServerMessage, made.Position | made.History> | Position | Seen<made.History>

/** A browser in which I am known. */
export interface LogIn {
  id: string
  created: number
  seen: number
  agent: string
  mine: boolean
}

/** What the server knows of me, and whether it sends letters. */
export interface Known { account: string | null; email: string | null; letters: boolean; role: string | null }

/** How I want to hear that it is my turn: not between two hours, and not before a holiday ends. */
export interface Away { email: boolean; webhook: string | null; quiet: [number, number] | null; offset: number; until: number }

/** The end of my holiday (0: none), and the days that are left of this year's. */
export interface Holiday { until: number; left: number }

/** What those see who look after the server. */
export interface HousePerson { id: string; name: string; login: string | null; role: string | null; banned: boolean; muted: boolean }
export interface HouseTable { id: string; over: boolean; seats: { name: string | null; bot: string | null }[]; chat: { name: string; text: string }[] }
export interface House {
  people: HousePerson[]
  reports: { id: number; about: string; table_id: string; text: string; at: number }[]
  tables: { id: string; game: string; name: string | null; host: string; moves: number; changed: number }[]
  notice: string
  drain: boolean
}

/** Before the deal: what is pledged, who has added a word, and the invitations of whoever set the table up. */
export interface Gathering { dealt: boolean; pledge: string; players: made.Player[]; spoken: number[]; mine: number[]; host: boolean; links: made.Links | null }

export interface Me { name: string; account?: string | null }

export interface TableCard {
  id: string
  game: string
  name?: string | null
  options: Record<string, unknown>
  players: made.Player[]
  mine: number[]
  free: number[]
  your_turn: boolean
  open: boolean
  over: boolean
  moves: number
  created: number
  changed: number
  result?: made.ResultTree | null
  /** Where the game stands, as facts: round, phase. */
  heading?: { label: made.Tree; value: Arg }[]
  /** What somebody did last. */
  last?: made.Tree | null
  origin?: made.Origin | null
  /** The lesson that is given there, and the number of the last stop that was told. */
  lesson?: string | null
  stop?: number
  /** I set it up, and nobody else plays there. */
  own?: boolean
  /** When it ends, if nobody plays there meanwhile. */
  ends?: number | null
  /** The day whose deal it is. */
  daily?: string | null
  /** Whether the game moves the ratings of its people. */
  rated?: boolean
  clock?: made.Clock | null
  /** The seat that a friend keeps for me. */
  asked?: number | null
}

/** Somebody in a list; `page`: whether they show me theirs. `at`: since when, or when we last met. */
export interface Acquaintance { person: string; name: string; guest: boolean; page: boolean; mark: number | null; at: number }
/** What I show of myself. */
export interface MyPage { shown: 'nobody' | 'friends' | 'all'; mark: number; hours: string; asks: boolean }
export interface People { friends: Acquaintance[]; asking: Acquaintance[]; asked: Acquaintance[]; opponents: Acquaintance[]; mine: MyPage }
/** Another person's page: their ratings, our finished games, and how often either of us was placed better. */
export interface TheirPage { person: string; name: string; mark: number; hours: string; tie: 'me' | 'none' | 'asked' | 'asking' | 'friends'; games: { game: string; rating: number | null; spread: number | null; met: number; mine: number; theirs: number }[] }
/** My search for an opponent: by how many points of my rating they may differ by now; the table once there is one. */
export interface Searching { waiting: { game: string; pace: string; rated: boolean; since: number; rating: number; width: number } | null; table: string | null; clocks: Record<'live' | 'days', made.Clock> }
export type EventKind = 'swiss' | 'round_robin' | 'knockout' | 'duplicate'
export interface EventCard { id: string; name: string; kind: EventKind; game: string; begins: number; state: 'entry' | 'running' | 'over'; round: number; rounds: number; count: number }
export interface NewEvent { name: string; kind: EventKind; game: string; rounds: number; begins: number; bots: string[]; clock: made.Clock; rated: boolean; late: number; hours: number }
/** Somebody who takes part; the arbiter alone has the `id`. */
export interface EventEntrant { number: number | null; name: string | null; title: made.Tree | null; gone: boolean; you: boolean; id: string | null }
/** A table of a round: the numbers by seat; `table` where I play. */
export interface EventGame { round: number; board: number; seats: number[]; points: number[] | null; table: string | null; corrections: { by: string; at: number; why: string; was: number[]; now: number[] }[] }
export interface EventPage { event: EventCard; host: string; arbiter: boolean; rated: boolean; clock: made.Clock | null; late: number; hours: number; opponent: made.Tree | null; ties: string[]; entrants: EventEntrant[]; games: EventGame[]; standings: { number: number; place: number; points: number; ties: number[] }[] }
export interface EventDeed { deed: 'enter' | 'leave' | 'begin' | 'correct'; entrant?: string; round?: number; board?: number; points?: number[]; why?: string }

export interface PersonName { person: string; name: string }

export interface PuzzleCard { id: string; kind: string; grade: number; solved: boolean }

export interface Best { value: number; replay: string; at: number }
/** Games against one kind of opponent; a bot has a title. */
export interface Against { opponent: 'people' | 'several' | 'nobody' | 'bot'; title: made.Tree | null; played: number; won: number; best: number | null }
/** What I have played, won and solved of a game; `row` is how many wins in a row there are now. */
export interface GameRecord {
  game: string
  played: number
  won: number
  score: Best | null
  margin: Best | null
  row: number
  longest: number
  days: number
  days_won: number
  solved: number
  puzzles: number
  against: Against[]
}

/** A rated game of mine: my rating after it and by how much it moved; `weight` is below 1 where I met the same players too often. */
export interface RatedResult { replay: string; at: number; place: number; seats: number; left: boolean; rating: number; change: number; spread: number; weight: number }
/** My rating in a game; the 95 % interval is `spread` to both sides. The latest game is the first. */
export interface GameRating { game: string; rating: number; spread: number; text: made.Tree | null; games: RatedResult[] }

/** How somebody has done at a deal of the day. */
export interface DailyLine {
  place: number
  name: string
  guest: boolean
  you: boolean
  score: number
  /** How far ahead of the best of the others. */
  margin: number | null
  won: boolean
  gave_up: boolean
  moves: number | null
  at: number
  /** The table to watch, where I may. */
  replay: string | null
}

/** The deal of a game for a day. */
export interface Daily {
  game: string
  opponent: made.Tree
  state: 'none' | 'begun' | 'done' | 'late'
  table: string | null
  count: number
  lines: DailyLine[]
  spread: Record<string, number>
}

export interface Day { day: string; ends: number; over: boolean; before: string; games: Daily[] }

/** A lesson of mine: its table, and how far it is. */
export interface Learning { game: string; lesson: string; table: string; stop: number; over: boolean }

export interface Tables { mine: TableCard[]; open: TableCard[]; finished: TableCard[]; finished_count?: number; lessons?: Learning[]; notice?: string; asked?: TableCard[]; asking?: PersonName[] }

/** A lesson of a game; `options` is the set-up that it is given on. */
export interface TaughtGame { id: string; title: made.Spoken | null; stops: number; minutes: number; seats: number; options: Record<string, unknown> }

export interface GameInfo {
  id: string
  title: made.Spoken
  blurb: made.Spoken
  seats: [number, number]
  minutes: [number, number]
  weight: number
  settings: { id: string; default: unknown; values: unknown[] }[]
  bots: string[]
  levels: { level: string; bot: string; styles: { style: string; bot: string }[]; rating: number | null }[]
  /** The bot for somebody who is new to the game. */
  easy: string
  /** The bot for somebody who knows it. */
  bot: string
  lessons: TaughtGame[]
}

/** How strong I am against bots of a game, and in words; null where nobody is rated. */
/** A connected program of somebody that plays a game. */
export interface Program { bot: string; name: string; rating: number | null }
export interface Strength { game: string; rating: number | null; text: made.Tree | null }

export interface LinkTarget {
  status: 'free' | 'mine' | 'taken' | 'over' | 'watch' | 'unknown'
  text: made.Tree
  table: string | null
  name?: string | null
  game: string | null
  seat: number | null
  players: made.Player[]
  rated?: boolean
  clock?: made.Clock | null
}

/** A position of a study: how it is reached, what was written there, and where the game stands. */
export interface StudyNode {
  id: number
  after: number
  seat?: number
  prompt?: made.Tree
  texts: made.Tree[]
  round?: number
  points?: number[]
  /** How its luck stands to the game as it was played. */
  world?: 'same' | 'other' | 'dealt'
  forced?: boolean
  over?: boolean
  end?: 'concede' | 'abandon'
  by?: string
  name?: string
  sign?: StudySign
  notes?: [by: string, text: string][]
  stale?: boolean
  dealt?: boolean
}
export type StudySign = 'good' | 'doubtful' | 'mistake'

/** A study: its game and its tree, parents first. */
export interface StudyTree {
  id: string
  version: number
  mine: boolean
  may: boolean
  shared: boolean
  origin: string | null
  title: string
  welcome: Welcome
  played: number[]
  nodes: StudyNode[]
}

/** A change of a study. */
export interface StudyChange { do: 'answer' | 'deal' | 'promote' | 'delete' | 'name' | 'sign' | 'note' | 'title'; node?: number; seat?: number; answer?: unknown; text?: string }

/** An answer that the engine has judged: how far it leads and lies behind the best, each with its width, and what mostly follows. */
export interface JudgedAnswer {
  answer: unknown
  texts: made.Tree[]
  lead: number
  width: number
  behind: number
  unsure: number
  equal: boolean
  line: made.Tree[]
  now: made.Tree | null
  later: made.Tree | null
  against: made.Tree | null
}
export interface BestAnswers { seat: number; worlds: number; done: boolean; answers: JudgedAnswer[] }

export interface StudyMoment { node: number; round: number; seat: number; change: number; lead: boolean }
/** The review of a game for a seat: its costliest decisions, each with the node before it. */
export type StudyReview = Omit<made.Review, 'type' | 'id' | 'decisions'> & { decisions: (made.DecisionInfo & { node: number })[] }
export interface StudyCard { id: string; game: string; title: string; changed: number }

export interface Paragraph { number: string; markdown: string }
export interface Rules {
  game: string
  language: string
  title: string
  intro: string
  sections: { id: string; title: string; intro: string; paragraphs: Paragraph[] }[]
}
