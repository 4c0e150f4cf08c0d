/** Drag and drop of crew figures by mouse, touch or pen. It picks like two clicks. */
import type { Table } from '../../lib/table.svelte'

interface Carry { thing: string; on: boolean }
/** A drop target. `thing`: the thing it stands for; null if the figure alone is the answer. */
interface Drop { table: Table; thing: string | null; on: boolean }

/** Drag threshold in pixels. */
const FAR = 8
/** Autoscroll: distance from the edge in pixels, and pixels per frame. */
const EDGE = 56
const PACE = 12

const targets = new Map<Element, () => Drop>()

export function drop(node: HTMLElement, drop: Drop) {
  let now = drop
  targets.set(node, () => now)
  return { update: (next: Drop) => (now = next), destroy: () => targets.delete(node) }
}

export function carry(node: HTMLElement, carry: Carry) {
  let now = carry
  // touch on a draggable figure does not scroll the page
  const apply = () => ((node.style.touchAction = now.on ? 'none' : ''), (node.style.userSelect = 'none'))
  const press = (event: PointerEvent) => {
    if (now.on && event.isPrimary && event.button === 0) new Journey(node, now.thing, event)
  }
  node.addEventListener('pointerdown', press)
  apply()
  return { update: (next: Carry) => ((now = next), apply()) }
}

/** Whether dropping a figure on a target is an answer. */
function answers(carried: string, target: Drop): boolean {
  if (!target.on) return false
  const wanted = target.thing ? [carried, target.thing] : [carried]
  return target.table.options.some((option) => wanted.every((each) => option.things.includes(each)))
}

/** One drag, from pointer down to pointer up. */
class Journey {
  private ghost: HTMLElement | null = null
  private over: Element | null = null
  private frame = 0
  private at: { x: number; y: number }

  constructor(private node: HTMLElement, private thing: string, private start: PointerEvent) {
    this.at = { x: start.clientX, y: start.clientY }
    window.addEventListener('pointermove', this.move)
    window.addEventListener('pointerup', this.release)
    window.addEventListener('pointercancel', this.end)
    window.addEventListener('keydown', this.escape, true)
  }

  private move = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return
    this.at = { x: event.clientX, y: event.clientY }
    if (!this.ghost) {
      if (Math.hypot(this.at.x - this.start.clientX, this.at.y - this.start.clientY) < FAR) return
      this.lift()
    }
    this.show()
  }

  /** Begins the drag: a copy of the figure follows the pointer. */
  private lift(): void {
    // cancels the long press that would open the explanation
    this.node.querySelector('button')?.dispatchEvent(new PointerEvent('pointerleave'))
    const box = this.node.getBoundingClientRect()
    this.ghost = this.node.cloneNode(true) as HTMLElement
    for (const each of this.ghost.querySelectorAll('[data-flip], [data-thing]')) (each.removeAttribute('data-flip'), each.removeAttribute('data-thing'))
    this.ghost.inert = true
    Object.assign(this.ghost.style, { position: 'fixed', left: `${-box.width / 2}px`, top: `${-box.height / 2}px`, width: `${box.width}px`, zIndex: '40', pointerEvents: 'none', opacity: '.92' })
    this.node.parentElement!.append(this.ghost)
    this.node.style.opacity = '.35'
    this.frame = requestAnimationFrame(this.scroll)
  }

  private show(): void {
    this.ghost!.style.transform = `translate(${this.at.x}px, ${this.at.y}px)`
    const under = this.target()
    if (under === this.over) return
    this.over?.classList.remove('over')
    this.over = under
    this.over?.classList.add('over')
  }

  private target(): Element | null {
    for (let each = document.elementFromPoint(this.at.x, this.at.y); each; each = each.parentElement) {
      const target = targets.get(each)
      if (target && answers(this.thing, target())) return each
    }
    return null
  }

  /** Scrolls the board while the pointer is near its edge. */
  private scroll = (): void => {
    const board = this.node.closest('.scroll')
    if (board && this.ghost) {
      const box = board.getBoundingClientRect()
      const by = this.at.y < box.top + EDGE ? -PACE : this.at.y > box.bottom - EDGE ? PACE : 0
      if (by) (board.scrollBy(0, by), this.show())
    }
    this.frame = requestAnimationFrame(this.scroll)
  }

  private release = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return
    const target = this.ghost && this.over ? targets.get(this.over)?.() : undefined
    if (this.ghost) unclick()
    this.end()
    if (!target || !answers(this.thing, target)) return
    const { table, thing } = target
    table.clear()
    table.pick(this.thing)
    if (thing) table.pick(thing)
    if (table.ready) table.confirm()
  }

  private escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.ghost) return
    event.stopPropagation()
    this.end()
  }

  private end = (): void => {
    cancelAnimationFrame(this.frame)
    this.over?.classList.remove('over')
    this.ghost?.remove()
    this.node.style.opacity = ''
    this.ghost = this.over = null
    window.removeEventListener('pointermove', this.move)
    window.removeEventListener('pointerup', this.release)
    window.removeEventListener('pointercancel', this.end)
    window.removeEventListener('keydown', this.escape, true)
  }
}

/** Suppresses the click that follows a drag. */
function unclick(): void {
  const stop = (event: Event) => (event.stopPropagation(), event.preventDefault())
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0)
}
