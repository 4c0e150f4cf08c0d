import { expect, it } from 'vitest'
import { waitingForBots } from './waitingForBots'
import type { Player } from './types'

it('says that bots think, and of people that they are waited for', () => {
  const player = (seat: number, kind: Player['kind'], stand_in: string | null = null) => ({ seat, kind, stand_in }) as Player
  const players = [player(0, 'me'), player(1, 'bot'), player(2, 'link', 'ensign')]
  expect(waitingForBots([1], players)).toBe(true)
  expect(waitingForBots([1, 2], players)).toBe(true)
  expect(waitingForBots([0, 1], players)).toBe(false)
  expect(waitingForBots([], players)).toBe(false)
})
