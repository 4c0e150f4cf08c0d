/** How what the coach found is said. */
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import { word } from '../lib/texts.svelte'
import type { Tree } from '../lib/types'

export const upper = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** A number to one place, with its sign; a minus that reads as one. */
export function signed(value: number): string {
  return new Intl.NumberFormat(settings.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value).replace('-', '−')
}

/** A worth in the game's own points; no line ends between the number and its unit. */
export function gain(table: Table, value: number): string {
  return (word(table.game, 'coach-gain', '', { value: signed(value) }) || signed(value)).replaceAll(' ', '\u00a0')
}

export interface Reasons { now: Tree | null; later: Tree | null; against: Tree | null }

/** What a way brings at once, what it prepares, what speaks against it; each as one sentence. */
export function reasons(table: Table, found: Reasons): ['now' | 'later' | 'against', string][] {
  return (['now', 'later', 'against'] as const).flatMap((kind) => (found[kind] ? [[kind, `${upper(table.say(found[kind]))}.`] as ['now' | 'later' | 'against', string]] : []))
}
