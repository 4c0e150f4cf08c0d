/** The signs of Master of Orion, grouped by subject. */
import type { Signs } from '../kit'
import Glyph from './Glyph.svelte'
import { GLYPHS } from './glyphs'
import { TONE } from './model'

export const signs: Signs = {
  glyph: Glyph,
  parts: GLYPHS,
  tone: (name) => (['blue', 'red', 'yellow', 'grey'].includes(name) ? `var(--c-${name})` : (TONE as Record<string, string>)[name]),
  groups: {
    resources: ['food', 'fleet', 'production', 'morale', 'vp'],
    colours: ['blue', 'red', 'yellow', 'grey'],
    actions: ['build', 'exploit', 'research', 'activate', 'attack', 'trade', 'propaganda', 'contract'],
    table: ['marker', 'card', 'hand', 'ours'],
  },
}
