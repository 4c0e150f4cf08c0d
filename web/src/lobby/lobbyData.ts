/** A look at the lobby: the games, and the tables that there are. */
import { api } from '../lib/api'
import { loadGames } from '../lib/texts.svelte'
import { introduce } from '../lib/titles.svelte'
import type { GameInfo, Tables } from '../lib/types'

export interface Look { games: GameInfo[]; tables: Tables }

export const NOTHING: Look = { games: [], tables: { mine: [], open: [], finished: [] } }

/** Look in, once more where the games are known; of their words only those come that some table needs. */
export async function look(known: GameInfo[] = []): Promise<Look> {
  const [games, tables] = await Promise.all([known.length ? known : api.games(), api.tables()])
  introduce(games)
  await loadGames([...new Set([...tables.mine, ...tables.open].map((table) => table.game))])
  return { games, tables }
}
