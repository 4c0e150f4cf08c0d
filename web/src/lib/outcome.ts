/** How a game that is over is summed up: who won; who played alone is told what the game says of it. */
import type { Table } from './table.svelte'
import { t, word } from './texts.svelte'

export function outcome(table: Table): string {
  const result = table.position?.result
  const winners = result?.ranking[0] ?? []
  if (result && Object.keys(result.scores).length === 1) return word(table.game, `decided-${result.decided_by}`)
  return winners.length === 1 ? table.say({ text: 'web-wins', args: { name: { seat: winners[0] } } }) : t('web-draw')
}
