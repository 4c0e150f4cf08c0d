/** Saves a game as a record file. */
import { api } from '../lib/api'

/** Gives the record of a table to the person, as a file. */
export async function saveFile(table: string): Promise<void> {
  const record = await api.record(table)
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  const anchor = Object.assign(document.createElement('a'), { href: url, download: `${table}.json` })
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
