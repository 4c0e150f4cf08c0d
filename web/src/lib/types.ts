/** Types of the protocol (docs/protocol.md): table messages from `generated/messages.ts`, lobby data defined here. */
import type * as made from '../generated/messages'

export type { BlockInfo as Block, CellInfo as BlockCell, ChoiceInfo as Choice, ClientMessage, EventInfo as TableEvent, Hint, Links, OptionInfo as Option, Origin, Player, ResultTree as Result, Review, Suggestion, Tree, TurningPoint, Wished } from '../generated/messages'
export type Arg = made.Tree | made.SeatTree | number | string
export type SeatKind = made.Player['kind']
export type TableClock = made.Clock
export type Barred = made.BarredInfo
export type ChatLine = Omit<made.ChatLine, 'type'>
/** An event of the table, not of the game: a stand-in bot takes a seat, a player is back. */
export type Notice = Omit<made.Notice, 'type'>
export type Welcome = made.Welcome
/** The view is untyped here: each board casts it to its game's type (`generated/<game>.ts`). */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Seen<T> = Omit<T, 'view'> & { view: any }
export type Position = Seen<made.Position>
export type ServerMessage = Exclude<made.ServerMessage, made.Position | made.History> | Position | Seen<made.History>

/** A log-in session of mine. */
export interface LogIn {
  id: string
  created: number
  seen: number
  agent: string
  mine: boolean
}

/** My account data, and whether the server can send e-mail (`letters`). */
export interface Known { account: string | null; email: string | null; letters: boolean; role: string | null }

/** Reminder settings; none are sent in the quiet hours or before `until`. */
export interface Away { email: boolean; webhook: string | null; quiet: [number, number] | null; offset: number; until: number }

/** The end of my holiday (0: none), and the days left this year. */
export interface Holiday { until: number; left: number }

/** Data for moderators. */
export interface HousePerson { id: string; name: string; login: string | null; role: string | null; banned: boolean; muted: boolean }
export interface HouseTable { id: string; over: boolean; seats: { name: string | null; bot: string | null }[]; chat: { name: string; text: string }[] }
export interface House {
  people: HousePerson[]
  reports: { id: number; about: string; table_id: string; text: string; at: number }[]
  tables: { id: string; game: string; name: string | null; host: string; moves: number; changed: number }[]
  notice: string
  drain: boolean
}

/** State before the deal: commitment to the seed, seats that added a word, and the host's invitations. */
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
  /** The state of the game as facts: round, phase. */
  heading?: { label: made.Tree; value: Arg }[]
  /** The last deed. */
  last?: made.Tree | null
  origin?: made.Origin | null
  /** The lesson at this table, and the number of its last told stop. */
  lesson?: string | null
  stop?: number
  /** Whether I am the host and the only human player. */
  own?: boolean
  /** Expiry time of an idle table. */
  ends?: number | null
  /** The date of a daily deal. */
  daily?: string | null
  /** Whether the game is rated. */
  rated?: boolean
  clock?: made.Clock | null
  /** The seat to which a friend invites me. */
  asked?: number | null
}

/** A person in a list. `page`: whether I may see their page; `at`: time of the friendship, request or last game. */
export interface Acquaintance { person: string; name: string; guest: boolean; page: boolean; mark: number | null; at: number }
/** My own page: who may see it, and its contents. */
export interface MyPage { shown: 'nobody' | 'friends' | 'all'; mark: number; hours: string; asks: boolean }
export interface People { friends: Acquaintance[]; asking: Acquaintance[]; asked: Acquaintance[]; opponents: Acquaintance[]; mine: MyPage }
/** Another person's page: ratings, our finished games, and our head-to-head score. */
export interface TheirPage { person: string; name: string; mark: number; hours: string; tie: 'me' | 'none' | 'asked' | 'asking' | 'friends'; games: { game: string; rating: number | null; spread: number | null; met: number; mine: number; theirs: number }[] }
/** My search for an opponent: `width` is the allowed difference in rating by now; `table` is set when one was found. */
export interface Searching { waiting: { game: string; pace: string; rated: boolean; since: number; rating: number; width: number } | null; table: string | null; clocks: Record<'live' | 'days', made.Clock> }
export type EventKind = 'swiss' | 'round_robin' | 'knockout' | 'duplicate' | 'league'
/** `begins`: of a league that has begun, its next season; null if the arbiter begins it. */
export interface EventCard { id: string; name: string; kind: EventKind; game: string; begins: number | null; state: 'entry' | 'running' | 'over'; round: number; rounds: number; count: number }
export interface NewEvent { name: string; kind: EventKind; game: string; rounds: number; begins: number; bots: string[]; clock: made.Clock; rated: boolean; late: number; hours: number; group?: string; size?: number; moves?: number; days?: number }
/** An entrant of an event; only the arbiter gets the `id`. */
export interface EventEntrant { number: number | null; name: string | null; title: made.Tree | null; gone: boolean; you: boolean; id: string | null }
/** A game of a round: entrants' numbers by seat. `table`: set if I play in it. In a league: a division, its event and the places. */
export interface EventGame { round: number; board: number; seats: number[]; points: number[] | null; table: string | null; corrections: { by: string; at: number; why: string; was: number[]; now: number[] }[] }
/** A line of the standings; `places`: the place after each round. */
export interface EventLine { number: number; place: number; points: number; ties: number[]; places: number[] }
export interface Named { id: string; name: string }
export interface EventPage { event: EventCard; host: string; arbiter: boolean; rated: boolean; clock: made.Clock | null; late: number; hours: number; opponent: made.Tree | null; ties: string[]; entrants: EventEntrant[]; games: EventGame[]; standings: EventLine[]; league: { size: number; moves: number; days: number } | null; parent: Named | null; group: Named | null }
export interface EventDeed { deed: 'enter' | 'leave' | 'begin' | 'correct'; entrant?: string; round?: number; board?: number; points?: number[]; why?: string }

/** A group of people; `role` is mine. */
export interface Group { id: string; name: string; about: string; shown: boolean; members: number; role: 'moderator' | 'member' | 'asked' | 'asking' | null }
export interface GroupMember extends Acquaintance { role: 'moderator' | 'member' | 'asked' | 'asking'; you: boolean }
export interface GroupPage { group: Group; people: GroupMember[]; tables: TableCard[]; events: EventCard[] }
export interface GroupDeed { deed: 'join' | 'part' | 'ask' | 'appoint' | 'change'; person?: string; name?: string; about?: string; shown?: boolean }

export interface PersonName { person: string; name: string }

export interface PuzzleCard { id: string; kind: string; grade: number; solved: boolean }

export interface Best { value: number; replay: string; at: number }
/** Totals against one kind of opponent; `title` for a bot. */
export interface Against { opponent: 'people' | 'several' | 'nobody' | 'bot'; title: made.Tree | null; played: number; won: number; best: number | null }
/** My records in a game; `row` is the current winning streak. */
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

/** A rated game of mine: rating after it and its change. `weight` is below 1 if I met the same players too often. */
export interface RatedResult { replay: string; at: number; place: number; seats: number; left: boolean; rating: number; change: number; spread: number; weight: number }
/** My rating in a game; `spread` is half of the 95 % interval. Latest game first. */
export interface GameRating { game: string; rating: number; spread: number; text: made.Tree | null; games: RatedResult[] }

/** A result of a daily deal. */
export interface DailyLine {
  place: number
  name: string
  guest: boolean
  you: boolean
  score: number
  /** Points ahead of the best opponent. */
  margin: number | null
  won: boolean
  gave_up: boolean
  moves: number | null
  at: number
  /** The table to watch, if allowed. */
  replay: string | null
}

/** The daily deal of a game. */
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

/** A lesson of mine: its table and progress. */
export interface Learning { game: string; lesson: string; table: string; stop: number; over: boolean }

export interface Tables { mine: TableCard[]; open: TableCard[]; finished: TableCard[]; finished_count?: number; lessons?: Learning[]; notice?: string; asked?: TableCard[]; asking?: PersonName[] }

/** A lesson of a game; `options` is its set-up. */
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
  /** The bot for newcomers. */
  easy: string
  /** The bot for experienced players. */
  bot: string
  lessons: TaughtGame[]
}

/** A connected third-party program that plays a game. */
/** Program: a connected third-party program that plays a game. */
export interface Program { bot: string; name: string; rating: number | null }
/** My rating against the bots of a game, and in words; null if unrated. */
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

/** A node of a study: its move, notes and state of the game. */
export interface StudyNode {
  id: number
  after: number
  seat?: number
  prompt?: made.Tree
  texts: made.Tree[]
  round?: number
  points?: number[]
  /** Relation of its random seed to the game as played. */
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
  puzzle: StudyPuzzle | null
  welcome: Welcome
  played: number[]
  nodes: StudyNode[]
}

/** A node that is a puzzle, proved by search, and its goal. */
export interface StudyPuzzle { node: number; kind: string; grade: number; aim: made.Tree }
/** A puzzle that somebody has set. */
export interface ClubPuzzle extends StudyPuzzle { study: string; game: string; title: string; by: string }

/** A change to a study. */
export interface StudyChange { do: 'answer' | 'deal' | 'promote' | 'delete' | 'name' | 'sign' | 'note' | 'title'; node?: number; seat?: number; answer?: unknown; text?: string }

/** A position as a form: its values, and the names of its cards. */
export interface PositionForm {
  fields: { path: (string | number)[]; kind: 'number' | 'flag' | 'word' | 'data' | 'cards' | 'slots'; value: unknown; seat: number | null }[]
  cards: made.Tree[]
}
/** A change by hand: a new value at `path`, the face of another card (`value`), or another place (`path`) for a card. */
export interface PositionEdit { path?: (string | number)[]; value?: unknown; card?: number }

/** An answer judged by the engine: `lead` with `width`, `behind` the best with `unsure`, and the likely continuation. */
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
/** The review of a game for a seat: its costliest decisions, each with its node. */
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
