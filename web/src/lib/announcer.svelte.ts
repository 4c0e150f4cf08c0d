/** ARIA live regions: polite for events, assertive for "your move". */

export const live = $state({ polite: '', assertive: '' })

export function tell(words: string): void {
  live.polite = words
}

export function call(words: string): void {
  live.assertive = ''
  setTimeout(() => (live.assertive = words), 50)
}
