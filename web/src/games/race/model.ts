/** Reads what the board shows from the view. */
import type { Card as CardRef, CardInHand as HandCard, CardInTableau as TableauCard, Cause, PhaseView, Sheet, View } from '../../generated/race'
import type { Table } from '../../lib/table.svelte'
import { CARDS, isGreat, type Phase } from './cardArt'

export { minus } from '../../lib/wording'
export type { CardRef, Cause, HandCard, PhaseView, Sheet, TableauCard, View }

export const viewOf = (table: Table) => table.view as View
export const isDone = (view: View) => view.phase === 'over'
/** "develop_2" is a Develop phase as well. */
export const phaseName = (phase: string) => phase.split('_')[0] as Phase

/** Where a seat's points come from so far, each great development by itself, as in the final result. */
export function sources(table: Table, seat: number): Record<string, number> {
  const { score, tableau } = viewOf(table).players[seat]
  const great = tableau.filter((card) => isGreat(CARDS[card.design])).map((card) => [card.design, card.vp])
  return { chips: score.chips, worlds: score.worlds, developments: score.developments, ...Object.fromEntries(great) }
}

/** Everybody else, in the order in which they sit after me. */
export const rivals = (view: View, me: number) => view.players.map((_, i) => (me + 1 + i) % view.players.length).slice(0, -1)

/** Where a card lies that anybody can see. */
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

/** "3 − 1 − 1 = 1": how a price comes about; with names, what takes it off. */
export function priceSum(sheet: Sheet, name?: (cause: Cause) => string): string {
  const { base, less, total } = sheet.price!
  if (!less.length) return String(base)
  const parts = less.map((cause) => `${cause.amount < 0 ? '+' : '−'} ${Math.abs(cause.amount)}${name ? ` (${name(cause)})` : ''}`)
  return `${base} ${parts.join(' ')} = ${total}`
}

/** Why a card of the tableau matters for what is picked: how much it takes off, or adds. */
export function causes(sheet: Sheet | null): Map<number, string> {
  const found = new Map<number, string>()
  if (!sheet) return found
  for (const cause of sheet.price?.less ?? []) if (cause.card !== undefined) found.set(cause.card, `−${cause.amount}`)
  for (const cause of sheet.military?.sources ?? []) if (cause.card !== undefined) found.set(cause.card, `${cause.amount < 0 ? '−' : '+'}${Math.abs(cause.amount)}`)
  return found
}

/** How many cards each good would be sold for, while one is to be sold; by the card it lies on. */
export function sales(table: Table): Map<number, number> {
  const { text, args } = table.choice?.prompt ?? {}
  if (text !== 'prompt-trade' && text !== 'prompt-sell') return new Map()
  const price = text === 'prompt-trade' || args?.trade ? 'trade' : 'plain'
  const goods = viewOf(table).players[table.choice!.seat].tableau.filter((card) => card.sale)
  return new Map(goods.map((card) => [card.card, card.sale![price]]))
}

/** Whether a choice is made among cards in hand, cards looked at, the tableau, or action cards. */
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
