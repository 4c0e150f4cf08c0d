/** Where a table has its home: behind a server's WebSocket, or in this page's own engine. */
import { EngineLine } from '../site/link'
import { Socket, type Line, type Link } from './socket'
import type { ServerMessage } from './types'

export function connect(table: string, token: string | null, heard: (message: ServerMessage) => void, changed: (link: Link, code?: number) => void): Line {
  if (__SITE__) return new EngineLine(table, heard, changed)
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/play`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  if (token) url.searchParams.set('token', token)
  return new Socket(url.href, heard, changed)
}
