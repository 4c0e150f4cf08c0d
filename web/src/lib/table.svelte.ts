/** The state of a table in the browser: handles messages of the server and sends those of the player. */
import { tick } from 'svelte'
import { shareUnchanged } from './structuralSharing'
import { finish } from './flip'
import { connect } from './connection'
import { call, tell } from './announcer.svelte'
import { AnswerBuilder } from './answerBuilder.svelte'
import { settings } from './settings.svelte'
import { sameChoice } from './draftAnswers'
import type { TableConnection } from './tableSocket'
import { play } from './sound'
import { byOthers, deedsOf, onlyLeads } from './turnRecap'
import { Chat } from './chat.svelte'
import { loadWords, t, trouble } from './texts.svelte'
import type { ClientMessage, Position, ServerMessage } from './types'

/** Views of the past that are kept at most. */
const KEPT = 240
const keyOf = (move: number, seat: number | null, event: number | null = null) => `${move} ${seat ?? ''} ${event ?? ''}`

export class Table extends AnswerBuilder {
  asked = $state<{ seat: number; whole_turn: boolean; reply: boolean } | null>(null)
  /** How a replay goes to a move: there, nothing leads to a live table. */
  seek: ((move: number) => void) | null = $state.raw(null)
  /** The seats that would like to play again, and the new table as soon as all would. */
  rematch = $state.raw<{ wanted: number[]; table: string | null }>({ wanted: [], table: null })
  rule = $state('')
  ruleNote = $state('')
  readonly talk = new Chat((text) => void this.send({ type: 'chat', text }))

  private socket: TableConnection
  /** Views by move and, where they are not mine, seat, as they came with positions or were asked for. */
  private views = new Map<string, any>() // eslint-disable-line @typescript-eslint/no-explicit-any
  private awaited = new Map<unknown, (view: any) => void>() // eslint-disable-line @typescript-eslint/no-explicit-any
  private wanted = 0
  private asking: unknown = null
  private describing: unknown = null
  private acknowledged = false
  /** The first event of a deed that nobody has finished: it is told when it is. */
  private untold: number | null = null

  /** `studied`: the table is a study's board, told through a connection of its own; nobody waits for anybody there. */
  constructor(id: string, token: string | null, private studied: typeof connect | null = null) {
    super(id)
    this.socket = (studied ?? connect)(id, token, this.hear, (link, code) => {
      this.link = link
      if (code) this.code = code
      if (link === 'lost') this.sending = null
    })
  }

  protected get whole(): Table {
    return this
  }

  close(): void {
    clearTimeout(this.noticeTimer)
    this.turn?.stop()
    this.socket.close()
  }

  // -- what I do

  send(message: ClientMessage): number | null {
    return this.socket.send(message)
  }

  protected answer(answer: unknown): void {
    if (!this.choice || !this.position || this.sending !== null) return
    const id = this.send({ type: 'answer', seat: this.choice.seat, move: this.position.move, answer })
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
    this.send({ type: 'undo', seat, move: this.position.move, whole_turn: whole })
    play('undo')
  }

  reply(agree: boolean): void {
    this.send({ type: 'undo_reply', agree })
    this.asked = null
  }

  look = (move: number): void => {
    if (!this.position) return
    if (this.seek) return this.seek(move)
    if (move >= this.position.move) return this.now()
    this.wanted = move
    this.send({ type: 'look', move })
  }

  /** The view after so many answers, or before an event of the last of them; mine or (when all is over) that of another seat. Null where it cannot be had. */
  viewAt(move: number, seat = this.position?.seat ?? null, event: number | null = null): Promise<unknown> {
    const own = seat === this.position?.seat
    const key = keyOf(move, own ? null : seat, event)
    const known = own && event === null && this.position?.move === move ? this.position.view : this.views.get(key)
    if (known) return Promise.resolve(known)
    const id = this.send({ type: 'look', move, seat: own ? null : seat, event })
    if (id === null) return Promise.resolve(null)
    return new Promise((resolve) =>
      this.awaited.set(id, (view) => {
        if (view && this.views.size > KEPT) this.views.delete(this.views.keys().next().value!)
        if (view) this.views.set(key, view)
        resolve(view)
      }),
    )
  }

  /** Writes something at a move of a finished game. */
  note(move: number, text: string): void {
    if (text.trim()) this.send({ type: 'note', move, text: text.trim() })
  }

  /** Plays what happened since my last answer, from its beginning. */
  watch = (): void => {
    if (!this.eventful || this.past) return
    this.drawer = false
    this.turn?.play(this.playbackSteps(this.recap))
  }

  /** Asks for the board in words, as I look at it. */
  describe(): void {
    this.describing = this.send({ type: 'describe', move: this.past?.move })
  }

  now = (): void => {
    this.wanted = -1
    void this.show(() => (this.past = null))
  }

  /** Asks for a bot in place of somebody who is away. */
  standIn(seat: number): void {
    this.send({ type: 'stand_in', seat })
  }

  /** Takes my seat back from the bot that sits in. */
  comeBack(seat: number): void {
    this.send({ type: 'come_back', seat })
  }

  /** Ends the lesson; the game goes on. */
  playAlone = (): void => {
    this.send({ type: 'play_alone' })
  }

  passOn = (): void => {
    this.send({ type: 'pass_on' })
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
    const settled = this.coach.hear(message)
    switch (message.type) {
      case 'welcome':
        this.welcome = message
        this.players = message.players
        this.links = message.links ?? null
        this.proposals = message.wishes
        this.talk.begin(message)
        break
      case 'players':
        this.players = message.players
        if (message.links !== undefined) this.links = message.links
        this.proposals = message.wishes
        break
      case 'position':
        message.view = shareUnchanged(this.view, message.view)
        void this.move(message)
        break
      case 'history':
        message.view = shareUnchanged(this.view, message.view)
        if (this.awaited.has(message.id)) this.settle(message.id, message.view)
        else if (message.move === this.wanted) {
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
        if (settled || message.id === this.asking) break // nobody asked but us
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
    for (const key of this.views.keys()) if (parseInt(key) >= next.move || this.views.size > KEPT) this.views.delete(key)
    this.views.set(keyOf(next.move, null), next.view)
  }

  /** Plays what has just happened, if it was the doing of others and somebody watches. */
  private follow(last: Position | null, next: Position): void {
    if (!last || next.move < last.move || last.seat !== next.seat || next.pass_to !== null) {
      this.turn?.stop()
      this.untold = null
      this.unwatched = !last && this.eventful && !next.over && !next.lesson
      return
    }
    if (next.since !== last.since) [this.unwatched, this.untold] = [false, null]
    const from = this.turn?.step ? this.turn.from : (this.untold ?? next.events_from)
    const news = this.recap.filter((event) => event.index >= from)
    if (next.lesson || this.past || !(byOthers(news, next.seat) || (news.length && this.turn?.step))) return
    const steps = this.playbackSteps(news)
    const open = !next.choices.length && !next.over && steps.length && onlyLeads(steps.at(-1)!.events) ? steps.pop() : null
    this.untold = open?.events.find((event) => event.index >= from)?.index ?? null
    if (steps.length && !this.turn?.follow(steps, last.view, from)) this.unwatched ||= document.hidden
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
        if (next.choices[0] && next.pass_to === null) this.asking = this.send({ type: 'why', seat: next.choices[0].seat })
      }
    })
    await loadWords([this.game])
    if (last && next.events.length) tell(deedsOf(this.fresh).map(this.deedLine).join(' '))
    if (this.studied) return
    if (!same && next.choices[0]) {
      call(t('web-your-move', { prompt: this.say(next.choices[0].prompt) }))
      if (last) play('turn')
    }
    if (next.over && last && !last.over) {
      await this.turn?.ended()
      this.tab = 'scores'
      play('end')
    }
  }
}
