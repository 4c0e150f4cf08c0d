/** Pictures of structures (100 by 52), seeded by the card id: domes, ships, towers, dishes. */
import { seeded } from '../../lib/seededRandom'

const f = (x: number) => x.toFixed(1)
const poly = (points: [number, number][]) => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}z`
type Colour = 'blue' | 'red' | 'yellow' | 'grey'

export interface StructureArt {
  disc: { x: number; y: number; r: number }
  stars: string
  ground: string
  furrows: string
  /** Three planes from the back: shaded, plain, lit; `lines` are engraved over them. */
  far: string
  near: string
  lit: string
  lines: string
}

const FLOOR = 41

export function structureArt(id: string, colour: Colour): StructureArt {
  const next = seeded(`skyline ${id}`)
  const planes = { far: '', near: '', lit: '', lines: '' }
  const put = (path: string, plane = next()) => {
    planes[plane < 0.38 ? 'far' : plane < 0.76 ? 'near' : 'lit'] += path
  }
  DRAW[colour](next, put, planes)
  let stars = ''
  for (let i = 0; i < 11; i += 1) stars += `M${f(next() * 100)} ${f(next() * 34)}h.01`
  const bend = 1.5 + next() * 2
  let furrows = ''
  for (let i = 0; i < 4; i += 1) furrows += `M0 ${f(FLOOR + 2.4 + i * 2.5)}Q50 ${f(FLOOR + 2.4 + i * 2.5 - bend)} 100 ${f(FLOOR + 2.4 + i * 2.5)}`
  return {
    disc: { x: 22 + next() * 56, y: 14 + next() * 7, r: 8 + next() * 6 },
    stars,
    ground: `M0 ${FLOOR}Q50 ${f(FLOOR - bend * 2)} 100 ${FLOOR}V53H0z`,
    furrows,
    ...planes,
  }
}

type Put = (path: string, plane?: number) => void
type Planes = { far: string; near: string; lit: string; lines: string }

/** Domes with their ribs. */
function domes(next: () => number, put: Put, planes: Planes): void {
  const count = 4 + Math.floor(next() * 3)
  for (let i = 0; i < count; i += 1) {
    const x = ((i + 0.5) / count) * 108 - 4 + (next() - 0.5) * 8
    const r = 7 + next() * 7
    const y = FLOOR - 0.5
    put(`M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 0 1 ${f(2 * r)} 0z`)
    for (const side of [-0.55, 0, 0.55]) planes.lines += `M${f(x + side * r)} ${f(y)}Q${f(x + side * r * 0.9)} ${f(y - r * 0.75)} ${f(x)} ${f(y - r)}`
    if (next() > 0.6) planes.lines += `M${f(x)} ${f(y - r)}v${f(-2 - next() * 3)}`
  }
}

/** Hulls in flight, the nearest one lit. */
function ships(next: () => number, put: Put, planes: Planes): void {
  const turn = -0.28 + next() * 0.2
  const count = 2 + Math.floor(next() * 3)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  for (let i = 0; i < count; i += 1) {
    const long = i === 0 ? 17 + next() * 5 : 8 + next() * 7
    const [x, y] = i === 0 ? [44 + next() * 12, 24 + next() * 3] : [10 + ((i - 1) / Math.max(1, count - 2)) * 72 + next() * 8, 9 + next() * 22]
    const at = (dx: number, dy: number): [number, number] => [x + (dx * cos - dy * sin) * long, y + (dx * sin + dy * cos) * long]
    const wide = 0.2 + next() * 0.12
    put(poly([at(1.1, 0), at(-0.2, -wide), at(-0.95, -wide * 1.5), at(-0.7, 0), at(-0.95, wide * 1.5), at(-0.2, wide)]), i === 0 ? 0.9 : 0.1 + (i % 2) * 0.4)
    const line = (from: [number, number], to: [number, number]) => (planes.lines += `M${f(from[0])} ${f(from[1])}L${f(to[0])} ${f(to[1])}`)
    line(at(0.8, 0), at(-0.7, 0))
    line(at(0.1, -wide * 0.7), at(-0.5, -wide))
    line(at(0.1, wide * 0.7), at(-0.5, wide))
    for (const side of [-0.5, 0.5]) planes.lines += `M${at(-1.1, wide * side).map(f).join(' ')}L${at(-1.5 - next() * 0.5, wide * side).map(f).join(' ')}`
  }
}

/** Towers and chimneys with their storeys. */
function towers(next: () => number, put: Put, planes: Planes): void {
  let x = 3 + next() * 5
  while (x < 94) {
    const wide = 5 + next() * 6
    const tall = 8 + next() * next() * 26
    const top = FLOOR - tall
    const roof = next()
    const shape: [number, number][] = roof < 0.4 ? [[x, top + 3], [x + wide / 2, top - 1], [x + wide, top + 3]] : roof < 0.7 ? [[x, top], [x + wide, top + 4]] : [[x, top], [x + wide, top]]
    put(poly([[x, FLOOR], ...shape, [x + wide, FLOOR]]))
    for (let y = top + 6; y < FLOOR - 1; y += 3.2) planes.lines += `M${f(x + 1.2)} ${f(y)}h${f(wide - 2.4)}`
    if (roof > 0.86) planes.lines += `M${f(x + wide / 2)} ${f(top)}v-5`
    x += wide + 1 + next() * 5
  }
}

/** Dish antennas on masts, in different directions. */
function dishes(next: () => number, put: Put, planes: Planes): void {
  const count = 3 + Math.floor(next() * 3)
  for (let i = 0; i < count; i += 1) {
    const x = ((i + 0.5) / count) * 100 + (next() - 0.5) * 8
    const y = 16 + next() * 13
    const r = 5 + next() * 4.5
    const turn = -2.3 + next() * 1.5
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    planes.lines += `M${f(x)} ${f(y)}L${f(x - 3.5)} ${FLOOR}M${f(x)} ${f(y)}L${f(x + 3.5)} ${FLOOR}M${f(x - 1.8)} ${f((y + FLOOR) / 2)}h3.600`
    const [ax, ay, bx, by] = [x - sin * r, y + cos * r, x + sin * r, y - cos * r]
    put(`M${f(ax)} ${f(ay)}A${f(r)} ${f(r)} 0 0 1 ${f(bx)} ${f(by)}z`, next() * 0.7 + 0.3)
    planes.lines += `M${f(x)} ${f(y)}L${f(x + cos * r * 0.9)} ${f(y + sin * r * 0.9)}`
    planes.lit += `M${f(x + cos * r - 1)} ${f(y + sin * r)}a1 1 0 1 0 2 0a1 1 0 1 0-2 0`
  }
}

const DRAW: Record<Colour, (next: () => number, put: Put, planes: Planes) => void> = { blue: domes, red: ships, yellow: towers, grey: dishes }
