/** Texts on lobby cards: names, opponents, state and age of a table. */
import { standing as saidFacts } from '../lib/standingText'
import { briefClock } from '../lib/clockText'
import { botName, nameOf } from '../lib/playerNames'
import { say, t } from '../lib/texts.svelte'
import { gameTitle } from '../lib/gameTitles.svelte'
import type { GameInfo, Player, TableCard } from '../lib/types'

/** The name of a player on a lobby card. */
export function nameOn(table: TableCard, player: Player): string {
  if (player.kind === 'bot') return say('', botName(player))
  if (table.mine.length === 1 && table.mine[0] === player.seat) return t('web-you')
  return player.name ?? t('web-free')
}

/** The opponents at a table: "Against Vesna", "With Marta, Ares and Sol". */
export function peopleOf(table: TableCard): string {
  const others = table.players.filter((player) => !table.mine.includes(player.seat) && (player.taken || player.kind === 'bot')).map(nameOf)
  const [a, b, c] = others.map((name) => (typeof name === 'string' ? { text: 'shell-named', args: { name } } : name))
  if (!a || !table.mine.length) return ''
  return t(others.length === 1 ? 'web-people-1' : `web-people-${Math.min(4, others.length)}`, { a, b, c, more: others.length - 2 })
}

/** The title of a table: its own name, or its game's. */
export const titleOf = (table: TableCard) => table.name || gameTitle(table.game)

/** The state of its game, in a few words. */
export function standing(table: TableCard): string {
  const names = table.players.map(nameOf)
  const reader = table.mine.length === 1 ? table.mine[0] : null
  const facts = saidFacts(table.heading ?? [], (what) => say(table.game, what, names, reader))
  const counts = table.over ? [] : [...(table.rated ? [t('web-rated')] : []), ...(table.clock?.pace ? [briefClock(table.clock)] : [])]
  const from = table.origin ? [t('web-played-on', { move: table.origin.move })] : []
  return [...(table.name ? [gameTitle(table.game)] : []), ...(facts ? [facts] : []), ...counts, ...from].join(', ')
}

export function ago(at: number): string {
  const minutes = Math.floor((Date.now() / 1000 - at) / 60)
  if (minutes < 1) return t('web-ago-now')
  if (minutes < 60) return t('web-ago-minutes', { count: minutes })
  if (minutes < 60 * 24) return t('web-ago-hours', { count: Math.floor(minutes / 60) })
  return t('web-ago-days', { count: Math.floor(minutes / 1440) })
}

/** "2–4", or "2". */
export const range = ([least, most]: [number, number]) => (least === most ? String(least) : `${least}–${most}`)

/** Default number of seats: two, if the game allows it. */
export const fewest = ({ seats: [least, most] }: GameInfo) => Math.min(Math.max(2, least), most)
