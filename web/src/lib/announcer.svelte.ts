/** What a screen reader is told: events politely, "your move" at once. */

export const live = $state({ polite: '', assertive: '' })

export function tell(words: string): void {
  live.polite = words
}

export function call(words: string): void {
  live.assertive = ''
  setTimeout(() => (live.assertive = words), 50)
}
