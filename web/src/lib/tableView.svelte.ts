/** What a table shows: position, log, the past somebody looks at, and the words for all of it. */
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

/** A deed in words: what was done; how it came about and what followed, in a few words each; whole sentences about others. */
export interface DeedWords { said: string; leads: string[]; short: string[]; others: string[] }

/** Milliseconds of a caption and of each word in it; the most that the deeds of one turn take. */
const CAPTION = 700
const WORD = 45
const TURN = 8000

export abstract class TableView {
  link = $state<Link>('joining')
  code = $state(0)
  /** Why the table cannot be shown, where that was said. */
  refusal = $state('')
  welcome = $state.raw<Welcome | null>(null)
  players = $state.raw<Player[]>([])
  links = $state.raw<Links | null>(null)
  proposals = $state.raw<Wished[]>([])
  position = $state.raw<Position | null>(null)
  log = $state.raw<TableEvent[]>([])
  /** What happened since the position before; empty after a reload. */
  fresh = $state.raw<TableEvent[]>([])
  past = $state.raw<Past | null>(null)
  /** Shows what others did, step by step; there as soon as it is loaded. */
  turn = $state.raw<TurnPlayback | null>(null)
  /** The seat whose eyes a finished game is watched with; null: mine. */
  eyes = $state<number | null>(null)
  /** Whether the position was met with moves that nobody has watched here yet. */
  unwatched = $state(false)
  /** The board in words, once somebody asked for it. */
  outline = $state.raw<Block[]>([])
  notice = $state<{ words: string; rule?: string } | null>(null)
  /** What the player wants to read about: an element that tells about itself. */
  about = $state.raw<HTMLElement | null>(null)
  /** Whether a finished game shows how it went, in place of its board. */
  endPage = $state(true)
  tab = $state<'lesson' | 'coach' | 'log' | 'scores' | 'rules' | 'chat'>('log')
  drawer = $state(false)
  kit = $state.raw<GameKit | null>(null)
  /** The thing under the pointer or the focus, last seen. */
  pointed = ''
  /** Things that a line of the log speaks of, while it is pointed at. */
  lit = $state.raw<string[]>([])
  protected noticeTimer = 0

  /** The whole table, as a kit asks for it. */
  protected abstract get whole(): Table

  get game(): string {
    return this.welcome?.game ?? ''
  }

  names = $derived(this.players.map(nameOf))

  /** The seat that is spoken to: mine, where I have one alone. */
  reader = $derived(this.welcome?.mine.length === 1 ? this.welcome.mine[0] : null)

  say = (what: Arg): string => say(this.game, what, this.names, this.reader)

  get view() {
    if (this.past) return this.past.view
    return this.turn?.step ? this.turn.view : this.position?.view
  }

  /** What happened since my last answer, as far as it was not its doing. */
  recap = $derived(recap(this.log, this.position?.since ?? null, this.position?.seat ?? null))
  /** Whether others did something meanwhile. */
  eventful = $derived(byOthers(this.recap, this.position?.seat ?? null))

  /** A heading for the log where an event begins a part of the game: a round or a phase, unless the game has headings of its own. */
  headline = (event: TableEvent): string | null => {
    if (this.kit?.headline) return this.kit.headline(this.whole, event)
    if (event.name === 'round') return t('web-round-n', { n: Number(event.args.round) })
    return event.name === 'phase' ? word(this.game, `phase-${String(event.args.phase)}`) || null : null
  }

  /** A deed in words; an event of somebody else in it is said in full. */
  deedWords = (events: TableEvent[]): DeedWords => {
    // of what comes to all, mine comes first
    const mine = (event: TableEvent) => event.seat === this.reader
    const deed = events[0].part === 'table' ? [...events.filter(mine), ...events.filter((event) => !mine(event))] : events
    const main = mainOf(deed)
    const words: DeedWords = { said: this.say(main.text), leads: [], short: [], others: [] }
    for (const event of deed) {
      const brief = `brief-${event.name}`
      if (event === main || event.part === 'unsaid' || event.part === 'head') continue
      if (event.part !== 'table' && (event.seat === null || event.seat === main.seat) && wordsOf(this.game).has(brief)) {
        words[event.part === 'lead' ? 'leads' : 'short'].push(this.say({ text: brief, args: event.text.args }))
      } else words.others.push(this.say(event.text))
    }
    return words
  }

  /** A deed in one line, as the log has it. */
  deedLine = (deed: TableEvent[]): string => {
    const { said, leads, short, others } = this.deedWords(deed)
    if (!leads.length && !short.length) return [said, ...others].join(' ')
    const plain = said.replace(/\.$/, '')
    const why = leads.length ? ` (${leads.join(', ')})` : ''
    const also = short.length ? `${plain.includes(':') ? ',' : ':'} ${short.join(', ')}` : ''
    return [`${plain}${why}${also}.`, ...others].join(' ')
  }

  /** How long a step is shown at the ordinary pace. */
  captionTime = (step: Step): number => CAPTION + WORD * this.deedLine(step.events).split(/\s+/).length

  playbackSteps = (events: TableEvent[]): Step[] => fit(playbackSteps(events, this.position?.seat ?? null, this.log), this.captionTime, TURN)

  /** What I got since my last answer, and by it, in a few words each. */
  gains = $derived.by(() => {
    const { since = null, seat = null } = this.position ?? {}
    if (since === null || seat === null) return []
    return this.log
      .filter((event) => event.move > since && event.gain && event.seat === seat && event.part !== 'unsaid')
      .map((event) => say(this.game, { text: `brief-${event.name}`, args: event.text.args }, this.names, this.reader))
  })

  /** What others did to me since my last answer. */
  strikes = $derived(this.recap.filter((event) => event.hits === this.position?.seat))
  /** The things that were struck then. */
  struck = $derived(new Set(this.strikes.flatMap((event) => thingsOf(event, this.kit?.alias))))

  /** The seat I look from; seat 0 for a spectator. */
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

  /** Changes what is shown; what has another place then travels there. */
  async show(change: () => void): Promise<Moved[]> {
    const next = onNextPicture()
    change()
    await tick()
    return next
  }
}
