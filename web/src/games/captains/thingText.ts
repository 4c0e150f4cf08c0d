/** Name, description and rule of each thing on the board. */
import type { About } from '../kit'
import type { Table } from '../../lib/table.svelte'
import { t, word } from '../../lib/texts.svelte'
import { placeOf, techOf, TECHS, viewOf, type Tech } from './model'
import { cargoName, figureName, missionName, placeName, sentence, stationName, techName, trackName, upper } from './boardText'

/** The visible tech that a thing stands for. */
export function techFacts(table: Table, thing: string): Tech | null {
  const view = viewOf(table)
  const [kind, id] = thing.split(':')
  const name = kind === 'slot' ? view.players[table.seat]?.slots[Number(id)]?.tech : kind === 'card' ? view.drawn.find((each) => String(each.card) === id)?.tech : id
  return name && name in TECHS && ['slot', 'card', 'offer', 'tech', 'room', 'copied'].includes(kind) ? techOf(name) : null
}


function figure(id: string): About {
  const sort = id === 'android' || id === 'cadet' ? id : id.endsWith('_commander') ? 'commander' : 'ensign'
  return { name: upper(figureName(id)), text: t(`web-captains-about-${sort}`), rule: id === 'android' ? 'S5.9' : 'S5.1' }
}

export function describe(table: Table, thing: string): About {
  const view = viewOf(table)
  const [kind, id] = thing.split(':') as [string, string]
  const tech = techFacts(table, thing)
  if (tech) return { name: techName(tech.tech), text: upper(sentence(tech.says)), rule: tech.kind === 'room' ? 'S4.1' : tech.kind === 'omega' ? 'S11.7' : 'S12.1', onFace: true }
  switch (kind) {
    case 'room':
    case 'copied': {
      const room = view.players.flatMap((ship) => ship.rooms).find((each) => each.room === id)
      return { name: upper(word('captains', `room-${id}`)), text: room ? upper(sentence(room.says)) : '', rule: 'S4.1' }
    }
    case 'queue':
      return figure(view.players[table.seat]?.queue[Number(id)] ?? '')
    case 'into':
    case 'figure':
    case 'ready':
    case 'queued':
      return figure(id)
    case 'place': {
      const place = placeOf(view, id)
      const station = place.station ? view.stations[place.station] : null
      const mission = place.mission ? `${missionName(place.mission.mission)}: ${place.mission.rows.map((row) => sentence(row.says)).join('; ')}` : ''
      return { name: placeName(id), text: mission || (station ? `${stationName(place.station!)}: ${sentence(station.says)}` : ''), rule: station ? 'S7.1' : 'S6.1', onFace: true }
    }
    case 'mission': {
      const mission = view.job?.mission === id ? view.job : view.places.find((each) => each.mission?.mission === id)?.mission
      return { name: missionName(id), text: mission ? mission.rows.map((row) => `${upper(word('captains', `row-${row.colour}`))}: ${sentence(row.says)}.`).join(' ') : '', rule: 'S8.1' }
    }
    case 'route': {
      const route = view.routes.find((each) => each.id === id)!
      return { name: `${placeName(route.a)} – ${placeName(route.b)}`, text: route.pirate ? t('web-captains-about-pirate', { pirate: cargoName(route.pirate) }) : '', rule: route.pirate ? 'S9.2' : 'S6.2' }
    }
    case 'track': {
      return { name: upper(trackName(id)), text: t('web-captains-about-track'), rule: 'S13.1' }
    }
    case 'cargo':
      return { name: upper(cargoName(id)), text: t(/android|artifact/.test(id.split('_')[1] ?? '') ? 'web-captains-about-trophy' : 'web-captains-about-artifact'), rule: 'S10.1' }
    case 'part':
      return { name: upper(word('captains', `part-${id}`)), text: t('web-captains-about-damage'), rule: 'S10.4' }
    case 'slot':
      return { name: t('web-captains-slot', { slot: Number(id) + 1 }), text: word('captains', `slot-${view.players[table.seat]?.slots[Number(id)]?.state ?? 'empty'}`), rule: 'S11.3' }
  }
  return { name: '', text: '', rule: '' }
}
