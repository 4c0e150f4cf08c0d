/**
 * Parts of a page that come to life one by one, each in a task of its own, so that none keeps anybody waiting. Where the page was
 * written ahead a part can be read until then, and whoever reaches for it wakes it at once.
 */
import { hydrate, mount, unmount, type Component } from 'svelte'
import { idle } from './scheduling'

type Props = Record<string, unknown>

/** What stands in a part before it lives: nothing, but where a page is written ahead. */
export const prerendering = { write: (_part: Component<Props>, _props: Props): string => '' }

const asleep = new Map<Element, () => void>()

/** Presses what was pressed before anybody listened (`public/early.js`), outside of what still sleeps. */
export function repeatClick(within: Element): void {
  const pressed = within.querySelector<HTMLElement>('[data-pressed]')
  if (!pressed || asleep.has(pressed.closest('[data-part]')!)) return
  pressed.removeAttribute('data-pressed')
  pressed.click()
}

async function wakeAll(): Promise<void> {
  for (;;) {
    await idle()
    const [wake] = asleep.values()
    if (!wake) return
    wake()
  }
}

/** Lets a part live within its element: soon where it can be read already, else at once. Returns how it ends. */
export function hydrateLater(element: Element, part: Component<Props>, props: Props): () => void {
  let alive: Props | undefined
  const written = element.hasChildNodes()
  function wake(): void {
    asleep.delete(element)
    alive = (written ? hydrate : mount)(part, { target: element, props })
    repeatClick(element)
  }
  if (written) {
    asleep.set(element, wake)
    if (asleep.size === 1) void wakeAll()
  } else wake()
  return () => {
    asleep.delete(element)
    if (alive) void unmount(alive)
  }
}

const reach = ({ target }: Event) => {
  const part = target instanceof Element && target.closest('[data-part]')
  if (part) asleep.get(part)?.()
}
for (const way of ['pointerdown', 'keydown', 'focusin', 'click']) addEventListener(way, reach, true)
