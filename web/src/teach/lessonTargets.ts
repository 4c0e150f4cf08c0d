/** DOM lookup for lessons: elements to point at, and elements not to cover. */
import { keyOf } from '../lib/selection'
import { pace } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import type { Option } from '../lib/types'
import type { Box } from './geometry'
import { middle, within } from './geometry'

export const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, w: width, h: height }
}

export const board = () => document.querySelector<HTMLElement>('main.board')

const quoted = (value: string) => JSON.stringify(value)

/** The visible element of a thing, on the board or elsewhere on the page. */
export function element(table: Table, thing: string): HTMLElement | null {
  const [kind, name] = thing.split(/:(.*)/s, 2)
  const other = `${table.kit?.alias[kind] ?? kind}:${name}`
  const any = [thing, other].flatMap((each) => [`[data-thing=${quoted(each)}]`, `[data-ring=${quoted(each)}]`]).join()
  const found = [...document.querySelectorAll<HTMLElement>(any)].find((each) => each.getClientRects().length)
  // for a thing behind an unselected tab: the tab
  return found ?? document.querySelector<HTMLElement>(`[data-holds~=${quoted(other)}]:not([aria-selected=true])`)
}

/** The element of the first of these things that is on the page. */
export function first(table: Table, things: string[]): HTMLElement | null {
  for (const thing of things) {
    const found = element(table, thing)
    if (found) return found
  }
  return null
}

const LEAST = 24
const EQUAL = 16
/** Whether the next card of a full hand covers an element at a point. */
function overlaid(found: Element, x: number, y: number): boolean {
  const met = document.elementFromPoint(x, y)?.closest('[data-thing]')
  return !!met && !met.contains(found) && !found.contains(met) && Math.abs(met.clientHeight - found.clientHeight) < EQUAL
}

/** The part of an element that the next card leaves uncovered. */
function uncovered(found: Element, box: Box): Box {
  let width = box.w
  while (width > LEAST && overlaid(found, box.x + width - 2, box.y + box.h / 2)) width -= 4
  return { ...box, w: width }
}

/** The part of an element inside an area; a clipped hex remains one if it is completely inside. */
function part(found: Element, area: Box): Box | null {
  const box = boxOf(found)
  const seen = within(box, area)
  const whole = seen && seen.w > box.w - 1 && seen.h > box.h - 1
  return whole && getComputedStyle(found).clipPath.startsWith('polygon') ? { ...box, hex: true } : seen
}

/** The visible part of an element; elements on the board are clipped by its edge. */
export function visible(found: Element): Box | null {
  const [box, main] = [boxOf(found), board()]
  if (!main?.contains(found)) return box
  const [seen, at] = [part(found, boxOf(main)), middle(box)]
  return seen && within({ x: at.x - 1, y: at.y - 1, w: 2, h: 2 }, boxOf(main)) ? uncovered(found, seen) : null
}

/** Whether an element is visible from top to bottom, with room for a ring below; of one taller than the board, its middle. */
export function wholly(found: Element, room = 0): boolean {
  const [box, seen, area] = [boxOf(found), visible(found), boxOf(board()!)]
  if (seen === null || !board()!.contains(found) || box.h + room > area.h) return seen !== null
  return seen.h > box.h - 1 && box.y + box.h + room <= area.y + area.h
}

/** Boxes of everything on the board that may be picked or is picked. */
export function picks(): Box[] {
  const main = board()
  if (!main) return []
  const lit = main.querySelectorAll('[data-state=selectable], [data-state=selected], [data-state=target], .tray, .groups, .summary')
  return [...lit].flatMap((each) => part(each, boxOf(main)) ?? [])
}

/** The button of an option that is not on the board. */
export const button = (key: string) => document.querySelector<HTMLElement>(`#decision [data-key=${quoted(key)}]`)

/** Elements of options: their things, else their buttons. */
export function standing(table: Table, options: Option[]): Element[] {
  const found = options.flatMap((option) => {
    const things = option.things.flatMap((thing) => element(table, thing) ?? [])
    return things.length ? things : (button(keyOf(option)) ?? [])
  })
  return [...new Set(found)]
}

/** Scrolls an element into view. */
export function bring(found: Element): void {
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: pace(1) ? 'smooth' : 'auto' })
}

/** Scrolls options on the board into view, the first one last, so that it is visible if not all fit. */
export function bringOptions(table: Table, options: Option[]): void {
  const away = standing(table, options).filter((each) => board()?.contains(each) && !wholly(each))
  for (const found of away.reverse()) bring(found)
}

/** Running finite animations on the board. */
export function moving(): Animation[] {
  const main = board()
  return document.getAnimations().filter(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return playState === 'running' && main?.contains(target) && effect!.getComputedTiming().iterations !== Infinity
  })
}

/** Resolves when these animations have ended. */
export async function rest(some = moving()): Promise<void> {
  await Promise.all(some.map((each) => each.finished.catch(() => null)))
}
