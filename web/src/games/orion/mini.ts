/** The systems: a pile of bars for each, as high as cards lie there, side by side for every empire. */
import type { View } from '../../generated/orion'
import { HEIGHT, WIDTH, type Piece } from '../../lobby/mini'

const TALLEST = 7

export function mini(view: View): Piece[] {
  const share = (WIDTH - 6) / view.players.length
  return view.players.flatMap(({ seat, systems }, place): Piece[] => {
    const w = (share - 5) / Math.max(1, systems.length)
    return systems.flatMap(({ cards }, at): Piece[] =>
      cards.slice(0, TALLEST).map((_, level): Piece => ({ x: 4 + place * share + at * w, y: HEIGHT - 9 - level * 6, w: w - 1.2, h: 4.4, seat })),
    )
  })
}
