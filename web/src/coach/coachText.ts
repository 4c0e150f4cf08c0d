/** Words for the coach's findings. */
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import { t, word } from '../lib/texts.svelte'
import type { Tree } from '../lib/types'
import { upper } from '../lib/wording'

/** A number to one place, with its sign; a minus that reads as one. */
export function signed(value: number): string {
  return new Intl.NumberFormat(settings.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value).replace('-', '−')
}

/** The range of a worth: "+2 to +4 VP". */
export const range = (table: Table, low: number, high: number): string => inPoints(table, low === high ? signed(low) : t('web-coach-range', { low: signed(low), high: signed(high) }))

/** A worth in the game's own points; no line ends between the number and its unit. */
export function gain(table: Table, value: number): string {
  return inPoints(table, signed(value))
}

const inPoints = (table: Table, value: string): string => (word(table.game, 'coach-gain', '', { value }) || value).replaceAll(' ', '\u00a0')

/** A turning point of the game, the same words wherever it is told. */
export const turned = (table: Table, turn: { seat: number; lead: boolean; gain: number }): string =>
  table.say({ text: turn.lead ? 'web-end-worth-lead' : 'web-end-worth-swing', args: { name: { seat: turn.seat }, gain: gain(table, turn.gain) } })

export interface Reasons { now: Tree | null; later: Tree | null; against: Tree | null }

/** What a way brings at once, what it prepares, what speaks against it; each as one sentence. */
export function reasons(table: Table, found: Reasons): ['now' | 'later' | 'against', string][] {
  return (['now', 'later', 'against'] as const).flatMap((kind) => (found[kind] ? [[kind, `${upper(table.say(found[kind]))}.`] as ['now' | 'later' | 'against', string]] : []))
}
