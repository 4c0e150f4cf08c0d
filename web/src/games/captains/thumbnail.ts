/** Thumbnail of the star map: places and ships. */
import data from 'virtual:captains'
import type { View } from '../../generated/captains'
import { LOOKS } from './model'
import { fitted, type Piece } from '../../lobby/boardThumbnail'

export function thumbnail(view: View): Piece[] {
  const { places } = data.maps.find((map) => map.seats.includes(view.players.length))!
  const { at } = fitted(places.map(({ x, y }) => ({ x, y })), 7)
  return places.flatMap((place, i): Piece[] => {
    const ships = view.players.filter((player) => player.at === place.id)
    const look = LOOKS[place.id]
    const spot: Piece = { ...at[i], r: look ? 3.2 : 2.2, hollow: true, look: look && { ...look, seed: place.id } }
    return [spot, ...ships.map(({ seat }, n): Piece => ({ x: at[i].x + n * 3, y: at[i].y - 4 - n * 2, r: 2, seat }))]
  })
}
