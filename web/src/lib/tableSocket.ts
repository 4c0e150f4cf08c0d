/** The WebSocket of one table; it reconnects by itself. */
import type { ClientMessage, ServerMessage } from './types'

export type Link = 'joining' | 'open' | 'lost' | 'refused'

/** The connection of a table: a server's WebSocket, or the local engine. */
export interface TableConnection {
  /** Sends a message. Returns its id, or null without a connection. */
  send(message: ClientMessage): number | null
  close(): void
}

/** Number of retries at most a second apart: enough for a restart or a failover of the server. */
const SOON = 12

/** Backoff in milliseconds before the retry number `tries`, with jitter. The first retries are quick, for a failover. */
export function pauseBefore(tries: number, chance = Math.random()): number {
  const most = tries <= SOON ? 1000 : Math.min(8000, 1000 * 2 ** (tries - SOON))
  return Math.min(most, 125 * 2 ** Math.min(tries, 7)) * (0.7 + chance * 0.6)
}

export class TableSocket implements TableConnection {
  private socket: WebSocket | null = null
  private tries = 0
  private timer = 0
  private closed = false
  private count = 0

  constructor(
    private url: string,
    private heard: (message: ServerMessage) => void,
    private changed: (link: Link, code?: number) => void,
  ) {
    this.open()
    window.addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  private open(): void {
    this.changed(this.tries ? 'lost' : 'joining')
    const socket = new WebSocket(this.url)
    this.socket = socket
    let welcomed = false
    socket.onmessage = (event) => {
      if (!welcomed) {
        welcomed = true
        this.tries = 0
        this.changed('open')
      }
      this.heard(JSON.parse(event.data as string) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return
      this.socket = null
      // forbidden, missing, or not dealt yet
      if ([4403, 4404, 4425].includes(event.code)) return this.changed('refused', event.code)
      this.tries += 1
      this.changed('lost', event.code)
      this.timer = window.setTimeout(() => this.open(), pauseBefore(this.tries))
    }
  }

  private hurry = (): void => {
    if (this.socket || this.closed || document.hidden) return
    clearTimeout(this.timer)
    this.open()
  }

  send(message: ClientMessage): number | null {
    if (this.socket?.readyState !== WebSocket.OPEN) return null
    this.count += 1
    this.socket.send(JSON.stringify({ ...message, id: this.count }))
    return this.count
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    window.removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }
}
