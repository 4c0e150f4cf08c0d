/** Recap: what the others did since the player's last answer, step by step. */
import type { GameKit } from '../games/kit'
import type { TableEvent } from './types'

/** One step of a playback: events that are shown together, with the view after `move` answers; `upto` counts the events that are known by then. */
export interface Step { move: number; seat: number | null; events: TableEvent[]; upto: number }

/** Steps that a turn is played in at most; of more, those of one answer are drawn together. */
const MOST = 13

/** What happened since `seat` last answered, without what its answer led to at once. */
export function recap(log: TableEvent[], since: number | null, seat: number | null): TableEvent[] {
  if (since === null || seat === null) return []
  const later = log.filter((event) => event.move > since)
  const first = later.findIndex((event) => event.seat !== seat)
  return first < 0 ? [] : later.slice(first)
}

/** Whether anybody else did something among these. */
export const byOthers = (events: TableEvent[], seat: number | null): boolean => events.some((event) => event.seat !== null && event.seat !== seat)

/** Steps in the order they happened; `heads` tells of events that only begin a part of the game: they go with the next step. */
export function playbackSteps(events: TableEvent[], heads: (event: TableEvent) => boolean, most = MOST): Step[] {
  const each = split(events, heads, () => false)
  return each.length <= most ? each : split(events, heads, (event, last) => event.seat === last.seat && event.move === last.move)
}

function split(events: TableEvent[], heads: (event: TableEvent) => boolean, joins: (event: TableEvent, last: Step) => boolean): Step[] {
  const steps: Step[] = []
  let open = false // the last step has only heads so far
  for (const event of events) {
    const last = steps.at(-1)
    if (last && (open || joins(event, last))) {
      last.events.push(event)
      ;[last.seat, last.move, last.upto] = [event.seat, event.move, event.index + 1]
    } else steps.push({ move: event.move, seat: event.seat, events: [event], upto: event.index + 1 })
    open = heads(event)
  }
  return steps
}

/** The events that begin a turn, in a game of turns; after a heading the next turn begins with an answer. */
export function turnsOf(events: TableEvent[], heads: (event: TableEvent) => boolean): Set<TableEvent> {
  const found = new Set<TableEvent>()
  let [whose, border]: [number | null, number] = [null, -1]
  for (const event of events) {
    if (heads(event)) [whose, border] = [null, event.move]
    else if (event.turn !== null && event.turn !== whose && event.move > border) {
      whose = event.turn
      found.add(event)
    }
  }
  return found
}

/** The things on the board that an event speaks of; `cards` are several of the kind `card`. */
export function thingsOf(event: TableEvent, alias: GameKit['alias'] = {}): string[] {
  return Object.entries(event.args).flatMap(([name, value]) => {
    const several = Array.isArray(value)
    const kind = alias[name] ?? (several ? name.replace(/s$/, '') : name)
    return several ? value.map((each) => `${kind}:${each}`) : [`${kind}:${value}`]
  })
}
