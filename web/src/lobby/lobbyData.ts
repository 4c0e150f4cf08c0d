/** Loader of the lobby data: games and tables. */
import { api } from '../lib/api'
import { loadWords } from '../lib/texts.svelte'
import { introduce } from '../lib/gameTitles.svelte'
import type { GameInfo, Tables } from '../lib/types'

export interface LobbyData { games: GameInfo[]; tables: Tables }

export const EMPTY_LOBBY: LobbyData = { games: [], tables: { mine: [], open: [], finished: [] } }

/** Loads the lobby. Known games are not fetched again; only games with a table load their texts. */
export async function loadLobby(known: GameInfo[] = []): Promise<LobbyData> {
  const [games, tables] = await Promise.all([known.length ? known : api.games(), api.tables()])
  introduce(games)
  await loadWords([...new Set([...tables.mine, ...tables.open, ...(tables.asked ?? [])].map((table) => table.game))])
  return { games, tables }
}
