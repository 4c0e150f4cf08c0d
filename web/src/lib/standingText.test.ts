import { expect, it } from 'vitest'
import { standing } from './standingText'
import type { Arg } from './types'

it('says where a game stands: numbers and players with their label, words alone', () => {
  const say = (what: Arg) => (typeof what === 'object' ? 'Ann' : String(what))
  expect(standing([{ label: 'Round', value: 2 }, { label: 'Phase', value: 'Actions' }], say)).toBe('Round 2, Actions')
  expect(standing([{ label: 'Round', value: '2 of 9' }, { label: 'Turn of', value: { seat: 0 } }], say)).toBe('Round 2 of 9, Turn of: Ann')
  expect(standing([], say)).toBe('')
})
