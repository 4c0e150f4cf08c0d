/**
 * Size of an element by `ResizeObserver`, without forced layout. Until the first report, an element has the last known size
 * of its kind.
 */
const known = new Map<string, { width: number; height: number }>()
const tellers = new Map<Element, () => void>()
let observer: ResizeObserver | null = null

export class ElementSize {
  width = $state(0)
  height = $state(0)

  /** `width`, `height`: the initial size, until one of this kind was measured. */
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
