/** Fetches the data of the lobby: games and tables. */
import { api } from '../lib/api'
import { loadWords } from '../lib/texts.svelte'
import { introduce } from '../lib/gameTitles.svelte'
import type { GameInfo, Tables } from '../lib/types'

export interface LobbyData { games: GameInfo[]; tables: Tables }

export const EMPTY_LOBBY: LobbyData = { games: [], tables: { mine: [], open: [], finished: [] } }

/** Look in, once more where the games are known; of their words only those come that some table needs. */
export async function loadLobby(known: GameInfo[] = []): Promise<LobbyData> {
  const [games, tables] = await Promise.all([known.length ? known : api.games(), api.tables()])
  introduce(games)
  await loadWords([...new Set([...tables.mine, ...tables.open, ...(tables.asked ?? [])].map((table) => table.game))])
  return { games, tables }
}
