import { expect, it } from 'vitest'
import { standsOut } from './logEmphasis'

it('lets names and sums stand out', () => {
  const strong = standsOut(['Bo', 'Ares II', 'Ann (2)'])
  expect('Ares II earned 3 $ from Bo.'.split(strong)).toEqual(['', 'Ares II', ' earned ', '3 $', ' from ', 'Bo', '.'])
  expect('Ann (2) and Boris met no bot'.split(strong)).toEqual(['', 'Ann (2)', ' and Boris met no bot'])
  expect('Bo plays'.split(standsOut(['Bo', 'Bo plays well']))).toEqual(['', 'Bo', ' plays'])
})
