/** Scrolls things into view that were picked without a click on the board. */
import { mounted } from './scheduling'

/** Calls `shown` when they are in view. Returns a function that cancels it. */
export function showPicked(things: string[], shown: () => void): () => void {
  let off = false
  void mounted().then(() => {
    if (off) return
    const found = [...document.querySelectorAll<HTMLElement>('main [data-thing]')].filter((each) => things.includes(each.dataset.thing!))
    for (const each of found.reverse()) each.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    shown()
  })
  return () => (off = true)
}
