/** What the board has to know of components.toml besides the view, and nothing more: what is printed, and its signs. */
import { ability, formula, scoring } from './formula'

/* eslint-disable @typescript-eslint/no-explicit-any */
export default function data(file: any) {
  const ours = (each: any) => [each.source, each.effects_from].some((from) => from === 'designed' || from === 'partial')
  const named = (list: any[], make: (each: any) => unknown) => Object.fromEntries(list.map((each) => [each.id, make(each)]))
  const signs = (tech: any) => (tech.kind === 'room' ? formula(tech.effects) : tech.kind === 'omega' ? scoring(tech.scoring) : ability(tech.ability))
  const spaces = (side: string) =>
    named(file.tracks.filter((each: any) => each.side === side), (track) =>
      track.spaces.map((space: any) => ({ points: space.points, event: !!space.event, signs: space.bonus ? formula(space.bonus) : null })),
    )
  return {
    techs: named(file.techs, (each) => ({
      deck: each.deck, kind: each.kind, colour: each.colour ?? null, overlay: !!each.overlay, edges: each.edges, signs: signs(each), designed: ours(each),
    })),
    rooms: named(file.rooms, (each) => ({ colour: each.colour, signs: formula(each.effects) })),
    missions: named(file.missions, (each) => ({
      points: each.points, rows: each.rows.map((row: any) => ({ colour: row.colour, signs: formula(row.effects) })), designed: ours(each),
    })),
    events: named(file.events, (each) => ({ designed: ours(each) })),
    tracks: { A: spaces('A'), B: spaces('B') },
    boards: named(file.boards, (each) => each.slots.map((slot: any) => slot.edges)),
    maps: file.maps.map((each: any) => ({
      seats: each.seats, places: each.places, routes: each.routes.map((way: any) => ({ id: `${way.a}-${way.b}`, ...way })),
    })),
    left: file.constants.left_in_queue,
  }
}
