/** Download of a game or a study as a file. */
import { api } from '../lib/api'

/** Downloads the record of a table. */
export async function saveFile(table: string): Promise<void> {
  handOver(await api.record(table), table)
}

/** Downloads data as a JSON file. */
export function handOver(data: object, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: 'application/json' }))
  const anchor = Object.assign(document.createElement('a'), { href: url, download: `${name}.json` })
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
