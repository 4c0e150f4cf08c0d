/** Thumbnail of the galaxy: its hexes, owned ones in the empire's colour. */
import type { View } from '../../generated/adastra'
import { fitted, type Piece } from '../../lobby/boardThumbnail'
import { centre } from '../../ui/hex'

const HALF = Math.sqrt(3) / 2

export function thumbnail(view: View): Piece[] {
  const inside = view.systems.filter(({ q, r }) => q !== undefined && r !== undefined)
  if (!inside.length) return []
  const { at, scale } = fitted(inside.map(({ q, r }) => centre({ q: q!, r: r! }, 1)), 6)
  return inside.map(({ owner, explored }, i): Piece => ({ ...at[i], r: Math.min(6, scale) * HALF, hex: true, seat: owner, hollow: owner === undefined && !explored }))
}
