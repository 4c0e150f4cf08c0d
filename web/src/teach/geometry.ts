/** Geometry of lesson captions: free places, and the path of the leader line. */

/** A box on the page; `hex`: a pointy-top hex fills it and the corners are empty. */
export interface Box { x: number; y: number; w: number; h: number; hex?: boolean }
export interface Point { x: number; y: number }

export const grown = (box: Box, by: number): Box => ({ ...box, x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by })

export const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

export const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 })

/** The intersection of two boxes, or null. */
export function within(box: Box, area: Box): Box | null {
  const [x, y] = [Math.max(box.x, area.x), Math.max(box.y, area.y)]
  const [w, h] = [Math.min(box.x + box.w, area.x + area.w) - x, Math.min(box.y + box.h, area.y + area.h) - y]
  return w > 0 && h > 0 ? { x, y, w, h } : null
}

const INSET = 22
const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

const STEP = 16
const EDGE = 12
/** Distance in pixels from a caption to what it must not cover. */
export const GAP = 10

/** Penalty in pixels for a place from which the leader line would bend. */
const TURN = 60
const bend = ({ x, y, w, h }: Box, to: Point) => (between(to.x, x + INSET, x + w - INSET) === to.x || between(to.y, y + INSET, y + h - INSET) === to.y ? 0 : TURN)

/** The place nearest to an anchor where a box of this size covers none of the others, or null. */
export function place(area: Box, w: number, h: number, others: Box[], anchor: Point): Point | null {
  const kept = others.map((each) => grown(each, GAP))
  let best: Point | null = null
  let least = Infinity
  for (let y = area.y + EDGE; y + h <= area.y + area.h - EDGE; y += STEP) {
    for (let x = area.x + EDGE; x + w <= area.x + area.w - EDGE; x += STEP) {
      const far = Math.hypot(Math.max(x - anchor.x, 0, anchor.x - x - w), Math.max(y - anchor.y, 0, anchor.y - y - h)) + bend({ x, y, w, h }, anchor)
      if (far >= least || kept.some((each) => overlap(each, { x, y, w, h }))) continue
      least = far
      best = { x, y }
    }
  }
  return best
}

/** Points of an orthogonal leader line from the edge of a ring to the edge of a caption. */
export function leader(ring: Box, caption: Box): Point[] {
  const at = middle(ring)
  const [right, bottom] = [caption.x + caption.w, caption.y + caption.h]
  const above = at.y < caption.y
  if (at.x > caption.x + INSET && at.x < right - INSET) {
    return [{ x: at.x, y: above ? ring.y + ring.h : ring.y }, { x: at.x, y: above ? caption.y : bottom }]
  }
  const left = at.x < caption.x
  const side = left ? caption.x : right
  if (at.y > caption.y + INSET && at.y < bottom - INSET) {
    return [{ x: left ? ring.x + ring.w : ring.x, y: at.y }, { x: side, y: at.y }]
  }
  const y = between(at.y, caption.y + INSET, bottom - INSET)
  if (at.x > caption.x && at.x < right) {
    // too close to a corner for a straight line
    const x = between(at.x, caption.x + INSET, right - INSET)
    const [from, to] = above ? [ring.y + ring.h, caption.y] : [ring.y, bottom]
    return [{ x: at.x, y: from }, { x: at.x, y: (from + to) / 2 }, { x, y: (from + to) / 2 }, { x, y: to }]
  }
  return [{ x: at.x, y: above ? ring.y + ring.h : ring.y }, { x: at.x, y }, { x: side, y }]
}

/** Whether a path crosses a box; running along the edge does not count. */
export function crosses(way: Point[], box: Box): boolean {
  const inner = grown(box, -2)
  return way.slice(1).some((to, i) => {
    const [x, y] = [Math.min(way[i].x, to.x), Math.min(way[i].y, to.y)]
    return overlap(inner, { x, y, w: Math.abs(way[i].x - to.x), h: Math.abs(way[i].y - to.y) })
  })
}

/** The same, but a bent line leaves its ring at the side instead of above or below. */
function sideways(ring: Box, caption: Box): Point[] {
  const turned = ({ x, y, w, h }: Box): Box => ({ x: y, y: x, w: h, h: w })
  return leader(turned(ring), turned(caption)).map(({ x, y }) => ({ x: y, y: x }))
}

const PARTS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.03, 0.97]

/** A leader line that crosses none of the other boxes, from any point on the edge of its ring; null if there is none. */
export function gutter(ring: Box, caption: Box, others: Box[]): Point[] | null {
  const onEdge = ({ x, y }: Point) => x === ring.x || x === ring.x + ring.w || y === ring.y || y === ring.y + ring.h
  for (const part of PARTS) {
    const starts = [{ ...ring, x: ring.x + part * ring.w, w: 0 }, { ...ring, y: ring.y + part * ring.h, h: 0 }]
    for (const way of starts.flatMap((start) => [leader(start, caption), sideways(start, caption)])) {
      if (onEdge(way[0]) && ![ring, ...others].some((each) => crosses(way, each))) return way
    }
  }
  return null
}

/** Extends a leader line from the box of a hex to the hex itself. */
export function ontoHex({ x, y, w, h }: Box, way: Point[]): Point[] {
  const [from, to] = way
  const [across, down] = [(2 * (from.x - x)) / w - 1, (2 * (from.y - y)) / h - 1]
  const upright = from.x === to.x
  const inwards = upright ? (Math.abs(across) * h) / 4 : Math.max(0, Math.abs(down) - 0.5) * w
  const on = upright ? { x: from.x, y: from.y - Math.sign(down) * inwards } : { x: from.x - Math.sign(across) * inwards, y: from.y }
  return [on, ...way.slice(1)]
}

/** The outline of the hex in a box. */
export function hexagon({ x, y, w, h }: Box): string {
  const corners = [[0.5, 0], [1, 0.25], [1, 0.75], [0.5, 1], [0, 0.75], [0, 0.25]]
  return `${path(corners.map(([across, down]) => ({ x: x + across * w, y: y + down * h })))}z`
}

export const path = (way: Point[]) => way.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
