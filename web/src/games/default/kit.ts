/** The default kit, for games without their own: outline in words, options in a list. */
import { standing } from '../../lib/standingText'
import type { GameKit } from '../kit'
import Board from './Board.svelte'

// eslint-disable-next-line @typescript-eslint/no-explicit-any
function pointsOf(view: any, seat: number): number {
  const player = view?.players?.[seat] ?? {}
  const found = [view?.points?.[seat], view?.scores?.[seat], player.points, player.score, player.vp]
  return found.find((each) => typeof each === 'number') ?? NaN
}

/** Number of facts in the heading: the first ones are round and phase. */
const HEADING = 2

export const kit: GameKit = {
  board: Board,
  alias: {},
  drawn: () => false,
  phases: () => ({ ids: [], at: -1 }),
  heading: (table) => {
    const first = table.outline.find((block) => !block.header.length)
    return standing((first?.rows ?? []).slice(0, HEADING).map(([name, fact]) => ({ label: name.text, value: fact.text })), table.say)
  },
  points: (table, seat) => pointsOf(table.view, seat),
  describe: (_, thing) => ({ name: thing.replace(/^[^:]*:/, ''), text: '', rule: '' }),
}
