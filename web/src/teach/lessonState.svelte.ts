/** A lesson as its learner has it: which stop is told, what is open of it, what was skipped. What it says comes from the table. */
import { keyOf } from '../lib/selection'
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import { t } from '../lib/texts.svelte'
import type { Option } from '../lib/types'

/** What a caption says: the first words, a stop, that a stop goes on, what came of another answer, or the last words. */
export type Mode = '' | 'opening' | 'stop' | 'on' | 'remark' | 'closing'

interface Kept { begun: boolean; closed: boolean; skipped: number[] }

const keyFor = (table: string) => `astrarium-lesson-${table}`

function read(table: string): Kept {
  const none = { begun: false, closed: false, skipped: [] }
  try {
    return { ...none, ...(JSON.parse(sessionStorage.getItem(keyFor(table)) ?? '{}') as Partial<Kept>) }
  } catch {
    return none
  }
}

export class Desk {
  why = $state(false)
  shown = $state(false)
  private kept: Kept

  constructor(readonly table: Table) {
    const found = $state(read(table.id))
    this.kept = found
  }

  private keep(change: Partial<Kept>): void {
    Object.assign(this.kept, change)
    try {
      sessionStorage.setItem(keyFor(this.table.id), JSON.stringify(this.kept))
    } catch {
      // a private window keeps nothing
    }
  }

  info = $derived.by(() => this.table.welcome?.lesson ?? null)
  private now = $derived.by(() => (this.table.past ? null : (this.table.position?.lesson ?? null)))
  stops = $derived(this.info?.stops ?? [])
  told = $derived(this.now?.told ?? [])
  over = $derived(this.now?.over ?? false)

  /** The stop of this question; where the lesson goes on with what it said last, that one. */
  number = $derived.by(() => {
    const now = this.now
    if (!now || now.over) return null
    return now.stop ?? (now.planned !== null && this.table.choice ? (now.told.at(-1) ?? null) : null)
  })

  words(number: number) {
    return this.stops[number - 1][settings.language]
  }

  say = $derived.by(() => {
    if (!this.now?.stop) return ''
    const words = this.words(this.now.stop)
    return this.now.astray ? words.astray : words.say
  })

  /** What came of another answer than the stop had in mind: its own words, else true ones for any. */
  remark = $derived.by(() => {
    const now = this.now
    if (!now?.otherwise) return null
    if (now.remark) return now.remark[settings.language]
    return now.instead.length ? t('web-lesson-instead', { what: now.instead.map((each) => this.table.say(each)).join(', ') }) : t('web-lesson-otherwise')
  })

  mode = $derived.by<Mode>(() => {
    const now = this.now
    if (!now) return ''
    if (now.over) return this.kept.closed ? '' : 'closing'
    if (!this.kept.begun && !now.told.length) return 'opening'
    const skipped = this.number !== null && this.kept.skipped.includes(this.number)
    if (this.number !== null && !skipped) return now.stop ? 'stop' : 'on'
    return this.remark === null ? '' : 'remark'
  })

  rings = $derived.by(() => (this.mode === 'stop' ? this.now!.rings : []))

  /** What the lesson would answer, as options of the present choice. */
  plan = $derived.by<Option[]>(() => {
    const [choice, planned] = [this.table.choice, this.now?.planned]
    if (!choice || !planned) return []
    const wanted = (choice.several ? (planned as unknown[]) : [planned]).map((each) => JSON.stringify(each))
    return wanted.flatMap((key) => this.table.options.find((option) => keyOf(option) === key) ?? [])
  })

  begin = (): void => this.keep({ begun: true })
  close = (): void => this.keep({ closed: true })

  skip = (): void => {
    if (this.number !== null) this.keep({ begun: true, skipped: [...this.kept.skipped, this.number] })
  }

  /** A skipped stop is told after all. */
  bring = (number: number): void => this.keep({ skipped: this.kept.skipped.filter((each) => each !== number) })

  takeBack = (): void => {
    if (this.table.picked.length || this.table.taken.length) this.table.clear()
    this.table.undo()
  }

  press(key: string): void {
    if (this.number === null) return
    this.bring(this.number)
    if (key === 'w') this.why = !this.why
    else this.shown = !this.shown
  }

  /** Another question: nothing is open but what there is to do where nothing new is told. */
  fold(): void {
    this.why = false
    this.shown = this.mode === 'on'
  }
}

const desks = new WeakMap<Table, Desk>()

export function deskOf(table: Table): Desk {
  if (!desks.has(table)) desks.set(table, new Desk(table))
  return desks.get(table)!
}
