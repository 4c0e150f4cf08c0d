/** Display names of players. */
import type { Name } from './fluent'
import type { Player } from './types'

/** A bot is called by its name, where it was given one, else by how well it plays. */
export function botName(player: Player): Name {
  return player.title ?? player.name ?? { text: 'web-bot-any' }
}

/** A player's own name, a bot's level, or the number of a seat that nobody has taken. */
export function nameOf(player: Player): Name {
  if (player.kind === 'bot') return botName(player)
  return player.name ?? { text: 'shell-player', args: { number: String(player.seat + 1) } }
}
