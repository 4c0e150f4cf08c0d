/** What a position has that the one before had not: cards placed, and goods that came. */
import type { View } from './model'

export function changes(before: View, now: View): Map<number, 'new' | 'plus-good'> {
  const old = new Map(before.players.flatMap((player) => player.tableau.map((each) => [each.card, each.good !== null] as const)))
  const found = new Map<number, 'new' | 'plus-good'>()
  for (const player of now.players) {
    for (const each of player.tableau) {
      if (!old.has(each.card)) found.set(each.card, 'new')
      else if (each.good && !old.get(each.card)) found.set(each.card, 'plus-good')
    }
  }
  return found
}
