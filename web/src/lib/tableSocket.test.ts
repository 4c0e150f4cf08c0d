import { expect, test } from 'vitest'
import { pauseBefore } from './tableSocket'

test('who loses a connection comes again at once, and often in the first ten seconds', () => {
  const pauses = Array.from({ length: 12 }, (_, at) => pauseBefore(at + 1, 1))
  expect(pauses[0]).toBeLessThan(400)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1300)
  expect(pauses.slice(0, 3).reduce((sum, each) => sum + each)).toBeLessThan(3000)
  expect(Array.from({ length: 12 }, (_, at) => pauseBefore(at + 1, 0)).reduce((sum, each) => sum + each)).toBeGreaterThan(7000)
})

test('a server that stays away is asked less and less often, and not by all at the same time', () => {
  expect([13, 14, 15, 16, 99].map((tries) => pauseBefore(tries, 0.5))).toEqual([2000, 4000, 8000, 8000, 8000])
  expect(pauseBefore(99, 0)).toBeLessThan(pauseBefore(99, 1) * 0.6)
})
