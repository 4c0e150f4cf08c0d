/** Converts between invitation tokens, paths and addresses. */
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

/** Whether an address leads here from this computer alone. */
export const onlyHere = (host = location.hostname): boolean => /^(localhost|127\..*|\[?::1\]?)$/.test(host)

/** Puts words on the clipboard; where a page may not (it came without https), the field that shows them is copied by hand. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.select()
    return document.execCommand('copy')
  }
}
