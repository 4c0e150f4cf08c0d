/** Titles of games from the list of games; the lobby loads no other game texts. */
import { settings } from './settings.svelte'
import { word } from './texts.svelte'
import type { GameInfo } from './types'

const titles = $state<Record<string, GameInfo['title']>>({})

/** Stores the titles of listed games. */
export function introduce(games: GameInfo[]): void {
  for (const game of games) titles[game.id] = game.title
}

export const gameTitle = (game: string): string => titles[game]?.[settings.language] || word(game, 'game-title')
