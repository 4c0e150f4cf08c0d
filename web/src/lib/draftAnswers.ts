/** Stores an unfinished answer for the session, so that a reload loses nothing. */
import { load, store } from './browserStorage'
import { keyOf } from './selection'
import type { Choice } from './types'

/** What is picked so far, and the options taken where several are asked for, by their keys. */
export interface Draft { picked: string[]; taken: string[] }

const NOTHING: Draft = { picked: [], taken: [] }

/** A choice as a word, the same as long as the same is asked. */
const wordOf = (choice: Choice | null | undefined): string =>
  choice ? JSON.stringify([choice.seat, choice.prompt, choice.options.map(keyOf)]) : ''

export function sameChoice(a: Choice | null | undefined, b: Choice | null | undefined): boolean {
  return !!a && !!b && wordOf(a) === wordOf(b)
}

/** The shelf of one table. Where nothing can be kept (a private window), it is always empty. */
export class DraftAnswers {
  private place: string
  /** What was kept when the page was loaded: the first look at what a browser keeps takes long. */
  private kept: (Draft & { choice: string }) | null

  constructor(table: string) {
    this.place = `astrarium-picked-${table}`
    this.kept = load('session', this.place)
  }

  keep(choice: Choice | null, half: Draft): void {
    const kept = { ...half, choice: wordOf(choice) }
    if (store('session', this.place, kept)) this.kept = kept
  }

  /** Nothing is half-built any more: the same question may come again, and begins with nothing picked. */
  clear(): void {
    this.kept = null
    store('session', this.place, null)
  }

  /** What was kept of an answer to this very choice. */
  find(choice: Choice | null | undefined): Draft {
    const found = this.kept
    return found && choice && found.choice === wordOf(choice) ? { picked: found.picked, taken: found.taken } : NOTHING
  }
}
