/** Whether a table waits only for bots; it then shows that they are thinking. */
import type { Player } from './types'

export const waitingForBots = (waiting: number[], players: Player[]): boolean =>
  waiting.length > 0 && waiting.every((seat) => players.some((player) => player.seat === seat && (player.kind === 'bot' || player.stand_in !== null)))
