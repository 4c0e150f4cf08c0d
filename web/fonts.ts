/** Subsets the fonts to the letters, weights and widths in use, and writes their style sheet `.fonts/fonts.css`. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const letters = (...ranges: [number, number][]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))).join('')

const LATIN = letters([0x20, 0x7e], [0x2009, 0x200a], [0x2010, 0x2026], [0x2032, 0x2033], [0x2039, 0x203a]) + '\u00a0§°±·½×Óó€™−→←↑↓'
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż'
/** Letters of names that people bring; a page without them does not load them. */
const WESTERN = Array.from(letters([0xa1, 0xff]) + 'ıŒœ').filter((letter) => !LATIN.includes(letter)).join('')
const EXTENDED = Array.from(letters([0x100, 0x17f])).filter((letter) => !(POLISH + WESTERN).includes(letter)).join('')
const GREEK = letters([0x391, 0x3c9])
const SUBSETS = [
  { name: 'latin', source: 'latin', text: LATIN },
  { name: 'western', source: 'latin', text: WESTERN },
  { name: 'polish', source: 'latin-ext', text: POLISH },
  { name: 'extended', source: 'latin-ext', text: EXTENDED },
]
const GREEK_SUBSET = { name: 'greek', source: 'greek', text: GREEK }
const FACES = [
  {
    name: 'archivo', source: ['archivo/files/archivo', 'standard-normal'], css: "font-family: 'Archivo'; font-stretch: 75% 100%", subsets: SUBSETS,
    variationAxes: { wdth: { min: 75, max: 100, default: 100 }, wght: { min: 400, max: 700, default: 400 } },
  },
  { name: 'brygada', source: ['brygada-1918/files/brygada-1918', 'wght-normal'], css: "font-family: 'Brygada 1918'", subsets: SUBSETS },
  { name: 'brygada-italic', source: ['brygada-1918/files/brygada-1918', 'wght-italic'], css: "font-family: 'Brygada 1918'; font-style: italic", subsets: [...SUBSETS, GREEK_SUBSET] },
]
const CUTS = FACES.flatMap(({ name, source: [start, end], css, subsets, variationAxes }) =>
  subsets.map((subset) => ({ file: `${name}-${subset.name}.woff2`, from: `${start}-${subset.source}-${end}.woff2`, css, text: subset.text, variationAxes })),
)

/** A `unicode-range` with the letters of a text. */
function ranges(text: string): string {
  const points = [...new Set(Array.from(text, (letter) => letter.codePointAt(0)!))].sort((a, b) => a - b)
  const firsts = points.filter((point, i) => point !== points[i - 1] + 1)
  const lasts = points.filter((point, i) => point !== points[i + 1] - 1)
  return firsts.map((first, i) => `U+${first.toString(16)}-${lasts[i].toString(16)}`).join(', ')
}

const face = ({ file, css, text }: (typeof CUTS)[number]) =>
  `@font-face { ${css}; font-display: swap; font-weight: 400 700; src: url('./${file}') format('woff2'); unicode-range: ${ranges(text)}; }\n`

export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      const folder = fileURLToPath(new URL('.fonts/', import.meta.url))
      const { mtimeMs: asked } = statSync(fileURLToPath(import.meta.url))
      const find = createRequire(import.meta.url).resolve
      mkdirSync(folder, { recursive: true })
      for (const { file, from, text, variationAxes } of CUTS) {
        const path = `${folder}${file}`
        if (existsSync(path) && statSync(path).mtimeMs > asked) continue
        writeFileSync(path, await subset(readFileSync(find(`@fontsource-variable/${from}`)), text, { targetFormat: 'woff2', variationAxes }))
      }
      writeFileSync(`${folder}fonts.css`, `/* Brygada 1918 and Archivo, both under the SIL Open Font License. */\n${CUTS.map(face).join('')}`)
    },
  }
}
