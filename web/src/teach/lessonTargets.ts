/** Finds the elements that a lesson points at, and those it must not cover. */
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

/** The element of a thing, on the board or elsewhere on the page. */
export function element(table: Table, thing: string): HTMLElement | null {
  const [kind, name] = thing.split(/:(.*)/s, 2)
  const other = `${table.kit?.alias[kind] ?? kind}:${name}`
  const any = [thing, other].flatMap((each) => [`[data-thing=${quoted(each)}]`, `[data-ring=${quoted(each)}]`]).join()
  const found = [...document.querySelectorAll<HTMLElement>(any)].find((each) => each.getClientRects().length)
  // what lies behind a tab is found by the tab
  return found ?? document.querySelector<HTMLElement>(`[data-holds~=${quoted(other)}]:not([aria-selected=true])`)
}

/** The first of these things that is on the page. */
export function first(table: Table, things: string[]): HTMLElement | null {
  for (const thing of things) {
    const found = element(table, thing)
    if (found) return found
  }
  return null
}

const LEAST = 24
const EQUAL = 16
/** Whether the next card of a full hand lies over an element there. */
function overlaid(found: Element, x: number, y: number): boolean {
  const met = document.elementFromPoint(x, y)?.closest('[data-thing]')
  return !!met && !met.contains(found) && !found.contains(met) && Math.abs(met.clientHeight - found.clientHeight) < EQUAL
}

/** What the next card leaves of it. */
function uncovered(found: Element, box: Box): Box {
  let width = box.w
  while (width > LEAST && overlaid(found, box.x + width - 2, box.y + box.h / 2)) width -= 4
  return { ...box, w: width }
}

/** What of an element lies in an area; a hex that is cut to its shape stays one as long as all of it does. */
function part(found: Element, area: Box): Box | null {
  const box = boxOf(found)
  const seen = within(box, area)
  const whole = seen && seen.w > box.w - 1 && seen.h > box.h - 1
  return whole && getComputedStyle(found).clipPath.startsWith('polygon') ? { ...box, hex: true } : seen
}

/** What can be seen of an element: what lies on the board is cut off at its edge. */
export function visible(found: Element): Box | null {
  const [box, main] = [boxOf(found), board()]
  if (!main?.contains(found)) return box
  const [seen, at] = [part(found, boxOf(main)), middle(box)]
  return seen && within({ x: at.x - 1, y: at.y - 1, w: 2, h: 2 }, boxOf(main)) ? uncovered(found, seen) : null
}

/** Whether all of an element can be seen, from its top to its bottom and with room for a ring below; of what is taller than the board, its middle. */
export function wholly(found: Element, room = 0): boolean {
  const [box, seen, area] = [boxOf(found), visible(found), boxOf(board()!)]
  if (seen === null || !board()!.contains(found) || box.h + room > area.h) return seen !== null
  return seen.h > box.h - 1 && box.y + box.h + room <= area.y + area.h
}

/** Everything on the board that may be picked now, or is. */
export function picks(): Box[] {
  const main = board()
  if (!main) return []
  const lit = main.querySelectorAll('[data-state=selectable], [data-state=selected], [data-state=target], .tray, .groups, .summary')
  return [...lit].flatMap((each) => part(each, boxOf(main)) ?? [])
}

/** The button of an option that lies on no board. */
export const button = (key: string) => document.querySelector<HTMLElement>(`#decision [data-key=${quoted(key)}]`)

/** What on the page stands for options: their things, else their buttons. */
export function standing(table: Table, options: Option[]): Element[] {
  const found = options.flatMap((option) => {
    const things = option.things.flatMap((thing) => element(table, thing) ?? [])
    return things.length ? things : (button(keyOf(option)) ?? [])
  })
  return [...new Set(found)]
}

/** It comes into sight. */
export function bring(found: Element): void {
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: pace(1) ? 'smooth' : 'auto' })
}

/** What stands for options on the board comes into sight where it cannot be seen wholly, the first of it last: where not all fits, it is the one to be seen. */
export function bringOptions(table: Table, options: Option[]): void {
  const away = standing(table, options).filter((each) => board()?.contains(each) && !wholly(each))
  for (const found of away.reverse()) bring(found)
}

/** What moves on the board and will come to rest. */
export function moving(): Animation[] {
  const main = board()
  return document.getAnimations().filter(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return playState === 'running' && main?.contains(target) && effect!.getComputedTiming().iterations !== Infinity
  })
}

/** Resolves when nothing travels any more. */
export async function rest(some = moving()): Promise<void> {
  await Promise.all(some.map((each) => each.finished.catch(() => null)))
}
