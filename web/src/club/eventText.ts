/** The state of an event in words: local start time, round, or over. */
import { settings } from '../lib/settings.svelte'
import { t } from '../lib/texts.svelte'
import type { EventCard } from '../lib/types'

export function stateText(event: EventCard): string {
  if (event.state === 'over') return t('web-event-over')
  const running = event.state === 'running' && t(event.kind === 'league' ? 'web-league-season' : 'web-event-round', { round: event.round, rounds: event.rounds })
  if (running && (event.kind !== 'league' || !event.begins)) return running
  const when = new Date((event.begins ?? 0) * 1000).toLocaleString(settings.language, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
  return running ? `${running}, ${t('web-league-next', { when })}` : t('web-event-entry', { when })
}
