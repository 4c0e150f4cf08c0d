import { expect, test } from 'vitest'
import { ofSize } from './riddles'

const puzzle = (id: string, grade: number, solved = false) => ({ id, kind: 'win', grade, solved })
const names = (games: Parameters<typeof ofSize>[0]) => ofSize(games).map(({ game, id }) => `${game} ${id}`)

test('somebody new begins with the easy ones, one game after the other', () => {
  expect(names([{ game: 'race', puzzles: [puzzle('1', 1), puzzle('2', 1), puzzle('3', 2)] }, { game: 'orion', puzzles: [puzzle('1', 1)] }])).toEqual(['race 1', 'orion 1', 'race 2'])
})

test('who has solved three gets harder ones, and all where none is left', () => {
  const done = ['1', '2', '3'].map((id) => puzzle(id, 1, true))
  expect(names([{ game: 'race', puzzles: [...done, puzzle('4', 1), puzzle('5', 2)] }])).toEqual(['race 5'])
  expect(names([{ game: 'race', puzzles: done }])).toEqual(['race 1', 'race 2', 'race 3'])
})
