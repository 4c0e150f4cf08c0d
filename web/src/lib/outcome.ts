/** How a game that is over is summed up: who won; who played alone is told what the game says of it. */
import type { Table } from './table.svelte'
import { t, word } from './texts.svelte'

/** What decided it; a game that was not played out says so. */
export function decided(table: Table): string {
  const by = table.position?.result?.decided_by
  return by === 'conceded' || by === 'abandoned' ? t(`web-decided-${by}`) : word(table.game, `decided-${by}`)
}

export function outcome(table: Table): string {
  const result = table.position?.result
  const winners = result?.ranking[0] ?? []
  if (result?.decided_by === 'abandoned') return t('web-broken-off')
  if (result && Object.keys(result.scores).length === 1) return decided(table)
  return winners.length === 1 ? table.say({ text: 'web-wins', args: { name: { seat: winners[0] } } }) : t('web-draw')
}
