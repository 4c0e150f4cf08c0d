/** The map: its places, and the ships where they are. */
import data from 'virtual:captains'
import type { View } from '../../generated/captains'
import { fitted, type Piece } from '../../lobby/boardThumbnail'

export function thumbnail(view: View): Piece[] {
  const { places } = data.maps.find((map) => map.seats.includes(view.players.length))!
  const { at } = fitted(places.map(({ x, y }) => ({ x, y })), 7)
  return places.flatMap((place, i): Piece[] => {
    const ships = view.players.filter((player) => player.at === place.id)
    const spot: Piece = { ...at[i], r: 2.2, hollow: true }
    return [spot, ...ships.map(({ seat }, n): Piece => ({ x: at[i].x + n * 3, y: at[i].y - n * 3, r: 3.4, seat }))]
  })
}
