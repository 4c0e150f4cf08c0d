import { expect, it } from 'vitest'
import { standing } from './facts'

it('says where a game stands: numbers with their label, words alone', () => {
  const say = (what: unknown) => String(what)
  expect(standing([{ label: 'Round', value: 2 }, { label: 'Phase', value: 'Actions' }], say)).toBe('Round 2, Actions')
  expect(standing([{ label: 'Round', value: '2 of 9' }], say)).toBe('Round 2 of 9')
  expect(standing([], say)).toBe('')
})
