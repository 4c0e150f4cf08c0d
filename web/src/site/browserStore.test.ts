import { expect, test } from 'vitest'
import type { TableCard } from '../lib/types'
import { merged, Store, type Keep, type Storage } from './browserStore'

const keep = (number: number, entries: unknown[], more: Partial<Keep> = {}): Keep => ({
  table: 'x', number, entries, sheet: {}, card: { id: 'x', moves: number } as TableCard, lines: [], notices: [], ...more,
})

test('a browser that keeps nothing says so, and the game lasts as long as the page', async () => {
  const said: Storage[] = []
  const store = new Store((storage) => said.push(storage)) // there is no IndexedDB here
  expect(await store.keep(keep(0, [[0, 'a']]))).toBe('kept')
  expect(await store.keep(keep(1, [[1, 'b']]))).toBe('kept')
  expect(said).toEqual(['refused'])
  expect((await store.load('x'))?.entries).toEqual([[0, 'a'], [1, 'b']])
  expect((await store.list()).cards.map((card) => card.id)).toEqual(['x'])
})

test('tries at puzzles are not among the tables', async () => {
  const store = new Store(() => undefined)
  await store.keep(keep(0, [[0, 'a']], { sheet: { game: 'race', puzzle: '3', solved: true } }))
  expect(await store.list()).toEqual({ cards: [], tries: [{ table: 'x', game: 'race', puzzle: '3', solved: true }], studies: [] })
})

test('a study is listed as one, and is no table', async () => {
  const store = new Store(() => undefined)
  await store.keep(keep(0, [], { card: null as unknown as TableCard, sheet: { game: 'race', title: 'Friday', changed: 5, study: {} } }))
  expect(await store.list()).toEqual({ cards: [], tries: [], studies: [{ id: 'x', game: 'race', title: 'Friday', changed: 5 }] })
})

test('whoever is slower appends nothing', async () => {
  const store = new Store(() => undefined)
  await store.keep(keep(0, [[0, 'a']]))
  expect(await store.keep(keep(0, [[0, 'b']]))).toBe('conflict')
  expect((await store.load('x'))?.entries).toEqual([[0, 'a']])
})

test('what was told is told anew from where it changed', () => {
  const old = merged(keep(0, [[0, 'a']], { since: 0, told: [1, 2, 3], kept: { number: 1 } }), undefined)
  const new_ = merged(keep(1, [['undo', 0]], { since: 1, told: [4] }), old)
  expect(new_.told).toEqual([1, 4])
  expect(new_.kept).toEqual({ number: 1 })
  expect(merged(keep(2, []), new_).told).toEqual([1, 4])
})
