/** Values as JSON in this browser's storage; a private window may have none. */

type Kind = 'local' | 'session'

const areaOf = (kind: Kind): Storage => (kind === 'local' ? localStorage : sessionStorage)

/** A stored value; null where there is none, or where it cannot be read. */
export function load<T>(kind: Kind, key: string): T | null {
  try {
    return JSON.parse(areaOf(kind).getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Stores a value; false where nothing can be stored. */
export function store(kind: Kind, key: string, value: unknown): boolean {
  try {
    areaOf(kind).setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
