import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sameChoice, DraftAnswers } from './draftAnswers'
import type { Choice } from './types'

const choice = (prompt: string, ...options: string[]): Choice => ({
  seat: 0, prompt: { text: prompt }, at_least: 1, at_most: 1, several: false, ordered: false, rule: '',
  options: options.map((option) => ({ option: [option], text: { text: option }, rule: '', things: [] })),
})
const half = { picked: ['tile:a'], taken: ['["b"]'] }

describe('a half-built answer', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })

  it('is found again for the same choice of the same table', () => {
    new DraftAnswers('t').keep(choice('build', 'a', 'b'), half)
    expect(new DraftAnswers('t').find(choice('build', 'a', 'b'))).toEqual(half)
    expect(new DraftAnswers('other').find(choice('build', 'a', 'b')).picked).toEqual([])
  })

  it('does not answer another question, nor one with other options, nor none', () => {
    new DraftAnswers('t').keep(choice('build', 'a', 'b'), half)
    for (const other of [choice('sell', 'a', 'b'), choice('build', 'a'), undefined]) expect(new DraftAnswers('t').find(other)).toEqual({ picked: [], taken: [] })
  })

  it('is gone when it was handed in', () => {
    const shelf = new DraftAnswers('t')
    shelf.keep(choice('build', 'a'), half)
    shelf.clear()
    expect(shelf.find(choice('build', 'a')).picked).toEqual([])
  })

  it('is not missed where nothing can be kept', () => {
    vi.stubGlobal('sessionStorage', undefined)
    const shelf = new DraftAnswers('t')
    shelf.keep(choice('build', 'a'), half)
    expect(shelf.find(choice('build', 'a')).picked).toEqual([])
  })
})

describe('a choice', () => {
  it('is the same as long as seat, question and options are', () => {
    expect(sameChoice(choice('build', 'a'), choice('build', 'a'))).toBe(true)
    expect(sameChoice(choice('build', 'a'), choice('build', 'b'))).toBe(false)
    expect(sameChoice(undefined, undefined)).toBe(false)
  })
})
