/** Schedules work around the painting of a frame, so that no task blocks the page for long. */
import { flushSync } from 'svelte'

/**
 * Acts before the next picture: where the browser knows such tasks in a task of its own, so that laying the page out and painting
 * it are two, else with the picture.
 */
export function beforePicture(act: () => void): void {
  let acted = false
  const once = () => {
    if (acted) return
    acted = true
    cancelAnimationFrame(picture)
    act()
  }
  const picture = requestAnimationFrame(once)
  const { scheduler } = globalThis as { scheduler?: { postTask(task: () => void, options: { priority: string }): Promise<void> } }
  void scheduler?.postTask(once, { priority: 'user-blocking' })
}

/** Acts when the next picture has been painted. Returns how that is called off. */
export function afterPicture(act: () => void): () => void {
  let timer = 0
  const picture = requestAnimationFrame(() => (timer = window.setTimeout(act)))
  return () => {
    cancelAnimationFrame(picture)
    clearTimeout(timer)
  }
}

/** Until the page has nothing else to do: whatever nobody waits for comes then, a piece at a time. */
export const idle = () => new Promise<void>((then) => ('requestIdleCallback' in window ? requestIdleCallback(() => then(), { timeout: 1000 }) : setTimeout(then)))

/** Milliseconds of mounting in one task: a slow phone takes four times as long, and 50 ms are felt. */
const SLICE = 4
/** Milliseconds after which a task runs without a picture: a hidden page paints none. */
const UNPAINTED = 250

const parts: (() => void)[] = []
const afterwards: (() => void)[] = []
let gradual = false
let running = false

/** Mounts the parts that come next one by one (`ui/Gradual.svelte`), until all of them are there. A hidden page holds nobody up. */
export function mountGradually(): void {
  gradual = !document.hidden
}

/** Whether a part is mounted in its turn, since others are mounted one by one just now; else it can be mounted at once. */
export function inTurn(mount: () => void): boolean {
  if (!gradual) return false
  parts.push(mount)
  if (!running) nextParts()
  return true
}

/** Resolves when all parts are mounted. */
export const mounted = (): Promise<void> => new Promise((then) => (running ? afterwards.push(then) : then()))

function nextParts(): void {
  running = true
  document.documentElement.dataset.mounting = '' // for the browser tests: more of the page is to come
  const run = () => {
    clearTimeout(timer)
    callOff()
    const until = performance.now() + SLICE
    try {
      do flushSync(parts.shift())
      while (parts.length && performance.now() < until)
    } finally {
      if (parts.length) nextParts()
      else rest()
    }
  }
  const callOff = afterPicture(run)
  const timer = window.setTimeout(run, UNPAINTED)
}

function rest(): void {
  running = gradual = false
  delete document.documentElement.dataset.mounting
  for (const then of afterwards.splice(0)) then()
}
