/** Connects to a table: by WebSocket to a server, or to the local engine. */
import { EngineConnection } from '../site/engineConnection'
import { TableSocket, type TableConnection, type Link } from './tableSocket'
import type { ServerMessage } from './types'

export function connect(table: string, token: string | null, heard: (message: ServerMessage) => void, changed: (link: Link, code?: number) => void): TableConnection {
  if (__SITE__) return new EngineConnection(table, heard, changed)
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/play`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  if (token) url.searchParams.set('token', token)
  return new TableSocket(url.href, heard, changed)
}
