/** A board for any game: what its view says, as facts and tables; options are chosen from their words. */
import { t } from '../../lib/texts.svelte'
import type { GameKit } from '../kit'
import Board from './Board.svelte'

// eslint-disable-next-line @typescript-eslint/no-explicit-any
function pointsOf(view: any, seat: number): number {
  const player = view?.players?.[seat] ?? {}
  const found = [view?.points?.[seat], view?.scores?.[seat], player.points, player.score, player.vp]
  return found.find((each) => typeof each === 'number') ?? NaN
}

export const kit: GameKit = {
  board: Board,
  alias: {},
  drawn: () => false,
  phases: () => ({ ids: [], at: -1 }),
  heading: (table) => (typeof table.view?.round === 'number' ? t('web-round-n', { n: table.view.round }) : ''),
  points: (table, seat) => pointsOf(table.view, seat),
  describe: (_, thing) => ({ name: thing.replace(/^[^:]*:/, ''), text: '', rule: '' }),
}
