/** The coach's state at a table: whether it is allowed, its advice and its warnings. */
import { call } from '../lib/announcer.svelte'
import { settings } from '../lib/settings.svelte'
import type { ClientMessage, Hint, Option, ServerMessage, Suggestion, TurningPoint } from '../lib/types'

export class Coach {
  allowed = $state(false)
  /** Among people: whether I have agreed to a coach, and how many are still to agree. */
  agreed = $state(false)
  missing = $state(0)
  hint = $state.raw<Hint | null>(null)
  thinking = $state(false)
  /** The way that was picked where nothing on the board stands for it: its buttons are marked. */
  advised = $state.raw<string[]>([])
  /** The way that is drawn on the board. */
  drawn = $state.raw<Suggestion | null>(null)
  /** What was about to be done and would be empty. */
  warned = $state.raw<Option | null>(null)
  /** Where the finished game turned, once that was asked for and found. */
  turns = $state.raw<TurningPoint[] | null>(null)
  judging = $state(false)
  private told = new Set<string>()
  private asking: unknown = null
  private judged: unknown = null

  constructor(private send: (message: ClientMessage) => number | null) {}

  ask(seat: number): void {
    if (this.hint || this.thinking || !this.allowed) return
    this.asking = this.send({ type: 'hint', seat })
    this.thinking = this.asking !== null
  }

  judge(): void {
    if (this.turns || this.judging) return
    this.judged = this.send({ type: 'turns' })
    this.judging = this.judged !== null
  }

  agree(agree: boolean): void {
    this.send({ type: 'agree_coach', agree })
  }

  /** Another question: what was said of the last one is past. */
  next(): void {
    this.hint = null
    this.thinking = false
    this.advised = []
    this.drawn = null
    this.warned = null
  }

  /** Whether to ask back before this option: once for each reason in a game, and never where there is no coach. */
  warns(option: Option, words: (option: Option) => string): boolean {
    const kind = option.consequence?.text
    if (!option.waste || !kind || !settings.warnings || !this.allowed || this.told.has(kind)) return false
    this.told.add(kind)
    this.warned = option
    call(words(option))
    return true
  }

  /** Take in what is said; true: it is a refusal that nobody needs to be told of besides. */
  hear(message: ServerMessage): boolean {
    if (message.type === 'coach') {
      this.allowed = message.allowed
      this.agreed = message.agreed
      this.missing = message.missing
    } else if (message.type === 'hint' && message.id === this.asking) {
      this.hint = message
      this.thinking = false
    } else if (message.type === 'turns' && message.id === this.judged) {
      this.turns = message.turns
      this.judging = false
    } else if (message.type === 'refused' && message.id !== null) {
      if (message.id === this.asking) this.thinking = false
      if (message.id === this.judged) {
        this.judging = false
        return true // nobody asked but us
      }
    }
    return false
  }
}
