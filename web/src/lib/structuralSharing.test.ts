import { expect, test } from 'vitest'
import { shareUnchanged } from './structuralSharing'

const view = () => ({ round: 1, seats: [{ hand: [1, 2], name: 'Ann' }, { hand: [3], name: 'Ben' }], deck: null as number | null })

test('a view that says the same is the one that was', () => {
  const last = view()
  expect(shareUnchanged(last, view())).toBe(last)
})

test('what has not changed stays the same object, and all says what it says', () => {
  const last = view()
  const next = { ...view(), round: 2, seats: [...view().seats.slice(0, 1), { hand: [3, 4], name: 'Ben' }] }
  const told = structuredClone(next)
  const found = shareUnchanged(last, next)
  expect(found).toEqual(told)
  expect(found).not.toBe(last)
  expect(found.seats[0]).toBe(last.seats[0])
  expect(found.seats[1]).not.toBe(last.seats[1])
})

test('a list is no table of its places, and nothing is not something', () => {
  expect(shareUnchanged({ 0: 1 }, [1])).toEqual([1])
  expect(shareUnchanged({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
  expect(shareUnchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(shareUnchanged(null, { a: null })).toEqual({ a: null })
})
