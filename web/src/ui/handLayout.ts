/** Layout of a hand without overlap: side by side while readable, else in rows. */

export interface CardShape {
  /** Minimum and maximum width of a readable card. */
  least: number
  most: number
  /** Minimum and maximum ratio of height to width. */
  low: number
  high: number
  /** Minimum area for the text, width times height. */
  area?: number
}
export interface HandLayout { columns: number; rows: number; width: number; height: number }

export const GAP = 12
/** Gap between rows, with room for marks. */
export const ROW_GAP = 18
/** Up to this number, cards stay in one row as long as they are readable. */
const BESIDE = 8

/** The layout with the largest cards in a room; `height` 0 is unlimited. Null if no layout is readable. */
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
