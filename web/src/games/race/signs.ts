/** The signs of Race, grouped by subject. */
import type { Signs } from '../kit'
import Glyph from './Glyph.svelte'
import { GLYPHS } from './glyphs'

export const signs: Signs = {
  glyph: Glyph,
  parts: GLYPHS,
  tone: (name) => (['novelty', 'rare', 'genes', 'alien'].includes(name) ? `var(--c-${name})` : ['military', 'shield'].includes(name) ? 'var(--c-red)' : undefined),
  groups: {
    phases: ['explore', 'develop', 'settle', 'trade', 'consume', 'produce'],
    goods: ['novelty', 'rare', 'genes', 'alien', 'any', 'good', 'windfall'],
    cards: ['world', 'development', 'cost', 'shield', 'military', 'vp', 'card', 'leave'],
    table: ['hand', 'deck', 'check', 'clock', 'lock'],
  },
}
