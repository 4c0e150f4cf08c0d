/** IndexedDB store of games. Without IndexedDB games last as long as the page, which says so. */
import type { StudyCard, TableCard } from '../lib/types'

export interface Row {
  id: string
  sheet: unknown
  card: TableCard
  entries: unknown[]
  lines: unknown[]
  notices: unknown[]
  kept: unknown
  told: unknown[]
}

/** A write request of the engine: log entries from `number` on; other fields replace the stored ones. */
export interface Keep extends Pick<Row, 'sheet' | 'card' | 'entries' | 'lines' | 'notices'> {
  table: string
  number: number
  kept?: unknown
  since?: number
  told?: unknown[]
}

/** A try at a puzzle. */
export interface Try { table: string; game: string; puzzle: string; solved: boolean }

export interface Listed { cards: TableCard[]; tries: Try[]; studies: StudyCard[] }

export type Storage = 'kept' | 'refused' | 'full'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage'))
  })

export class Store {
  private database: Promise<IDBDatabase | null>
  /** Rows that could not be stored. */
  private memory = new Map<string, Row>()

  constructor(private says: (storage: Storage) => void) {
    this.database = this.open()
  }

  private async open(): Promise<IDBDatabase | null> {
    try {
      const request = indexedDB.open('astrarium', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' })
      return await done(request)
    } catch {
      this.says('refused')
      return null
    }
  }

  /** Stores a table, unless another tab has appended entries meanwhile (optimistic locking). */
  async keep(what: Keep): Promise<'kept' | 'conflict'> {
    const database = this.memory.has(what.table) ? null : await this.database
    if (!database) return this.remember(what, this.memory.get(what.table))
    let old: Row | undefined
    try {
      const change = database.transaction('tables', 'readwrite', { durability: 'relaxed' })
      const finished = new Promise<void>((resolve, reject) => {
        change.oncomplete = () => resolve()
        change.onabort = change.onerror = () => reject(change.error ?? new Error('storage'))
      })
      finished.catch(() => undefined)
      const rows = change.objectStore('tables')
      old = (await done(rows.get(what.table))) as Row | undefined
      if ((old?.entries?.length ?? 0) !== what.number) return 'conflict'
      rows.put(merged(what, old))
      await finished
      return 'kept'
    } catch (error) {
      this.says((error as DOMException)?.name === 'QuotaExceededError' ? 'full' : 'refused')
      return this.remember(what, old)
    }
  }

  private remember(what: Keep, old: Row | undefined): 'kept' | 'conflict' {
    if ((old?.entries.length ?? 0) !== what.number) return 'conflict'
    this.memory.set(what.table, merged(what, old))
    return 'kept'
  }

  async load(id: string): Promise<Row | null> {
    const known = this.memory.get(id)
    if (known) return known
    const database = await this.database
    if (!database) return null
    return ((await done(database.transaction('tables').objectStore('tables').get(id)).catch(() => null)) as Row | undefined) ?? null
  }

  async remove(id: string): Promise<void> {
    this.memory.delete(id)
    const database = await this.database
    if (database) await done(database.transaction('tables', 'readwrite').objectStore('tables').delete(id))
  }

  /** Cards of all tables, tries at puzzles and studies; damaged rows are skipped. */
  async list(): Promise<Listed> {
    const database = await this.database
    const rows = database ? ((await done(database.transaction('tables').objectStore('tables').getAll()).catch(() => [])) as Row[]) : []
    const found = new Map(rows.filter((row) => row?.card?.id || studyOf(row)).map((row) => [row.id, row]))
    for (const row of this.memory.values()) found.set(row.id, row)
    const all = [...found.values()]
    const studies = all.flatMap((row) => studyOf(row) ?? []).sort((a, b) => b.changed - a.changed)
    return { cards: all.filter((row) => row.card && !tryOf(row)).map((row) => row.card), tries: all.flatMap((row) => tryOf(row) ?? []), studies }
  }
}

function tryOf(row: Row): Try | null {
  const sheet = row.sheet as { game: string; puzzle?: string | null; solved?: boolean }
  return sheet?.puzzle ? { table: row.id, game: sheet.game, puzzle: sheet.puzzle, solved: !!sheet.solved } : null
}

/** A study is a row with a sheet only. */
function studyOf(row: Row): StudyCard | null {
  const sheet = row?.sheet as (StudyCard & { study?: object }) | undefined
  return sheet?.study ? { id: row.id, game: sheet.game, title: sheet.title, changed: sheet.changed } : null
}

export function merged(what: Keep, old: Row | undefined): Row {
  return {
    id: what.table,
    sheet: what.sheet,
    card: what.card,
    lines: what.lines,
    notices: what.notices,
    entries: [...(old?.entries ?? []), ...what.entries],
    told: what.told ? [...(old?.told ?? []).slice(0, what.since), ...what.told] : (old?.told ?? []),
    kept: what.kept ?? old?.kept ?? null,
  }
}
