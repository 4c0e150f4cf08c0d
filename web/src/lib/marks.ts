/** How what can be picked is marked: with corners, or quietly where there is much of it or it lies close together. */

/** More lit things than this are marked quietly, and any that lie nearer to each other than so many pixels. */
export const MANY = 8
const NEAR = 14

interface Box { left: number; right: number; top: number; bottom: number }

/** How far two boxes are from each other. */
export const gap = (a: Box, b: Box): number => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)

/** Whether the corners of any two boxes would touch. */
export function crowded(boxes: Box[]): boolean {
  return boxes.some((one, i) => boxes.slice(i + 1).some((other) => gap(one, other) < NEAR))
}

/** The boxes of what is lit on a board. */
export function lit(board: HTMLElement): DOMRect[] {
  return [...board.querySelectorAll('[data-thing][data-state=selectable]')].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0)
}
