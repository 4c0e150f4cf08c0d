/** The answer under construction: options, picks, confirmation and sending. */
import { Coach } from '../coach/coach.svelte'
import { addable, barring, buttons, chosen, click, keyOf, remaining, toggle, touched } from './selection'
import { settings } from './settings.svelte'
import { DraftAnswers } from './draftAnswers'
import { TableView } from './tableView.svelte'
import { t } from './texts.svelte'
import type { Barred, Choice, ClientMessage, Option } from './types'

/** Milliseconds after a playback in which a click or key confirms nothing. */
const DEAF = 600

export abstract class AnswerBuilder extends TableView {
  picked = $state<string[]>([])
  private takenKeys = $state.raw<string[]>([])
  barred = $state.raw<Barred[]>([])
  sending = $state<unknown>(null)
  /** True for a moment after a playback, so that the input that ended it does not answer the question. */
  unmet = $state(false)
  private meeting: ReturnType<typeof setTimeout> | undefined
  /** True while picks that no click made may be off-screen: they cannot be confirmed yet. */
  unshown = $state(false)
  readonly coach = new Coach((message) => this.send(message))
  protected shelf: DraftAnswers

  constructor(readonly id: string) {
    super()
    this.shelf = new DraftAnswers(id)
  }

  /** Sends a message. Returns its id, or null without a connection. */
  abstract send(message: ClientMessage): number | null

  protected abstract answer(answer: unknown): void

  private named = <T extends Option>(option: T): T => ({
    ...option,
    things: (this.kit?.things?.(option) ?? option.things).map((thing) => {
      const [kind, name] = thing.split(/:(.*)/s, 2)
      return `${this.kit?.alias[kind] ?? kind}:${name}`
    }),
  })

  choice = $derived.by<Choice | null>(() =>
    this.past || this.turn?.step || this.curtain !== null || !this.position ? null : (this.position.choices[0] ?? null),
  )

  options = $derived<Option[]>((this.choice?.options ?? []).map(this.named))
  private byKey = $derived(new Map(this.options.map((option) => [keyOf(option), option])))
  /** The options taken so far, if the choice asks for several. */
  taken = $derived(this.takenKeys.flatMap((key) => this.byKey.get(key) ?? []))
  private drawn = (thing: string) => this.kit?.drawn(thing) ?? false
  addable = $derived(addable(this.options, this.picked))
  touched = $derived(touched(this.options))
  /** Number of selectable things on the board. */
  lights = $derived([...this.touched].filter(this.drawn).length)
  /** The only option, if nothing on the board stands for it. */
  private lone = $derived(this.options.length === 1 && !this.choice?.several && !this.options[0].things.some(this.drawn) ? this.options[0] : null)
  chosen = $derived(chosen(this.options, this.picked) ?? this.lone)
  buttons = $derived(buttons(this.options, this.picked, this.drawn).filter((option) => option !== this.lone))
  /** Whether number keys press the buttons: no more picks on the board are needed. */
  numbered = $derived(
    this.buttons.length > 0 &&
      (this.buttons.length === this.options.length || (this.picked.length > 0 && this.buttons.some((option) => option.things.length > 0))),
  )
  ready = $derived.by(() => {
    const choice = this.choice
    if (!choice) return false
    if (choice.several) return this.taken.length >= choice.at_least && this.taken.length <= choice.at_most
    return this.chosen !== null
  })

  /** Whether the confirm button is enabled. Taking none of several is a separate answer. */
  armed = $derived(this.ready && !this.unshown && this.sending === null && (!this.choice?.several || this.taken.length > 0))

  /** Illegal options with their reasons, as far as a player might try them. */
  private excluded = $derived(this.barred.map(this.named))
  /** The options compatible with the picks; a list shows only these. */
  remaining = $derived(remaining(this.options, this.picked))

  /** Why a thing cannot be picked now, or null. */
  why(thing: string): { words: string; rule: string } | null {
    if (!this.choice || this.picked.includes(thing)) return null
    const own = this.kit?.bar?.(this.whole, thing)
    if (own) return { words: this.say(own.text), rule: own.rule }
    const barred = barring(this.excluded, this.options, this.picked, thing)
    return barred ? { words: this.say(barred.why), rule: barred.rule } : null
  }

  state(thing: string): 'idle' | 'selectable' | 'selected' | 'target' | 'barred' {
    if (!this.choice) return 'idle'
    if (this.picked.includes(thing) || this.taken.some((option) => option.things.includes(thing))) return 'selected'
    if (this.kit?.bar?.(this.whole, thing)) return 'barred'
    if (this.chosen && !this.choice.several && this.chosen.things.includes(thing)) return 'target'
    if (this.addable.has(thing)) return 'selectable'
    // an incompatible thing replaces earlier picks, unless the rules bar it
    if (this.touched.has(thing) && !this.why(thing)) return 'selectable'
    return 'idle'
  }

  // -- actions of the player

  /** Starts the grace period after a playback. */
  meet(): void {
    clearTimeout(this.meeting)
    this.unmet = !!this.position?.choices.length
    this.meeting = setTimeout(() => (this.unmet = false), DEAF)
  }

  pick = (thing: string): void => {
    const choice = this.choice
    if (!choice || this.sending !== null) return
    const barred = this.why(thing)
    if (barred) return this.notify(barred.words, barred.rule)
    if (!this.touched.has(thing)) return
    if (choice.several) {
      const before = this.taken.find((option) => option.things.includes(thing))
      if (before) return this.take(before)
    }
    const met = !this.unmet
    void this.show(() => (this.picked = click(this.options, this.picked, thing)))
    this.notice = null
    this.kit?.clicked?.(this.whole, thing)
    if (choice.several && this.chosen) {
      const option = this.chosen
      this.picked = []
      this.take(option)
    } else if (met && !settings.confirm && this.chosen && !this.kit?.keeps?.(this.whole)) this.confirm()
    this.keep()
  }

  clear = (): void => {
    void this.show(() => (this.picked = []))
    this.takenKeys = []
    this.keep()
  }

  /** Takes back the last pick. */
  back = (): void => {
    if (this.picked.length) void this.show(() => (this.picked = this.picked.slice(0, -1)))
    else this.takenKeys = this.takenKeys.slice(0, -1)
    this.keep()
  }

  confirm = (): void => {
    if (!this.ready || !this.choice) return
    if (this.choice.several) this.answer(this.taken.map((option) => option.option))
    else if (this.chosen) this.give(this.chosen)
  }

  /** Sends an option. A move without effect is warned of first. */
  private give(option: Option): void {
    if (this.sending === null && !this.position?.lesson && this.coach.warns(option, this.warning)) return
    this.answer(option.option)
  }

  private warning = (option: Option): string => `${t('web-warn', { option: this.say(option.text) })} ${option.consequence ? this.say(option.consequence) : ''}`

  /** Sends the option in spite of the warning. */
  insist = (): void => {
    const option = this.coach.warned
    this.coach.warned = null
    if (option) this.answer(option.option)
  }

  /** Withdraws the option that was warned of. */
  heed = (): void => {
    this.coach.warned = null
    this.clear()
  }

  /** Maps a suggestion's answers to options of the current choice, in order. */
  offered(wanted: unknown[]): Option[] {
    return wanted.flatMap((each) => this.options.find((option) => keyOf(option) === JSON.stringify(each)) ?? [])
  }

  /** Fills in a suggestion of the coach without confirming it. */
  advise = (wanted: unknown[]): void => {
    const options = this.offered(wanted)
    if (!this.choice || options.length !== wanted.length) return
    this.coach.advised = options.map(keyOf)
    this.unshown = true
    if (this.choice.several) this.takenKeys = options.map(keyOf)
    else void this.show(() => (this.picked = options[0].things.filter((thing) => this.touched.has(thing))))
    this.drawer = false
    this.keep()
  }

  /** Opens the coach. */
  openCoach(): void {
    if (!this.welcome?.mine.length || this.position?.lesson) return
    this.tab = 'coach'
    this.drawer = true
    settings.rail = true
  }

  /** Takes an option directly: sends it, or adds it to several. */
  take = (option: Option): void => {
    if (!this.choice) return
    if (!this.choice.several) return this.give(option)
    const most = this.choice.at_most
    const key = keyOf(option)
    if (this.takenKeys.length >= most && !this.takenKeys.includes(key)) {
      if (most > 1) return this.notify(t('web-no-more', { most }))
      this.takenKeys = [key]
    } else this.takenKeys = toggle(this.takenKeys, key, most)
    this.keep()
  }

  /** Position of a thing among ordered picks, from 1; 0 if order does not count. */
  place(thing: string): number {
    return this.choice?.ordered ? this.taken.findIndex((option) => option.things.includes(thing)) + 1 : 0
  }

  // -- drafts: an unfinished answer survives a reload

  private keep(): void {
    this.shelf.keep(this.choice, { picked: this.picked, taken: this.takenKeys })
  }

  protected restore(choice: Choice | undefined): void {
    const half = this.shelf.find(choice)
    this.picked = half.picked
    this.takenKeys = half.taken
    this.unshown = half.picked.length > 0 || half.taken.length > 0
  }
}
