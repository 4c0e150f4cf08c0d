/** The tabs of the rail: names, icons, and the selection for a table. */
import type { Table } from '../lib/table.svelte'
import type { IconName } from '../ui/icons'

export type Tab = Table['tab']
export const TABS: Record<Tab, { name: string; icon: IconName }> = {
  lesson: { name: 'web-lesson', icon: 'flag' },
  coach: { name: 'web-coach', icon: 'question' },
  log: { name: 'web-log', icon: 'log' },
  scores: { name: 'web-scores', icon: 'score' },
  rules: { name: 'web-rules', icon: 'rules' },
  chat: { name: 'web-chat', icon: 'chat' },
}

export function tabsOf(table: Table): Tab[] {
  const taught = !!table.position?.lesson
  const coached = !taught && !!table.welcome?.mine.length && (table.coach.allowed || table.coach.missing > 0)
  return (Object.keys(TABS) as Tab[]).filter((tab) => (taught || tab !== 'lesson') && (coached || tab !== 'coach'))
}

/** Opens a tab; the rules open at the paragraph of the question. */
export function open(table: Table, tab: Tab): void {
  if (tab === 'rules' && table.tab !== 'rules') table.openRule(table.ruleHere, '')
  else table.tab = tab
}
