import { describe, expect, it } from 'vitest'
import { blocks, cell } from './facts'

describe('a view as facts', () => {
  it('says values, lists and what is hidden', () => {
    expect(cell(3).words).toBe('3')
    expect(cell([1, 2]).words).toBe('1, 2')
    expect(cell([null, null])).toEqual({ words: '2 × ?', hidden: true })
    expect(cell([4, null]).words).toBe('4, 1 × ?')
    expect(cell({ x: 1, y: [2] }).words).toBe('1 · 2')
  })

  it('makes a row for each player of lists as long as there are seats', () => {
    const found = blocks({ rounds: 6, points: [1, 2], hands: [[3], [null]] }, 2)
    expect(found).toHaveLength(2)
    expect(found[0]).toMatchObject({ kind: 'facts', rows: [{ key: 'rounds' }] })
    expect(found[1]).toMatchObject({ bySeat: true, columns: ['points', 'hands'], rows: [[{ words: '1' }, { words: '3' }], [{ words: '2' }, { words: '1 × ?' }]] })
  })

  it('makes a table of like things', () => {
    const [table] = blocks({ planets: [{ at: 0, robots: 2 }, { at: 1 }] }, 3)
    expect(table).toMatchObject({ kind: 'grid', key: 'planets', columns: ['at', 'robots'], rows: [[{ words: '0' }, { words: '2' }], [{ words: '1' }, { words: '–' }]] })
  })
})
