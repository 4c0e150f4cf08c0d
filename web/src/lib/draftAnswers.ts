/** Session storage of unfinished answers, so that a reload loses nothing. */
import { load, store } from './browserStorage'
import { keyOf } from './selection'
import type { Choice } from './types'

/** Picked things, and the keys of the options taken so far. */
export interface Draft { picked: string[]; taken: string[] }

const NOTHING: Draft = { picked: [], taken: [] }

/** Identity of a choice as a string. */
const wordOf = (choice: Choice | null | undefined): string =>
  choice ? JSON.stringify([choice.seat, choice.prompt, choice.options.map(keyOf)]) : ''

export function sameChoice(a: Choice | null | undefined, b: Choice | null | undefined): boolean {
  return !!a && !!b && wordOf(a) === wordOf(b)
}

/** The draft of one table. Without storage (a private window) it is always empty. */
export class DraftAnswers {
  private place: string
  /** Cached draft: the first read of the browser's storage is slow. */
  private kept: (Draft & { choice: string }) | null

  constructor(table: string) {
    this.place = `astrarium-picked-${table}`
    this.kept = load('session', this.place)
  }

  keep(choice: Choice | null, half: Draft): void {
    const kept = { ...half, choice: wordOf(choice) }
    if (store('session', this.place, kept)) this.kept = kept
  }

  /** Clears the draft, so that the same question may come again without picks. */
  clear(): void {
    this.kept = null
    store('session', this.place, null)
  }

  /** The draft for exactly this choice. */
  find(choice: Choice | null | undefined): Draft {
    const found = this.kept
    return found && choice && found.choice === wordOf(choice) ? { picked: found.picked, taken: found.taken } : NOTHING
  }
}
