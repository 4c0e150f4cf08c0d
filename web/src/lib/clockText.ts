/** Texts of clocks: time control, free hours and time left. */
import { t } from './texts.svelte'
import type { TableClock } from './types'

const DAY = 86_400

/** A span of time: "3 days", "36 hours", "10 minutes". */
export function span(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t('web-span-days', { count: seconds / DAY })
  if (seconds >= 3600 && seconds % 3600 === 0) return t('web-span-hours', { count: seconds / 3600 })
  return t('web-span-minutes', { count: Math.round(seconds / 60) })
}

/** A clock in a few words, for a card. */
export function briefClock(clock: TableClock): string {
  if (!clock.pace) return t('web-clock-minutes', { minutes: Math.round(clock.seconds / 60) })
  return t(clock.pace === 'move' ? 'web-clock-a-move' : 'web-clock-bank', { span: span(clock.seconds), more: span(clock.increment) })
}

/** A clock in full: time control, free hours, consequence of a timeout. */
export function clockText(clock: TableClock): string {
  const free = [clock.night ? t('web-clock-free-nights', { from: clock.night[0], to: clock.night[1] }) : '', clock.weekends ? t('web-clock-free-weekends') : ''].filter(Boolean)
  const said = [`${briefClock(clock)}.`]
  if (free.length) said.push(t('web-clock-free', { what: free.join(', '), zone: clock.zone ?? 'UTC' }))
  return [...said, t(`web-clock-then-${clock.then ?? 'return'}`)].join(' ')
}

/** Time left on a clock by days. */
export function leftByDays(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  if (days) return t('web-left-days', { days, hours })
  return t('web-left-hours', { hours, minutes: minutes % 60 })
}
