/** Small pictures of positions: a game's `thumbnail.ts` makes a few pieces of its view, on a ground of 78 by 52. */

import type { PlanetLook } from '../ui/planetLook'

/** A planet (`r` and `look`), a disc (`r`), a hexagon (`r` and `hex`) or a bar (`w`, `h`); `seat` gives it colour, nothing leaves it in the colour of the ground's lines. */
export interface Piece { x: number; y: number; r?: number; hex?: boolean; w?: number; h?: number; seat?: number; hollow?: boolean; look?: PlanetLook & { seed: string } }

export const WIDTH = 78
export const HEIGHT = 52

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Thumbnail = (view: any) => Piece[]
const thumbnails = import.meta.glob('../games/*/thumbnail.ts') as Record<string, () => Promise<{ thumbnail: Thumbnail }>>

/** How the positions of a game are drawn; null where it has no such thing. */
export const loadThumbnail = async (game: string): Promise<Thumbnail | null> => (await thumbnails[`../games/${game}/thumbnail.ts`]?.())?.thumbnail ?? null

/** Points scaled so that all lie on the ground, with their shape kept. */
export function fitted(points: { x: number; y: number }[], edge: number): { at: { x: number; y: number }[]; scale: number } {
  const [xs, ys] = [points.map((each) => each.x), points.map((each) => each.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = Math.min((WIDTH - 2 * edge) / (wide || 1), (HEIGHT - 2 * edge) / (high || 1))
  const [dx, dy] = [(WIDTH - wide * scale) / 2, (HEIGHT - high * scale) / 2]
  return { scale, at: points.map(({ x, y }) => ({ x: dx + (x - left) * scale, y: dy + (y - top) * scale })) }
}
