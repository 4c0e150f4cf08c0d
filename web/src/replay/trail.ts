/** The line of a trail, as it is drawn. */
export const f = (n: number) => n.toFixed(1)

/** A trail with cross ticks; where it ends, a ring round the piece. */
export function trail(from: [number, number], to: [number, number]): { line: string; ticks: string } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const ticks = Array.from({ length: Math.floor((length - 16) / 16) }, (_, i) => {
    const [x, y] = [from[0] + ux * 16 * (i + 1), from[1] + uy * 16 * (i + 1)]
    return `M${f(x - uy * 4)} ${f(y + ux * 4)}L${f(x + uy * 4)} ${f(y - ux * 4)}`
  })
  return { line: `M${f(from[0])} ${f(from[1])}L${f(to[0])} ${f(to[1])}`, ticks: ticks.join('') }
}
