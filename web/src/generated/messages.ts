/** Written by `make types`: change the Python that it is made of. */

/** The first message: the table, its players and my seats. `links` are for the host alone. `components` is the corrected component file of the game, if any. */
export interface Welcome {
  type: 'welcome'
  table: TableInfo
  game: string
  players: Player[]
  mine: number[]
  spectator: boolean
  chat: ChatLine[]
  notices: Notice[]
  links: Links | null
  wishes: Wished[]
  components: Record<string, unknown> | null
  lesson?: LessonInfo
}

export interface TableInfo {
  id: string
  name: string | null
  seats: number
  options: Record<string, unknown>
  open: boolean
  seeded: boolean
  clock: Clock | null
  absence: number
  created: number
  origin: Origin | null
  daily: string | null
  counted: boolean
  rated: boolean
  event: string | null
}

/** A clock: seconds for each seat, and the increment after each answer. By days it has a `pace`: so many seconds for each move, or a bank with an increment. Then the hours of the night and weekends may be free, by the clock of a time zone. `then`: what happens when the time is up. A bot plays until the person is back, for the rest of the game, or this move alone; or the seat has lost. */
export interface Clock {
  seconds: number
  increment: number
  pace?: 'move' | 'bank'
  night?: [number, number] | null
  weekends?: boolean
  zone?: string
  then?: 'return' | 'bot' | 'move' | 'loss'
}

/** The origin of a branch: a table and a move, with the final scores there. `table` is None for a branch of a file. */
export interface Origin { table: string | null; move: number; scores?: Record<string, number> }

/** The player of a seat. A vacant seat has no name. `stand_in` is the bot that plays for the person. `title` names the bot that plays, if any. `guest`: the person has no account, so the name is not unique. */
export interface Player {
  seat: number
  kind: 'me' | 'link' | 'hotseat' | 'open' | 'bot'
  name: string | null
  bot: string | null
  stand_in: string | null
  title: Tree | null
  taken: boolean
  connected: boolean
  guest: boolean
}

/** A text in JSON: an id of the Fluent files and its arguments. */
export interface Tree { text: string; args?: Record<string, Tree | SeatTree | number | string> }

/** A seat in JSON. */
export interface SeatTree { seat: number }

/** A line of chat. `seat` is None for a spectator. */
export interface ChatLine { type: 'chat'; seat: number | null; name: string; text: string; at: number }

/** A notice about the table, not the game, after `move` answers. */
export interface Notice { type: 'notice'; text: Tree; move: number; at: number }

/** The secret links of a table: invitations to the free seats, and for spectators. */
export interface Links { seats: Record<string, string>; watch: string }

/** A vote: to abandon the game, or to let a bot play for an absent seat. `by` are the seats that agree, `missing` those whose consent is needed. */
export interface Wished { what: 'abandon' | 'stand_in'; seat: number | null; by: number[]; missing: number[] }

/** A lesson and all its texts. */
export interface LessonInfo { id: string; opening: Spoken; closing: Spoken; learned: Learned[]; stops: StopInfo[] }

/** A text in each language. */
export interface Spoken { en: string; pl: string }

/** A question that a learner can answer after the lesson, with the answer. */
export interface Learned { question: Spoken; answer: Spoken }

/** A stop: one idea of a lesson, in each language. */
export interface StopInfo { en: StopWords; pl: StopWords; rules: string[]; puzzles: Practice[] }

/** The texts of a lesson's stop in one language. `astray` replaces `say` where that does not hold. */
export interface StopWords { title: string; say: string; why: string; astray: string }

/** A puzzle to practise a stop. */
export interface Practice { id: string; grade: number }

/** The players, after a change of presence, seats or names. */
export interface Players { type: 'players'; players: Player[]; links: Links | null; wishes: Wished[] }

/** The seats that ask for a rematch. `table` is the new table as soon as all have asked. */
export interface Rematch { type: 'rematch'; wanted: number[]; table: string | null }

/** The present position as one seat sees it; `seat` is None for a spectator. */
export interface Position {
  type: 'position'
  move: number
  seat: number | null
  view: Record<string, unknown>
  choices: ChoiceInfo[]
  waiting: number[]
  events_from: number
  events: EventInfo[]
  over: boolean
  result: ResultTree | null
  undo: Record<string, number>
  since: number | null
  pass_to: number | null
  seed_hash: string | null
  seed?: string
  clocks?: ClockState
  lesson?: LessonState
  puzzle?: PuzzleState
}

export interface ChoiceInfo {
  seat: number
  prompt: Tree
  options: OptionInfo[]
  at_least: number
  at_most: number
  several: boolean
  ordered: boolean
  rule: string
  only?: Tree
}

export interface OptionInfo {
  option: unknown
  text: Tree
  rule: string
  things: string[]
  consequence?: Tree
  waste?: boolean
}

/** An event. `index` counts the events visible to this seat; `turn` is the seat whose turn it was. Events with the same `deed` (the index of its first one) are told together, each in its `part`. */
export interface EventInfo {
  index: number
  move: number
  name: string
  seat: number | null
  turn: number | null
  args: Record<string, unknown>
  text: Tree
  deed: number
  part: 'head' | 'deed' | 'lead' | 'with' | 'unsaid' | 'table'
  gain?: boolean
  hits?: number
}

/** A result in JSON, where seats are strings. */
export interface ResultTree {
  scores: Record<string, number>
  ranking: number[][]
  breakdown: Record<string, Record<string, number>>
  decided_by: string
}

/** Milliseconds left by seat, and the seats whose clocks run. `due`, by days: the moments at which the times of the running clocks are up. */
export interface ClockState { left: number[]; running: number[]; due?: (number | null)[] }

/** The state of a lesson. Stops are numbered from 1; `told` are the past ones. `general` are the past stops in general wording; `astray`: the present or last one is, too. `rings` are the things that the text points at, with alternatives. `planned` is the answer of the lesson. `otherwise`: my last answer was another one. `remark` is the comment on it; without one, `instead` is the answer of the lesson. `lost` is what later stops needed. `over`: everything has been played. */
export interface LessonState {
  told: number[]
  general: number[]
  stop: number | null
  astray: boolean
  rings: string[][]
  planned: unknown
  otherwise: boolean
  remark: Spoken | null
  instead: Tree[]
  lost: LostThings | null
  over: boolean
}

/** Things that my last answer removed, and the stops that are reworded or skipped because of it. */
export interface LostThings { things: Tree[]; stops: number[] }

/** A puzzle and its standing: open, solved, short of the goal, up to chance, or up to the opponent. `aim` says the goal; `won`: the goal is to win. `begun` is the value of the first position, `worth` of the present one, `second` the best that other first answers reach. `hints` are three lists of texts. */
export interface PuzzleState {
  id: string
  kind: string
  won: boolean
  grade: number
  aim: Tree
  begun: number
  goal: number
  second: number | null
  worth: number
  standing: 'open' | 'solved' | 'short' | 'luck' | 'second'
  hints: Tree[][]
  tried: number
}

/** The answer to `look`: a past position as the seat saw it then. */
export interface History {
  type: 'history'
  id: number | string | null
  move: number
  seat: number | null
  view: Record<string, unknown>
  events: number
}

/** The answer to `describe`: the board as text, as the seat sees it. `move` None: now. */
export interface Outline {
  type: 'outline'
  id: number | string | null
  move: number | null
  seat: number | null
  blocks: BlockInfo[]
}

/** A part of the board: a table, or named facts if the header is empty. */
export interface BlockInfo { title: Tree; header: (Tree | SeatTree | number | string)[]; rows: CellInfo[][] }

/** A cell. `seat` is its owner; `strong`: it matters now. */
export interface CellInfo { text: Tree | SeatTree | number | string; seat?: number; strong?: boolean }

/** Options that are barred now. `text` says the option, `why` the reason. */
export interface WhyNot { type: 'why'; id: number | string | null; seat: number; barred: BarredInfo[] }

export interface BarredInfo { option: unknown; text: Tree; why: Tree; rule: string; things: string[] }

/** The answer to `outcome`: what is alike in all worlds is sure. */
export interface OutcomeInfo {
  type: 'outcome'
  id: number | string | null
  seat: number
  move: number
  worlds: World[]
}

/** A world that a seat may imagine, right after an answer: its view, and the events that it is told. */
export interface World { view: Record<string, unknown>; events: EventInfo[] }

/** Whether a coach is allowed; among people also my consent, and the number of consents missing. */
export interface Coach { type: 'coach'; allowed: boolean; agreed: boolean; missing: number }

/** The answer to `hint` for the position `move`: the best of the tried candidates. `equal`: neither suggestion is surely better. */
export interface Hint {
  type: 'hint'
  id: number | string | null
  seat: number
  move: number
  suggestions: Suggestion[]
  tried: number
  worlds: number
  equal: boolean
}

/** A suggested turn: its options, also as texts, and its gain over the median candidate. `facts` is what happens after it in most imagined worlds. Where there is none, `now` is its immediate effect and `later` what it prepares. `against` is its drawback. `low` and `high` are the range of the gain; null where it is not known. */
export interface Suggestion {
  options: unknown[]
  texts: Tree[]
  gain: number
  low: number | null
  high: number | null
  facts: Tree[]
  now: Tree | null
  later: Tree | null
  against: Tree | null
}

/** The progress of a review. */
export interface ReviewProgress { type: 'review_progress'; id: number | string | null; done: number; all: number }

/** The answer to `review`: points lost by decisions, and points by luck and by the others. */
export interface Review {
  type: 'review'
  id: number | string | null
  seat: number
  decisions: DecisionInfo[]
  turns: TurningPoint[]
  decided: number
  sound: number
  luck: number
  others: number
  lost: number
}

/** A costly decision: the answer, the better one, and its effects. */
export interface DecisionInfo {
  move: number
  round: number
  prompt: Tree
  answer: Tree[]
  better: Tree[]
  cost: number
  now: Tree | null
  later: Tree | null
  against: Tree | null
}

/** A turning point: by the coach's estimate a seat gained `change` points between the answers `since` and `move`, or took the lead. */
export interface TurningPoint {
  move: number
  round: number
  seat: number
  change: number
  lead: boolean
  since: number
}

/** The answer to `turns`: where the game turned. */
export interface Turns { type: 'turns'; id: number | string | null; turns: TurningPoint[] }

/** A message was carried out, and its changes are stored. */
export interface Done { type: 'done'; id: number | string | null }

/** A message was refused and changed nothing. */
export interface Refused { type: 'refused'; id: number | string | null; text: Tree; rule?: string }

/** An undo request. `reply`: my consent is needed. */
export interface UndoAsked { type: 'undo_asked'; seat: number; move: number; whole_turn: boolean; reply: boolean }

export interface UndoSettled { type: 'undo_settled'; seat: number; agreed: boolean }

export type ServerMessage =
  | Welcome
  | Players
  | Rematch
  | Position
  | History
  | Outline
  | WhyNot
  | OutcomeInfo
  | Coach
  | Hint
  | ReviewProgress
  | Review
  | Turns
  | Done
  | Refused
  | ChatLine
  | Notice
  | UndoAsked
  | UndoSettled

export type ClientMessage =
  | { type: 'answer'; id?: number | string | null; seat: number; move: number; answer: unknown }
  | { type: 'undo'; id?: number | string | null; seat: number; move: number; whole_turn?: boolean }
  | { type: 'undo_reply'; id?: number | string | null; agree: boolean }
  | { type: 'look'; id?: number | string | null; move: number; seat?: number | null; event?: number | null }
  | { type: 'describe'; id?: number | string | null; move?: number | null }
  | { type: 'why'; id?: number | string | null; seat: number }
  | { type: 'outcome'; id?: number | string | null; seat: number; answer: unknown }
  | { type: 'chat'; id?: number | string | null; text: string }
  | { type: 'note'; id?: number | string | null; move: number; text: string }
  | { type: 'pass_on'; id?: number | string | null }
  | { type: 'stand_in'; id?: number | string | null; seat: number }
  | { type: 'come_back'; id?: number | string | null; seat: number }
  | { type: 'hint'; id?: number | string | null; seat: number }
  | { type: 'review'; id?: number | string | null; seat: number }
  | { type: 'turns'; id?: number | string | null }
  | { type: 'agree_coach'; id?: number | string | null; agree: boolean }
  | { type: 'play_alone'; id?: number | string | null }
  | { type: 'concede'; id?: number | string | null; seat: number }
  | { type: 'vote'; id?: number | string | null; what: 'abandon' | 'stand_in'; agree: boolean; seat?: number | null }
  | { type: 'leave'; id?: number | string | null; seat: number }
  | { type: 'kick'; id?: number | string | null; seat: number }
