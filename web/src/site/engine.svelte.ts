/** The engine of a page without a server: two workers, their progress and their messages. */
import type { ServerMessage, Tree } from '../lib/types'
import type { Listed, Storage } from './browserStore'

const ALL = Object.values(__ENGINE__.packs).reduce((sum, bytes) => sum + bytes, 0)

export const engine = $state({ came: 0, all: ALL, ready: false, failed: '', storage: 'kept' as Storage })

interface FromWorker {
  came?: number
  ready?: boolean
  remembered?: boolean
  memory?: ArrayBuffer | null
  failed?: string
  storage?: Storage
  order?: string
  list?: number
  listed?: Listed
  thought?: number
  value?: string
}

interface Listener { heard: (message: ServerMessage) => void; closed: (code: number) => void }

const listeners = new Map<number, Listener>()
const calls = new Map<number, { resolve: (value: never) => void; reject: (tree: Tree) => void }>()
const lists = new Map<number, (listed: Listed) => void>()
let count = 0

/** `called`: a worker that `site/early.js` has already started. */
function worker(role: 'host' | 'bots', heard: (message: FromWorker) => void, memory?: ArrayBuffer | null, called?: Worker): Worker {
  const made = called ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: role })
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => heard(data)
  made.onerror = (event) => heard({ failed: event.message || 'worker' })
  made.postMessage({ begin: true, memory: memory ?? undefined }, memory ? [memory] : [])
  return made
}

let bots: Worker | null = null

/** The worker of the bots, started once the tables are ready. */
function thinker(memory?: ArrayBuffer | null): Worker {
  bots ??= worker('bots', (message) => {
    if (message.failed) engine.failed = message.failed
    if (message.thought !== undefined) hear({ do: 'granted', ticket: message.thought, value: JSON.parse(message.value!) })
  }, memory)
  return bots
}

const host = worker('host', (message) => {
  if (message.came) engine.came += message.came
  if (message.storage) engine.storage = message.storage
  if (message.failed) engine.failed = message.failed
  if (message.list !== undefined) {
    lists.get(message.list)?.(message.listed!)
    lists.delete(message.list)
  }
  if (message.order) ordered(message.order)
  if (message.ready) {
    engine.ready = true
    performance.mark('engine', { detail: message.remembered ? 'remembered' : 'made' })
    thinker(message.memory)
  }
}, null, window.engineHost)

function hear(said: unknown): void {
  host.postMessage({ hear: JSON.stringify(said) })
}

function ordered(order: string): void {
  const what = JSON.parse(order)
  switch (what.do) {
    case 'send':
      return listeners.get(what.listener)?.heard(JSON.parse(what.message) as ServerMessage)
    case 'close':
      return listeners.get(what.listener)?.closed(what.code)
    case 'think':
      return thinker().postMessage({ think: JSON.stringify({ work: what.work, task: what.task }), ticket: what.ticket })
    case 'reply':
      calls.get(what.call)?.resolve(what.value as never)
      break
    case 'refuse':
      calls.get(what.call)?.reject(what.error)
  }
  calls.delete(what.call)
}

/** A call to the engine; it resolves once the engine is ready. */
export function ask<T>(what: string, body: Record<string, unknown>): Promise<T> {
  const call = (count += 1)
  return new Promise<T>((resolve, reject) => {
    calls.set(call, { resolve, reject })
    hear({ do: 'call', call, what, with: body })
  })
}

/** Tables stored in this browser, after removing one if given. Needs no engine. */
export function tables(remove?: string): Promise<Listed> {
  const list = (count += 1)
  return new Promise((resolve) => {
    lists.set(list, resolve)
    host.postMessage({ list, remove })
  })
}

export function join(table: string, name: string, listener: Listener): number {
  const number = (count += 1)
  listeners.set(number, listener)
  hear({ do: 'join', listener: number, table, name })
  return number
}

export function say(listener: number, message: unknown): void {
  hear({ do: 'message', listener, message })
}

export function leave(listener: number): void {
  listeners.delete(listener)
  hear({ do: 'leave', listener })
}
