/** Which puzzles suit somebody, and what one asks for. */
import { t } from '../lib/texts.svelte'
import type { PuzzleCard, Tree } from '../lib/types'

export interface Riddle extends PuzzleCard { game: string }

/** Solved puzzles of a grade after which the next grade suits. */
const ENOUGH = 3

/** The open puzzles of somebody's size, one game after the other; where all are solved, all of them. */
export function ofSize(games: { game: string; puzzles: PuzzleCard[] }[]): Riddle[] {
  const all = games.flatMap(({ game, puzzles }) => puzzles.map((each): Riddle => ({ ...each, game })))
  const size = [1, 2].filter((grade) => all.filter((each) => each.solved && each.grade >= grade).length >= ENOUGH * grade).length + 1
  const open = all.filter((each) => !each.solved)
  const fit = open.filter((each) => each.grade === size)
  const found = fit.length ? fit : open.length ? open : all
  const turns = found.map((each) => found.filter((other) => other.game === each.game).indexOf(each))
  return found.map((each, i) => ({ each, turn: turns[i] })).sort((a, b) => a.turn - b.turn).map(({ each }) => each)
}

/** What is to be reached, in the page's words. */
export const goalWords = (goal: Tree): string => t(`web-puzzle-goal-${goal.text.slice('puzzle-goal-'.length)}`, goal.args)
