import { describe, expect, it } from 'vitest'
import { barredTile, follow, GROUPS, misfit, TILES, tilesOf, type PlayerView, type View } from './model'

const player = { spent: ['move_1'] } as unknown as PlayerView

describe('tiles', () => {
  it('fit as the rules say: nine pairs do not', () => {
    const bad = new Set<string>()
    for (const a of Object.keys(TILES)) for (const b of Object.keys(TILES)) if (misfit(a, b)) bad.add([a, b].sort().join(' '))
    expect(bad.size).toBe(9)
    expect(misfit('move_3', 'deploy_3')).toMatchObject({ why: 'position' })
    expect(misfit('deploy_2', 'buy_or_move_module')).toMatchObject({ why: 'colour' })
    expect(misfit('move_1', 'extra_activation')).toBeNull()
  })

  it('say why they do not fit', () => {
    expect(barredTile('move_1', [], player)?.text.text).toBe('barred-spent')
    expect(barredTile('deploy_3', ['move_3'], player)?.rule).toBe('M4.6')
    expect(barredTile('move_2', ['move_3'], player)).toBeNull()
  })

  it('come in four groups of three', () => {
    expect(GROUPS.map((group) => tilesOf(group).length)).toEqual([3, 3, 3, 3])
  })
})

describe('robots', () => {
  const view = (robots: number[][], reserve: number[]) =>
    ({ players: reserve.map((count) => ({ reserve: count })), planets: robots.map((each) => ({ robots: each })) }) as unknown as View

  it('keep their names when they move', () => {
    const first = follow([], view([[2, 0], [0, 1]], [1, 2]))
    expect(first[0].filter((at) => at === 0)).toHaveLength(2)
    const second = follow(first, view([[1, 0], [1, 1]], [1, 2]))
    const moved = first[0].map((at, robot) => [at, second[0][robot]]).filter(([a, b]) => a !== b)
    expect(moved).toEqual([[0, 1]])
    expect(second[1]).toEqual(first[1])
  })
})
