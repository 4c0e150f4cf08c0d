/** The local HTTP API of a page without a server: static files, IndexedDB and engine. */
import { ApiError, type NewTable } from '../lib/api'
import { me } from '../lib/profile.svelte'
import type { Me, PuzzleCard, Tables, Tree } from '../lib/types'
import { ask, tables } from './engine.svelte'

const NAME = 'astrarium-name'
/** Default player names. */
const STARS = ['Altair', 'Capella', 'Deneb', 'Mira', 'Rigel', 'Sirius', 'Spica', 'Vega']

/** The static file for an API path. */
export const fileOf = (path: string): string => `data${path.slice('/api'.length)}`

async function file<T>(path: string): Promise<T> {
  const answer = await fetch(`${fileOf(path)}.json`).catch(() => null)
  if (!answer) throw new ApiError(0)
  if (!answer.ok) throw new ApiError(answer.status)
  return (await answer.json()) as T
}

function myself(name?: string): Me {
  try {
    if (name) localStorage.setItem(NAME, name.trim().slice(0, 40))
    const known = localStorage.getItem(NAME) ?? STARS[Math.floor(Math.random() * STARS.length)]
    localStorage.setItem(NAME, known)
    return { name: known }
  } catch {
    return { name: name?.trim() || STARS[0] }
  }
}

async function listed(): Promise<Tables> {
  const cards = (await tables()).cards.sort((a, b) => b.changed - a.changed)
  const finished = cards.filter((card) => card.over)
  return {
    mine: cards.filter((card) => !card.over),
    open: [],
    finished,
    finished_count: finished.length,
    lessons: cards.flatMap((card) => (card.lesson ? [{ game: card.game, lesson: card.lesson, table: card.id, stop: card.stop ?? 0, over: card.over }] : [])),
  }
}

async function puzzles(): Promise<{ games: { game: string; puzzles: PuzzleCard[] }[] }> {
  const [{ games }, { tries }] = await Promise.all([file<{ games: { game: string; puzzles: PuzzleCard[] }[] }>('/api/puzzles'), tables()])
  const solved = new Set(tries.filter((each) => each.solved).map((each) => `${each.game} ${each.puzzle}`))
  return { games: games.map(({ game, puzzles }) => ({ game, puzzles: puzzles.map((each) => ({ ...each, solved: solved.has(`${game} ${each.id}`) })) })) }
}

/** Creates a table. A new try at a puzzle removes earlier unsolved ones. */
async function created<T>(body: Partial<NewTable> & { game: string; puzzle?: string }): Promise<T> {
  if (body.puzzle) {
    const { tries } = await tables()
    for (const each of tries) if (each.game === body.game && each.puzzle === body.puzzle && !each.solved) await tables(each.table)
  }
  return asked<T>('create', body)
}

async function asked<T>(what: string, body: object): Promise<T> {
  try {
    return await ask<T>(what, { ...body, called: me.name })
  } catch (error) {
    throw new ApiError(400, error as Tree)
  }
}

/** The study API of this browser, as on a server (docs/study.md). */
async function studied<T>(path: string, query: URLSearchParams, body?: unknown): Promise<T> {
  const [, , , study, action, node] = path.split('/').map(decodeURIComponent)
  const where = { study, node: Number(node), seat: query.has('seat') ? Number(query.get('seat')) : null, open: query.get('open') === 'true', known: Number(query.get('known')) }
  if (!study) return body ? asked<T>('study-table', body as object) : ({ studies: (await tables()).studies } as T)
  if (study === 'file') return asked<T>('study-file', { data: body })
  if (action === 'delete') return (await tables(study), null) as T
  if (action === 'changes') return asked<T>('study-change', { study, ...(body as object) })
  if (action === 'form' || action === 'solve') return asked<T>(`study-${action}`, { study, node: Number(node), ...(body as object) })
  if (action === 'review') return asked<T>('study-review', { study, seat: Number(node) })
  return asked<T>({ nodes: 'study-node', words: 'study-words', best: 'study-best', moments: 'study-moments', file: 'study-data', record: 'study-record' }[action] ?? 'study', where)
}

export async function call<T>(method: string, address: string, body?: unknown): Promise<T> {
  const [path, query] = address.split('?')
  const [, , what, id, action] = path.split('/').map(decodeURIComponent)
  if (what === 'studies') return studied<T>(path, new URLSearchParams(query), body)
  if (what === 'me') return myself((body as { name: string } | undefined)?.name) as T
  if (what === 'games' || what === 'rules') return file<T>(address)
  if (what === 'puzzles') return (await puzzles()) as T
  if (what === 'tables') {
    if (!id) return method === 'GET' ? ((await listed()) as T) : created<T>(body as NewTable)
    if (action === 'branch') return asked<T>('branch', { table: id, ...(body as object) })
    if (action === 'delete') return (await tables(id), null) as T
    if (action === 'record') return asked<T>('record', { table: id })
  }
  if (what === 'records') return asked<T>('take-over', { record: body })
  throw new ApiError(404)
}
