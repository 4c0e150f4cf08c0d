/** Thumbnails of positions: a game's `thumbnail.ts` maps its view to pieces on 78 by 52. */

import type { PlanetLook } from '../ui/planetLook'

/** A planet (`r` and `look`), a disc (`r`), a hexagon (`r` and `hex`) or a bar (`w`, `h`); `seat` or `colour` sets the colour, default: the line colour. */
export interface Piece { x: number; y: number; r?: number; hex?: boolean; w?: number; h?: number; seat?: number; colour?: string; hollow?: boolean; look?: PlanetLook & { seed: string } }

export const WIDTH = 78
export const HEIGHT = 52

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Thumbnail = (view: any) => Piece[]
const thumbnails = import.meta.glob('../games/*/thumbnail.ts') as Record<string, () => Promise<{ thumbnail: Thumbnail }>>

/** Loads the thumbnail function of a game; null if it has none. */
export const loadThumbnail = async (game: string): Promise<Thumbnail | null> => (await thumbnails[`../games/${game}/thumbnail.ts`]?.())?.thumbnail ?? null

/** Scales points to fit the thumbnail, keeping the aspect ratio. */
export function fitted(points: { x: number; y: number }[], edge: number): { at: { x: number; y: number }[]; scale: number } {
  const [xs, ys] = [points.map((each) => each.x), points.map((each) => each.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = Math.min((WIDTH - 2 * edge) / (wide || 1), (HEIGHT - 2 * edge) / (high || 1))
  const [dx, dy] = [(WIDTH - wide * scale) / 2, (HEIGHT - high * scale) / 2]
  return { scale, at: points.map(({ x, y }) => ({ x: dx + (x - left) * scale, y: dy + (y - top) * scale })) }
}
