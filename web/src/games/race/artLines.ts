/** Line art of card pictures, seeded by the card id: stars, rocks, comets and orreries. The card is 100 wide, its picture 74 high. */
import { seeded } from '../../lib/seededRandom'

const f = (x: number) => x.toFixed(1)
const at = (r: number, turn: number, x = 0, y = 0) => `${f(x + Math.cos(turn) * r)} ${f(y + Math.sin(turn) * r)}`
const circle = (x: number, y: number, r: number) => `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0`

export function stars(id: string): { dots: string; sparks: string; rays: string } {
  const next = seeded(`sky ${id}`)
  let dots = ''
  for (let i = 0; i < 9; i += 1) dots += `M${f(next() * 100)} ${f(next() * 72)}h.01`
  const [x, y] = [8 + next() * 84, 22 + next() * 46]
  const sparks = `M${f(x)} ${f(y - 2)}l.5 1.500 1.500.5-1.500.5-.5 1.500-.5-1.500-1.500-.5 1.500-.5z`
  const turn = next()
  let rays = ''
  for (let i = 0; i < 7; i += 1) rays += `M${at(34, turn + i * 0.9, 50, 40)}L${at(80, turn + i * 0.9, 50, 40)}`
  return { dots, sparks, rays }
}

/** A rock: an irregular polygon with its dark side. */
function rock(next: () => number, x: number, y: number, r: number): { lit: string; dark: string } {
  const points = Array.from({ length: 8 }, (_, i) => [r * (0.74 + next() * 0.4), (i / 8) * 2 * Math.PI - 0.9] as const)
  const edge = points.map(([far, turn]) => at(far, turn, x, y))
  const inner = points.slice(0, 5).reverse().map(([far, turn]) => at(far * 0.35, turn + 0.1, x - r * 0.12, y - r * 0.12))
  return { lit: `M${edge.join('L')}z`, dark: `M${[...edge.slice(0, 5), ...inner].join('L')}z` }
}

export function rocks(id: string): { lit: string; dark: string } {
  const next = seeded(`rocks ${id}`)
  let lit = ''
  let dark = ''
  for (let i = 0; i < 15; i += 1) {
    const along = (i + 0.5) / 15
    const r = i % 5 === 2 ? 6 + next() * 2.5 : 1.4 + next() * 2.8
    const part = rock(next, 24 + along * 52, 54 - along * 29 + (next() - 0.5) * 22, r)
    lit += part.lit
    dark += part.dark
  }
  return { lit, dark }
}

export function comet(id: string): { tails: string; heads: string; shade: string } {
  const next = seeded(`comet ${id}`)
  let [tails, heads, shade] = ['', '', '']
  for (const [x, y, r] of [[36, 50, 9], [62, 28, 5], [68, 55, 3.4]]) {
    const part = rock(next, x, y, r)
    heads += part.lit
    shade += part.dark
    for (let k = -3; k <= 3; k += 1) {
      const far = r * (2.2 + next() * 2.2)
      const [sx, sy] = [x + r * 0.75 + k * r * 0.14, y - r * 0.55 + k * r * 0.2]
      tails += `M${f(sx)} ${f(sy)}l${f(far)} ${f(-far * 0.62)}`
    }
  }
  return { tails, heads, shade }
}

export interface Orrery { thin: string; thick: string; ticks: string; bodies: string }

/** Rings around the middle, some drawn on as arcs, with bodies on them; a great development has a graduated outer ring. */
export function orrery(id: string, great: boolean): Orrery {
  const next = seeded(`orrery ${id}`)
  const radii = [16.5, 22.5, 28.5]
  let [thin, thick, bodies] = ['', '', '']
  radii.forEach((r, i) => {
    thin += circle(0, 0, r)
    const arcs = great ? 3 : 1 + Math.floor(next() * 2)
    for (let k = 0; k < arcs; k += 1) {
      const from = next() * 2 * Math.PI
      const to = from + 0.5 + next() * (great ? 1.5 : 1.1)
      if (i !== 1 || great || k === 0) thick += `M${at(r, from)}A${r} ${r} 0 0 1 ${at(r, to)}`
    }
    const turn = next() * 2 * Math.PI
    const size = 1.3 + next() * 1.5
    bodies += circle(Math.cos(turn) * r, Math.sin(turn) * r, size)
    if (i === 2) thin += `M${at(12, turn)}L${at(r, turn)}`
  })
  let ticks = ''
  for (let i = 0; i < 72; i += 1) {
    const turn = (i * Math.PI) / 36
    ticks += `M${at(31, turn)}L${at(i % 6 === 0 ? 34 : great ? 32.6 : 32, turn)}`
  }
  if (great) ticks += circle(0, 0, 34.6)
  return { thin, thick, ticks, bodies }
}
