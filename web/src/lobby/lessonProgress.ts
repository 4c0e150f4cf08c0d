/** A player's progress in the lessons of a game. */
import type { GameInfo, Learning, Tables, TaughtGame } from '../lib/types'

/** How a game is begun against a bot: with the set-up of a first game and an easy one, whole but against an easy one, or as usual. */
export type Way = 'first' | 'easy' | 'usual'

export interface Progress {
  lesson: TaughtGame
  /** Begun: where it goes on, and with which stop. */
  table: string
  stop: number
  learned: boolean
}

const done = (lesson: TaughtGame, each: Learning) => each.over || each.stop >= lesson.stops

/** The lesson to offer: the first that was not finished yet; where all were, the first again. Null where there is none. */
export function progress(game: GameInfo, lessons: Learning[] = []): Progress | null {
  const mine = (lesson: TaughtGame) => lessons.filter((each) => each.game === game.id && each.lesson === lesson.id)
  const open = game.lessons.find((lesson) => !mine(lesson).some((each) => done(lesson, each)))
  const lesson = open ?? game.lessons[0]
  if (!lesson) return null
  const begun = open && mine(lesson)[0]
  return { lesson, table: begun?.table ?? '', stop: Math.min(lesson.stops, (begun?.stop ?? 0) + 1), learned: !open }
}

/** Whether somebody has ever sat at a game. */
export function played(game: string, tables: Tables): boolean {
  return [...tables.mine, ...tables.finished].some((table) => table.game === game && table.mine.length > 0)
}

/** Whether somebody has won a game without being taught: then an easy bot is too easy. */
export function hasWon(game: string, tables: Tables): boolean {
  return tables.finished.some((table) => table.game === game && !table.lesson && table.mine.some((seat) => table.result?.ranking[0]?.includes(seat)))
}
