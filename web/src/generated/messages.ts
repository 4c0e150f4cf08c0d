/** Written by `make types`: change the Python that it is made of. */

/** The table, who sits where, my seats. `links` are there for whoever set the table up. `components` is the corrected file that the game is played with, if it is not its own. */
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
}

/** So many seconds for each seat, and so many more after each answer. */
export interface Clock {
  seconds: number
  increment: number
}

/** The table and the move from which another one was played on, and what the seats had in the end. No table: it was a file. */
export interface Origin {
  table: string | null
  move: number
  scores?: Record<string, number>
}

/** Who sits on a seat. A vacant seat has no name. `stand_in` is the bot that plays for the person; `title` says in words which bot plays, if one does. `guest`: somebody without an account, whose name anybody else may bear. */
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

/** A text, as JSON has it: an id of the Fluent files and its arguments. */
export interface Tree {
  text: string
  args?: Record<string, Tree | SeatTree | number | string>
}

/** A seat, as JSON has it. */
export interface SeatTree {
  seat: number
}

/** Somebody said something; `seat` is None for a spectator. */
export interface ChatLine {
  type: 'chat'
  seat: number | null
  name: string
  text: string
  at: number
}

/** Something happened at the table, after so many answers, that is not of the game. */
export interface Notice {
  type: 'notice'
  text: Tree
  move: number
  at: number
}

/** The secret links of a table: invitations by seat (those still free), and watching. */
export interface Links {
  seats: Record<string, string>
  watch: string
}

/** What somebody wishes for that needs agreement: to break the game off, a bot for an absent seat. `by` are the seats of those who agree, `missing` those whose agreement is still needed. */
export interface Wished {
  what: 'abandon' | 'stand_in'
  seat: number | null
  by: number[]
  missing: number[]
}

/** All that a lesson says. */
export interface LessonInfo {
  id: string
  opening: Spoken
  closing: Spoken
  learned: Learned[]
  stops: StopInfo[]
}

/** A line in every language. */
export interface Spoken {
  en: string
  pl: string
}

/** A question that somebody can answer after a lesson, and the answer. */
export interface Learned {
  question: Spoken
  answer: Spoken
}

/** One idea of a lesson, in every language. */
export interface StopInfo {
  en: StopWords
  pl: StopWords
}

/** What a stop of a lesson says in one language; `astray` stands for `say` where that is not true. */
export interface StopWords {
  title: string
  say: string
  why: string
  astray: string
}

/** Somebody came, left, sat down or changed a name. */
export interface Players {
  type: 'players'
  players: Player[]
  links: Links | null
  wishes: Wished[]
}

/** Who would like to play again, by seat; `table` is the new one as soon as all would. */
export interface Rematch {
  type: 'rematch'
  wanted: number[]
  table: string | null
}

/** The table as one seat (None: a spectator) may see it now. */
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
}

export interface OptionInfo {
  option: unknown
  text: Tree
  rule: string
  things: string[]
  consequence?: Tree
  waste?: boolean
}

/** Something that happened. `index` counts the events that this seat may know; `turn` is whose it was. */
export interface EventInfo {
  index: number
  move: number
  name: string
  seat: number | null
  turn: number | null
  args: Record<string, unknown>
  text: Tree
}

/** How a game ended, as JSON has it: seats are strings there. */
export interface ResultTree {
  scores: Record<string, number>
  ranking: number[][]
  breakdown: Record<string, Record<string, number>>
  decided_by: string
}

/** Milliseconds left by seat, and the seats whose time runs. */
export interface ClockState {
  left: number[]
  running: number[]
}

/** Where a lesson stands. Stops are numbered from 1; `told` are those behind the present question. `rings` are what the words point at: of each the things that may be meant. `planned` is what the lesson would answer now. `otherwise`: my last answer was not the one it had in mind, and `remark` is what there is to say to it; where nothing of its own is, `instead` is what the lesson would have done. `over`: all that is taught has been played. */
export interface LessonState {
  told: number[]
  stop: number | null
  astray: boolean
  rings: string[][]
  planned: unknown
  otherwise: boolean
  remark: Spoken | null
  instead: Tree[]
  over: boolean
}

/** A puzzle, and how the try at it stands: open, solved, short of the goal, left to luck, or to the other. `aim` says what to reach, `won` that it is to win; `begun` is what the position was worth at first, `worth` what it is worth now, `second` what other first answers reach at most. `hints` are three, each a list of texts. */
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

/** The answer to `look`: a past position as the same seat could see it then. */
export interface History {
  type: 'history'
  id: number | string | null
  move: number
  seat: number | null
  view: Record<string, unknown>
  events: number
}

/** The answer to `describe`: the board in words, as the seat may see it (`move` None: now). */
export interface Outline {
  type: 'outline'
  id: number | string | null
  move: number | null
  seat: number | null
  blocks: BlockInfo[]
}

/** A part of the board: a table, or, where there is no header, facts with their names. */
export interface BlockInfo {
  title: Tree
  header: (Tree | SeatTree | number | string)[]
  rows: CellInfo[][]
}

/** A fact; `seat` says whose it is, `strong` that it matters now. */
export interface CellInfo {
  text: Tree | SeatTree | number | string
  seat?: number
  strong?: boolean
}

/** What a seat might try and may not do now: `why` is the reason, `text` says the option. */
export interface WhyNot {
  type: 'why'
  id: number | string | null
  seat: number
  barred: BarredInfo[]
}

export interface BarredInfo {
  option: unknown
  text: Tree
  why: Tree
  rule: string
  things: string[]
}

/** Whether there is a coach; among people, whether I have agreed, and how many are still to agree. */
export interface Coach {
  type: 'coach'
  allowed: boolean
  agreed: boolean
  missing: number
}

/** The answer to `hint`, for the position of this number: the best of the ways that were tried. */
export interface Hint {
  type: 'hint'
  id: number | string | null
  seat: number
  move: number
  suggestions: Suggestion[]
  tried: number
  worlds: number
}

/** A way to go on: its options, in words too, what it is worth against the way in the middle, and why. `now` is what it brings at once, `later` what it prepares, `against` what it lacks. */
export interface Suggestion {
  options: unknown[]
  texts: Tree[]
  gain: number
  now: Tree | null
  later: Tree | null
  against: Tree | null
}

/** How far a review is. */
export interface ReviewProgress {
  type: 'review_progress'
  id: number | string | null
  done: number
  all: number
}

/** The answer to `review`: what decisions cost, what luck brought and what the others did, in points. */
export interface Review {
  type: 'review'
  id: number | string | null
  seat: number
  decisions: DecisionInfo[]
  turns: TurnInfo[]
  decided: number
  sound: number
  luck: number
  others: number
  lost: number
}

/** A decision that cost something: what was answered, what was better, what that would have brought. */
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

/** Where the game turned: by how much, and how much of that luck brought, and the others. */
export interface TurnInfo {
  move: number
  round: number
  change: number
  luck: number
  others: number
}

/** The answer to `turns`: where the game turned. */
export interface Turns {
  type: 'turns'
  id: number | string | null
  turns: TurningPoint[]
}

/** After so many answers a seat stood better by so many points, as the coach judges, or took the lead. */
export interface TurningPoint {
  move: number
  round: number
  seat: number
  change: number
  lead: boolean
}

/** A message was carried out, and what it changed is kept for good. */
export interface Done {
  type: 'done'
  id: number | string | null
}

/** A message was not carried out and changed nothing. */
export interface Refused {
  type: 'refused'
  id: number | string | null
  text: Tree
  rule?: string
}

/** Somebody asks to take back; `reply` tells whether my agreement is needed. */
export interface UndoAsked {
  type: 'undo_asked'
  seat: number
  move: number
  whole_turn: boolean
  reply: boolean
}

export interface UndoSettled {
  type: 'undo_settled'
  seat: number
  agreed: boolean
}

export type ServerMessage =
  | Welcome
  | Players
  | Rematch
  | Position
  | History
  | Outline
  | WhyNot
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
  | { type: 'look'; id?: number | string | null; move: number; seat?: number | null }
  | { type: 'describe'; id?: number | string | null; move?: number | null }
  | { type: 'why'; id?: number | string | null; seat: number }
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
