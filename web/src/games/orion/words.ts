/** What is said of cards, prices and fights. */
import type { Table } from '../../lib/table.svelte'
import { t, word } from '../../lib/texts.svelte'
import { findCard, LIMITS, RESOURCES, STRUCTURES, type AttackView, type HandCard, type PlayerView, type View } from './model'

export const cardName = (id: string) => word('orion', `card-${id}`)
export const cardText = (id: string) => word('orion', `card-${id}`, 'text')
export const raceName = (race: string | null) => (race ? word('orion', `race-${race}`) : '')
export const moment = (when: string) => word('orion', `moment-${when}`)
export const viewOf = (table: Table) => table.view as View
export const upper = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** "2 food and 1 fleet". */
export function goodsWords(goods: readonly number[]): string {
  const parts = RESOURCES.flatMap((name, i) => (goods[i] ? [word('orion', `count-${name}`, '', { n: goods[i] })] : []))
  if (!parts.length) return word('orion', 'count-nothing')
  return parts.reduce((a, b, i) => word('orion', i === parts.length - 1 ? 'both' : 'list', '', { a, b }))
}

/** All that a card's face says, for a screen reader. */
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

/** What building a card of the hand takes, in sentences: for the zoom and the decision bar. */
export function takes(table: Table, player: PlayerView, card: HandCard): string[] {
  if (!card.prices.length) {
    const barred = table.barred.find((each) => (each.option as unknown[])[0] === 'build' && (each.option as unknown[])[1] === card.card)
    return barred ? [table.say(barred.why)] : []
  }
  const most = Math.max(...card.prices.map((each) => each.saved))
  const best = card.prices.find((each) => each.saved === most)!
  if (!most) return [t('web-orion-pays', { goods: goodsWords(best.ways[0]) })]
  const why = savings(player, card.structure, best.place)
  const saved = t('web-orion-saves', { count: most }) + (why.length ? ` (${why.join(', ')})` : '')
  return [t('web-orion-pays', { goods: goodsWords(best.ways[0]) }), saved]
}

/** An attack in sentences: the fleets, the price, what follows, what answers. */
export function fightWords(view: View, fight: AttackView): string[] {
  const names = (cards: number[]) => cards.map((card) => { const found = findCard(view, card); return found ? cardName(found.structure ?? found.advisor!) : '' }).filter(Boolean).join(', ')
  const lines = [t('web-orion-fleets', { mine: fight.fleet + fight.bonus, theirs: fight.theirs }), t('web-orion-attack-price', { toll: fight.toll }), t('web-orion-attack-gain', { vp: LIMITS.attack_vp, morale: LIMITS.attack_morale })]
  if (fight.effects.length) lines.push(t('web-orion-then', { cards: names(fight.effects) }))
  if (fight.answers.length) lines.push(t('web-orion-answers', { cards: names(fight.answers) }))
  lines.push(t('web-orion-attacks-left', { count: fight.left }))
  return lines
}
