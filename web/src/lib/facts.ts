/** Facts about where a game stands, in a few words: a number needs its label ("Round 2 of 9"), words speak for themselves. */
import type { Arg } from './types'

export interface Fact { label: Arg; value: Arg }

export function standing(facts: Fact[], say: (what: Arg) => string): string {
  return facts
    .map(({ label, value }) => {
      const words = say(value)
      return /^\d/.test(words) ? `${say(label)} ${words}` : words
    })
    .join(', ')
}
