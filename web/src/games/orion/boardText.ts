/** Texts of the board: cards, prices and fights. */
import type { Table } from '../../lib/table.svelte'
import { t, word } from '../../lib/texts.svelte'
import type { Option, Tree } from '../../lib/types'
import { findCard, LIMITS, RESOURCES, STRUCTURES, type AttackView, type HandCard, type PlayerView, type View } from './model'

export const cardName = (id: string) => word('orion', `card-${id}`)
export const cardText = (id: string) => word('orion', `card-${id}`, 'text')
export const raceName = (race: string | null) => (race ? word('orion', `race-${race}`) : '')
export const moment = (when: string) => word('orion', `moment-${when}`)
export const viewOf = (table: Table) => table.view as View
export { upper } from '../../lib/wording'

/** "2 food and 1 fleet". */
export function goodsWords(goods: readonly number[]): string {
  const parts = RESOURCES.flatMap((name, i) => (goods[i] ? [word('orion', `count-${name}`, '', { n: goods[i] })] : []))
  if (!parts.length) return word('orion', 'count-nothing')
  return parts.reduce((a, b, i) => word('orion', i === parts.length - 1 ? 'both' : 'list', '', { a, b }))
}

/** The face of a card in words, for screen readers. */
export function spoken(id: string): string {
  const card = STRUCTURES[id]
  const points = card.vp === null ? t('web-orion-points-formula') : t('web-orion-points', { count: card.vp })
  return [cardName(id), word('orion', `colour-${card.colour}`), t('web-orion-costs', { goods: goodsWords(card.cost) }), points].join(', ')
}

/** Where the discounts on a structure come from: "Space Elevator −1". */
function savings(player: PlayerView, structure: string, place: number): string[] {
  return player.discounts
    .filter((each) => each.scope === 'all' || (each.scope === 'colour' && each.colour === STRUCTURES[structure].colour) || (each.scope === 'this_system' && each.place === place))
    .map((each) => `${raceName(each.source) || cardName(each.source)} −${each.amount}`)
}

const named = (option: Option | { option: unknown }, head: string, value: number) => (option.option as unknown[])[0] === head && (option.option as unknown[])[1] === value

/** The price in an option's text; the rules have applied every discount. */
function priceOf(table: Table, head: string, value: number): string {
  const option = table.choice?.options.find((each) => named(each, head, value))
  const said = option?.text.args?.[head === 'build' ? 'priced' : 'place'] as Tree | undefined
  return said?.args?.price === undefined ? '' : table.say(said.args.price)
}

/** The price of the structure being placed in a system. */
export const placePrice = (table: Table, place: number) => priceOf(table, 'on', place)

/** The price of building a card in hand, in sentences, for the zoom and the decision bar. */
export function takes(table: Table, player: PlayerView, card: HandCard): string[] {
  const price = priceOf(table, 'build', card.card)
  if (!price) {
    const barred = table.barred.find((each) => named(each, 'build', card.card))
    return barred ? [table.say(barred.why)] : []
  }
  const pays = t('web-orion-pays', { goods: price })
  const everywhere = saving(card)
  if (!everywhere) return [pays]
  const why = savings(player, card.structure, card.prices[0].place)
  return [pays, t('web-orion-saves', { count: everywhere }) + (why.length ? ` (${why.join(', ')})` : '')]
}

/** The discount of a card in every system; a discount in one system is shown over that system. */
export const saving = (card: HandCard) => (card.prices.length ? Math.min(...card.prices.map((each) => each.saved)) : 0)

/** An attack in sentences: fleets, price, gain, effects and answers. */
export function fightWords(view: View, fight: AttackView): string[] {
  const names = (cards: number[]) => cards.map((card) => { const found = findCard(view, card); return found ? cardName(found.structure ?? found.advisor!) : '' }).filter(Boolean).join(', ')
  const lines = [t('web-orion-fleets', { mine: fight.fleet + fight.bonus, theirs: fight.theirs }), t('web-orion-attack-price', { toll: fight.toll }), t('web-orion-attack-gain', { vp: LIMITS.attack_vp, morale: LIMITS.attack_morale })]
  if (fight.effects.length) lines.push(t('web-orion-then', { cards: names(fight.effects) }))
  if (fight.answers.length) lines.push(t('web-orion-answers', { cards: names(fight.answers) }))
  lines.push(t('web-orion-attacks-left', { count: fight.left }))
  return lines
}
