/** The state of a study: tree, current node and engine results. It is the board's table connection. */
import { SvelteMap } from 'svelte/reactivity'
import { api, ApiError } from '../lib/api'
import { me } from '../lib/profile.svelte'
import { go } from '../lib/router.svelte'
import type { Link, TableConnection } from '../lib/tableSocket'
import type { BestAnswers, ClientMessage, JudgedAnswer, Position, ServerMessage, StudyChange, StudyMoment, StudyNode, StudyReview, StudyTree } from '../lib/types'

/** Maximum number of cached positions. */
const KEPT = 240
/** Poll interval for the other viewers, in milliseconds. */
const OTHERS = 4000
/** Poll interval for the progress of a review, in milliseconds. */
const REVIEWING = 1000
/** Close codes of a missing table and of one without access. */
const MISSING = 4404
const FORBIDDEN = 4403

/** Query parameters of the URL, or of its hash. */
const asked = () => new URLSearchParams((__SITE__ ? location.hash : location.search).split('?')[1])

type Hear = (message: ServerMessage) => void

export class Study implements TableConnection {
  whole = $state.raw<StudyTree | null>(null)
  /** The current node; the board follows once its position is loaded. */
  at = $state(0)
  /** The seat whose view is shown; null: the deciding seat. */
  side = $state<number | null>(null)
  /** Whether board and engine use only what that seat knew then. */
  known = $state(false)
  thinks = $state(true)
  /** Embedded in another page, a study is read-only. */
  readonly embedded = asked().has('embed')
  /** Whether the node is to be solved: nothing that follows is shown. */
  riddle = $state(asked().has('find'))
  moments = $state.raw<StudyMoment[]>([])
  people = $state.raw<{ name: string; node: number }[]>([])
  /** Engine results by node and perspective. */
  private found = new SvelteMap<string, BestAnswers>()
  private positions = new Map<string, Position>()
  private shown = $state(0)
  private seen: Position | null = null
  private hear: Hear = () => undefined
  private count = 0
  private closed = false
  private timer = 0

  constructor(readonly id: string) {}

  nodes = $derived(new Map((this.whole?.nodes ?? []).map((node) => [node.id, node])))
  private children = $derived.by(() => {
    const found = new Map<number, number[]>()
    for (const { id, after } of this.whole?.nodes ?? []) if (id) found.set(after, [...(found.get(after) ?? []), id])
    return found
  })
  played = $derived(new Set(this.whole?.played))
  may = $derived((this.whole?.may ?? false) && !this.embedded)
  node = $derived<StudyNode | undefined>(this.nodes.get(this.at))
  /** The nodes from the first to the current one. */
  path = $derived.by(() => {
    const found: number[] = []
    for (let id = this.at; id; id = this.nodes.get(id)?.after ?? 0) found.unshift(id)
    return found
  })
  /** My seat, else the first human one. */
  mine = $derived.by(() => {
    const players = this.whole?.welcome.players ?? []
    return (players.find((player) => player.kind !== 'bot' && player.name === me.name) ?? players.find((player) => player.kind !== 'bot'))?.seat ?? null
  })

  after = (id: number): number[] => this.children.get(id) ?? []

  /** The continuation of a line along first children. */
  line(id: number): number[] {
    const found: number[] = []
    for (let next = this.after(id)[0]; next; next = this.after(next)[0]) found.push(next)
    return found
  }

  // -- connection of the board

  /** Connects a table to this study, with the signature of `connect`. */
  connect = (_id: string, _token: string | null, heard: Hear, changed: (link: Link, code?: number) => void): TableConnection => {
    this.hear = heard
    changed('joining')
    void this.open().then(
      () => changed('open'),
      (error: ApiError) => {
        if (error.tree) heard({ type: 'refused', id: null, text: error.tree })
        changed('refused', error.status === 403 ? FORBIDDEN : MISSING)
      },
    )
    return this
  }

  private async open(): Promise<void> {
    const wanted = asked()
    await this.load()
    const { welcome } = this.whole!
    this.side = wanted.has('side') ? (welcome.players.find((player) => String(player.seat) === wanted.get('side'))?.seat ?? null) : this.mine
    this.known = wanted.has('known')
    const plays = this.may || this.riddle
    this.hear({ ...welcome, spectator: !plays, mine: plays ? welcome.players.map((player) => player.seat) : [] })
    await this.go(Number(wanted.get('node') ?? 0))
    if (!__SITE__) this.timer = window.setInterval(() => void this.meet(), OTHERS)
    void api.studyMoments(this.id).then((found) => (this.moments = found), () => undefined)
  }

  private async load(): Promise<void> {
    this.whole = await api.study(this.id)
  }

  send(message: ClientMessage): number | null {
    if (message.type === 'answer' && this.riddle) void this.solve(++this.count, message.seat, message.answer)
    else if (message.type === 'answer') void this.answer(++this.count, message.seat, message.answer)
    else if (message.type === 'undo') this.back()
    else if (message.type === 'describe' || message.type === 'why') void this.tell(++this.count, message.type)
    else return null
    return this.count
  }

  /** Answers a request for the outline or for the illegal options. */
  private async tell(id: number, what: 'describe' | 'why'): Promise<void> {
    const shown = this.shown
    const found = await api.studyWords(this.id, shown, this.side, !this.known).catch(() => null)
    if (!found || shown !== this.shown) return
    const seat = this.seen?.choices[0]?.seat ?? 0
    this.hear(what === 'why' ? { type: 'why', id, seat, barred: found.barred } : { type: 'outline', id, move: null, seat, blocks: found.blocks })
  }

  close(): void {
    this.closed = true
    clearInterval(this.timer)
  }

  // -- navigation

  private key = (id: number) => `${id} ${this.side ?? ''} ${this.known}`

  private async position(id: number): Promise<Position> {
    const key = this.key(id)
    const found = this.positions.get(key) ?? (await api.studyNode(this.id, id, this.side, !this.known))
    if (this.positions.size > KEPT) this.positions.delete(this.positions.keys().next().value!)
    this.positions.set(key, found)
    return found
  }

  /** Goes to a node. A stale node, whose rules no longer exist, has no position: the board stays. */
  go = async (id: number): Promise<void> => {
    const node = this.nodes.get(id)
    if (!node) return this.at ? undefined : this.go(0)
    this.at = id
    const eyes = [this.side, this.known] as const
    this.thoughts += 1
    this.keepPlace()
    if (node.stale) return
    try {
      const position = await this.position(id)
      if (this.closed || id !== this.at || eyes[0] !== this.side || eyes[1] !== this.known) return
      this.shown = id
      this.seen = position
      const asked = position.choices[0]
      this.hear({ ...position, choices: this.may || this.riddle ? position.choices : [], undo: id && asked ? { [String(asked.seat)]: 1 } : {} })
      this.waiting = position.waiting
      void this.think(position)
    } catch (error) {
      this.refuse(error, null)
    }
  }

  /** Seats that decide at the shown node. */
  waiting = $state.raw<number[]>([])

  look(side: number | null, known: boolean): void {
    Object.assign(this, { side, known })
    void this.go(this.at)
  }

  back = (): void => {
    if (this.at) void this.go(this.skip(this.node!.after, (id) => this.nodes.get(id)!.after))
  }

  on = (): void => {
    const [next] = this.after(this.at)
    if (next) void this.go(this.skip(next, (id) => this.after(id)[0]))
  }

  /** Skips nodes with forced answers, to the next decision or the end. */
  private skip(id: number, step: (id: number) => number | undefined): number {
    while (id && this.nodes.get(id)?.forced) {
      const next = step(id)
      if (next === undefined) break
      id = next
    }
    return id
  }

  /** Goes to the position before the next or previous decision of the viewing seat, or of any seat without one. */
  decision(by: 1 | -1): void {
    const seat = this.side ?? this.mine
    const decides = (id: number) => this.after(id).some((next) => (seat === null || this.nodes.get(next)!.seat === seat) && !this.nodes.get(next)!.forced)
    const way = by > 0 ? this.line(this.at) : [0, ...this.path.slice(0, -1)].reverse()
    const found = way.find(decides)
    if (found !== undefined) void this.go(found)
  }

  /** Goes to the next or previous turning point. */
  turn(by: 1 | -1): void {
    const here = this.whole!.played.indexOf(this.stem)
    const places = this.moments.map((moment) => this.whole!.played.indexOf(moment.node))
    const found = by > 0 ? places.find((place) => place > here) : places.filter((place) => place < here).at(-1)
    if (found !== undefined) void this.go(this.whole!.played[found])
  }

  /** The last node of the played game on the path to the current node. */
  stem = $derived(this.path.filter((id) => this.played.has(id)).at(-1) ?? 0)

  /** Goes to the next or previous sibling. */
  sibling(by: 1 | -1): void {
    if (!this.at) return
    const ways = this.after(this.node!.after)
    const next = ways[(ways.indexOf(this.at) + by + ways.length) % ways.length]
    if (next !== this.at) void this.go(next)
  }

  private keepPlace(): void {
    const seen = `&side=${this.side ?? ''}${this.known ? '&known' : ''}${this.embedded ? '&embed' : ''}${this.riddle ? '&find' : ''}`
    go(`/study/${this.id}?node=${this.at}${seen}`, true)
  }

  // -- changes

  /** Changes the study. An answer, a deal or a deletion also moves to another node. False if the change was refused. */
  async change(change: StudyChange, sent: number | null = null): Promise<boolean> {
    try {
      const { node } = await api.changeStudy(this.id, change)
      if (change.do === 'delete') this.at = node
      await this.load()
      if (sent !== null) this.hear({ type: 'done', id: sent })
      if (['answer', 'deal', 'delete'].includes(change.do)) await this.go(node)
      return true
    } catch (error) {
      this.refuse(error, sent)
      return false
    }
  }

  /** Sets whether everybody with the link may change the study. */
  async share(shared: boolean): Promise<void> {
    await api.shareStudy(this.id, shared)
    await this.load()
  }

  /** Answers the node as a puzzle; the right answer shows the study. */
  private async solve(sent: number, seat: number, answer: unknown): Promise<void> {
    try {
      if (!(await api.studySolve(this.id, this.shown, seat, answer))) return this.hear({ type: 'refused', id: sent, text: { text: 'error-study-not-it', args: {} } })
      this.hear({ type: 'done', id: sent })
      this.solved = true
      this.reveal()
    } catch (error) {
      this.refuse(error, sent)
    }
  }
  /** Whether the puzzle was solved here. */
  solved = $state(false)

  /** Shows the study of a puzzle. */
  reveal = (): void => {
    this.riddle = false
    void this.go(this.at)
  }

  private answer(sent: number, seat: number, answer: unknown): Promise<boolean> {
    return this.change({ do: 'answer', node: this.shown, seat, answer }, sent)
  }

  /** Plays an answer of the engine; an untried one becomes a new variation. */
  async try(best: BestAnswers, judged: JudgedAnswer): Promise<void> {
    const known = this.triedAs(this.at, best.seat, judged)
    if (known) return this.go(known.id)
    if (this.may) await this.change({ do: 'answer', node: this.at, seat: best.seat, answer: judged.answer })
  }

  /** The node of a judged answer, if it was tried. */
  triedAs(from: number, seat: number, { texts }: JudgedAnswer): StudyNode | undefined {
    const words = JSON.stringify(texts)
    return this.after(from).map((id) => this.nodes.get(id)!).find((node) => node.seat === seat && JSON.stringify(node.texts) === words)
  }

  private refuse(error: unknown, sent: number | null): void {
    const text = (error as ApiError).tree ?? { text: (error as ApiError).offline ? 'web-offline' : 'web-failed', args: {} }
    this.hear({ type: 'refused', id: sent, text })
  }

  // -- the engine

  bestAt = (id: number): BestAnswers | undefined => this.found.get(this.key(id))
  best = $derived(this.bestAt(this.at))
  /** Whether the engine failed at this node. */
  silent = $state(false)
  private thoughts = 0

  /** Polls the engine for the current node as long as it is shown. */
  private async think(position: Position): Promise<void> {
    const [node, key] = [this.at, this.key(this.at)]
    const seat = position.choices[0]?.seat ?? (this.known ? undefined : position.waiting[0])
    const mine = ++this.thoughts
    const here = () => !this.closed && this.thinks && !this.riddle && mine === this.thoughts
    this.silent = false
    if (seat === undefined || (position.choices[0]?.options.length ?? 2) < 2) return
    while (here() && !this.found.get(key)?.done) {
      if (document.hidden) await new Promise((then) => document.addEventListener('visibilitychange', then, { once: true }))
      const best = await api.studyBest(this.id, node, seat, !this.known, this.found.get(key)?.worlds ?? 0).catch(() => null)
      if (!best && here()) this.silent = true
      if (!best || best.worlds === this.found.get(key)?.worlds) return
      this.found.set(key, best)
    }
  }

  /** Switches the engine on or off. */
  listen(thinks: boolean): void {
    this.thinks = thinks
    void this.go(this.at)
  }

  /** The engine's judgement of a node's move, if there is one. */
  judged(node: StudyNode): JudgedAnswer | undefined {
    const best = this.bestAt(node.after)
    return best?.answers.find((each) => this.triedAs(node.after, best.seat, each)?.id === node.id)
  }

  // -- the review

  reviews = new SvelteMap<number, StudyReview>()
  /** Progress of the running review; its error is in `refusal`. */
  progress = $state<{ done: number; all: number } | null>(null)
  refusal = $state.raw<ApiError | null>(null)

  /** Requests the review of a seat's decisions, once. */
  async lookBack(seat: number): Promise<void> {
    if (this.reviews.has(seat) || this.progress || this.refusal) return
    this.progress = { done: 0, all: 1 }
    try {
      while (!this.closed && !this.reviews.has(seat)) {
        const { review, done = 0, all = 1 } = await api.studyReview(this.id, seat)
        if (review) this.reviews.set(seat, review)
        else {
          this.progress = { done, all }
          await new Promise((then) => setTimeout(then, REVIEWING))
        }
      }
    } catch (error) {
      this.refusal = error as ApiError
    }
    this.progress = null
  }

  // -- other viewers

  private async meet(): Promise<void> {
    if (document.hidden) return
    const found = await api.studyHere(this.id, this.at).catch(() => null)
    if (!found || this.closed) return
    this.people = found.people
    if (found.version !== this.whole?.version) {
      await this.load().catch(() => undefined)
      if (!this.nodes.has(this.at)) void this.go(0)
    }
  }
}
