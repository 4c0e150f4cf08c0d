/** A table as this browser knows it: the position, my choice, what I have picked, the past I look at. */
import { tick } from 'svelte'
import { Coach } from '../coach/coach.svelte'
import type { GameKit } from '../games/kit'
import type { Turn } from '../replay/turn.svelte'
import { finish, snapshot, travel } from './flip'
import { call, tell } from './live.svelte'
import { nameOf } from './names'
import { addable, barredButtons, barring, buttons, chosen, click, keyOf, remaining, toggle, touched } from './selection'
import { settings } from './settings.svelte'
import { sameChoice, Shelf } from './shelf'
import { connect } from './home'
import type { Line, Link } from './socket'
import { play } from './sound'
import { Talk } from './talk.svelte'
import { byOthers, deeds, recap, type Step } from './story'
import { loadGames, say, t, trouble, word } from './texts.svelte'
import type { Arg, Barred, Block, Choice, ClientMessage, Links, Option, Player, Position, ServerMessage, TableEvent, Welcome, Wished } from './types'

export interface Past { move: number; view: any; events: number } // eslint-disable-line @typescript-eslint/no-explicit-any

export class Table {
  link = $state<Link>('joining')
  code = $state(0)
  /** Why the table cannot be shown, where that was said. */
  refusal = $state('')
  welcome = $state.raw<Welcome | null>(null)
  players = $state.raw<Player[]>([])
  links = $state.raw<Links | null>(null)
  wishes = $state.raw<Wished[]>([])
  position = $state.raw<Position | null>(null)
  log = $state.raw<TableEvent[]>([])
  /** What happened since the position before; empty after a reload. */
  fresh = $state.raw<TableEvent[]>([])
  past = $state.raw<Past | null>(null)
  /** Shows what others did, deed by deed; there as soon as it is loaded. */
  turn = $state.raw<Turn | null>(null)
  /** The seat whose eyes a finished game is watched with; null: mine. */
  eyes = $state<number | null>(null)
  /** How a replay goes to a move: there, nothing leads to a live table. */
  seek: ((move: number) => void) | null = $state.raw(null)
  /** The seats that would like to play again, and the new table as soon as all would. */
  rematch = $state.raw<{ wanted: number[]; table: string | null }>({ wanted: [], table: null })
  /** Whether the position was met with deeds that nobody has watched here yet. */
  unwatched = $state(false)
  /** The board in words, once somebody asked for it. */
  outline = $state.raw<Block[]>([])
  picked = $state<string[]>([])
  private takenKeys = $state.raw<string[]>([])
  barred = $state.raw<Barred[]>([])
  notice = $state<{ words: string; rule?: string } | null>(null)
  asked = $state<{ seat: number; whole_turn: boolean; reply: boolean } | null>(null)
  sending = $state<unknown>(null)
  /** What the player wants to read about: an element that tells about itself. */
  about = $state.raw<HTMLElement | null>(null)
  tab = $state<'lesson' | 'coach' | 'log' | 'scores' | 'rules' | 'chat'>('log')
  drawer = $state(false)
  rule = $state('')
  ruleNote = $state('')
  kit = $state.raw<GameKit | null>(null)
  /** The thing under the pointer or the focus, last seen. */
  pointed = ''
  /** Things that a line of the log speaks of, while it is pointed at. */
  lit = $state.raw<string[]>([])

  readonly coach = new Coach((message) => this.socket.send(message))
  readonly talk = new Talk((text) => void this.socket.send({ type: 'chat', text }))

  private socket: Line
  private shelf: Shelf
  /** Views by move, as they came with positions or were asked for. */
  private views = new Map<number, any>() // eslint-disable-line @typescript-eslint/no-explicit-any
  private awaited = new Map<unknown, (view: any) => void>() // eslint-disable-line @typescript-eslint/no-explicit-any
  private wanted = 0
  private asking: unknown = null
  private describing: unknown = null
  private acknowledged = false
  private noticeTimer = 0

  constructor(readonly id: string, token: string | null) {
    this.shelf = new Shelf(id)
    this.socket = connect(id, token, this.hear, (link, code) => {
      this.link = link
      if (code) this.code = code
      if (link === 'lost') this.sending = null
    })
  }

  close(): void {
    clearTimeout(this.noticeTimer)
    this.turn?.stop()
    this.socket.close()
  }

  // -- what is there

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
    if (this.kit?.headline) return this.kit.headline(this, event)
    if (event.name === 'round') return t('web-round-n', { n: Number(event.args.round) })
    return event.name === 'phase' ? word(this.game, `phase-${String(event.args.phase)}`) || null : null
  }

  deeds = (events: TableEvent[]): Step[] => deeds(events, (event) => this.headline(event) !== null)

  /** The seat I look from; seat 0 for a spectator. */
  get seat(): number {
    return this.eyes ?? this.position?.seat ?? this.welcome?.mine[0] ?? 0
  }

  get curtain(): number | null {
    return this.position?.pass_to ?? null
  }

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
  chosen = $derived(chosen(this.options, this.picked))
  buttons = $derived(buttons(this.options, this.picked, this.drawn))
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

  /** What the rules exclude now, as far as somebody would try it. */
  private excluded = $derived(this.barred.map(this.named))
  barredButtons = $derived(this.choice ? barredButtons(this.excluded, this.picked, this.drawn) : [])
  /** The options that go with what is picked: all that a list has to show. */
  remaining = $derived(remaining(this.options, this.picked))

  /** Why a thing cannot be picked now, or null. */
  why(thing: string): { words: string; rule: string } | null {
    if (!this.choice || this.picked.includes(thing)) return null
    const own = this.kit?.bar?.(this, thing)
    if (own) return { words: this.say(own.text), rule: own.rule }
    const barred = barring(this.excluded, this.options, this.picked, thing)
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

  // -- what I do

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
    void this.show(() => (this.picked = click(this.options, this.picked, thing)))
    this.notice = null
    this.kit?.clicked?.(this, thing)
    if (choice.several && this.chosen) {
      const option = this.chosen
      this.picked = []
      this.take(option)
    } else if (!settings.confirm && this.chosen && !this.kit?.keeps?.(this)) this.confirm()
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

  /** Fills in a way that the coach suggests, and confirms nothing. */
  advise = (wanted: unknown[]): void => {
    const keys = wanted.map((option) => JSON.stringify(option))
    const options = this.options.filter((option) => keys.includes(JSON.stringify(option.option)))
    if (!this.choice || options.length !== keys.length) return
    this.coach.advised = options.map(keyOf)
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

  private answer(answer: unknown): void {
    if (!this.choice || !this.position || this.sending !== null) return
    const id = this.socket.send({ type: 'answer', seat: this.choice.seat, move: this.position.move, answer })
    if (id === null) return this.notify(t('web-not-sent'))
    this.sending = id
    this.acknowledged = false
    play('place')
    this.shelf.clear()
  }

  undo = (whole = false): void => {
    if (!this.position || this.past) return
    const seat = this.choice?.seat ?? this.welcome?.mine[0]
    if (seat === undefined) return
    if (this.picked.length || this.taken.length) return this.clear()
    this.socket.send({ type: 'undo', seat, move: this.position.move, whole_turn: whole })
    play('undo')
  }

  reply(agree: boolean): void {
    this.socket.send({ type: 'undo_reply', agree })
    this.asked = null
  }

  look = (move: number): void => {
    if (!this.position) return
    if (this.seek) return this.seek(move)
    if (move >= this.position.move) return this.now()
    this.wanted = move
    this.socket.send({ type: 'look', move })
  }

  /** The view after so many answers, mine or (when all is over) that of another seat; null where it cannot be had. */
  viewAt(move: number, seat = this.position?.seat ?? null): Promise<unknown> {
    const own = seat === this.position?.seat
    const known = own && (this.position?.move === move ? this.position.view : this.views.get(move))
    if (known) return Promise.resolve(known)
    const id = this.socket.send({ type: 'look', move, seat: own ? null : seat })
    if (id === null) return Promise.resolve(null)
    return new Promise((resolve) => this.awaited.set(id, resolve))
  }

  /** Writes something at a move of a finished game. */
  note(move: number, text: string): void {
    if (text.trim()) this.socket.send({ type: 'note', move, text: text.trim() })
  }

  /** Plays what happened since my last answer, from its beginning. */
  watch = (): void => {
    if (!this.eventful || this.past) return
    this.drawer = false
    this.turn?.play(this.deeds(this.recap))
  }

  /** Asks for the board in words, as I look at it. */
  describe(): void {
    this.describing = this.socket.send({ type: 'describe', move: this.past?.move })
  }

  now = (): void => {
    this.wanted = -1
    void this.show(() => (this.past = null))
  }

  /** Asks for a bot in place of somebody who is away. */
  standIn(seat: number): void {
    this.socket.send({ type: 'stand_in', seat })
  }

  /** Takes my seat back from the bot that sits in. */
  comeBack(seat: number): void {
    this.socket.send({ type: 'come_back', seat })
  }

  /** Sends what a part of the page that is loaded when asked for has to say. */
  send = (message: ClientMessage): void => {
    this.socket.send(message)
  }

  /** Ends the lesson; the game goes on. */
  playAlone = (): void => {
    this.socket.send({ type: 'play_alone' })
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

  /** The paragraph about what is pointed at, else about the choice. */
  get ruleHere(): string {
    const why = this.pointed ? this.why(this.pointed) : null
    const about = this.pointed ? this.kit?.describe(this, this.pointed).rule : ''
    return why?.rule || about || this.chosen?.rule || this.choice?.rule || ''
  }

  /** Opens the rules at a paragraph; `here` says what it means at this table. */
  openRule(rule: string, here = this.notice?.words ?? ''): void {
    this.rule = ''
    this.ruleNote = here
    this.tab = 'rules'
    this.drawer = true
    settings.rail = true
    void tick().then(() => (this.rule = rule))
  }

  // -- what I hear

  private hear = (message: ServerMessage): void => {
    this.coach.hear(message)
    switch (message.type) {
      case 'welcome':
        this.welcome = message
        this.players = message.players
        this.links = message.links ?? null
        this.wishes = message.wishes
        this.talk.begin(message)
        break
      case 'players':
        this.players = message.players
        if (message.links !== undefined) this.links = message.links
        this.wishes = message.wishes
        break
      case 'position':
        void this.move(message)
        break
      case 'history':
        if (this.awaited.has(message.id)) {
          if (message.seat === this.position?.seat) this.views.set(message.move, message.view)
          this.settle(message.id, message.view)
        } else if (message.move === this.wanted) {
          void this.show(() => (this.past = { move: message.move, view: message.view, events: message.events }))
        }
        break
      case 'outline':
        if (message.id === this.describing) this.outline = message.blocks
        break
      case 'why':
        if (message.seat === this.choice?.seat) this.barred = message.barred
        break
      case 'done':
        // the position it led to is still on its way: until then nothing can be sent
        if (message.id === this.sending) this.acknowledged = true
        break
      case 'refused':
        if (!this.welcome) this.refusal = trouble({ tree: message.text })
        if (message.id === this.asking) break // nobody asked but us
        if (this.awaited.has(message.id)) return this.settle(message.id, null)
        if (message.id === this.sending) this.sending = null
        play('refused')
        this.notify(trouble({ tree: message.text }, this.game), message.rule)
        break
      case 'chat':
        this.talk.hear(message, this.tab === 'chat')
        break
      case 'notice':
        this.talk.note(message)
        tell(this.say(message.text))
        break
      case 'rematch':
        this.rematch = message
        break
      case 'undo_asked':
        this.asked = message
        break
      case 'undo_settled':
        this.asked = null
        if (!message.agreed && this.welcome?.mine.includes(message.seat)) this.notify(t('web-undo-refused'))
        break
    }
  }

  private settle(id: unknown, view: unknown): void {
    this.awaited.get(id)?.(view)
    this.awaited.delete(id)
  }

  /** Keeps the view of a position; what was taken back, or another seat saw, is forgotten. */
  private remember(last: Position | null, next: Position): void {
    if (last && last.seat !== next.seat) this.views.clear()
    for (const move of this.views.keys()) if (move >= next.move || this.views.size > 80) this.views.delete(move)
    this.views.set(next.move, next.view)
  }

  /** Plays what has just happened, if it was the doing of others and somebody watches. */
  private follow(last: Position | null, next: Position): void {
    if (!last || next.move < last.move || last.seat !== next.seat || next.pass_to !== null) {
      this.turn?.stop()
      this.unwatched = !last && this.eventful && !next.over
      return
    }
    if (next.since !== last.since) this.unwatched = false
    const news = this.recap.filter((event) => event.index >= next.events_from)
    if (next.lesson || this.past || !(byOthers(news, next.seat) || (news.length && this.turn?.step))) return
    if (!this.turn?.follow(this.deeds(news), last.view)) this.unwatched ||= document.hidden
  }

  async show(change: () => void): Promise<void> {
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
      this.remember(last, next)
      this.follow(last, next)
      if (this.acknowledged || !same) this.sending = null
      if (!same) {
        this.restore(next.choices[0])
        this.coach.next()
        this.barred = []
        this.notice = null
        if (next.choices[0] && next.pass_to === null) this.asking = this.socket.send({ type: 'why', seat: next.choices[0].seat })
      }
    })
    await loadGames([this.game])
    if (last && next.events.length) tell(this.fresh.map((event) => this.say(event.text)).join(' '))
    if (!same && next.choices[0]) {
      call(t('web-your-move', { prompt: this.say(next.choices[0].prompt) }))
      if (last) play('turn')
    }
    if (next.over && last && !last.over) {
      await this.turn?.ended()
      this.tab = 'scores'
      this.drawer = true
      play('end')
    }
  }

  // -- a half-built answer survives a reload

  private keep(): void {
    this.shelf.keep(this.choice, { picked: this.picked, taken: this.takenKeys })
  }

  private restore(choice: Choice | undefined): void {
    const half = this.shelf.find(choice)
    this.picked = half.picked
    this.takenKeys = half.taken
  }
}
