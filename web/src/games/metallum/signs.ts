/** The signs of Metallum, grouped by subject. */
import type { Signs } from '../kit'
import Icon from '../../ui/Icon.svelte'
import { ICONS } from '../../ui/icons'

export const signs: Signs = {
  glyph: Icon,
  parts: ICONS,
  groups: {
    pieces: ['ship', 'robot', 'module', 'rich', 'poor', 'installation'],
    tiles: ['flight', 'report', 'overload', 'pick', 'swap', 'complexity'],
    table: ['initiative', 'check', 'lock', 'history', 'bot'],
  },
}
