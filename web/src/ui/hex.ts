/** Pointy-top hexes in axial coordinates: `q` to the right, `r` down and to the right. */

export interface Place { q: number; r: number }

const ROOT = Math.sqrt(3)

/** Centre of a hex, for hexes of this radius. */
export const centre = ({ q, r }: Place, radius: number) => ({ x: radius * ROOT * (q + r / 2), y: radius * 1.5 * r })

/** Outline of a hex around a point, as an SVG path. */
export function outline(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 3) * i - Math.PI / 2
    return `${(x + Math.cos(a) * radius).toFixed(1)} ${(y + Math.sin(a) * radius).toFixed(1)}`
  })
  return `M${corners.join('L')}z`
}

/** Bounding box of hexes. */
export function bounds(places: Place[], radius: number): { x: number; y: number; width: number; height: number } {
  const points = places.map((place) => centre(place, radius))
  const [xs, ys] = [points.map((each) => each.x), points.map((each) => each.y)]
  const x = Math.min(...xs) - (radius * ROOT) / 2
  const y = Math.min(...ys) - radius
  return { x, y, width: Math.max(...xs) + (radius * ROOT) / 2 - x, height: Math.max(...ys) + radius - y }
}

/** Distance of two hexes. */
export const distance = (a: Place, b: Place) => (Math.abs(a.q - b.q) + Math.abs(a.q + a.r - b.q - b.r) + Math.abs(a.r - b.r)) / 2

/** Dash patterns of the seats' borders, besides their colours: solid, long dash, dash, dots, dash-dot, double. */
export const DASHES = ['', '14 6', '8 5', '2 5', '10 4 2 4', '18 3 4 3']

/** Edges of a rotated tile: edge d is the tile's own edge d − rotation. */
export const turnedEdges = (edges: readonly (number | boolean)[], rotation: number): boolean[] => edges.map((_, d) => !!edges[(((d - rotation) % 6) + 6) % 6])
