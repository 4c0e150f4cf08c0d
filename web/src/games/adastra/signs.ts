/** The signs of Ad Astra, grouped by subject. */
import type { Signs } from '../kit'
import Glyph from './Glyph.svelte'
import { GLYPHS } from './glyphs'

export const signs: Signs = {
  glyph: Glyph,
  parts: GLYPHS,
  groups: {
    resources: ['food', 'research', 'production', 'credits', 'vp', 'influence', 'honour', 'discontent', 'resistance', 'mission'],
    people: ['farmer', 'worker', 'scientist', 'flagpole', 'embassy', 'building', 'trait', 'terraforming'],
    actions: ['growth', 'build', 'diplomacy', 'flight', 'exploration', 'attack', 'invasion', 'exchange'],
    units: ['frigate', 'cruiser', 'titan', 'doom_star', 'outpost', 'battle_station', 'pirate_raiders', 'pirate_base', 'space_eel', 'guardian', 'antarans'],
    galaxy: ['wormhole', 'micro_wormhole', 'asteroids', 'anomaly', 'rocks'],
    branches: ['bio', 'phys', 'eng', 'gov', 'technology', 'firepower', 'hull', 'shield', 'speed', 'dice'],
  },
}
