/** Work around a picture, in tasks of their own: what is done in one go holds the page up. */

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
