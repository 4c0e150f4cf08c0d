/** Local and session storage for JSON values; a private window may have none. */

type Kind = 'local' | 'session'

const areaOf = (kind: Kind): Storage => (kind === 'local' ? localStorage : sessionStorage)

/** A stored value; null if it is missing or unreadable. */
export function load<T>(kind: Kind, key: string): T | null {
  try {
    return JSON.parse(areaOf(kind).getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Stores a value; false if storage fails. */
export function store(kind: Kind, key: string, value: unknown): boolean {
  try {
    areaOf(kind).setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
