/** Thumbnail of the tableaus: a small rectangle per card, in rows by seat. */
import type { View } from '../../generated/race'
import { HEIGHT, type Piece } from '../../lobby/boardThumbnail'

const ACROSS = 8

export function thumbnail(view: View): Piece[] {
  const band = (HEIGHT - 4) / view.players.length
  return view.players.flatMap(({ seat, tableau }, row): Piece[] => {
    const rows = Math.max(1, Math.ceil(tableau.length / ACROSS))
    const h = Math.min(11, band / rows - 1.6)
    const w = Math.min(7, h * 0.72)
    return tableau.map((_, i): Piece => ({ x: 5 + (i % ACROSS) * 8.7, y: 2 + row * band + Math.floor(i / ACROSS) * (h + 1.6), w, h, seat }))
  })
}
