/** Names and sentences of this game's things. */
import { word } from '../../lib/texts.svelte'

export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)
const named = (kind: string) => (id: string) => word('captains', `${kind}-${id}`)
export const figureName = named('figure')
export const techName = named('tech')
export const missionName = named('mission')
export const placeName = named('place')
export const cargoName = named('cargo')
export const eventName = named('event-card')
export const stationName = named('station')
export const trackName = named('track')
