/** Pieces travel from where they were to where they are. Any input ends all motion. */
import { pace } from './settings.svelte'

let running: Animation[] = []

export type Snapshot = Map<string, DOMRect>

const pieces = () => document.querySelectorAll<HTMLElement>('[data-flip]')

export function snapshot(): Snapshot {
  const found: Snapshot = new Map()
  for (const piece of pieces()) found.set(piece.dataset.flip!, piece.getBoundingClientRect())
  for (const home of document.querySelectorAll<HTMLElement>('[data-home]')) {
    found.set(`home ${home.dataset.home}`, home.getBoundingClientRect())
  }
  return found
}

export function travel(before: Snapshot): void {
  const time = pace(240)
  if (!time || document.hidden) return
  let moved = 0
  for (const piece of pieces()) {
    const from = before.get(piece.dataset.flip!) ?? before.get(`home ${piece.dataset.from}`)
    if (!from || !from.width) continue
    const to = piece.getBoundingClientRect()
    const x = from.left + from.width / 2 - to.left - to.width / 2
    const y = from.top + from.height / 2 - to.top - to.height / 2
    if (Math.hypot(x, y) < 3 || !to.width) continue
    const delay = Math.max(0, moved - 4) * 60
    moved += 1
    if (delay + time > 400) continue
    const scale = Math.min(1.6, Math.max(0.5, from.width / to.width))
    // a piece on a zoomed board measures its way in the board's own pixels
    const zoom = piece.offsetWidth ? to.width / piece.offsetWidth : 1
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
