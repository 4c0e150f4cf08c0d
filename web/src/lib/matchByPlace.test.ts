import { expect, test } from 'vitest'
import { matchByPlace } from './matchByPlace'

const at = (left: number) => ({ left, top: 0 })

test('a thing comes from where it was, and a new one from nowhere', () => {
  expect(matchByPlace([at(10)], [at(50)])).toEqual([at(10)])
  expect(matchByPlace([], [at(50)])).toEqual([undefined])
})

test('of two alike that lie still neither has moved', () => {
  expect(matchByPlace([at(10), at(50)], [at(10), at(50)])).toEqual([at(10), at(50)])
})

test('of two alike the one that lies somewhere else has moved', () => {
  expect(matchByPlace([at(10), at(50)], [at(50), at(90)])).toEqual([at(50), at(10)])
  expect(matchByPlace([at(10)], [at(10), at(50)])).toEqual([at(10), undefined])
})
