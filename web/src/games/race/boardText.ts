/** Texts of the board: cards, prices and Military. */
import { t, word } from '../../lib/texts.svelte'
import { CARDS } from './cardArt'
import { findCard, minus, priceSum, type Cause, type Sheet, type View } from './model'

export const cardName = (design: string) => word('race', `card-${design}`)
export const actionName = (action: string) => word('race', `action-${action}`)

const causeName = (view: View, cause: Cause) => {
  if (cause.action) return actionName(cause.action)
  const found = cause.card === undefined ? null : findCard(view, cause.card)
  return found ? cardName(found.design) : ''
}

/** Sources of Military against a world: "+2 (New Sparta) −1 (Refugee World)". */
export function militaryWords(view: View, sheet: Sheet): string {
  return sheet.military!.sources.map((cause) => `${cause.amount < 0 ? '−' : '+'}${Math.abs(cause.amount)} (${causeName(view, cause)})`).join(' ')
}

/** The cost of a placement in full sentences, for the zoom, the decision bar and screen readers. */
export function takes(view: View, sheet: Sheet): string[] {
  const lines: string[] = []
  if (sheet.military) {
    const { strength, defence } = sheet.military
    const from = militaryWords(view, sheet)
    lines.push(t('web-race-military-of', { strength: minus(strength), defence }) + (from ? `: ${from}` : ''))
    if (sheet.tactics) lines.push(t('web-race-tactics', { amount: sheet.tactics.amount, card: causeName(view, { card: sheet.tactics.card, amount: 0 }) }))
  }
  if (sheet.price) lines.push(t('web-race-cost-of', { sum: priceSum(sheet, (cause) => causeName(view, cause)) }))
  if (sheet.ship !== undefined) lines.push(t('web-race-free', { card: causeName(view, { card: sheet.ship, amount: 0 }) }))
  return lines
}

/** The kind of a card and its goods, in words. */
export function kindLine(design: string): string {
  const data = CARDS[design]
  if (data.type === 'development') return t(data.score.length ? 'web-race-great' : 'web-race-development')
  const kind = data.kind ? t(`web-race-${data.windfall ? 'windfall' : 'production'}-of`, { kind: data.kind }) : t('web-race-grey')
  return data.flags.includes('rebel') ? `${kind}, ${t('web-race-rebel')}` : kind
}

/** Name, cost and kind of a card, for screen readers. */
export function spoken(design: string): string {
  const data = CARDS[design]
  const cost = t(data.military ? 'web-race-defence-n' : 'web-race-cost-n', { n: data.cost })
  return `${cardName(design)}, ${cost}, ${kindLine(design)}`
}
