/** What a player may do besides answering: undo, ask the others, branch from the past. */
import type { Player, Position } from './types'

/** What of a table these rights depend on. */
export interface Standing {
  position: Position | null
  players: Player[]
  mine: number[]
  /** The seat that I act for. */
  seat: number | undefined
}

const others = ({ players, mine }: Standing): boolean => players.some((player) => player.kind !== 'bot' && !mine.includes(player.seat))

/** How many answers I may take back at once. */
export function undoSteps({ position, seat }: Standing): number {
  return seat === undefined || !position ? 0 : (position.undo[String(seat)] ?? 0)
}

/** Beyond what may be taken back at once, the others can be asked. */
export function mayAsk(standing: Standing): boolean {
  const { position, mine } = standing
  return others(standing) && mine.length > 0 && !!position && position.move > 0 && !position.over && undoSteps(standing) === 0
}

/** Whether one may play on from the past: nobody else's secrets are in it. */
export function mayBranch(standing: Standing): boolean {
  return !!standing.position?.over || (standing.mine.length > 0 && !others(standing))
}

/** A seat of mine where a bot sits in, or null. */
export function replaced({ players, mine }: Standing): number | null {
  return players.find((player) => player.stand_in && mine.includes(player.seat))?.seat ?? null
}

/** The seats of others that would like a rematch, until it is there. */
export const rematchSeats = ({ rematch, welcome }: { rematch: { wanted: number[]; table: unknown }; welcome: { mine: number[] } | null }): number[] =>
  rematch.table ? [] : rematch.wanted.filter((seat) => !welcome?.mine.includes(seat))
