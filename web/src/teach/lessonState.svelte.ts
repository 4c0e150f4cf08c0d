/** The state of a lesson: current stop, open details and skipped stops. */
import { load, store } from '../lib/browserStorage'
import { keyOf } from '../lib/selection'
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import { t } from '../lib/texts.svelte'
import type { Option } from '../lib/types'

/** Kinds of captions: opening, stop, continuation of a stop, remark on another answer, closing. */
export type Mode = '' | 'opening' | 'stop' | 'on' | 'remark' | 'closing'

interface Kept { begun: boolean; closed: boolean; skipped: number[] }

const keyFor = (table: string) => `astrarium-lesson-${table}`

const read = (table: string): Kept => ({ begun: false, closed: false, skipped: [], ...load<Partial<Kept>>('session', keyFor(table)) })

export class LessonState {
  why = $state(false)
  shown = $state(false)
  private kept: Kept

  constructor(readonly table: Table) {
    const found = $state(read(table.id))
    this.kept = found
  }

  private keep(change: Partial<Kept>): void {
    Object.assign(this.kept, change)
    store('session', keyFor(this.table.id), this.kept)
  }

  info = $derived.by(() => this.table.welcome?.lesson ?? null)
  private now = $derived.by(() => (this.table.past ? null : (this.table.position?.lesson ?? null)))
  stops = $derived(this.info?.stops ?? [])
  told = $derived(this.now?.told ?? [])
  /** Stops told in general words, since this table left the lesson's path; `astray`: the last one was. */
  general = $derived(this.now?.general ?? [])
  astray = $derived(this.now?.astray ?? false)
  over = $derived(this.now?.over ?? false)

  /** The stop of this question, or the last one if the lesson continues it. */
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

  /** The remark on an answer other than the planned one: the stop's own or a general one, and what later stops have lost by it. */
  remark = $derived.by(() => [this.otherwise, this.lost].filter((each) => each !== null).join(' ') || null)

  private lost = $derived.by(() => {
    const lost = this.now?.lost
    if (!lost) return null
    return t('web-lesson-lost', { what: lost.things.map((each) => this.table.say(each)).join(', '), things: lost.things.length, stops: lost.stops.join(', '), count: lost.stops.length })
  })

  private otherwise = $derived.by(() => {
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

  /** The planned answer, as options of the current choice. */
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

  /** Shows a skipped stop after all. */
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

  /** Closes the details at a new question; a continued stop shows its move. */
  fold(): void {
    this.why = false
    this.shown = this.mode === 'on'
  }
}

const desks = new WeakMap<Table, LessonState>()

export function lessonStateOf(table: Table): LessonState {
  if (!desks.has(table)) desks.set(table, new LessonState(table))
  return desks.get(table)!
}
