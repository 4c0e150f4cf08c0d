import { describe, expect, it } from 'vitest'
import { addable, barring, buttons, chosen, click, holds, remaining, toggle, touched } from './selection'
import type { Barred, Option } from './types'

const option = (...things: string[]): Option => ({ option: things, text: { text: 'x' }, rule: '', things })

describe('a program of tiles', () => {
  const options = [
    option('tile:a1'), option('tile:a2'), option('tile:a1', 'tile:b1'), option('tile:a2', 'tile:b1'), option('tile:a1', 'tile:b1', 'tile:c1'),
  ]

  it('narrows with every pick', () => {
    expect(remaining(options, ['tile:b1'])).toHaveLength(3)
    expect([...addable(options, ['tile:a1'])]).toEqual(['tile:b1', 'tile:c1'])
    expect(touched(options).size).toBe(4)
  })

  it('can be confirmed when the picked things are those of one option', () => {
    expect(chosen(options, [])).toBeNull()
    expect(chosen(options, ['tile:a1'])).toBe(options[0])
    expect(chosen(options, ['tile:b1'])).toBeNull()
    expect(chosen(options, ['tile:b1', 'tile:a1'])).toBe(options[2])
  })

  it('can be confirmed when one option remains', () => {
    expect(chosen(options, ['tile:c1'])).toBe(options[4])
  })

  it('adds, takes back and puts in place of what does not go with it', () => {
    expect(click(options, ['tile:a1'], 'tile:b1')).toEqual(['tile:a1', 'tile:b1'])
    expect(click(options, ['tile:a1', 'tile:b1'], 'tile:a1')).toEqual(['tile:b1'])
    expect(click(options, ['tile:a1', 'tile:b1'], 'tile:a2')).toEqual(['tile:b1', 'tile:a2'])
    expect(click(options, ['tile:a1'], 'tile:zzz')).toEqual(['tile:a1'])
  })
})

describe('options that lie on no board', () => {
  const drawn = (thing: string) => thing.startsWith('at:')
  const options = [option('at:1', 'deposit:rich'), option('at:1', 'deposit:poor'), option('at:2'), option()]

  it('become buttons as soon as only words are missing', () => {
    expect(buttons(options, [], drawn)).toEqual([options[3]])
    expect(buttons(options, ['at:1'], drawn)).toEqual([options[0], options[1], options[3]])
    expect(chosen(options, ['at:2'])).toBe(options[2])
    expect(buttons(options, ['at:2'], drawn)).toEqual([options[3]])
  })

  it('are told apart by buttons when they touch the same things', () => {
    const twins = [option('at:1', 'at:2'), option('at:2', 'at:1')]
    expect(chosen(twins, ['at:1', 'at:2'])).toBeNull()
    expect(buttons(twins, ['at:1', 'at:2'], drawn)).toEqual(twins)
  })
})

describe('picks of several', () => {
  it('are taken in up to the most, and taken back', () => {
    expect(toggle(['a'], 'b', 2)).toEqual(['a', 'b'])
    expect(toggle(['a', 'b'], 'c', 2)).toEqual(['a', 'b'])
    expect(toggle(['a', 'b'], 'a', 2)).toEqual(['b'])
  })
})

describe('why not', () => {
  const barred = (why: string, ...things: string[]): Barred => ({ ...option(...things), why: { text: why } })
  const options = [option('card:1', 'at:1'), option('card:1', 'at:2'), option('card:2', 'at:1')]
  const excluded = [barred('dear', 'card:3'), barred('full', 'card:2', 'at:2'), barred('closed')]

  it('is said of a thing that no option touches', () => {
    expect(barring(excluded, options, [], 'card:3')?.why.text).toBe('dear')
    expect(barring(excluded, options, [], 'card:1')).toBeNull()
    expect(barring(excluded, options, [], 'card:4')).toBeNull()
  })

  it('follows what is picked', () => {
    expect(barring(excluded, options, [], 'at:2')).toBeNull()
    expect(barring(excluded, options, ['card:1'], 'at:2')).toBeNull()
    expect(barring(excluded, options, ['card:1'], 'card:3')?.why.text).toBe('dear')
    expect(barring(excluded, options, ['card:2'], 'at:2')?.why.text).toBe('full')
  })
})

describe('finding by words', () => {
  it('takes parts in any order, whatever the accents', () => {
    expect(holds('Użyj instalacji Żety', 'zety uzyj')).toBe(true)
    expect(holds('Połóż kartę', 'poloz')).toBe(true)
    expect(holds('Move 1', 'move 2')).toBe(false)
  })
})
