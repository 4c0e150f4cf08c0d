/** Lays out a hand so that nothing of a card is hidden: side by side while it can be read, else in rows. */

export interface CardShape {
  /** The narrowest and the widest card that is read with ease. */
  least: number
  most: number
  /** Height by width: the lowest and the highest card. */
  low: number
  high: number
  /** What its words need: width by height. */
  area?: number
}
export interface HandLayout { columns: number; rows: number; width: number; height: number }

export const GAP = 12
/** Between rows, where marks lie. */
export const ROW_GAP = 18
/** So many cards lie side by side wherever they can be read. */
const BESIDE = 8

/** The layout with the largest cards in a room; `height` 0 is a room without an end. Null: they cannot be read in any. */
export function layOut(count: number, room: { width: number; height: number }, shape: CardShape): HandLayout | null {
  if (!count) return { columns: 0, rows: 0, width: shape.most, height: 0 }
  let best: HandLayout | null = null
  for (let rows = 1; rows <= 3; rows += 1) {
    const columns = Math.ceil(count / rows)
    const high = room.height ? (room.height - ROW_GAP * (rows - 1)) / rows : Infinity
    const width = Math.floor(Math.min(shape.most, (room.width - GAP * (columns - 1)) / columns, high / shape.low))
    const height = Math.floor(Math.min(high, Math.max(width * shape.high, (shape.area ?? 0) / width)))
    if (width < shape.least || width * height < (shape.area ?? 0)) continue
    const layout = { columns, rows, width, height }
    if (rows === 1 && count <= BESIDE) return layout
    if (!best || layout.width > best.width * 1.08) best = layout
  }
  return best
}
