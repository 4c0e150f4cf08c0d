/** The view model of a captains board: the server's view merged with printed data. */
import data from 'virtual:captains'
import type { JobSeen, OfferSeen, PlaceSeen, PlayerSeen, SlotSeen, StationSeen, View as Seen } from '../../generated/captains'
import type { Table } from '../../lib/table.svelte'
import type { Tree } from '../../lib/types'
import type { PlanetLook } from '../../ui/planetLook'
import { laidOver } from '../laidOver'
import type { Part } from './formula'
import type { GlyphName } from './glyphs'

export const TECHS = data.techs
export const MISSIONS = data.missions
export const EVENTS = data.events
export const LEFT_IN_QUEUE = data.left
export const TRAINING = data.training
export const TRACKS = ['nian', 'cooperative', 'tincan'] as const
export type TrackName = (typeof TRACKS)[number]
export type Side = 'up' | 'right' | 'down' | 'left'
export type Edges = Partial<Record<Side, string>>

/** An effect: its signs, and the message whose `.text` describes it. */
export interface Says { id: string; signs: Part[] }
export interface Row { colour: string; says: Says }
export interface Mission { mission: string; points: number; rows: Row[] }
export interface Place extends Omit<PlaceSeen, 'mission'> { x: number; y: number; mission: Mission | null }
export interface Route { id: string; a: string; b: string; colour: string; pirate: string | null }
export interface Tech { tech: string; deck: string; kind: string; colour: string | null; overlay: boolean; edges: Edges; says: Says }
export interface Offer extends Partial<Omit<Tech, 'tech'>> { place: number; tech: string | null; fits: Record<string, string[]> }
export interface Slot extends Partial<Omit<Tech, 'tech' | 'edges'>> { state: string; tech: string | null; edges: Edges }
export interface Room { room: string; colour: string; says: Says; tech: boolean }
export interface Ship extends Omit<PlayerSeen, 'slots' | 'rooms'> { slots: Slot[]; rooms: Room[] }
export interface Space { points: number; event: boolean; says: Says | null }
export interface Track { spaces: Space[]; event: string | null }
export interface Station extends StationSeen { says: Says }
export interface Job extends Mission, Omit<JobSeen, 'mission'> {}
export interface View extends Omit<Seen, 'places' | 'pirates' | 'players' | 'display' | 'events' | 'event_techs' | 'lasting' | 'stations' | 'job' | 'passenger'> {
  places: Place[]; routes: Route[]; players: Ship[]; display: Offer[]; tracks_by_id: Record<TrackName, Track>
  event_techs: Tech[]; lasting: { event: string; says: Says }[]; stations: Record<string, Station>
  job: Job | null; passenger: { passenger: string; says: Says } | null
}

// -- printed data

const spoken = (id: string, signs: Part[] = []): Says => ({ id, signs })
export function missionOf(mission: string): Mission {
  const card = MISSIONS[mission]
  return { mission, points: card.points, rows: card.rows.map((row, at) => ({ colour: row.colour, says: spoken(`mission-${mission}-${at + 1}`, row.signs) })) }
}
export function techOf(tech: string): Tech {
  const { deck, kind, colour, overlay, edges, signs } = TECHS[tech]
  return { tech, deck, kind, colour, overlay, edges, says: spoken(`tech-${tech}`, signs) }
}
function roomOf(room: string): Room {
  const tech = room in TECHS
  const { colour, signs } = tech ? TECHS[room] : data.rooms[room]
  return { room, colour: colour ?? 'grey', tech, says: spoken(`${tech ? 'tech' : 'room'}-${room}`, signs) }
}

// -- merging the view with printed data

export const viewOf = laidOver(laidOut)

function laidOut(seen: Seen): View {
  const map = data.maps.find((each) => each.seats.includes(seen.players.length))!
  const spots = Object.fromEntries(map.places.map((spot) => [spot.id, spot]))
  return {
    ...seen,
    places: seen.places.map((place) => ({ ...place, x: spots[place.id].x, y: spots[place.id].y, mission: place.mission ? missionOf(place.mission) : null })),
    routes: map.routes.map((route) => ({ ...route, pirate: seen.pirates[route.id] ?? null })),
    players: seen.players.map((player) => shipOf(player, seen.boards)),
    display: seen.display.map(offerOf),
    tracks_by_id: Object.fromEntries(TRACKS.map((track) => [track, trackOf(seen, track)])) as Record<TrackName, Track>,
    event_techs: seen.event_techs.map(techOf),
    lasting: seen.lasting.map((event) => ({ event, says: spoken(`event-card-${event}`) })),
    stations: Object.fromEntries(Object.entries(seen.stations).map(([station, each]) => [station, { ...each, says: spoken(`station-${station}`) }])),
    job: seen.job && { ...seen.job, ...missionOf(seen.job.mission) },
    passenger: seen.passenger ? { passenger: seen.passenger, says: spoken(`passenger-${seen.passenger}`) } : null,
  }
}

const shipOf = (player: PlayerSeen, boards: string): Ship => ({ ...player, slots: player.slots.map((slot, at) => slotOf(slot, data.boards[boards][at])), rooms: player.rooms.map(roomOf) })
const slotOf = (slot: SlotSeen, printed: Edges): Slot => (slot.tech ? { state: slot.state, ...techOf(slot.tech) } : { ...slot, edges: printed })
const offerOf = (offer: OfferSeen, place: number): Offer => ({ place, ...offer, ...(offer.tech ? techOf(offer.tech) : {}) }) as Offer

function trackOf(seen: Seen, track: TrackName): Track {
  const spaces = data.tracks[seen.tracks][track]
  return {
    spaces: spaces.map(({ points, event, signs }, at) => ({ points, event, says: signs && spoken(`space-${seen.tracks}-${track}-${at}`, signs) })),
    event: seen.events[track] ?? null,
  }
}

export const asked = (table: Table): string => table.choice?.prompt.text ?? ''
export const rivals = (view: View, me: number): Ship[] => view.players.map((_, i) => view.players[(me + i) % view.players.length]).slice(1)
/** Sources of a seat's points; null for face-down missions. */
export function sources(table: Table, seat: number): Record<string, number | null> {
  const view = viewOf(table)
  const ship = view.players[seat]
  return { missions: ship.missions === null && ship.mission_count ? null : 0, ...view.breakdown[seat] }
}

export const placeOf = (view: View, id: string): Place => view.places.find((place) => place.id === id)!

/** The sign of a figure's rank, and the shape of its colour. */
export const rank = (figure: string): GlyphName => (figure === 'cadet' || figure === 'android' ? figure : figure.endsWith('_commander') ? 'commander' : 'ensign')
export const hue = (figure: string): GlyphName => (figure === 'cadet' ? 'grey' : figure === 'android' ? 'gold' : (figure.split('_')[0] as GlyphName))
/** Whether a figure can use the effect of a row. */
export const fitsRow = (figure: string, colour: string): boolean => figure === 'android' || hue(figure) === colour

/** Groups equal things, in order of first appearance. */
export function stacks<T>(things: T[], key: (thing: T) => string): { key: string; all: T[] }[] {
  const found = new Map<string, T[]>()
  for (const thing of things) found.set(key(thing), [...(found.get(key(thing)) ?? []), thing])
  return [...found].map(([name, all]) => ({ key: name, all }))
}

// -- the tech board: two rows of three

const STEP: Record<Side, [number, number]> = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] }
export const OPPOSITE: Record<Side, Side> = { up: 'down', right: 'left', down: 'up', left: 'right' }
export const SIDES = Object.keys(STEP) as Side[]

export function neighbour(slot: number, side: Side): number | null {
  const [x, y] = [(slot % 3) + STEP[side][0], Math.floor(slot / 3) + STEP[side][1]]
  return x < 0 || x > 2 || y < 0 || y > 1 ? null : y * 3 + x
}

/** Sides of a card in a slot whose symbols match the neighbouring slot. */
export function meets(slots: Slot[], slot: number, edges: Edges): Side[] {
  return SIDES.filter((side) => {
    const other = neighbour(slot, side)
    return other !== null && !!edges[side] && slots[other].edges[OPPOSITE[side]] === edges[side]
  })
}

/** A card about to be placed: its sides, and the slots where it may go. */
export interface Candidate { tech: string; edges: Edges; slots: number[] }

export function candidate(table: Table): Candidate | null {
  const view = viewOf(table)
  const options = table.options.map((option) => option.option as unknown[])
  if (asked(table) === 'prompt-place-tech') {
    const name = (table.choice!.prompt.args?.tech as Tree | undefined)?.text.slice(5) ?? ''
    const slots = options.filter((option) => option[0] === 'place' || option[0] === 'replace').map((option) => Number(option[1]))
    return TECHS[name] ? { tech: name, edges: TECHS[name].edges, slots } : null
  }
  const own = view.players[table.seat]
  const picked = table.picked.find((thing) => thing.startsWith('offer:') || thing.startsWith('card:'))
  if (!picked || !own) return null
  const [kind, id] = picked.split(':')
  const name = kind === 'offer' ? id : (view.drawn.find((each) => String(each.card) === id)?.tech ?? '')
  if (!TECHS[name]) return null
  const offer = view.display.find((each) => each.tech === name)
  const free = own.slots.flatMap((slot, at) => (slot.state === 'empty' ? [at] : []))
  const slots = offer?.fits && Object.keys(offer.fits).length ? Object.keys(offer.fits).map(Number) : free
  return { tech: name, edges: offer?.edges ?? TECHS[name].edges, slots }
}

/** Thing id of one's own tech in the pending choice: by slot, as a room, or by name. */
export function slotThing(table: Table, at: number, slot: Slot): string {
  const tech = slot.tech
  if (table.touched.has(`slot:${at}`) || !tech) return `slot:${at}`
  if (table.touched.has(`copied:${tech}`)) return `copied:${tech}`
  if (table.touched.has(`room:${tech}`) || (slot.kind === 'room' && asked(table) === 'prompt-turn')) return `room:${tech}`
  return `tech:${tech}`
}

// -- the map

export const LOOKS: Record<string, PlanetLook> = {
  aldara: { kind: 'land', colour: 'var(--c-genes)' }, brontis: { kind: 'land', colour: 'var(--c-novelty)' }, cerulo: { kind: 'cracks', colour: 'var(--c-genes)' },
  dunmarrow: { kind: 'bands', colour: 'var(--c-orange)' }, eos_minor: { kind: 'craters', colour: 'var(--c-genes)' }, fennix: { kind: 'craters', colour: 'var(--c-rare)' },
  glimmer: { kind: 'bands', colour: 'var(--c-rare)', ring: true }, hadrika: { kind: 'bands', colour: 'var(--c-purple)' }, ixion_reach: { kind: 'land', colour: 'var(--c-alien)' },
  juno_anvil: { kind: 'craters', colour: 'var(--c-orange)' }, kelpa: { kind: 'bands', colour: 'var(--c-red)', moon: true }, lumen: { kind: 'ice', colour: 'var(--c-novelty)' },
  marrakand: { kind: 'cracks', colour: 'var(--c-orange)', moon: true }, nimbus: { kind: 'ice', colour: 'var(--c-white)', ring: true }, oortend: { kind: 'city', colour: 'var(--c-grey)' },
}

export interface Way { id: string; d: string; x: number; y: number; colour: string }
type Box = [left: number, right: number, top: number, bottom: number]

/** Half the width of a pirate, the radius of a world, and the width of a letter, in units of the map. */
const [PIRATE, WORLD, LETTER] = [26, 50, 11]
/** Where a pirate may lie on its route, best first. */
const SPOTS = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.31, 0.69]

/** Where a name is: below its place (also to the left or right), or above it. */
export type NameSide = '' | 'leftward' | 'rightward' | 'upper'
const SHIFT: Record<NameSide, number> = { '': 0, leftward: -0.42, rightward: 0.42, upper: 0 }

/** Whether the name of a place is always above it. */
export const isHigh = (place: Place) => place.y < 230

/** The box of a name. */
function nameBox(place: Place, name: string, side: NameSide = ''): Box {
  const { x, y, station } = place
  const width = name.length * LETTER
  const left = x < 130 ? x - WORLD - 10 : x > 870 ? x + WORLD + 10 - width : x - width / 2 + SHIFT[side] * width
  const [top, bottom] = isHigh(place) || side === 'upper' ? [y - 94, y - 62] : [y + WORLD, y + (station ? 88 : 82)]
  return [left, left + width, top, bottom]
}

/** The boxes of a place: its world, its name and its badge. */
export const boxesOf = (place: Place, name: string): Box[] =>
  [[place.x - WORLD, place.x + WORLD, place.y - WORLD, place.y + WORLD], nameBox(place, name), [place.x + 16, place.x + 66, place.y - 66, place.y - 16]]

const pirateBox = ({ x, y }: { x: number; y: number }): Box => [x - PIRATE, x + PIRATE, y - PIRATE, y + PIRATE]
/** The area that two boxes share. */
const shared = (a: Box, b: Box) => Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[2], b[2]))

/** The side of a name that pirates and other places cover least. */
export function nameSide(place: Place, name: string, pirates: Way[], others: Box[]): NameSide {
  const sides: NameSide[] = isHigh(place) ? [''] : ['', ...(place.x < 130 || place.x > 870 ? [] : (['leftward', 'rightward'] as const)), ...(place.ships.length ? [] : (['upper'] as const))]
  const boxes = [...pirates.map(pirateBox), ...others]
  const covered = (side: NameSide) => boxes.reduce((sum, box) => sum + shared(box, nameBox(place, name, side)), 0)
  return sides.reduce((best, side) => (covered(side) < covered(best) ? side : best))
}

/** Path of a route, and the place of its pirate, clear of all `boxes`. Routes between outer places bend outwards. */
export function way(view: View, route: Route, boxes: Box[]): Way {
  const [a, b] = [placeOf(view, route.a), placeOf(view, route.b)]
  const far = (place: Place) => Math.hypot(place.x - 500, place.y - 500) > 380
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  const swing = far(a) && far(b) ? 0.34 : 0.06
  const [cx, cy] = [mx + (mx - 500) * swing, my + (my - 500) * swing]
  const at = (t: number) => ({ x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * cx + t * t * b.x, y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * cy + t * t * b.y })
  /** By how much a pirate there would cover the boxes. */
  const covered = (point: { x: number; y: number }) => boxes.reduce((sum, box) => sum + shared(pirateBox(point), box), 0)
  const spot = SPOTS.map(at).reduce((best, each) => (covered(each) < covered(best) ? each : best))
  return { id: route.id, d: `M${a.x} ${a.y}Q${cx.toFixed(0)} ${cy.toFixed(0)} ${b.x} ${b.y}`, ...spot, colour: route.colour }
}

/** The vertical extent of the map that is drawn. */
export function bounds(view: View): { top: number; height: number } {
  const ys = view.places.map((place) => place.y)
  const top = Math.min(...ys) - 92
  return { top, height: Math.max(...ys) + 78 - top }
}
