/** Entry point of the two workers: `host` runs and stores tables, `bots` runs bots. */
import { python } from './python'
import { Store, type Keep } from './browserStore'

interface Begin { begin: true; memory?: ArrayBuffer }
type FromPage = Begin | { hear: string } | { list: number; remove?: string } | { think: string; ticket: number }

/** Messages queued until the page listens, since the worker may start before the page's script. */
let untold: unknown[] | null = []
const tell = (message: unknown, given: Transferable[] = []) => (untold ? void untold.push(message) : postMessage(message, { transfer: given }))
const came = (bytes: number) => tell({ came: bytes })
/** Base URL of the site; workers are in its assets folder. */
const base = new URL('..', location.href).href
/** The host starts Python at once. */
const host = self.name === 'host' ? python(base, came) : null
host?.catch(() => undefined) // the error is reported in `begin`
const channel = 'BroadcastChannel' in self ? new BroadcastChannel('astrarium') : null

const store = new Store((storage) => tell({ storage }))
/** Messages received before Python was ready. */
const early: string[] = []
let hear: (said: string) => void = (said) => void early.push(said)
let think: ((task: string) => string) | null = null
const tasks: { think: string; ticket: number }[] = []

/** Handles an order of Python: store orders here, all others in the page. */
async function ordered(order: string): Promise<void> {
  const what = JSON.parse(order) as { do: string; ticket: number; table: string } & Keep
  if (what.do === 'keep') {
    const value = await store.keep(what)
    if (value === 'kept' && what.entries.length) channel?.postMessage({ table: what.table, number: what.number + what.entries.length })
    hear(JSON.stringify({ do: 'granted', ticket: what.ticket, value }))
  } else if (what.do === 'load') {
    hear(JSON.stringify({ do: 'granted', ticket: what.ticket, value: await store.load(what.table) }))
  } else tell({ order })
}

async function begin({ memory: given }: Begin): Promise<void> {
  for (const message of untold ?? []) postMessage(message)
  untold = null
  try {
    const { py, memory, remembered } = await (host ?? python(base, came, given))
    if (!host) {
      think = py.runPython('import astrarium.site\nastrarium.site.think') as typeof think
      for (const task of tasks.splice(0)) thought(task)
    } else {
      const make = py.runPython('import astrarium.site\nlambda order: astrarium.site.Host(order).hear') as (order: (said: string) => void) => typeof hear
      hear = make((order) => void ordered(order))
      if (channel) channel.onmessage = ({ data }) => hear(JSON.stringify({ do: 'changed', ...data }))
      tell({ ready: true, remembered, memory }, memory ? [memory] : []) // the bots' worker starts from this snapshot
      for (const said of early.splice(0)) hear(said)
    }
  } catch (error) {
    tell({ failed: String((error as Error)?.message ?? error).slice(-500) })
  }
}

function thought(task: { think: string; ticket: number }): void {
  if (!think) return void tasks.push(task)
  tell({ thought: task.ticket, value: think(task.think) })
}

/** Lists the tables, after removing one if given. */
async function listed({ list, remove }: { list: number; remove?: string }): Promise<void> {
  if (remove) await store.remove(remove).catch(() => undefined)
  tell({ list, listed: await store.list() })
}

self.onmessage = ({ data }: MessageEvent<FromPage>) => {
  if ('begin' in data) void begin(data)
  else if ('hear' in data) hear(data.hear)
  else if ('think' in data) thought(data)
  else void listed(data)
}
