import { describe, expect, it } from 'vitest'
import type { GameInfo, Learning, Tables } from '../lib/types'
import { hasWon, progress } from './lessonProgress'

const taught = (id: string) => ({ id, title: null, stops: 9, minutes: 10, seats: 2, options: {} })
const game = { id: 'race', lessons: [taught('first'), taught('second')] } as unknown as GameInfo
const mine = (lesson: string, stop: number, over = false): Learning => ({ game: 'race', lesson, table: `${lesson}${stop}`, stop, over })

describe('the lesson that is offered', () => {
  it('is the first, the next, and the first again', () => {
    expect(progress(game)).toMatchObject({ lesson: { id: 'first' }, table: '', learned: false })
    expect(progress(game, [mine('first', 9)])).toMatchObject({ lesson: { id: 'second' }, table: '', learned: false })
    expect(progress(game, [mine('second', 3, true), mine('first', 9)])).toMatchObject({ lesson: { id: 'first' }, table: '', learned: true })
  })
  it('goes on where it was left', () => {
    expect(progress(game, [mine('first', 4)])).toMatchObject({ table: 'first4', stop: 5 })
    expect(progress(game, [mine('first', 4), mine('first', 2, true)])).toMatchObject({ lesson: { id: 'second' } })
  })
  it('is none where a game has none', () => {
    expect(progress({ ...game, lessons: [] })).toBeNull()
  })
})

describe('the opponent', () => {
  const ended = (first: number, lesson: string | null = null) => ({ game: 'race', mine: [0], lesson, result: { ranking: [[first], [1 - first]] } })
  const tables = (...finished: object[]) => ({ finished }) as unknown as Tables
  it('stays easy until a game was won that nobody taught', () => {
    expect(hasWon('race', tables(ended(1), ended(0, 'first')))).toBe(false)
    expect(hasWon('race', tables(ended(1), ended(0)))).toBe(true)
    expect(hasWon('orion', tables(ended(0)))).toBe(false)
  })
})
