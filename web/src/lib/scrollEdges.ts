/** Says on a scrolling element on which sides more of it lies: `data-more` holds above, below, left, right; its edges fade there. */
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
  // its size and that of what it holds: both change what there is to scroll
  let next = 0
  // what is in it may only now take its new size
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
