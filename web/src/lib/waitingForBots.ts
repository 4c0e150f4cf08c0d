/** Who lets the others wait: where it is bots alone, they think, and the table says so. */
import type { Player } from './types'

export const thinking = (waiting: number[], players: Player[]): boolean =>
  waiting.length > 0 && waiting.every((seat) => players.some((player) => player.seat === seat && (player.kind === 'bot' || player.stand_in !== null)))
