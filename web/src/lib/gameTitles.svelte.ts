/** Titles of games from the list of games; a lobby loads no other texts of a game. */
import { settings } from './settings.svelte'
import { word } from './texts.svelte'
import type { GameInfo } from './types'

const titles = $state<Record<string, GameInfo['title']>>({})

/** Remember the games of a list by their names. */
export function introduce(games: GameInfo[]): void {
  for (const game of games) titles[game.id] = game.title
}

export const gameTitle = (game: string): string => titles[game]?.[settings.language] || word(game, 'game-title')
