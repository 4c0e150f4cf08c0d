/** FLIP animation of pieces from their old place to the new one. Any input ends it. */
import { matchByPlace } from './matchByPlace'
import { beforePicture } from './scheduling'
import { pace } from './settings.svelte'

let running: Animation[] = []

/** Boxes of the pieces by name; indistinguishable pieces share a name. */
type Snapshot = Map<string, DOMRect[]>

const pieces = () => document.querySelectorAll<HTMLElement>('[data-flip]')

function put<T>(named: Map<string, T[]>, name: string, thing: T): void {
  const alike = named.get(name)
  if (alike) alike.push(thing)
  else named.set(name, [thing])
}

function snapshot(): Snapshot {
  const found: Snapshot = new Map()
  for (const piece of pieces()) put(found, piece.dataset.flip!, piece.getBoundingClientRect())
  for (const home of document.querySelectorAll<HTMLElement>('[data-home]')) put(found, `home ${home.dataset.home}`, home.getBoundingClientRect())
  return found
}

/** A piece that has moved. `home`: it came from a pile, a hand or a reserve; `zoom`: scale of its board. */
export interface Moved { piece: HTMLElement; from: DOMRect; to: DOMRect; home: boolean; zoom: number }

function moved(before: Snapshot): Moved[] {
  const named = new Map<string, HTMLElement[]>()
  for (const piece of pieces()) put(named, piece.dataset.flip!, piece)
  return [...named].flatMap(([name, alike]) => {
    const places = alike.map((piece) => piece.getBoundingClientRect())
    const were = matchByPlace(before.get(name) ?? [], places)
    return alike.flatMap((piece, at) => journey(piece, places[at], were[at], before) ?? [])
  })
}

function journey(piece: HTMLElement, to: DOMRect, was: DOMRect | undefined, before: Snapshot): Moved | null {
  const from = was ?? before.get(`home ${piece.dataset.from}`)?.at(-1)
  if (!from || !from.width || !to.width) return null
  const far = Math.hypot(from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2)
  return far < 3 ? null : { piece, from, to, home: !was, zoom: piece.offsetWidth ? to.width / piece.offsetWidth : 1 }
}

/** Animates the pieces to their new places and returns the moved ones. All boxes are read before any animation starts: one layout. */
function travel(before: Snapshot): Moved[] {
  const time = pace(240)
  const found = moved(before)
  for (const [i, { piece, from, to, zoom }] of time ? found.entries() : []) {
    const x = from.left + from.width / 2 - to.left - to.width / 2
    const y = from.top + from.height / 2 - to.top - to.height / 2
    const delay = Math.max(0, i - 4) * 60
    if (delay + time > 400) break
    const scale = Math.min(1.6, Math.max(0.5, from.width / to.width))
    // on a zoomed board, translate is in board pixels
    const animation = piece.animate(
      [
        { translate: `${x / zoom}px ${y / zoom}px`, scale: String(scale), zIndex: 5 },
        { translate: '0 0', scale: '1', zIndex: 5 },
      ],
      { duration: time, delay, fill: 'backwards', easing: 'cubic-bezier(.2,.8,.2,1)' },
    )
    running.push(animation)
    animation.onfinish = () => (running = running.filter((each) => each !== animation))
  }
  return found
}

let awaited: Promise<Moved[]> | null = null

/**
 * Animates pieces from their present boxes to those of the next frame. Changes before that frame are one animation: boxes are
 * read at most twice per frame, when a layout is due anyway.
 */
export function onNextPicture(): Promise<Moved[]> {
  if (document.hidden) return Promise.resolve([])
  if (!awaited) {
    const before = snapshot()
    awaited = new Promise((done) =>
      beforePicture(() => {
        awaited = null
        done(travel(before))
      }),
    )
  }
  return awaited
}

export function finish(): void {
  for (const animation of running) animation.finish()
  running = []
}

export const moving = () => running.length > 0

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', finish, { capture: true })
  window.addEventListener('keydown', finish, { capture: true })
}
