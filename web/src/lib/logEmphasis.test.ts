import { expect, it } from 'vitest'
import { standsOut } from './logEmphasis'

it('lets names and sums stand out', () => {
  const strong = standsOut(['Bo', 'Bot · hard', 'Ann (2)'])
  expect('Bot · hard earned 3 $ from Bo.'.split(strong)).toEqual(['', 'Bot · hard', ' earned ', '3 $', ' from ', 'Bo', '.'])
  expect('Ann (2) and Boris met no bot'.split(strong)).toEqual(['', 'Ann (2)', ' and Boris met no bot'])
  expect('Bo plays'.split(standsOut(['Bo', 'Bo plays well']))).toEqual(['', 'Bo', ' plays'])
})
