/** The answer under construction: what can be picked, what is picked, and sending it. */
import { Coach } from '../coach/coach.svelte'
import { addable, barring, buttons, chosen, click, keyOf, remaining, toggle, touched } from './selection'
import { settings } from './settings.svelte'
import { DraftAnswers } from './draftAnswers'
import { TableView } from './tableView.svelte'
import { t } from './texts.svelte'
import type { Barred, Choice, ClientMessage, Option } from './types'

/** Milliseconds for which keys answer nothing after a playback. */
const DEAF = 600

export abstract class AnswerBuilder extends TableView {
  picked = $state<string[]>([])
  private takenKeys = $state.raw<string[]>([])
  barred = $state.raw<Barred[]>([])
  sending = $state<unknown>(null)
  /** The question has come into sight as a playback ended: for a moment, what was pressed to end it answers nothing. */
  unmet = $state(false)
  private meeting: ReturnType<typeof setTimeout> | undefined
  /** What is picked was put there by no click, and is not known to be on the screen yet: it cannot be confirmed. */
  unshown = $state(false)
  readonly coach = new Coach((message) => this.send(message))
  protected shelf: DraftAnswers

  constructor(readonly id: string) {
    super()
    this.shelf = new DraftAnswers(id)
  }

  /** Sends a message; its number, or null where nobody hears it now. */
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
  /** The options picked so far, where several are asked for. */
  taken = $derived(this.takenKeys.flatMap((key) => this.byKey.get(key) ?? []))
  private drawn = (thing: string) => this.kit?.drawn(thing) ?? false
  addable = $derived(addable(this.options, this.picked))
  touched = $derived(touched(this.options))
  /** How many things on the board can be picked. */
  lights = $derived([...this.touched].filter(this.drawn).length)
  /** The only answer, where nothing on the board stands for it. */
  private lone = $derived(this.options.length === 1 && !this.choice?.several && !this.options[0].things.some(this.drawn) ? this.options[0] : null)
  chosen = $derived(chosen(this.options, this.picked) ?? this.lone)
  buttons = $derived(buttons(this.options, this.picked, this.drawn).filter((option) => option !== this.lone))
  /** Whether number keys take the buttons: nothing on the board is missing any more. */
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

  /** Whether the brass can be pressed. To take none of several is an answer of its own. */
  armed = $derived(this.ready && !this.unshown && this.sending === null && (!this.choice?.several || this.taken.length > 0))

  /** What the rules exclude now, as far as somebody would try it. */
  private excluded = $derived(this.barred.map(this.named))
  /** The options that go with what is picked: all that a list has to show. */
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
    // another figure, another room: it takes the place of what it does not go with, unless the rules say why it may not
    if (this.touched.has(thing) && !this.why(thing)) return 'selectable'
    return 'idle'
  }

  // -- what I do

  /** Begins the moment after a playback. */
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

  /** Sends an option, unless it would be empty: then the bar asks back first. */
  private give(option: Option): void {
    if (this.sending === null && !this.position?.lesson && this.coach.warns(option, this.warning)) return
    this.answer(option.option)
  }

  private warning = (option: Option): string => `${t('web-warn', { option: this.say(option.text) })} ${option.consequence ? this.say(option.consequence) : ''}`

  /** Does what was warned of all the same. */
  insist = (): void => {
    const option = this.coach.warned
    this.coach.warned = null
    if (option) this.answer(option.option)
  }

  /** Leaves what was warned of. */
  heed = (): void => {
    this.coach.warned = null
    this.clear()
  }

  /** The options of the present choice that a way of the coach names, in its order. */
  offered(wanted: unknown[]): Option[] {
    return wanted.flatMap((each) => this.options.find((option) => keyOf(option) === JSON.stringify(each)) ?? [])
  }

  /** Fills in a way that the coach suggests, and confirms nothing. */
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

  /** An option chosen as such: sent at once, or one more of several. */
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

  /** Which of several picks a thing is, where their order counts. */
  place(thing: string): number {
    return this.choice?.ordered ? this.taken.findIndex((option) => option.things.includes(thing)) + 1 : 0
  }

  // -- a half-built answer survives a reload

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
