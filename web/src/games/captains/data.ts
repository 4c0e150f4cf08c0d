/** Picks the fields of components.toml that the board needs besides the view, and their signs. */
import type { ComponentFile, Event, Mission, Tech } from '../../generated/captains.components'
import { byId } from '../../lib/components'
import { ability, formula, scoring } from './formula'

/** Whether part of the row is our own design. */
const ours = (row: Tech | Mission | Event) => [row.source, row.effects_from].some((from) => from === 'designed' || from === 'partial')
const signs = (row: Tech) => (row.ability ? ability(row.ability) : row.scoring ? scoring(row.scoring) : formula(row.effects ?? []))
const tech = (row: Tech) => ({ deck: row.deck, kind: row.kind, colour: row.colour ?? null, overlay: !!row.overlay, edges: row.edges, signs: signs(row), designed: ours(row) })

/** The spaces of the tracks on one side of the board. */
function spaces(file: ComponentFile, side: 'A' | 'B') {
  return byId(file.tracks.filter((each) => each.side === side), (track) =>
    track.spaces.map((space) => ({ points: space.points, event: !!space.event, signs: space.bonus?.length ? formula(space.bonus) : null })),
  )
}

export default function data(file: ComponentFile) {
  return {
    techs: byId(file.techs, tech),
    rooms: byId(file.rooms, (row) => ({ colour: row.colour, signs: formula(row.effects) })),
    missions: byId(file.missions, (row) => ({
      points: row.points, rows: row.rows.map(({ colour, effects }) => ({ colour, signs: formula(effects) })), designed: ours(row),
    })),
    events: byId(file.events, (row) => ({ designed: ours(row) })),
    tracks: { A: spaces(file, 'A'), B: spaces(file, 'B') } as Record<string, ReturnType<typeof spaces>>,
    boards: byId(file.boards, (row) => row.slots.map((slot) => slot.edges)),
    maps: file.maps.map(({ seats, places, routes }) => ({
      seats, places: places.map(({ id, x, y }) => ({ id, x, y })), routes: routes.map((way) => ({ id: `${way.a}-${way.b}`, ...way })),
    })),
    left: file.constants.left_in_queue,
    training: file.constants.training,
  }
}
