/** Maps a bot's title to its character. */
import type { Tree } from '../lib/types'

type Titled = string | Tree | null | undefined

/** Id of the character's text: the level, or the title itself. */
export function characterText(title: Titled): string | null {
  if (!title || typeof title === 'string' || !title.text.startsWith('table-bot') || title.text === 'table-bot-other') return null
  const level = title.args?.level
  return typeof level === 'object' && 'text' in level ? level.text : title.text
}

/** Key of the face in `characters.ts`; null if there is none. */
export const characterOf = (title: Titled): string | null => characterText(title)?.replace(/^table-(level|bot)-/, '') ?? null
