/** Brings things on the board into sight that were picked by no click there, as soon as the board is whole. */
import { mounted } from './scheduling'

/** Calls `shown` when they are in sight; returns how that is called off. */
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
