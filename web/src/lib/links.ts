/** Conversion between invitation tokens, paths and URLs. */
export function address(link: string): string {
  if (/^https?:/.test(link)) return link
  return `${location.origin}${link.startsWith('/') ? link : `/join/${link}`}`
}

/** The token in pasted text. */
export function tokenOf(words: string): string {
  const trimmed = words.trim()
  const found = /\/join\/([^/?#\s]+)/.exec(trimmed)
  return found ? decodeURIComponent(found[1]) : trimmed
}

/** Whether a host is reachable only from this computer. */
export const onlyHere = (host = location.hostname): boolean => /^(localhost|127\..*|\[?::1\]?)$/.test(host)

/** Copies a field to the clipboard; without the clipboard API (no https) by selecting it and `execCommand`. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.select()
    return document.execCommand('copy')
  }
}
