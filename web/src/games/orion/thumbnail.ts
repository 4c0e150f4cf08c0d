/** Thumbnail of the systems: a stack per system on its seat's ground, a bar in its colour per structure. */
import type { View } from '../../generated/orion'
import { HEIGHT, WIDTH, type Piece } from '../../lobby/boardThumbnail'
import { STRUCTURES } from './model'

const TALLEST = 7
const STEP = (HEIGHT - 9) / TALLEST

export function thumbnail(view: View): Piece[] {
  const share = (WIDTH - 6) / view.players.length
  return view.players.flatMap(({ seat, systems }, place): Piece[] => {
    const w = (share - 5) / Math.max(1, systems.length)
    return systems.flatMap(({ cards }, at): Piece[] => {
      const x = 4 + place * share + at * w
      const ground: Piece = { x, y: HEIGHT - 5, w: w - 1.2, h: 1.6, seat }
      const free: Piece = { x, y: HEIGHT - 6 - STEP * (cards.length + 1), w: w - 1.2, h: STEP - 1.2, hollow: true }
      const bars = cards.slice(0, TALLEST).map(({ structure }, level): Piece => (
        { x, y: HEIGHT - 6 - STEP * (level + 1), w: w - 1.2, h: STEP - 1.2, colour: `var(--c-${STRUCTURES[structure].colour})` }))
      return cards.length < TALLEST ? [ground, ...bars, free] : [ground, ...bars]
    })
  })
}
