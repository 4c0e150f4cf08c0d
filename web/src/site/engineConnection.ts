/** A connection to a table of the local engine, with the interface of `TableSocket`. */
import { me } from '../lib/profile.svelte'
import type { TableConnection, Link } from '../lib/tableSocket'
import type { ClientMessage, ServerMessage } from '../lib/types'

const MISSING = 4404

export class EngineConnection implements TableConnection {
  private engine = import('./engine.svelte')
  private listener = 0
  private count = 0
  private welcomed = false
  private closed = false

  constructor(
    private table: string,
    private heard: (message: ServerMessage) => void,
    private changed: (link: Link, code?: number) => void,
  ) {
    void this.open()
  }

  private async open(): Promise<void> {
    this.changed('joining')
    const { join, leave } = await this.engine
    if (this.closed) return
    this.listener = join(this.table, me.name, {
      heard: (message) => {
        if (!this.welcomed && message.type === 'welcome') {
          this.welcomed = true
          this.changed('open')
        }
        this.heard(message)
      },
      closed: (code) => {
        if (code === MISSING) return this.changed('refused', code)
        leave(this.listener)
        void this.open()
      },
    })
  }

  send(message: ClientMessage): number | null {
    if (!this.welcomed) return null
    this.count += 1
    const spoken = { ...message, id: this.count }
    void this.engine.then(({ say }) => say(this.listener, spoken))
    return this.count
  }

  close(): void {
    this.closed = true
    if (this.listener) void this.engine.then(({ leave }) => leave(this.listener))
  }
}
