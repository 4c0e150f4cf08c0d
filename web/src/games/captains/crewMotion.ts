/** Assigns ids to crew figures across views, so that their moves can be animated. */

export interface Piece { id: number; figure: string }
export interface Crew { ready: Piece[]; queue: Piece[]; busy: Piece[]; next: number }
export interface Figures { ready: string[]; queue: string[]; busy: string[] }

export const NOBODY: Crew = { ready: [], queue: [], busy: [], next: 0 }

/** The crew after a change. Figures stay in place where possible; the others come from a place that lost an equal figure, or are new. */
export function follow(before: Crew, now: Figures): Crew {
  let next = before.next
  const kept = { queue: stay(before.queue, now.queue), ready: stay(before.ready, now.ready), busy: stay(before.busy, now.busy) }
  const staying = new Set([...kept.queue, ...kept.ready, ...kept.busy].filter((piece) => piece !== null))
  const free = [...before.busy, ...before.ready, ...before.queue].filter((piece) => !staying.has(piece))
  const fill = (places: (Piece | null)[], figures: string[]) =>
    figures.map((figure, at) => {
      const here = places[at]
      if (here) return here
      const found = free.findIndex((piece) => piece.figure === figure)
      if (found >= 0) return free.splice(found, 1)[0]
      return { id: next++, figure }
    })
  const queue = fill(kept.queue, now.queue)
  const busy = fill(kept.busy, now.busy)
  const ready = fill(kept.ready, now.ready)
  return { ready, queue, busy, next }
}

/** The first of the equal figures that are adjacent in the queue here; they are interchangeable. */
export function foremost(queue: Piece[], at: number): number {
  while (at > 0 && queue[at - 1].figure === queue[at].figure) at--
  return at
}

/** Matches old pieces to new places in unchanged order; null where none matches. */
function stay(before: Piece[], now: string[]): (Piece | null)[] {
  let from = 0
  return now.map((figure) => {
    const found = before.findIndex((piece, at) => at >= from && piece.figure === figure)
    if (found < 0) return null
    from = found + 1
    return before[found]
  })
}
