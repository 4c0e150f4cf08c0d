/** The state of a table in the browser: handles server messages and sends the player's. */
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

/** Maximum number of cached past views. */
const KEPT = 240
const keyOf = (move: number, seat: number | null, event: number | null = null) => `${move} ${seat ?? ''} ${event ?? ''}`

export class Table extends AnswerBuilder {
  asked = $state<{ seat: number; whole_turn: boolean; reply: boolean } | null>(null)
  /** Set by a replay: jumps to a move. The table is then not live. */
  seek: ((move: number) => void) | null = $state.raw(null)
  /** Seats that want a rematch, and the new table once all agree. */
  rematch = $state.raw<{ wanted: number[]; table: string | null }>({ wanted: [], table: null })
  rule = $state('')
  ruleNote = $state('')
  readonly talk = new Chat((text) => void this.send({ type: 'chat', text }))

  private socket: TableConnection
  /** Cache of views by move, seat (if not mine) and event. */
  private views = new Map<string, any>() // eslint-disable-line @typescript-eslint/no-explicit-any
  private awaited = new Map<unknown, (view: any) => void>() // eslint-disable-line @typescript-eslint/no-explicit-any
  private wanted = 0
  private asking: unknown = null
  private describing: unknown = null
  private acknowledged = false
  /** First event of an unfinished deed; it is played back once the deed is complete. */
  private untold: number | null = null

  /** `studied`: the connection of a study, if the table is its board; no turn announcements there. */
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

  // -- actions of the player

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

  /** The view after `move` answers, or before an event of the last one; of my seat, or after the end of any seat. Null if it is unavailable. */
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

  /** Adds a note to a move of a finished game. */
  note(move: number, text: string): void {
    if (text.trim()) this.send({ type: 'note', move, text: text.trim() })
  }

  /** Plays back everything since my last answer. */
  watch = (): void => {
    if (!this.eventful || this.past) return
    this.drawer = false
    this.turn?.play(this.playbackSteps(this.recap))
  }

  /** Requests the outline of the shown position. */
  describe(): void {
    this.describing = this.send({ type: 'describe', move: this.past?.move })
  }

  now = (): void => {
    this.wanted = -1
    void this.show(() => (this.past = null))
  }

  /** Requests a stand-in bot for an absent player. */
  standIn(seat: number): void {
    this.send({ type: 'stand_in', seat })
  }

  /** Takes my seat back from the stand-in bot. */
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

  /** The rule paragraph of the pointed thing, else of the choice. */
  get ruleHere(): string {
    const why = this.pointed ? this.why(this.pointed) : null
    const about = this.pointed ? this.kit?.describe(this, this.pointed).rule : ''
    return why?.rule || about || this.chosen?.rule || this.choice?.rule || ''
  }

  /** Opens the rules at a paragraph; `here` explains it for this table. */
  openRule(rule: string, here = this.notice?.words ?? ''): void {
    this.rule = ''
    this.ruleNote = here
    this.tab = 'rules'
    this.drawer = true
    settings.rail = true
    void tick().then(() => (this.rule = rule))
  }

  // -- messages from the server

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
        // the resulting position is still to come: nothing can be sent before it
        if (message.id === this.sending) this.acknowledged = true
        break
      case 'refused':
        if (!this.welcome) this.refusal = trouble({ tree: message.text })
        if (settled || message.id === this.asking) break // requested by the client, not by the player
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

  /** Caches the view of a position. Views of undone moves or of another seat are dropped. */
  private remember(last: Position | null, next: Position): void {
    if (last && last.seat !== next.seat) this.views.clear()
    for (const key of this.views.keys()) if (parseInt(key) >= next.move || this.views.size > KEPT) this.views.delete(key)
    this.views.set(keyOf(next.move, null), next.view)
  }

  /** Plays back the latest events, if others caused them and the page is visible. */
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
