/** The choice of puzzles by the player's level, and their goals in words. */
import { t } from '../lib/texts.svelte'
import type { PuzzleCard, Tree } from '../lib/types'

export interface Riddle extends PuzzleCard { game: string }

/** Solved puzzles of a grade that unlock the next one. */
const ENOUGH = 3

/** Unsolved puzzles at the player's level, games alternating; if all are solved, all puzzles. */
export function ofSize(games: { game: string; puzzles: PuzzleCard[] }[]): Riddle[] {
  const all = games.flatMap(({ game, puzzles }) => puzzles.map((each): Riddle => ({ ...each, game })))
  const size = [1, 2].filter((grade) => all.filter((each) => each.solved && each.grade >= grade).length >= ENOUGH * grade).length + 1
  const open = all.filter((each) => !each.solved)
  const fit = open.filter((each) => each.grade === size)
  const found = fit.length ? fit : open.length ? open : all
  const turns = found.map((each) => found.filter((other) => other.game === each.game).indexOf(each))
  return found.map((each, i) => ({ each, turn: turns[i] })).sort((a, b) => a.turn - b.turn).map(({ each }) => each)
}

/** The goal as a text. */
export const goalWords = (goal: Tree): string => t(`web-puzzle-goal-${goal.text.slice('puzzle-goal-'.length)}`, goal.args)
