/** The rights of a player besides answering: undo, undo requests, branching. */
import type { Player, Position } from './types'

/** The state of a table that these rights depend on. */
export interface Standing {
  position: Position | null
  players: Player[]
  mine: number[]
  /** The seat that I act for. */
  seat: number | undefined
}

const others = ({ players, mine }: Standing): boolean => players.some((player) => player.kind !== 'bot' && !mine.includes(player.seat))

/** Number of answers that I may undo without consent. */
export function undoSteps({ position, seat }: Standing): number {
  return seat === undefined || !position ? 0 : (position.undo[String(seat)] ?? 0)
}

/** Whether I may ask the others for an undo: only if I can undo nothing without consent. */
export function mayAsk(standing: Standing): boolean {
  const { position, mine } = standing
  return others(standing) && mine.length > 0 && !!position && position.move > 0 && !position.over && undoSteps(standing) === 0
}

/** Whether playing on from a past position is allowed: it must hold no secrets of others. */
export function mayBranch(standing: Standing): boolean {
  return !!standing.position?.over || (standing.mine.length > 0 && !others(standing))
}

/** A seat of mine that a stand-in bot plays, or null. */
export function replaced({ players, mine }: Standing): number | null {
  return players.find((player) => player.stand_in && mine.includes(player.seat))?.seat ?? null
}

/** Other seats that want a rematch; empty once the new table exists. */
export const rematchSeats = ({ rematch, welcome }: { rematch: { wanted: number[]; table: unknown }; welcome: { mine: number[] } | null }): number[] =>
  rematch.table ? [] : rematch.wanted.filter((seat) => !welcome?.mine.includes(seat))
