/** The state of a game in a few words. Numbers and players get a label, other values do not. */
import type { Arg } from './types'

export interface Fact { label: Arg; value: Arg }

function inWords({ label, value }: Fact, say: (what: Arg) => string): string {
  const words = say(value)
  if (typeof value === 'object' && 'seat' in value) return `${say(label)}: ${words}`
  return /^\d/.test(words) ? `${say(label)} ${words}` : words
}

export function standing(facts: Fact[], say: (what: Arg) => string): string {
  return facts.map((fact) => inWords(fact, say)).join(', ')
}
