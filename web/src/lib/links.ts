/** A link that can be sent: the server gives a token, a path or a whole address. */
export function address(link: string): string {
  if (/^https?:/.test(link)) return link
  return `${location.origin}${link.startsWith('/') ? link : `/join/${link}`}`
}

/** The token in what somebody pasted. */
export function tokenOf(words: string): string {
  const trimmed = words.trim()
  const found = /\/join\/([^/?#\s]+)/.exec(trimmed)
  return found ? decodeURIComponent(found[1]) : trimmed
}
