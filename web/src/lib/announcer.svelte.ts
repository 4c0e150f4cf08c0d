/** ARIA live regions: events are polite, "your move" is assertive. */

export const live = $state({ polite: '', assertive: '' })

export function tell(words: string): void {
  live.polite = words
}

export function call(words: string): void {
  live.assertive = ''
  setTimeout(() => (live.assertive = words), 50)
}
