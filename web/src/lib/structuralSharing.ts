/** Structural sharing: reuses unchanged objects of the last view. Svelte then redraws only what changed. */

type Parts = Record<string, unknown>

const parts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** `next`, with every part of it that equals its counterpart in `last` replaced by that one. Changes `next`. */
export function shareUnchanged<T>(last: unknown, next: T): T {
  if (last === next || !parts(last) || !parts(next) || Array.isArray(last) !== Array.isArray(next)) return next
  const keys = Object.keys(next)
  let same = keys.length === Object.keys(last).length
  for (const key of keys) {
    const part = shareUnchanged(last[key], next[key])
    ;(next as Parts)[key] = part
    same &&= part === last[key]
  }
  return same ? (last as T) : next
}
