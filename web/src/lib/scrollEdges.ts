/** Marks overflow of a scrolling element: `data-more` lists above, below, left, right; those edges fade. */
const SLACK = 6

export function scrollEdges(element: HTMLElement, told?: (more: string) => void): () => void {
  let last = ''
  const tell = () => {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element
    const sides = { above: scrollTop > SLACK, below: scrollTop + clientHeight < scrollHeight - SLACK, left: scrollLeft > SLACK, right: scrollLeft + clientWidth < scrollWidth - SLACK }
    const more = Object.entries(sides).flatMap(([side, is]) => (is ? side : [])).join(' ')
    if (more === last) return
    last = element.dataset.more = more
    told?.(more)
  }
  // the element's size and its content's size both change the overflow
  let next = 0
  // the content may take its new size only in the next frame
  const later = () => {
    tell()
    cancelAnimationFrame(next)
    next = requestAnimationFrame(tell)
  }
  const sizes = new ResizeObserver(later)
  const parts = new MutationObserver(() => {
    sizes.disconnect()
    for (const each of [element, ...element.children]) sizes.observe(each)
  })
  sizes.observe(element)
  for (const each of element.children) sizes.observe(each)
  parts.observe(element, { childList: true })
  element.addEventListener('scroll', tell, { passive: true })
  return () => {
    cancelAnimationFrame(next)
    sizes.disconnect()
    parts.disconnect()
    element.removeEventListener('scroll', tell)
  }
}
