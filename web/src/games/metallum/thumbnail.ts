/** Thumbnail of Metallum: planets with robots, one side above, the other below. */
import type { View } from '../../generated/metallum'
import { LOOKS } from './model'
import type { Piece } from '../../lobby/boardThumbnail'

const STEP = 10.4
const TALLEST = 17

export function thumbnail(view: View): Piece[] {
  const most = Math.max(1, ...view.planets.flatMap((planet) => planet.robots))
  return view.planets.flatMap((planet, at): Piece[] => {
    const x = 7.8 + at * STEP
    const look = planet.planet && planet.explored ? LOOKS[planet.planet] : undefined
    const disc: Piece = { x, y: 26, r: 4.2, hollow: !planet.explored, look: look && { ...look, seed: planet.planet! } }
    const bars = planet.robots.flatMap((robots, seat): Piece[] => {
      const h = (TALLEST * robots) / most
      return robots ? [{ x: x - 2.2, y: seat ? 31.5 : 20.5 - h, w: 4.4, h, seat }] : []
    })
    return [disc, ...bars]
  })
}
