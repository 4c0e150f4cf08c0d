/** Divides the player's area among tableau, action cards and hands. */
import { GAP, layOut, type CardShape } from '../../ui/handLayout'
import { LIMITS } from './cardArt'

/** Shape of a card in hand or looked at. */
export const SHAPE: CardShape = { least: 92, most: 168, low: 1.12, high: 1.5 }
/** Height of a heading with the gap below it. */
const HEAD = 44
/** Height of the row of action cards. */
const ACTIONS = 88
const BETWEEN = 12
/** Space for marks below the lowest row. */
const MARKS = 8
/** Minimum width of upright cards in play; below it they are landscape. */
const STANDING = 112
const LYING = 148

export interface DeskLayout {
  /** Whether the cards in play are landscape, with their powers beside them. */
  lying: boolean
  columns: number
  /** Width of an upright card, or height of a landscape one. */
  size: number
  /** Height of each hand. */
  hands: number[]
}

/** Computes the layout. The first of two hands holds the cards looked at and gets the larger share. */
export function shareOut(room: { width: number; height: number }, tableau: number, hands: number[], actions: boolean): DeskLayout {
  const slots = Math.min(tableau + 1, Math.max(tableau, LIMITS.tableau_end))
  const free = room.height - HEAD * (1 + hands.length) - BETWEEN * hands.length - (actions ? ACTIONS + BETWEEN : 0) - MARKS
  if (hands.every((count) => count <= 8)) {
    const held = hands.map((count) => Math.floor((layOut(count, { width: room.width, height: 0 }, SHAPE)?.width ?? 0) * SHAPE.high) || 24)
    const columns = Math.max(6, Math.ceil(slots / 2))
    const rows = Math.ceil(slots / columns)
    const left = free - held.reduce((sum, each) => sum + each, 0)
    const size = Math.floor(Math.min(148, (room.width - GAP * (columns - 1)) / columns, (left - GAP * (rows - 1)) / rows / SHAPE.high))
    if (size >= STANDING) return { lying: false, columns, size, hands: held }
  }
  const columns = Math.max(2, Math.floor((room.width + 10) / (LYING + 10)))
  const rows = Math.ceil(slots / columns)
  const size = room.height > 640 && rows < 4 ? 86 : 72
  const left = Math.max(free - rows * size - (rows - 1) * 10, 120 * hands.length)
  const weights = hands.map((count, i) => Math.max(1, Math.ceil(count / 8)) * (hands.length > 1 && !i ? 1.5 : 1))
  const shares = weights.reduce((sum, each) => sum + each, 0)
  return { lying: true, columns, size, hands: weights.map((each) => Math.floor((left * each) / shares)) }
}
