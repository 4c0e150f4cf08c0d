/**
 * Lazy hydration of the prerendered parts of a page, one by one. Each part is a task of its own; input on a part hydrates it at once.
 */
import { hydrate, mount, unmount, type Component } from 'svelte'
import { idle } from './scheduling'

type Props = Record<string, unknown>

/** HTML of a part before hydration: empty, except during prerendering. */
export const prerendering = { write: (_part: Component<Props>, _props: Props): string => '' }

const asleep = new Map<Element, () => void>()

/** Repeats a click from before hydration (`public/early.js`), unless its part is not hydrated yet. */
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

/** Hydrates a prerendered part later, or mounts it at once. Returns a function that unmounts it. */
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
