/** The result of a finished game in words: the winner, or a solo game's verdict. */
import type { Table } from './table.svelte'
import { t, word } from './texts.svelte'

export const outcome = (table: Table): string => [won(table), tried(table)].filter(Boolean).join(' ')

/** The change of my score against the original game; empty for an original. */
function tried(table: Table): string {
  const before = table.welcome?.table.origin?.scores
  const now = table.position?.result?.scores
  const mine = table.welcome?.mine ?? []
  if (!before || !now || mine.length !== 1) return ''
  const [seat] = mine
  const more = now[seat] - before[seat]
  return t(more > 0 ? 'web-tried-more' : more < 0 ? 'web-tried-less' : 'web-tried-same', { points: Math.abs(more) })
}

/** What decided the game, including resignation and abandonment. */
export function decided(table: Table): string {
  const by = table.position?.result?.decided_by
  return by === 'conceded' || by === 'abandoned' ? t(`web-decided-${by}`) : word(table.game, `decided-${by}`)
}

function won(table: Table): string {
  const result = table.position?.result
  const winners = result?.ranking[0] ?? []
  if (result?.decided_by === 'abandoned') return t('web-broken-off')
  if (result && Object.keys(result.scores).length === 1) return decided(table)
  return winners.length === 1 ? table.say({ text: 'web-wins', args: { name: { seat: winners[0] } } }) : t('web-draw')
}
