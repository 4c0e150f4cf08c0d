/** Half-built answers, kept for the length of a visit: a reload in the middle of a choice loses nothing. */
import { keyOf } from './selection'
import type { Choice } from './types'

/** What is picked so far, and the options taken where several are asked for, by their keys. */
export interface Half { picked: string[]; taken: string[] }

const NOTHING: Half = { picked: [], taken: [] }

/** A choice as a word, the same as long as the same is asked. */
const wordOf = (choice: Choice | null | undefined): string =>
  choice ? JSON.stringify([choice.seat, choice.prompt, choice.options.map(keyOf)]) : ''

export function sameChoice(a: Choice | null | undefined, b: Choice | null | undefined): boolean {
  return !!a && !!b && wordOf(a) === wordOf(b)
}

/** The shelf of one table. Where nothing can be kept (a private window), it is always empty. */
export class Shelf {
  private place: string

  constructor(table: string) {
    this.place = `astrarium-picked-${table}`
  }

  keep(choice: Choice | null, half: Half): void {
    try {
      sessionStorage.setItem(this.place, JSON.stringify({ ...half, choice: wordOf(choice) }))
    } catch {
      // nothing can be kept
    }
  }

  /** Nothing is half-built any more: the same question may come again, and begins with nothing picked. */
  clear(): void {
    try {
      sessionStorage.removeItem(this.place)
    } catch {
      // nothing was kept
    }
  }

  /** What was kept of an answer to this very choice. */
  find(choice: Choice | null | undefined): Half {
    try {
      const found = JSON.parse(sessionStorage.getItem(this.place) ?? 'null') as (Half & { choice: string }) | null
      return found && choice && found.choice === wordOf(choice) ? { picked: found.picked, taken: found.taken } : NOTHING
    } catch {
      return NOTHING
    }
  }
}
