/** Cuts the fonts down to the letters, weights and widths that we use, once, into a folder beside this file. */
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
const ARCHIVO = { wdth: { min: 75, max: 100, default: 100 }, wght: { min: 400, max: 700, default: 400 } }

const CUTS = [
  { name: 'archivo-latin', from: 'archivo/files/archivo-latin-standard-normal.woff2', text: LATIN, variationAxes: ARCHIVO },
  { name: 'archivo-western', from: 'archivo/files/archivo-latin-standard-normal.woff2', text: WESTERN, variationAxes: ARCHIVO },
  { name: 'archivo-polish', from: 'archivo/files/archivo-latin-ext-standard-normal.woff2', text: POLISH, variationAxes: ARCHIVO },
  { name: 'archivo-extended', from: 'archivo/files/archivo-latin-ext-standard-normal.woff2', text: EXTENDED, variationAxes: ARCHIVO },
  { name: 'brygada-latin', from: 'brygada-1918/files/brygada-1918-latin-wght-normal.woff2', text: LATIN },
  { name: 'brygada-western', from: 'brygada-1918/files/brygada-1918-latin-wght-normal.woff2', text: WESTERN },
  { name: 'brygada-polish', from: 'brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2', text: POLISH },
  { name: 'brygada-extended', from: 'brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2', text: EXTENDED },
  { name: 'brygada-italic-latin', from: 'brygada-1918/files/brygada-1918-latin-wght-italic.woff2', text: LATIN },
  { name: 'brygada-italic-western', from: 'brygada-1918/files/brygada-1918-latin-wght-italic.woff2', text: WESTERN },
  { name: 'brygada-italic-polish', from: 'brygada-1918/files/brygada-1918-latin-ext-wght-italic.woff2', text: POLISH },
  { name: 'brygada-italic-extended', from: 'brygada-1918/files/brygada-1918-latin-ext-wght-italic.woff2', text: EXTENDED },
  { name: 'brygada-italic-greek', from: 'brygada-1918/files/brygada-1918-greek-wght-italic.woff2', text: GREEK },
]

export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      const folder = fileURLToPath(new URL('.fonts/', import.meta.url))
      const { mtimeMs: asked } = statSync(fileURLToPath(import.meta.url))
      const find = createRequire(import.meta.url).resolve
      mkdirSync(folder, { recursive: true })
      for (const { name, from, text, variationAxes } of CUTS) {
        const file = `${folder}${name}.woff2`
        if (existsSync(file) && statSync(file).mtimeMs > asked) continue
        writeFileSync(file, await subset(readFileSync(find(`@fontsource-variable/${from}`)), text, { targetFormat: 'woff2', variationAxes }))
      }
    },
  }
}
