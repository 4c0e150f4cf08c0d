/** The signs of Starship Captains, grouped by subject. */
import type { Signs } from '../kit'
import Glyph from './Glyph.svelte'
import { GLYPHS } from './glyphs'

export const signs: Signs = {
  glyph: Glyph,
  parts: GLYPHS,
  groups: {
    crew: ['ensign', 'commander', 'cadet', 'android'],
    colours: ['red', 'yellow', 'blue', 'grey', 'gold'],
    effects: ['move', 'jump', 'fight', 'tech', 'repair', 'ambush', 'ready', 'queue', 'any_track', 'peek', 'swap', 'guard', 'everybody', 'discard', 'pair', 'back'],
    own: ['medal', 'artifact', 'damage', 'bay', 'mission', 'star'],
    map: ['pirate', 'station', 'nian', 'cooperative', 'tincan', 'event', 'shadow', 'passenger', 'designed'],
  },
}
