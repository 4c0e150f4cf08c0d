/** Texts of the board: names and sentences. */
import type { Table } from '../../lib/table.svelte'
import { t, word } from '../../lib/texts.svelte'
import type { Tree } from '../../lib/types'
import data from 'virtual:adastra'
import { ANTARANS, count, NEUTRAL, PEOPLE, STATES, sum, type Player, type Ships, type System } from './model'

export const say = (id: string, attribute = '', args?: Record<string, number | string | Tree>) => word('adastra', id, attribute, args)
export { upper } from '../../lib/wording'
export const techName = (id: string) => say(`technology-${id}`)
export const techText = (id: string) => say(`technology-${id}`, 'text')
export const cardKind = (id: string) => (id in data.technologies ? 'technology' : 'card')
export const cardName = (id: string) => say(`${cardKind(id)}-${id}`)
export const unitName = (id: string) => say(id in data.enemies ? `enemy-${id}` : `unit-${id}`)
export const countedUnit = (id: string, n: number) => say(`counted-${id}`, '', { count: n })
export const branchName = (id: string) => say(`branch-short-${['bio', 'phys', 'eng', 'gov'].indexOf(id)}`)
/** The name of an unlock: a building, a unit or terraforming. */
export const unlockName = (id: string) => say(`building-${id}`) || say(`unit-${id}`) || t(id === 'terraforming' ? 'web-adastra-terraforming' : 'web-adastra-terraforming-all')

export function systemName(system: System): string {
  const planet = system.planet ?? ''
  if (system.q === null) return say('system-antares')
  if (planet === 'orion' || planet.startsWith('home_')) return say(`planet-${planet}`)
  if (!system.explored) return say('system-unknown', '', { colour: { text: `colour-${system.colour}` }, n: system.at + 1 })
  return say(`star-${system.tile}`)
}
export const sideName = (table: Table, who: number | null): string =>
  who === null ? say('side-nobody') : who === ANTARANS ? say('side-antarans') : who === NEUTRAL ? say('side-enemies') : table.say({ seat: who })
export function empireName(player: Player): string {
  if (!player.empire) return ''
  return player.empire === 'custom' ? (player.foundation ? say(`foundation-${player.foundation}`) : say('empire-custom')) : say(`empire-${player.empire}`)
}

export const shipsWords = (ships: Ships[]) => ships.map((each) => countedUnit(each.unit, count(each))).join(', ')
const stateWords = (ships: Ships) => STATES.filter((state) => ships[state]).map((state) => `${ships[state]} ${say(`state-${state}`)}`).join(', ')
/** "3 Frigates (2 ready, 1 exhausted)". */
export const fleetWords = (ships: Ships[]) => ships.map((each) => `${countedUnit(each.unit, count(each))} (${stateWords(each)})`)

/** A system described for screen readers. */
export function spoken(table: Table, system: System): string {
  const parts = [systemName(system)]
  if (system.explored && system.owner !== null) parts.push(table.say({ seat: system.owner }))
  if (sum(system.capacity)) parts.push(PEOPLE.map((kind, i) => `${say(`population-${kind}`)} ${system.population[i]}/${system.capacity[i]}`).join(', '))
  for (const feature of system.features) parts.push(say(`feature-${feature}`))
  for (const [kind, n] of Object.entries(system.enemies)) parts.push(countedUnit(kind, n))
  if (system.fleet) parts.push(`${sideName(table, system.fleet.owner)}: ${shipsWords(system.fleet.ships)}`)
  if (system.outposts) parts.push(countedUnit('outpost', system.outposts))
  if (system.stations) parts.push(countedUnit('battle_station', system.stations))
  return parts.filter(Boolean).join('; ')
}
