/** Shares the room of the own side out among tableau, action cards and hands: the hand has what is free. */
import { GAP, layOut, type CardShape } from '../../ui/handLayout'
import { LIMITS } from './cardArt'

/** A card of the hand, and one looked at. */
export const SHAPE: CardShape = { least: 92, most: 168, low: 1.12, high: 1.5 }
/** What a heading takes, with the gap to what it heads. */
const HEAD = 44
/** The row of action cards. */
const ACTIONS = 88
const BETWEEN = 12
/** What the lowest row keeps below it for its marks. */
const MARKS = 8
/** Cards in play lie on their side where they would stand smaller than this. */
const STANDING = 112
const LYING = 148

export interface DeskLayout {
  /** Whether the cards in play lie on their side, with their powers beside them. */
  lying: boolean
  columns: number
  /** Width of a standing card, height of a lying one. */
  size: number
  /** The room of each hand, from top to bottom. */
  hands: number[]
}

/** The first of two hands is the one that is looked at: it has the larger part. */
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
