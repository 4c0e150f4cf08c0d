/** Display names of players. */
import type { Name } from './fluent'
import type { Player } from './types'

/** A bot's title, else its name, else a generic text. */
export function botName(player: Player): Name {
  return player.title ?? player.name ?? { text: 'web-bot-any' }
}

/** A bot's title, a player's own name, or the number of a free seat. */
export function nameOf(player: Player): Name {
  if (player.kind === 'bot') return botName(player)
  return player.name ?? { text: 'shell-player', args: { number: String(player.seat + 1) } }
}
