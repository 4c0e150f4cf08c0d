/** Texts of the board: names and sentences. */
import { word } from '../../lib/texts.svelte'
import type { Edges } from './model'

export { upper } from '../../lib/wording'
const named = (kind: string) => (id: string) => word('captains', `${kind}-${id}`)
export const figureName = named('figure')
export const techName = named('tech')
export const missionName = named('mission')
export const placeName = named('place')
export const cargoName = named('cargo')
export const eventName = named('event-card')
export const stationName = named('station')
export const trackName = named('track')
/** The effect of a thing in words. */
export const sentence = (says: { id: string }): string => word('captains', says.id, 'text')
/** The symbols on the sides of a tech, in words. */
export const sides = (edges: Edges): string => Object.entries(edges).map(([side, symbol]) => word('captains', `edge-${side}`, '', { symbol: word('captains', `symbol-${symbol}`) })).join(', ')

/** Length from which a name is set in narrow letters, however short its words are. */
const LONG = 20

/** CSS class of a name by its longest word: `long` is narrow, `longest` the narrowest. */
export function setting(name: string, room: number): '' | 'long' | 'longest' {
  const word = Math.max(...name.split(/[\s-]/).map((part) => part.length))
  return word > 13 ? 'longest' : word > room || name.length > LONG ? 'long' : ''
}
