/** Texts of study nodes: signs and moves. */
import type { Table } from '../lib/table.svelte'
import { t } from '../lib/texts.svelte'
import type { StudyNode, Tree } from '../lib/types'

/** Marks of a move, with their signs. */
export const SIGNS = { good: '!', doubtful: '?!', mistake: '?' } as const

export const answerWords = (table: Table, texts: Tree[]): string => texts.map((text) => table.say(text)).join(', ') || t('web-coach-nothing')

/** The move that leads to a node. */
export function wordsOf(table: Table, node: StudyNode): string {
  if (!node.id) return t('web-study-start')
  if (node.dealt) return t('web-study-deal')
  return node.end ? t(`web-study-${node.end}`) : answerWords(table, node.texts)
}
