import { expect, it } from 'vitest'
import { thinking } from './thinking'
import type { Player } from './types'

it('says that bots think, and of people that they are waited for', () => {
  const player = (seat: number, kind: Player['kind'], stand_in: string | null = null) => ({ seat, kind, stand_in }) as Player
  const players = [player(0, 'me'), player(1, 'bot'), player(2, 'link', 'ensign')]
  expect(thinking([1], players)).toBe(true)
  expect(thinking([1, 2], players)).toBe(true)
  expect(thinking([0, 1], players)).toBe(false)
  expect(thinking([], players)).toBe(false)
})
