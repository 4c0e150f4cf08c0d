import { describe, expect, it } from 'vitest'
import { mayAsk, mayBranch, replaced, undoSteps, type Standing } from './permissions'
import type { Player, Position } from './types'

const player = (seat: number, kind: Player['kind'], more: Partial<Player> = {}): Player => ({ seat, kind, name: 'A', bot: null, stand_in: null, title: null, taken: true, connected: true, guest: false, ...more })
const position = (more: Partial<Position> = {}) => ({ move: 4, over: false, undo: { '0': 2 }, ...more }) as Position
const [me, friend, bot] = [player(0, 'me'), player(1, 'link'), player(1, 'bot')]
const at = (players: Player[], more: Partial<Position> = {}): Standing => ({ position: position(more), players, mine: [0], seat: 0 })

describe('what I may do at a table', () => {
  it('takes back as many answers as the server says', () => {
    expect(undoSteps(at([me, bot]))).toBe(2)
    expect(undoSteps({ ...at([me, bot]), seat: undefined })).toBe(0)
    expect(undoSteps({ ...at([me, bot]), position: null })).toBe(0)
  })

  it('asks the others only where there are any, and only beyond that', () => {
    expect(mayAsk(at([me, friend], { undo: {} }))).toBe(true)
    expect(mayAsk(at([me, friend]))).toBe(false)
    expect(mayAsk(at([me, bot], { undo: {} }))).toBe(false)
    expect(mayAsk(at([me, friend], { undo: {}, move: 0 }))).toBe(false)
    expect(mayAsk(at([me, friend], { undo: {}, over: true }))).toBe(false)
    expect(mayAsk({ ...at([me, friend], { undo: {} }), mine: [] })).toBe(false)
  })

  it('plays on alone, or when the game is over', () => {
    expect(mayBranch(at([me, bot]))).toBe(true)
    expect(mayBranch(at([me, friend]))).toBe(false)
    expect(mayBranch(at([me, friend], { over: true }))).toBe(true)
    expect(mayBranch({ ...at([me, bot]), mine: [] })).toBe(false)
  })

  it('is back from where a bot sits in', () => {
    expect(replaced(at([{ ...me, stand_in: 'random' }, friend]))).toBe(0)
    expect(replaced(at([me, { ...friend, stand_in: 'random' }]))).toBeNull()
  })
})
