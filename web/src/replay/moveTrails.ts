/** Trails of a move: a ghost at the old place, a line in the seat's colour. */
import { pace } from '../lib/settings.svelte'
import type { Moved } from '../lib/flip'
import { t } from '../lib/texts.svelte'

/** Pixels from one cross tick to the next. */
const TICK = 9
const f = (n: number) => n.toFixed(1)

/** A trail with cross ticks; where it ends, a ring round the piece. */
export function trail(from: [number, number], to: [number, number]): { line: string; ticks: string } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const ticks = Array.from({ length: Math.max(0, Math.floor((length - TICK) / TICK)) }, (_, i) => {
    const [x, y] = [from[0] + ux * TICK * (i + 1), from[1] + uy * TICK * (i + 1)]
    return `M${f(x - uy * 4)} ${f(y + ux * 4)}L${f(x + uy * 4)} ${f(y - ux * 4)}`
  })
  return { line: `M${f(from[0])} ${f(from[1])}L${f(to[0])} ${f(to[1])}`, ticks: ticks.join('') }
}

/** Maximum number of trails; a completely new layout gets none. */
const MOST = 6
const SHORTEST = 24
const SVG = 'http://www.w3.org/2000/svg'
let layer: HTMLElement | null = null

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]

/** A ghost of a piece at its old place: inert and hidden from screen readers. */
function ghost({ piece, from }: Moved): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const { name } of [...each.attributes]) if (name === 'id' || name === 'tabindex' || name.startsWith('data-')) each.removeAttribute(name)
  }
  copy.inert = true
  copy.style.cssText += `;position:fixed;margin:0;inset:auto;left:${f(from.left)}px;top:${f(from.top)}px;width:${f(from.width)}px;height:${f(from.height)}px;translate:none;opacity:.38`
  return copy
}

function path(d: string, colour: string, width: number): SVGPathElement {
  const drawn = document.createElementNS(SVG, 'path')
  drawn.setAttribute('d', d)
  drawn.style.cssText = `fill:none;stroke:${colour};stroke-width:${width};stroke-linecap:round`
  return drawn
}

export function clearTrails(): void {
  layer?.remove()
  layer = null
}

/** Draws the trails of a seat's move over the board, until the next move or a scroll. */
export function showTrails(moved: Moved[], seat: number | null): void {
  clearTrails()
  const board = document.querySelector('main.board')
  const far = moved.filter(({ from, to }) => Math.hypot(to.left - from.left, to.top - from.top) >= SHORTEST)
  if (!board || seat === null || !far.length || far.length > MOST) return
  layer = document.createElement('div')
  layer.className = 'traces'
  layer.ariaHidden = 'true'
  layer.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:4;overflow:hidden'
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.style.cssText = 'position:absolute;inset:0;width:100%;height:100%'
  const colour = `var(--seat-${(seat % 6) + 1})`
  for (const each of far) {
    const { line, ticks } = trail(middle(each.from), middle(each.to))
    const way = path(line, colour, 4)
    drawing.append(way, path(ticks, colour, 1.5))
    const time = pace(240)
    if (time) way.animate([{ strokeDasharray: '1 1', strokeDashoffset: '1' }, { strokeDasharray: '1 1', strokeDashoffset: '0' }], { duration: time })
    way.setAttribute('pathLength', '1')
    if (!each.home) layer.append(ghost(each))
  }
  layer.append(drawing)
  const first = far.find((each) => !each.home)
  if (first) {
    const words = document.createElement('span')
    words.textContent = t('web-was-here')
    words.className = 'it small'
    words.style.cssText = `position:absolute;left:${f(middle(first.from)[0])}px;top:${f(first.from.bottom + 2)}px;translate:-50% 0;padding:0 5px;border-radius:4px;background:var(--table);color:var(--text2);white-space:nowrap`
    layer.append(words)
  }
  document.body.append(layer) // inside the board it would trigger a layout of the whole board
  board.addEventListener('scroll', clearTrails, { once: true, capture: true })
}
