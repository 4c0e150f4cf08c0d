/** Playback of other players' deeds on the board, one caption each. Any input ends it. */
import { pace, settings } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import { thingsOf, type Step } from '../lib/turnRecap'
import type { Table } from '../lib/table.svelte'
import { clearTrails, showTrails } from './moveTrails'

/** Duration of a caption relative to normal speed. */
const PACES = { slow: 1.6, normal: 1, fast: 0.5, hand: 1, off: 1 }
/** Keys that do not end the playback: Tab and modifiers. */
const QUIET = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock']

/** Yields to the event loop, so that handling a message and drawing its step are separate tasks. */
const breath = () => new Promise<void>((done) => setTimeout(done))

/** Shakes a thing that an attack has hit. */
function shake(hit: Element): void {
  const time = pace(240)
  if (time) hit.animate({ translate: ['0', '-4px', '4px', '-4px', '0'] }, { duration: time })
}

export class TurnPlayback {
  steps = $state.raw<Step[]>([])
  /** Index of the first event that is played. */
  from = 0
  /** Index of the shown step; -1 if nothing is played. */
  at = $state(-1)
  paused = $state(false)
  view = $state.raw<any>(null) // eslint-disable-line @typescript-eslint/no-explicit-any
  step = $derived<Step | null>(this.steps[this.at] ?? null)
  /** Milliseconds of each step. */
  times = $derived(this.steps.map((step) => this.table.captionTime(step) * PACES[settings.turns]))

  private timer = 0
  /** Sequence number of `go` calls; results of older calls are discarded. */
  private showing = 0
  private waiting: (() => void)[] = []

  constructor(private table: Table) {}

  /** Whether steps advance automatically. */
  private get moves(): boolean {
    return settings.turns !== 'off' && settings.turns !== 'hand' && pace(1) > 0
  }

  /** Plays new steps from the view before them, or appends them to a running playback. False if playback is off. */
  follow(steps: Step[], before: unknown, from: number): boolean {
    if (this.step) {
      const shown = this.step.events.length
      this.steps = steps
      if (this.at >= steps.length) this.at = steps.length - 1
      if (this.step.events.length !== shown) void this.go(this.at) // the current deed has new events
      else if (!this.timer && !this.paused) this.wait()
      return true
    }
    if (settings.turns === 'off' || !pace(1) || document.hidden) return false
    this.begin(steps, before, from)
    void this.go(0)
    return true
  }

  /** Plays steps on request, paused if nothing may advance automatically. */
  play(steps: Step[]): void {
    if (!steps.length) return
    this.table.unwatched = false
    if (!this.step) this.begin(steps, this.table.view, steps[0].events[0].index)
    this.steps = steps
    this.again()
  }

  private begin(steps: Step[], view: unknown, from: number): void {
    this.steps = steps
    this.from = from
    this.view = view
    this.paused = !this.moves
    window.addEventListener('pointerdown', this.press, { capture: true })
    window.addEventListener('keydown', this.key, { capture: true })
  }

  /** Shows a step once its view is loaded. */
  go = async (at: number): Promise<void> => {
    if (at < 0 || at >= this.steps.length) return
    clearTimeout(this.timer)
    this.timer = 0
    const showing = ++this.showing
    const step = this.steps[at]
    if (this.at < 0) this.at = at
    const view = await this.table.viewAt(step.move, undefined, step.event)
    await breath()
    if (showing !== this.showing || this.at < 0) return
    const struck = step.events.some((event) => event.hits !== undefined && event.hits === this.table.position?.seat)
    play(struck ? 'knock' : 'tick')
    clearTrails()
    const moved = await this.table.show(() => {
      this.at = at
      if (view) this.view = view
      this.table.fresh = step.events
      this.table.lit = step.events.flatMap((event) => [...thingsOf(event, this.table.kit?.alias), ...(event.seat === null ? [] : [`player:${event.seat}`])])
    })
    document.querySelector('main .lit')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (showing === this.showing) showTrails(moved, step.seat)
    if (struck) for (const hit of document.querySelectorAll('main .struck')) shake(hit)
    if (showing === this.showing && !this.paused) this.wait()
  }

  private wait(): void {
    this.timer = window.setTimeout(() => {
      this.timer = 0
      if (this.at + 1 < this.steps.length) void this.go(this.at + 1)
      else this.stop()
    }, this.times[this.at])
  }

  /** Steps back or forward by hand. */
  by = (steps: number): void => {
    this.paused = true
    void this.go(this.at + steps)
  }

  toggle = (): void => {
    this.paused = !this.paused
    clearTimeout(this.timer)
    this.timer = 0
    if (!this.paused) this.wait()
  }

  again = (): void => {
    this.paused = !this.moves
    void this.go(0)
  }

  /** Ends the playback and shows the current position. */
  stop = (): void => {
    if (this.at < 0) return
    clearTimeout(this.timer)
    this.timer = 0
    this.showing += 1
    window.removeEventListener('pointerdown', this.press, { capture: true })
    window.removeEventListener('keydown', this.key, { capture: true })
    clearTrails()
    void this.table.show(() => {
      this.at = -1
      this.steps = []
      this.table.lit = []
    })
    this.table.meet()
    for (const done of this.waiting.splice(0)) done()
  }

  /** Resolves when the playback has ended. */
  ended(): Promise<void> {
    return this.at < 0 ? Promise.resolve() : new Promise((done) => this.waiting.push(done))
  }

  private own = (event: Event) => (event.target as Element | null)?.closest?.('.player') ?? null

  private press = (event: Event): void => {
    if (!this.own(event)) this.stop()
  }

  private key = (event: KeyboardEvent): void => {
    if (QUIET.includes(event.key)) return
    const button = this.own(event) && (event.target as Element).tagName === 'BUTTON'
    if (button && (event.key === 'Enter' || event.key === ' ')) return
    const act = { ArrowLeft: () => this.by(-1), ArrowRight: () => this.by(1), ' ': this.toggle, Enter: this.stop, Escape: this.stop }[event.key]
    if (!act) return this.stop() // the key then has its effect at the table
    event.preventDefault()
    event.stopImmediatePropagation()
    act()
  }
}
