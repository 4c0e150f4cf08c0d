/** The view state of a table: position, log, past position, and their texts. */
import { tick } from 'svelte'
import type { GameKit } from '../games/kit'
import type { TurnPlayback } from '../replay/turnPlayback.svelte'
import { onNextPicture, type Moved } from './flip'
import { tell } from './announcer.svelte'
import { nameOf } from './playerNames'
import type { Link } from './tableSocket'
import { byOthers, fit, mainOf, playbackSteps, recap, thingsOf, type Step } from './turnRecap'
import type { Table } from './table.svelte'
import { say, t, word, wordsOf } from './texts.svelte'
import type { Arg, Block, Links, Player, Position, TableEvent, Welcome, Wished } from './types'

export interface Past { move: number; view: any; events: number } // eslint-disable-line @typescript-eslint/no-explicit-any

/** A deed in words: the main sentence, short causes and consequences, and full sentences about others. */
export interface DeedWords { said: string; leads: string[]; short: string[]; others: string[] }

/** Milliseconds of a caption, of each word in it, and the maximum per turn. */
const CAPTION = 700
const WORD = 45
const TURN = 8000

export abstract class TableView {
  link = $state<Link>('joining')
  code = $state(0)
  /** Reason why the table cannot be shown, if the server gave one. */
  refusal = $state('')
  welcome = $state.raw<Welcome | null>(null)
  players = $state.raw<Player[]>([])
  links = $state.raw<Links | null>(null)
  proposals = $state.raw<Wished[]>([])
  position = $state.raw<Position | null>(null)
  log = $state.raw<TableEvent[]>([])
  /** Events since the previous position; empty after a reload. */
  fresh = $state.raw<TableEvent[]>([])
  past = $state.raw<Past | null>(null)
  /** Playback of other players' deeds; lazy-loaded. */
  turn = $state.raw<TurnPlayback | null>(null)
  /** The seat whose view of a finished game is shown; null: mine. */
  eyes = $state<number | null>(null)
  /** Whether the position includes moves that were not played back here. */
  unwatched = $state(false)
  /** The outline of the board, once requested. */
  outline = $state.raw<Block[]>([])
  notice = $state<{ words: string; rule?: string } | null>(null)
  /** The element whose explanation is open. */
  about = $state.raw<HTMLElement | null>(null)
  /** Whether a finished game shows its end page instead of its board. */
  endPage = $state(true)
  tab = $state<'lesson' | 'coach' | 'log' | 'scores' | 'rules' | 'chat'>('log')
  drawer = $state(false)
  kit = $state.raw<GameKit | null>(null)
  /** The last thing under the pointer or focus. */
  pointed = ''
  /** Things to highlight: those of the log line under the pointer, or of the playback step. */
  lit = $state.raw<string[]>([])
  protected noticeTimer = 0

  /** The table as passed to its kit. */
  protected abstract get whole(): Table

  get game(): string {
    return this.welcome?.game ?? ''
  }

  names = $derived(this.players.map(nameOf))

  /** The seat addressed as "you": mine, if I have exactly one. */
  reader = $derived(this.welcome?.mine.length === 1 ? this.welcome.mine[0] : null)

  say = (what: Arg): string => say(this.game, what, this.names, this.reader)

  get view() {
    if (this.past) return this.past.view
    return this.turn?.step ? this.turn.view : this.position?.view
  }

  /** Events since my last answer, except its immediate effects. */
  recap = $derived(recap(this.log, this.position?.since ?? null, this.position?.seat ?? null))
  /** Whether others acted since my last answer. */
  eventful = $derived(byOthers(this.recap, this.position?.seat ?? null))

  /** Heading of the log at an event that begins a round or a phase, unless the kit has its own headings. */
  headline = (event: TableEvent): string | null => {
    if (this.kit?.headline) return this.kit.headline(this.whole, event)
    if (event.name === 'round') return t('web-round-n', { n: Number(event.args.round) })
    return event.name === 'phase' ? word(this.game, `phase-${String(event.args.phase)}`) || null : null
  }

  /** A deed in words; events of other seats are full sentences. */
  deedWords = (events: TableEvent[]): DeedWords => {
    // in events for everybody, mine come first
    const mine = (event: TableEvent) => event.seat === this.reader
    const deed = events[0].part === 'table' ? [...events.filter(mine), ...events.filter((event) => !mine(event))] : events
    const main = mainOf(deed)
    const words: DeedWords = { said: this.say(main.text), leads: [], short: [], others: [] }
    for (const event of deed) {
      const brief = `brief-${event.name}`
      if (event === main || event.part === 'unsaid' || event.part === 'head') continue
      const own = event.seat === null ? event.part !== 'table' : event.seat === main.seat
      if (own && wordsOf(this.game).has(brief)) {
        words[event.part === 'lead' ? 'leads' : 'short'].push(this.say({ text: brief, args: event.text.args }))
      } else words.others.push(this.say(event.text))
    }
    return words
  }

  /** A deed as one line of the log. */
  deedLine = (deed: TableEvent[]): string => {
    const { said, leads, short, others } = this.deedWords(deed)
    if (!leads.length && !short.length) return [said, ...others].join(' ')
    const plain = said.replace(/\.$/, '')
    const why = leads.length ? ` (${leads.join(', ')})` : ''
    const also = short.length ? `${plain.includes(':') || deed[0].part === 'table' ? ',' : ':'} ${short.join(', ')}` : ''
    return [`${plain}${why}${also}.`, ...others].join(' ')
  }

  /** Duration of a playback step at normal speed. */
  captionTime = (step: Step): number => CAPTION + WORD * this.deedLine(step.events).split(/\s+/).length

  playbackSteps = (events: TableEvent[]): Step[] => fit(playbackSteps(events, this.position?.seat ?? null, this.log), this.captionTime, TURN)

  /** Gains by my last answer and since, in short texts. */
  gains = $derived.by(() => {
    const { since = null, seat = null } = this.position ?? {}
    if (since === null || seat === null) return []
    return this.log
      .filter((event) => event.move > since && event.gain && event.seat === seat && event.part !== 'unsaid')
      .map((event) => say(this.game, { text: `brief-${event.name}`, args: event.text.args }, this.names, this.reader))
  })

  /** Events that hit me since my last answer. */
  strikes = $derived(this.recap.filter((event) => event.hits === this.position?.seat))
  /** Things that these events hit. */
  struck = $derived(new Set(this.strikes.flatMap((event) => thingsOf(event, this.kit?.alias))))

  /** The seat whose perspective is shown; 0 for a spectator. */
  get seat(): number {
    return this.eyes ?? this.position?.seat ?? this.welcome?.mine[0] ?? 0
  }

  get curtain(): number | null {
    return this.position?.pass_to ?? null
  }

  notify(words: string, rule?: string): void {
    this.notice = { words, rule }
    tell(words)
    clearTimeout(this.noticeTimer)
    this.noticeTimer = window.setTimeout(() => (this.notice = null), 6000)
  }

  /** Applies a change and animates the pieces that it moves. */
  async show(change: () => void): Promise<Moved[]> {
    const next = onNextPicture()
    change()
    await tick()
    return next
  }
}
