/** The scores of a finished game by round, and its turning points. */
import type { Table } from '../lib/table.svelte'
import { thingsOf } from '../lib/turnRecap'
import type { TableEvent, TurningPoint } from '../lib/types'

/** Points of the seats at the end of a round, after `move` answers. */
export interface RoundScores { round: number; move: number; points: number[] }
/** A turning point: a change of the lead or a large swing, by position values or by points alone. */
export interface ScoredTurn { round: number; move: number; since: number; seat: number; gain: number; lead: boolean; points: number[] }

/** Points that one answer brought a seat, with its events. */
export interface BestMove { round: number; move: number; gain: number; events: TableEvent[] }

/** Number of equal parts that stand for rounds in a game without rounds. */
const PARTS = 10

/** A proxy of the table with another view, for the kit. */
const pretend = (table: Table, view: unknown): Table =>
  new Proxy(table, { get: (target, name) => (name === 'view' ? view : Reflect.get(target, name, target)) })

/** Last moves of the rounds; the last one ends the game. */
export function roundEnds(table: Table): { round: number; move: number }[] {
  const last = table.position?.move ?? 0
  const begun = table.log.filter((event) => event.name === 'round' && Number(event.args.round) > 1)
  const found = begun.map((event) => ({ round: Number(event.args.round) - 1, move: event.move }))
  if (!found.length) return Array.from({ length: PARTS }, (_, i) => ({ round: i + 1, move: Math.round((last * (i + 1)) / PARTS) }))
  return [...found, { round: found[found.length - 1].round + 1, move: last }]
}

const asked = new WeakMap<Table, Promise<RoundScores[]>>()

/** Everybody's points after each round, memoised. */
export function scoresByRound(table: Table): Promise<RoundScores[]> {
  const found = asked.get(table) ?? askScores(table)
  asked.set(table, found)
  return found
}

/** Each seat's points come from its own view. */
async function askScores(table: Table): Promise<RoundScores[]> {
  const seats = table.players.map((player) => player.seat)
  const scores = table.position?.result?.scores ?? {}
  const marks: RoundScores[] = []
  for (const { round, move } of roundEnds(table)) {
    const final = move === table.position?.move
    const points = await Promise.all(seats.map(async (seat) => {
      if (final) return scores[seat] ?? 0
      const view = await table.viewAt(move, seat)
      return view ? (table.kit?.points(pretend(table, view), seat) ?? Number.NaN) : Number.NaN
    }))
    if (points.every(Number.isFinite)) marks.push({ round, move, points })
  }
  return marks
}

const leader = (points: number[]): number => {
  const most = Math.max(...points)
  return points.filter((each) => each === most).length > 1 ? -1 : points.indexOf(most)
}

/** The `most` largest turning points by points, in chronological order. */
export function turnsByPoints(marks: RoundScores[], most = 3): ScoredTurn[] {
  const found: (ScoredTurn & { weight: number })[] = []
  if (!marks.length) return []
  // initial points are not a gain
  let before = marks[0]
  let first = leader(before.points)
  for (const mark of marks.slice(1)) {
    const gains = mark.points.map((points, seat) => points - before.points[seat])
    const ahead = leader(mark.points)
    const lead = ahead >= 0 && first >= 0 && ahead !== first
    const seat = lead ? ahead : gains.indexOf(Math.max(...gains))
    const swing = Math.max(...gains) - Math.min(...gains)
    if (gains.length > 1 && swing > 0 && (lead || gains[seat] > 0)) found.push({ round: mark.round, move: mark.move, since: before.move, seat, gain: gains[seat], lead, points: mark.points, weight: swing + (lead ? 1000 : 0) })
    if (ahead >= 0) first = ahead
    before = mark
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, most).sort((a, b) => a.move - b.move)
}

/** Index of a round; in a game without rounds, of the first mark from a move on. */
export const roundIndex = (marks: RoundScores[], { round, move }: { round: number; move: number }) => {
  const named = marks.findIndex((mark) => mark.round === round)
  return named < 0 ? marks.findIndex((mark) => mark.move >= move) : named
}

/** The coach's turning points, each with the points at the end of its round. */
export function scoredTurns(turns: TurningPoint[], marks: RoundScores[]): ScoredTurn[] {
  return turns.flatMap(({ move, round, since, seat, change, lead }) => {
    const mark = marks[roundIndex(marks, { round, move })]
    return mark ? [{ round, move, since, seat, gain: change, lead, points: mark.points }] : []
  })
}

/** Turning points, the same as in the coach's review. For games of older rules, which no bot can judge, they follow from points. */
export function turningPoints(coach: { turns: TurningPoint[] | null; judging: boolean }, marks: RoundScores[]): ScoredTurn[] {
  return coach.judging ? [] : coach.turns ? scoredTurns(coach.turns, marks) : turnsByPoints(marks)
}

/** The round with a seat's largest gain, except the first. */
export function bestRound(marks: RoundScores[], seat: number): { round: number; move: number; gain: number } | null {
  const gains = marks.slice(1).map((mark, i) => ({ round: mark.round, move: mark.move, gain: mark.points[seat] - marks[i].points[seat] }))
  const most = gains.sort((a, b) => b.gain - a.gain)[0]
  return most && most.gain > 0 ? most : null
}

/** Maximum number of sentences for a move. */
const TOLD = 2

/** The answer with a seat's largest gain, searched in its best round. */
export async function bestMove(table: Table, marks: RoundScores[], seat: number): Promise<BestMove | null> {
  const finest = bestRound(marks, seat)
  if (!finest) return null
  const before = marks[marks.findIndex((mark) => mark.move === finest.move) - 1]
  return greatest(table, seat, { ...finest, since: before?.move ?? 0 }, before?.points[seat] ?? 0)
}

/** A seat's events between two moves, without headings and bookkeeping. */
const deedsBy = (table: Table, seat: number, since: number, until: number) =>
  table.log.filter((event) => event.seat === seat && event.move > since && event.move <= until && event.part !== 'table' && table.headline(event) === null)

/** The answer between two moves with a seat's largest gain, and its events. */
async function greatest(table: Table, seat: number, span: { round: number; since: number; move: number }, points: number): Promise<BestMove | null> {
  const own = deedsBy(table, seat, span.since, span.move)
  let found: BestMove | null = null
  for (const move of new Set(own.map((event) => event.move))) {
    const view = await table.viewAt(move, seat)
    const now = view ? (table.kit?.points(pretend(table, view), seat) ?? points) : points
    if (now > points && now - points > (found?.gain ?? 0)) {
      const told = own.filter((event) => event.move === move)
      // events that name a thing come first: they are the most telling
      const events = told.sort((a, b) => Number(!drawn(table, a)) - Number(!drawn(table, b))).slice(0, TOLD)
      if (events.length) found = { round: span.round, move, gain: now - points, events }
    }
    points = now
  }
  return found
}

/** A turning point with the seat's deed: the answer with the largest gain, else the first that names a thing. */
export interface Moment extends ScoredTurn { deed: TableEvent | null; thing: string }

/** Kinds of things with a drawing, most telling first. */
const DRAWN = ['card', 'structure', 'module', 'mission', 'tech', 'place', 'at', 'tile']
const drawn = (table: Table, event: TableEvent) =>
  DRAWN.flatMap((kind) => thingsOf(event, table.kit?.alias).filter((thing) => thing.startsWith(`${kind}:`)))[0] ?? ''

/** Finds the deed of a turning point. */
export async function momentOf(table: Table, turn: ScoredTurn): Promise<Moment> {
  const start = (await table.viewAt(turn.since, turn.seat)) as object | null
  const points = start ? (table.kit?.points(pretend(table, start), turn.seat) ?? 0) : 0
  const finest = await greatest(table, turn.seat, turn, points)
  const own = deedsBy(table, turn.seat, turn.since, turn.move)
  const told = finest?.events ?? own
  const deed = told.find((event) => drawn(table, event)) ?? told[0] ?? null
  return { ...turn, deed, thing: deed ? drawn(table, deed) : '' }
}
