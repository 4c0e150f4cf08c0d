/** Markdown renderer of the rules: emphasis, code, lists and tables. Everything else stays text. */

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<i>$1</i>')
}

/** Applies a change to the text between tags, except in code. */
export function between(markup: string, change: (text: string) => string): string {
  return markup.split(/(<code>.*?<\/code>|<svg.*?<\/svg>|<[^>]+>)/).map((part, i) => (i % 2 ? part : change(part))).join('')
}

const cells = (line: string) => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim()))

export function html(markdown: string): string {
  return markdown
    .trim()
    .replace(/^(?!\s*\|)(.*\S.*)\n(?=\s*\|)/gm, '$1\n\n')
    .replace(/^(\s*\|.*)\n(?!\s*\|)/gm, '$1\n\n')
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n')
      if (lines[0].trim().startsWith('|')) {
        const [head, , ...rows] = lines
        const top = cells(head).some(Boolean) ? `<tr>${cells(head).map((cell) => `<th>${cell}</th>`).join('')}</tr>` : ''
        return `<table>${top}${rows.map((row) => `<tr>${cells(row).map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
      }
      if (/^[-*] /.test(lines[0].trim())) {
        return `<ul>${block.split(/\n(?=[-*] )/).map((item) => `<li>${inline(item.trim().slice(2))}</li>`).join('')}</ul>`
      }
      return `<p>${inline(lines.join(' '))}</p>`
    })
    .join('')
}
