/** Which character a bot's title names. */
import type { Tree } from '../lib/types'

type Titled = string | Tree | null | undefined

/** The text that tells about the character: its level, or the title itself. */
export function characterText(title: Titled): string | null {
  if (!title || typeof title === 'string' || !title.text.startsWith('table-bot') || title.text === 'table-bot-other') return null
  const level = title.args?.level
  return typeof level === 'object' && 'text' in level ? level.text : title.text
}

/** The name of its face in `characters.ts`; null without one. */
export const characterOf = (title: Titled): string | null => characterText(title)?.replace(/^table-(level|bot)-/, '') ?? null
