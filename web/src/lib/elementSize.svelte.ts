/**
 * The room that an element has. It is told with the picture and never asked for before: asking would have the page laid out
 * once more, in the midst of what is being drawn. Until it is told, an element has the room that the last one of its kind had.
 */
const known = new Map<string, { width: number; height: number }>()
const tellers = new Map<Element, () => void>()
let observer: ResizeObserver | null = null

export class ElementSize {
  width = $state(0)
  height = $state(0)

  /** `width`, `height`: of the first of its kind, until more is known. */
  constructor(private kind: string, width: number, height = 0) {
    const last = known.get(kind) ?? { width, height }
    this.width = last.width
    this.height = last.height
  }

  measured = (element: HTMLElement): (() => void) => {
    observer ??= new ResizeObserver((entries) => entries.forEach(({ target }) => tellers.get(target)?.()))
    tellers.set(element, () => {
      this.width = element.clientWidth
      this.height = element.clientHeight
      known.set(this.kind, { width: this.width, height: this.height })
    })
    observer.observe(element)
    return () => {
      observer?.unobserve(element)
      tellers.delete(element)
    }
  }
}
