/** Export of the board as an SVG file with its styles. */

const styles = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].filter((rule) => !(rule instanceof CSSFontFaceRule)).map((rule) => rule.cssText)
      } catch {
        return [] // cross-origin style sheet
      }
    })
    .join('\n')

export function boardImage(board: HTMLElement): string {
  const { scrollWidth: width, scrollHeight: height } = board
  const copy = board.cloneNode(true) as HTMLElement
  copy.removeAttribute('id')
  copy.style.cssText = `width:${width}px;height:${height}px;overflow:hidden`
  const root = document.documentElement
  const html = new XMLSerializer().serializeToString(copy)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" data-theme="${root.dataset.theme}"><style><![CDATA[${styles()}]]></style><foreignObject width="100%" height="100%">${html}</foreignObject></svg>`
}

/** Downloads the shown board as a file. */
export function saveBoard(name: string): void {
  const board = document.querySelector<HTMLElement>('main.board')
  if (!board) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([boardImage(board)], { type: 'image/svg+xml' }))
  link.download = `astrarium-${name}.svg`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
