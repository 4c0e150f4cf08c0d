/** Recap of the deeds since the player's last answer. The server groups events into deeds. */
import type { GameKit } from '../games/kit'
import type { TableEvent } from './types'

/**
 * One step of a playback. Its view is the one after `move` answers, or just before the event `event` of the last answer. `upto` is
 * the number of events known by then; `more` counts the deeds merged into this step.
 */
export interface Step { move: number; event: number | null; seat: number | null; events: TableEvent[]; upto: number; more: number }

/** Events since the last answer of `seat`, except its immediate effects. */
export function recap(log: TableEvent[], since: number | null, seat: number | null): TableEvent[] {
  if (since === null || seat === null) return []
  const later = log.filter((event) => event.move > since)
  const first = later.findIndex((event) => event.seat !== seat)
  return first < 0 ? [] : later.slice(first)
}

/** Whether another seat acted in these events. */
export const byOthers = (events: TableEvent[], seat: number | null): boolean => events.some((event) => event.seat !== null && event.seat !== seat)

/** Groups events into deeds, in order. A heading separates bookkeeping. */
export function deedsOf(events: TableEvent[]): TableEvent[][] {
  const deeds = new Map<string, TableEvent[]>()
  let heads = 0
  for (const event of events) {
    if (event.part === 'head') heads += 1
    const key = `${event.deed} ${heads}`
    const deed = deeds.get(key)
    if (deed) deed.push(event)
    else deeds.set(key, [event])
  }
  return [...deeds.values()]
}

/** Bookkeeping by seat, in order of appearance. */
export function bySeat(deed: TableEvent[]): TableEvent[][] {
  const seats = new Set(deed.map((event) => event.seat))
  return [...seats].map((seat) => deed.filter((event) => event.seat === seat))
}

/** The main event of a deed. */
export const mainOf = (deed: TableEvent[]): TableEvent => deed.find((event) => event.part === 'deed') ?? deed.find((event) => event.part === 'lead') ?? deed[0]

/** Whether a deed has only preliminary events so far. */
export const onlyLeads = (deed: TableEvent[]): boolean => deed.every((event) => event.part === 'lead')

/**
 * Playback steps: deeds of others and bookkeeping, in order of completion, without one's own deeds and headings. A deed that
 * began before these events gets its main event from `log`.
 */
export function playbackSteps(events: TableEvent[], mine: number | null, log = events): Step[] {
  const at = new Map(events.map((event, i) => [event.index, i]))
  const steps = deedsOf(events.filter((event) => event.part !== 'head')).flatMap((deed) => {
    const begun = deed[0].index > deed[0].deed && !['deed', 'table'].includes(mainOf(deed).part)
    const main = begun ? mainOf(log.filter((event) => event.deed === deed[0].deed)) : mainOf(deed)
    const seat = main.part === 'table' ? null : main.seat
    if (seat !== null && seat === mine) return []
    const last = deed.at(-1)!
    const next = events[at.get(last.index)! + 1]
    return [{ move: last.move, event: next?.move === last.move ? next.index : null, seat, events: deed.includes(main) ? deed : [main, ...deed], upto: last.index + 1, more: 0 }]
  })
  // merges bookkeeping before and after a heading into one caption
  return steps.sort((a, b) => a.upto - b.upto).reduce<Step[]>((told, step) => {
    const before = told.at(-1)
    const both = before && before.seat === null && step.seat === null && before.events[0].part === 'table' && step.events[0].part === 'table'
    return both ? [...told.slice(0, -1), { ...step, events: [...before.events, ...step.events] }] : [...told, step]
  }, [])
}

/** Limits the steps of a turn to `longest` milliseconds: further steps are merged into the last one that fits. */
export function fit(steps: Step[], time: (step: Step) => number, longest: number): Step[] {
  const told: Step[] = []
  let [whose, spent]: [number | null | undefined, number] = [undefined, 0]
  for (const step of steps) {
    const turn = step.events[0].turn
    if (turn !== whose && step.seat !== null) [whose, spent] = [turn, 0]
    const needed = time(step)
    const last = told.at(-1)
    if (last && spent > 0 && spent + needed > longest) {
      told[told.length - 1] = { ...step, seat: last.seat, events: [...last.events, ...step.events], more: last.more + 1 }
    } else {
      told.push(step)
      spent += needed
    }
  }
  return told
}

/** Events that begin a turn. After a heading, the next turn begins with an answer. */
export function turnsOf(events: TableEvent[]): Set<TableEvent> {
  const found = new Set<TableEvent>()
  let [whose, border]: [number | null, number] = [null, -1]
  for (const event of events) {
    if (event.part === 'head') [whose, border] = [null, event.move]
    else if (event.turn !== null && event.turn !== whose && event.move > border) {
      whose = event.turn
      found.add(event)
    }
  }
  return found
}

/** Things that an event mentions; `cards` is a list of the kind `card`. */
export function thingsOf(event: TableEvent, alias: GameKit['alias'] = {}): string[] {
  return Object.entries(event.args).flatMap(([name, value]) => {
    const several = Array.isArray(value)
    const kind = alias[name] ?? (several ? name.replace(/s$/, '') : name)
    return several ? value.map((each) => `${kind}:${each}`) : [`${kind}:${value}`]
  })
}
