/** Compares two positions: cards placed and goods produced since. */
import type { View } from './model'

export function positionChanges(before: View, now: View): Map<number, 'new' | 'plus-good'> {
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
