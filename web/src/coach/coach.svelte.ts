/** The coach's state at a table: whether it is allowed, its advice and its warnings. */
import { call } from '../lib/announcer.svelte'
import { settings } from '../lib/settings.svelte'
import type { ClientMessage, Hint, Option, ServerMessage, Suggestion, TurningPoint } from '../lib/types'

export class Coach {
  allowed = $state(false)
  /** At a table of several people: whether I have agreed to a coach, and how many have yet to agree. */
  agreed = $state(false)
  missing = $state(0)
  hint = $state.raw<Hint | null>(null)
  thinking = $state(false)
  /** Keys of the options that a suggestion filled in; their buttons are marked. */
  advised = $state.raw<string[]>([])
  /** The suggestion that is drawn on the board. */
  drawn = $state.raw<Suggestion | null>(null)
  /** The option without effect that awaits a second press. */
  warned = $state.raw<Option | null>(null)
  /** Turning points of the finished game; null until they were requested and found. */
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

  /** Resets the advice when the question changes. */
  next(): void {
    this.hint = null
    this.thinking = false
    this.advised = []
    this.drawn = null
    this.warned = null
  }

  /** Whether to warn of this option. Each reason warns once a game, and only where a coach is allowed. */
  warns(option: Option, words: (option: Option) => string): boolean {
    const kind = option.consequence?.text
    if (!option.waste || !kind || !settings.warnings || !this.allowed || this.told.has(kind)) return false
    this.told.add(kind)
    this.warned = option
    call(words(option))
    return true
  }

  /** Handles a message. True: a refusal that needs no notice, since the player did not ask. */
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
        return true // requested by the client, not by the player
      }
    }
    return false
  }
}
