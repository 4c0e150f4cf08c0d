/** Sits down at the deal of today: the try that counts, the same try again, or practice. */
import { api } from '../lib/api'
import { go } from '../lib/router.svelte'

export async function begin(game: string): Promise<void> {
  go(`/table/${(await api.playDaily(game)).table}`)
}
