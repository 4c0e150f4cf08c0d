/** Scheduling of work around frames, so that no task blocks the page for long. */
import { flushSync } from 'svelte'

/**
 * Runs before the next frame: in a `user-blocking` task if the browser supports `scheduler.postTask`, which separates layout
 * from painting, else in the animation frame.
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

/** Runs after the next frame was painted. Returns a function that cancels it. */
export function afterPicture(act: () => void): () => void {
  let timer = 0
  const picture = requestAnimationFrame(() => (timer = window.setTimeout(act)))
  return () => {
    cancelAnimationFrame(picture)
    clearTimeout(timer)
  }
}

/** Resolves when the browser is idle, after one second at most. */
export const idle = () => new Promise<void>((then) => ('requestIdleCallback' in window ? requestIdleCallback(() => then(), { timeout: 1000 }) : setTimeout(then)))

/** Milliseconds of mounting per task. A slow phone takes four times as long; a task of 50 ms is noticeable. */
const SLICE = 4
/** Timeout in milliseconds for a task without a frame: a hidden page paints none. */
const UNPAINTED = 250

const parts: (() => void)[] = []
const afterwards: (() => void)[] = []
let gradual = false
let running = false

/** Mounts the following parts one by one (`ui/Gradual.svelte`) until the queue is empty. A hidden page mounts them at once. */
export function mountGradually(): void {
  gradual = !document.hidden
}

/** Queues a part during gradual mounting. False: mount it at once. */
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
  document.documentElement.dataset.mounting = '' // for browser tests: mounting is not finished
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
