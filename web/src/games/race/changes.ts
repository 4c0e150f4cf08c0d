/** What a position has that the one before had not: cards placed, and goods that came. */
import { t } from '../../lib/texts.svelte'
import type { View } from './model'

export function changes(before: View, now: View): Map<number, string> {
  const old = new Map(before.players.flatMap((player) => player.tableau.map((each) => [each.card, each.good !== null] as const)))
  const found = new Map<number, string>()
  for (const player of now.players) {
    for (const each of player.tableau) {
      if (!old.has(each.card)) found.set(each.card, t('web-race-new'))
      else if (each.good && !old.get(each.card)) found.set(each.card, t('web-race-plus-good'))
    }
  }
  return found
}
