/** An attachment that shrinks text until it fits its box. */

/** Minimum font size in pixels. */
const LEAST = 11
/** Pixels by which letters may overhang tight lines. */
const HANG = 3

/** Reduces the font size until the text fits its parent. */
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
