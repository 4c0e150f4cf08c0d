/** Saves a game or a study as a file. */
import { api } from '../lib/api'

/** Gives the record of a table to the person, as a file. */
export async function saveFile(table: string): Promise<void> {
  handOver(await api.record(table), table)
}

/** Gives data to the person, as a file. */
export function handOver(data: object, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: 'application/json' }))
  const anchor = Object.assign(document.createElement('a'), { href: url, download: `${name}.json` })
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
