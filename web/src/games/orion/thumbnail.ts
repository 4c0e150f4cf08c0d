/** Thumbnail of the systems: a stack of bars per system, one bar per card. */
import type { View } from '../../generated/orion'
import { HEIGHT, WIDTH, type Piece } from '../../lobby/boardThumbnail'

const TALLEST = 7

export function thumbnail(view: View): Piece[] {
  const share = (WIDTH - 6) / view.players.length
  return view.players.flatMap(({ seat, systems }, place): Piece[] => {
    const w = (share - 5) / Math.max(1, systems.length)
    return systems.flatMap(({ cards }, at): Piece[] => {
      const x = 4 + place * share + at * w
      const ground: Piece = { x, y: HEIGHT - 4, w: w - 1.2, h: 1 }
      return [ground, ...cards.slice(0, TALLEST).map((_, level): Piece => ({ x, y: HEIGHT - 9.4 - level * 6, w: w - 1.2, h: 4.4, seat }))]
    })
  })
}
