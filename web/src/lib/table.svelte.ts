/** A table as this browser knows it: the position, my choice, what I have picked, the past I look at. */
import { tick } from 'svelte'
import type { GameKit } from '../games/kit'
import { finish, snapshot, travel } from './flip'
import type { Name } from './fluent'
import { call, tell } from './live.svelte'
import { addable, buttons, chosen, click, toggle, touched } from './selection'
import { settings } from './settings.svelte'
import { Socket, type Link } from './socket'
import { chime } from './sound'
import { loadGames, say, t, trouble } from './texts.svelte'
import type { Barred, ChatLine, Choice, Links, Option, Player, Position, ServerMessage, TableEvent, Tree, Welcome } from './types'

export interface Past { move: number; view: any; events: number } // eslint-disable-line @typescript-eslint/no-explicit-any

export class Table {
  link = $state<Link>('joining')
  code = $state(0)
  welcome = $state.raw<Welcome | null>(null)
  players = $state.raw<Player[]>([])
  links = $state.raw<Links | null>(null)
  position = $state.raw<Position | null>(null)
  log = $state.raw<TableEvent[]>([])
  /** What happened since the position before; empty after a reload. */
  fresh = $state.raw<TableEvent[]>([])
  chat = $state.raw<ChatLine[]>([])
  unread = $state(0)
  past = $state.raw<Past | null>(null)
  picked = $state<string[]>([])
  taken = $state.raw<Option[]>([])
  barred = $state.raw<Barred[]>([])
  notice = $state<{ words: string; rule?: string } | null>(null)
  asked = $state<{ seat: number; whole_turn: boolean; reply: boolean } | null>(null)
  sending = $state<unknown>(null)
  /** What the player wants to read about: a thing, and the rule it leads to. */
  about = $state<string | null>(null)
  tab = $state<'log' | 'scores' | 'rules' | 'chat'>('log')
  drawer = $state(false)
  rule = $state('')
  kit = $state.raw<GameKit | null>(null)
  /** Things that a line of the log speaks of, while it is pointed at. */
  lit = $state.raw<string[]>([])

  private socket: Socket
  private wanted = 0
  private noticeTimer = 0

  constructor(readonly id: string, token: string | null) {
    const url = new URL(`/api/tables/${encodeURIComponent(id)}/play`, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    if (token) url.searchParams.set('token', token)
    this.socket = new Socket(url.href, this.hear, (link, code) => {
      this.link = link
      if (code) this.code = code
      if (link === 'lost') this.sending = null
    })
  }

  close(): void {
    clearTimeout(this.noticeTimer)
    this.socket.close()
  }

  // -- what is there

  get game(): string {
    return this.welcome?.game ?? ''
  }

  get names(): Name[] {
    return this.players.map((player) => this.nameOf(player))
  }

  private nameOf(player: Player): Name {
    if (player.kind === 'bot') return { text: 'web-bot-name', args: { bot: { text: botText(player.bot) } } }
    return player.name ?? { text: 'shell-player', args: { number: String(player.seat + 1) } }
  }

  say = (tree: Tree | number | string | { seat: number }): string => say(this.game, tree, this.names)

  get view() {
    return this.past ? this.past.view : this.position?.view
  }

  /** The seat I look from; seat 0 for a spectator. */
  get seat(): number {
    return this.position?.seat ?? this.welcome?.mine[0] ?? 0
  }

  get curtain(): number | null {
    return this.position?.pass_to ?? null
  }

  private named = <T extends Option>(option: T): T => ({
    ...option,
    things: option.things.map((thing) => {
      const [kind, name] = thing.split(/:(.*)/s, 2)
      return `${this.kit?.alias[kind] ?? kind}:${name}`
    }),
  })

  choice = $derived.by<Choice | null>(() =>
    this.past || this.curtain !== null || !this.position ? null : (this.position.choices[0] ?? null),
  )

  options = $derived<Option[]>((this.choice?.options ?? []).map(this.named))
  private drawn = (thing: string) => this.kit?.drawn(thing) ?? false
  addable = $derived(addable(this.options, this.picked))
  touched = $derived(touched(this.options))
  chosen = $derived(chosen(this.options, this.picked))
  buttons = $derived(buttons(this.options, this.picked, this.drawn))
  /** Every option where they are few: a list to choose from without the board. */
  ready = $derived.by(() => {
    const choice = this.choice
    if (!choice) return false
    if (choice.several) return this.taken.length >= choice.at_least && this.taken.length <= choice.at_most
    return this.chosen !== null
  })

  reasons = $derived.by(() => {
    const found = new Map<string, Barred>()
    for (const each of this.barred.map(this.named)) {
      for (const thing of each.things) if (!found.has(thing) && each.things.length === 1) found.set(thing, each)
    }
    return found
  })

  /** Why a thing cannot be picked now, or null. */
  why(thing: string): { words: string; rule: string } | null {
    if (!this.choice || this.picked.includes(thing)) return null
    const own = this.kit?.bar?.(this, thing)
    if (own) return { words: this.say(own.text), rule: own.rule }
    if (this.touched.has(thing)) return null
    const barred = this.reasons.get(thing)
    return barred ? { words: this.say(barred.why), rule: barred.rule } : null
  }

  state(thing: string): 'idle' | 'selectable' | 'selected' | 'target' | 'barred' {
    if (!this.choice) return 'idle'
    if (this.picked.includes(thing) || this.taken.some((option) => option.things.includes(thing))) return 'selected'
    if (this.kit?.bar?.(this, thing)) return 'barred'
    if (this.chosen && !this.choice.several && this.chosen.things.includes(thing)) return 'target'
    if (this.addable.has(thing)) return 'selectable'
    if (this.touched.has(thing) && (this.kit?.swaps?.(this, thing) ?? true)) return 'selectable'
    return 'idle'
  }

  get undoSteps(): number {
    const seat = this.choice?.seat ?? this.welcome?.mine[0]
    return seat === undefined || !this.position ? 0 : (this.position.undo[String(seat)] ?? 0)
  }

  /** Beyond what may be taken back at once, the others can be asked. */
  get mayAsk(): boolean {
    const position = this.position
    const others = this.players.some((player) => player.kind !== 'bot' && !this.welcome?.mine.includes(player.seat))
    return others && !!this.welcome?.mine.length && !!position && position.move > 0 && !position.over && this.undoSteps === 0
  }

  // -- what I do

  pick = (thing: string): void => {
    const choice = this.choice
    if (!choice || this.sending !== null) return
    const barred = this.why(thing)
    if (barred) return this.notify(barred.words, barred.rule)
    if (!this.touched.has(thing)) return
    if (choice.several) {
      const before = this.taken.find((option) => option.things.includes(thing))
      if (before) {
        this.taken = toggle(this.taken, before, choice.at_most)
        return
      }
    }
    void this.show(() => (this.picked = click(this.options, this.picked, thing)))
    this.notice = null
    this.kit?.clicked?.(this, thing)
    if (choice.several && this.chosen) {
      this.taken = toggle(this.taken, this.chosen, choice.at_most)
      this.picked = []
    } else if (!settings.confirm && this.chosen && !this.kit?.keeps?.(this)) this.confirm()
    this.keep()
  }

  clear = (): void => {
    void this.show(() => (this.picked = []))
    this.taken = []
    this.keep()
  }

  confirm = (): void => {
    if (!this.ready || !this.choice) return
    if (this.choice.several) this.answer(this.taken.map((option) => option.option))
    else if (this.chosen) this.answer(this.chosen.option)
  }

  take = (option: Option): void => {
    if (this.choice?.several) this.taken = toggle(this.taken, option, this.choice.at_most)
    else this.answer(option.option)
  }

  private answer(answer: unknown): void {
    if (!this.choice || !this.position || this.sending !== null) return
    const id = this.socket.send({ type: 'answer', seat: this.choice.seat, move: this.position.move, answer })
    if (id === null) return this.notify(t('web-not-sent'))
    this.sending = id
    // the same question may come again in the next round: it begins with nothing picked
    this.forget()
  }

  undo = (whole = false): void => {
    if (!this.position) return
    const seat = this.choice?.seat ?? this.welcome?.mine[0]
    if (seat === undefined) return
    if (this.picked.length || this.taken.length) return this.clear()
    this.socket.send({ type: 'undo', seat, move: this.position.move, whole_turn: whole })
  }

  reply(agree: boolean): void {
    this.socket.send({ type: 'undo_reply', agree })
    this.asked = null
  }

  look = (move: number): void => {
    if (!this.position) return
    if (move >= this.position.move) return this.now()
    this.wanted = move
    this.socket.send({ type: 'look', move })
  }

  now = (): void => {
    this.wanted = -1
    void this.show(() => (this.past = null))
  }

  write(text: string): void {
    const words = text.trim().slice(0, 500)
    if (words) this.socket.send({ type: 'chat', text: words })
  }

  passOn = (): void => {
    this.socket.send({ type: 'pass_on' })
  }

  notify(words: string, rule?: string): void {
    this.notice = { words, rule }
    tell(words)
    clearTimeout(this.noticeTimer)
    this.noticeTimer = window.setTimeout(() => (this.notice = null), 6000)
  }

  openRule(rule: string): void {
    this.rule = ''
    this.tab = 'rules'
    this.drawer = true
    settings.rail = true
    void tick().then(() => (this.rule = rule))
  }

  // -- what I hear

  private hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        this.welcome = message
        this.players = message.players
        this.links = message.links ?? null
        this.chat = message.chat
        break
      case 'players':
        this.players = message.players
        if (message.links !== undefined) this.links = message.links
        break
      case 'position':
        void this.move(message)
        break
      case 'history':
        if (message.move === this.wanted) {
          void this.show(() => (this.past = { move: message.move, view: message.view, events: message.events }))
        }
        break
      case 'why':
        if (message.seat === this.choice?.seat) this.barred = message.barred
        break
      case 'done':
        if (message.id === this.sending) this.sending = null
        break
      case 'refused':
        if (message.id === this.sending) this.sending = null
        this.notify(trouble({ tree: message.text }), message.rule)
        break
      case 'chat':
        this.chat = [...this.chat, message]
        if (this.tab !== 'chat') this.unread += 1
        break
      case 'undo_asked':
        this.asked = message
        break
      case 'undo_settled':
        this.asked = null
        if (!message.agreed) this.notify(t('web-undo-refused'))
        break
    }
  }

  private async show(change: () => void): Promise<void> {
    const before = snapshot()
    change()
    await tick()
    travel(before)
  }

  private async move(next: Position): Promise<void> {
    const last = this.position
    const same = last !== null && sameChoice(last.choices[0], next.choices[0])
    finish()
    await this.show(() => {
      this.log = [...this.log.filter((event) => event.index < next.events_from), ...next.events]
      this.fresh = last && next.move >= last.move ? next.events : []
      this.position = next
      this.sending = null
      if (!same) {
        this.picked = this.kept(next)
        this.taken = []
        this.barred = []
        this.notice = null
        if (next.choices[0] && next.pass_to === null) this.socket.send({ type: 'why', seat: next.choices[0].seat })
      }
    })
    await loadGames([this.game])
    if (last && next.events.length) tell(this.fresh.map((event) => this.say(event.text)).join(' '))
    if (!same && next.choices[0]) {
      call(t('web-your-move', { prompt: this.say(next.choices[0].prompt) }))
      if (last) chime()
    }
    if (next.over && last && !last.over) {
      this.tab = 'scores'
      this.drawer = true
      chime(880)
    }
  }

  // -- a half-built answer survives a reload

  private get shelf(): string {
    return `astrarium-picked-${this.id}`
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.shelf, JSON.stringify({ key: choiceKey(this.choice), picked: this.picked }))
    } catch {
      // a private window keeps nothing
    }
  }

  private forget(): void {
    try {
      sessionStorage.removeItem(this.shelf)
    } catch {
      // a private window keeps nothing
    }
  }

  private kept(next: Position): string[] {
    try {
      const found = JSON.parse(sessionStorage.getItem(this.shelf) ?? 'null') as { key: string; picked: string[] } | null
      return found && found.key === choiceKey(next.choices[0]) ? found.picked : []
    } catch {
      return []
    }
  }
}

const choiceKey = (choice: Choice | null | undefined): string =>
  choice ? JSON.stringify([choice.seat, choice.prompt, choice.options.map((option) => option.option)]) : ''

function sameChoice(a: Choice | undefined, b: Choice | undefined): boolean {
  return !!a && !!b && choiceKey(a) === choiceKey(b)
}

/** A bot is called by its level where it has one: "metallum-basic:2s" has the id web-bot-… of its first word. */
export function botText(bot: string | null): string {
  return `web-bot-${(bot ?? 'any').split(':')[0].replace(/[^a-zA-Z0-9_-]/g, '-')}`
}
