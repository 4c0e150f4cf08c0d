/** Markup of the rules: links on paragraph numbers, icons at first mentions of terms. */
import type { Signs } from '../games/kit'
import { between, html } from '../lib/markdown'
import { signOf } from '../ui/explain'

/** Groups without icons, since their names are everyday words. */
const PLAIN = ['table', 'colours']
const MOST = 4

function drawn({ f, s, k }: { f?: string; s?: string; k?: string }): string {
  const filled = f ? `<path d="${f}" fill="currentColor"/>` : ''
  const stroked = s ? `<path d="${s}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>` : ''
  return `<svg class="sign" viewBox="0 0 24 24" width="15" height="15" aria-hidden="true">${filled}${k ? `<path class="knock" d="${k}"/>` : ''}${stroked}</svg>`
}

export interface Marked { word: RegExp; picture: string }

/** Pattern of a sign's name: singular and plural, in Polish also the cases. */
function wordFor(name: string, language: string): RegExp {
  const lower = name.toLocaleLowerCase()
  if (language === 'pl') return new RegExp(`(?<![\\p{L}])${lower.length > 4 ? lower.slice(0, -1) : lower}\\p{L}{0,3}(?![\\p{L}])`, 'iu')
  return new RegExp(`(?<![\\p{L}-])${lower.replace(/s$/, '')}(?:s|es)?(?![\\p{L}-])`, 'iu')
}

export function marksOf(signs: Signs, game: string, language: string): Marked[] {
  const names = Object.entries(signs.groups).flatMap(([group, names]) => (PLAIN.includes(group) ? [] : names))
  return names
    .map((name) => ({ title: signOf(game, name).title, part: signs.parts[name] }))
    .filter(({ title, part }) => part && title.length > 3 && !title.includes(' '))
    .map(({ title, part }) => ({ word: wordFor(title, language), picture: drawn(part) }))
}

/** A paragraph as HTML. */
export function markedRules(markdown: string, numbers: Set<string>, marks: Marked[]): string {
  const linked = between(html(markdown), (text) => text.replace(/\b[A-Z]\d+(?:\.\d+)?\b/g, (number) => (numbers.has(number) ? `<a href="#${number}" data-to="${number}">${number}</a>` : number)))
  let left = MOST
  return marks.reduce((markup, { word, picture }) => {
    let open = left > 0
    return between(markup, (text) => text.replace(word, (found) => {
      if (!open) return found
      open = false
      left -= 1
      return `<span class="bears">${picture}${found}</span>`
    }))
  }, linked)
}
