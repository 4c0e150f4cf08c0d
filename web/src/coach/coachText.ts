/** Texts of the coach: values, reasons and turning points. */
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import { t, word } from '../lib/texts.svelte'
import type { Tree } from '../lib/types'
import { upper } from '../lib/wording'

/** A number with its sign and at most one decimal; the minus is U+2212. */
export function signed(value: number): string {
  return new Intl.NumberFormat(settings.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value).replace('-', '−')
}

/** A range of values: "+2 to +4 VP". */
export const range = (table: Table, low: number, high: number): string => inPoints(table, low === high ? signed(low) : t('web-coach-range', { low: signed(low), high: signed(high) }))

/** A value in the game's own points, with non-breaking spaces. */
export function gain(table: Table, value: number): string {
  return inPoints(table, signed(value))
}

const inPoints = (table: Table, value: string): string => (word(table.game, 'coach-gain', '', { value }) || value).replaceAll(' ', '\u00a0')

/** A turning point as a sentence; the same text everywhere. */
export const turned = (table: Table, turn: { seat: number; lead: boolean; gain: number }): string =>
  table.say({ text: turn.lead ? 'web-end-worth-lead' : 'web-end-worth-swing', args: { name: { seat: turn.seat }, gain: gain(table, Math.round(turn.gain)) } })

export interface Reasons { now: Tree | null; later: Tree | null; against: Tree | null }

/** Immediate gain, later gain and drawback of a suggestion, one sentence each. */
export function reasons(table: Table, found: Reasons): ['now' | 'later' | 'against', string][] {
  return (['now', 'later', 'against'] as const).flatMap((kind) => (found[kind] ? [[kind, `${upper(table.say(found[kind]))}.`.replace('..', '.')] as ['now' | 'later' | 'against', string]] : []))
}
