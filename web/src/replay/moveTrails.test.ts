import { describe, expect, it } from 'vitest'
import { trail } from './moveTrails'

describe('a trail', () => {
  it('is solid, with ticks across it', () => {
    const { line, ticks } = trail([0, 0], [64, 0])
    expect(line).toBe('M0.0 0.0L64.0 0.0')
    expect(ticks.match(/M/g)).toHaveLength(6)
    expect(ticks.startsWith('M9.0 4.0L9.0 -4.0')).toBe(true)
  })
})
