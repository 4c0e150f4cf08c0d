/** Choice of the selection marks: corners, or quiet lines if things are many or close. */

/** Limits for quiet marks: more selectable things than this, or boxes closer than so many pixels. */
export const MANY = 8
const NEAR = 14

interface Box { left: number; right: number; top: number; bottom: number }

/** Distance between two boxes. */
export const gap = (a: Box, b: Box): number => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)

/** Whether any two boxes are too close for corner marks. */
export function crowded(boxes: Box[]): boolean {
  return boxes.some((one, i) => boxes.slice(i + 1).some((other) => gap(one, other) < NEAR))
}

/** Boxes of the selectable things on a board. */
export function lit(board: HTMLElement): DOMRect[] {
  return [...board.querySelectorAll('[data-thing][data-state=selectable]')].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0)
}
