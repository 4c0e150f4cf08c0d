/** The view model of the Race board: pure functions of the view. */
import type { Card as CardRef, CardInHand as HandCard, CardInTableau as TableauCard, Cause, PhaseView, Sheet, View } from '../../generated/race'
import type { Table } from '../../lib/table.svelte'
import { CARDS, isGreat, type Phase } from './cardArt'

export { minus } from '../../lib/wording'
export type { CardRef, Cause, HandCard, PhaseView, Sheet, TableauCard, View }

export const viewOf = (table: Table) => table.view as View
export const isDone = (view: View) => view.phase === 'over'
/** The phase of a name: "develop_2" is a Develop phase too. */
export const phaseName = (phase: string) => phase.split('_')[0] as Phase

/** Sources of a seat's points so far, with each great development separately, as in the final result. */
export function sources(table: Table, seat: number): Record<string, number> {
  const { score, tableau } = viewOf(table).players[seat]
  const great = tableau.filter((card) => isGreat(CARDS[card.design])).map((card) => [card.design, card.vp])
  return { chips: score.chips, worlds: score.worlds, developments: score.developments, ...Object.fromEntries(great) }
}

/** The other seats, in turn order after mine. */
export const rivals = (view: View, me: number) => view.players.map((_, i) => (me + 1 + i) % view.players.length).slice(0, -1)

/** Finds a visible card. */
export function findCard(view: View, card: number): CardRef | null {
  for (const player of view.players) {
    for (const zone of [player.tableau, player.cards ?? [], player.looks_at ?? []]) {
      const found = zone.find((each) => each.card === card)
      if (found) return found
    }
  }
  return view.known_discards.find((each) => each.card === card) ?? null
}

export function handCard(view: View, seat: number, card: number): HandCard | null {
  const player = view.players[seat]
  return [...(player.cards ?? []), ...(player.looks_at ?? [])].find((each) => each.card === card) ?? null
}

/** A price as a sum: "3 − 1 − 1 = 1". `name` adds the cause of each discount. */
export function priceSum(sheet: Sheet, name?: (cause: Cause) => string): string {
  const { base, less, total } = sheet.price!
  if (!less.length) return String(base)
  const parts = less.map((cause) => `${cause.amount < 0 ? '+' : '−'} ${Math.abs(cause.amount)}${name ? ` (${name(cause)})` : ''}`)
  return `${base} ${parts.join(' ')} = ${total}`
}

/** The effect of each tableau card on the picked card: its discount or its Military. */
export function causes(sheet: Sheet | null): Map<number, string> {
  const found = new Map<number, string>()
  if (!sheet) return found
  for (const cause of sheet.price?.less ?? []) if (cause.card !== undefined) found.set(cause.card, `−${cause.amount}`)
  for (const cause of sheet.military?.sources ?? []) if (cause.card !== undefined) found.set(cause.card, `${cause.amount < 0 ? '−' : '+'}${Math.abs(cause.amount)}`)
  return found
}

/** The price of each good in cards while one is being sold, by the card it lies on. */
export function sales(table: Table): Map<number, number> {
  const { text, args } = table.choice?.prompt ?? {}
  if (text !== 'prompt-trade' && text !== 'prompt-sell') return new Map()
  const price = text === 'prompt-trade' || args?.trade ? 'trade' : 'plain'
  const goods = viewOf(table).players[table.choice!.seat].tableau.filter((card) => card.sale)
  return new Map(goods.map((card) => [card.card, card.sale![price]]))
}

/** The zone of a choice: cards in hand, cards looked at, the tableau, or action cards. */
export function asksFor(table: Table): 'hand' | 'looks' | 'tableau' | 'actions' | '' {
  const options = table.options
  if (!options.length) return ''
  if (options.some((option) => option.things.some((thing) => thing.startsWith('action:')))) return 'actions'
  const player = viewOf(table).players[table.choice!.seat]
  const touches = (cards: CardRef[] | null) => cards?.some((each) => table.touched.has(`card:${each.card}`))
  if (touches(player.looks_at)) return 'looks'
  if (touches(player.cards)) return 'hand'
  return touches(player.tableau) ? 'tableau' : ''
}
