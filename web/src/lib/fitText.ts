/** In pixels: nothing is set smaller. */
const LEAST = 11
/** Letters hang out of narrow lines by so many pixels. */
const HANG = 3

/** Sets words smaller until they have room in their box. */
export const fitText = (_words: string) => (element: HTMLElement) => {
  const box = element.parentElement!
  const cut = () => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + HANG || element.offsetHeight > box.clientHeight
  let width = 0
  const fit = () => {
    if (width === (width = element.clientWidth)) return
    element.style.fontSize = ''
    for (let size = parseFloat(getComputedStyle(element).fontSize); size > LEAST && cut(); size -= 0.5) element.style.fontSize = `${size - 0.5}px`
  }
  const watch = new ResizeObserver(fit)
  watch.observe(box)
  fit()
  return () => {
    element.style.fontSize = ''
    watch.disconnect()
  }
}
