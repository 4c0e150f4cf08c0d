/** A player's progress in the lessons of a game. */
import type { GameInfo, Learning, Tables, TaughtGame } from '../lib/types'

/** Ways to start against a bot: first set-up and easy bot, full game and easy bot, or the usual bot. */
export type Way = 'first' | 'easy' | 'usual'

export interface Progress {
  lesson: TaughtGame
  /** The table of a lesson in progress, and its next stop. */
  table: string
  stop: number
  learned: boolean
}

const done = (lesson: TaughtGame, each: Learning) => each.over || each.stop >= lesson.stops

/** The lesson to offer: the first unfinished one, else the first. Null if the game has none. */
export function progress(game: GameInfo, lessons: Learning[] = []): Progress | null {
  const mine = (lesson: TaughtGame) => lessons.filter((each) => each.game === game.id && each.lesson === lesson.id)
  const open = game.lessons.find((lesson) => !mine(lesson).some((each) => done(lesson, each)))
  const lesson = open ?? game.lessons[0]
  if (!lesson) return null
  const begun = open && mine(lesson)[0]
  return { lesson, table: begun?.table ?? '', stop: Math.min(lesson.stops, (begun?.stop ?? 0) + 1), learned: !open }
}

/** Whether the player has ever played a game. */
export function played(game: string, tables: Tables): boolean {
  return [...tables.mine, ...tables.finished].some((table) => table.game === game && table.mine.length > 0)
}

/** Whether the player has won a game outside lessons: the easy bot is then too easy. */
export function hasWon(game: string, tables: Tables): boolean {
  return tables.finished.some((table) => table.game === game && !table.lesson && table.mine.some((seat) => table.result?.ranking[0]?.includes(seat)))
}
