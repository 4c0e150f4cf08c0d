/** Thumbnail of the tableaus: the seats below each other, a framed card each, with its world or the ring of a development. */
import type { View } from '../../generated/race'
import { HEIGHT, WIDTH, type Piece } from '../../lobby/boardThumbnail'
import { CARDS, isGreat, lookOf } from './cardArt'

/** Cards in a row, the width of a card by its height, and the space between two. */
const ACROSS = 6
const SHAPE = 0.78
const GAP = 1.4

export function thumbnail(view: View): Piece[] {
  const most = Math.max(1, ...view.players.map(({ tableau }) => tableau.length))
  const rows = Math.ceil(most / ACROSS)
  const columns = Math.max(3, Math.ceil(most / rows))
  const band = (HEIGHT - 4) / view.players.length
  const w = Math.min(12, (WIDTH - 6) / columns - GAP, (band / rows - GAP) * SHAPE)
  const h = w / SHAPE
  const left = (WIDTH - columns * (w + GAP) + GAP) / 2
  return view.players.flatMap(({ seat, tableau }, place): Piece[] => {
    const top = 2 + place * band + (band - rows * (h + GAP) + GAP) / 2
    return tableau.flatMap(({ design }, i): Piece[] => {
      const [x, y] = [left + (i % columns) * (w + GAP), top + Math.floor(i / columns) * (h + GAP)]
      const [middle, card] = [{ x: x + w / 2, y: y + h / 2 }, CARDS[design]]
      const frame: Piece = { x, y, w, h, seat, hollow: true }
      if (card.type === 'development') return [frame, { ...middle, r: w * 0.27, hollow: !isGreat(card) }]
      const { surface: kind, ring, moon } = lookOf(design)
      const colour = `var(--c-${card.windfall || !card.kind ? 'grey' : card.kind})`
      return [frame, { ...middle, r: w * 0.3, look: { seed: design, kind, colour, ring, moon } }]
    })
  })
}
