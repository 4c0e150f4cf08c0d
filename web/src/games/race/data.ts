/** Picks the fields of components.toml that the board needs. */
import type { ComponentFile, Design } from '../../generated/race.components'
import { byId } from '../../lib/components'

const card = (row: Design) => ({
  type: row.type,
  /** Cost, or the defence of a military world. */
  cost: (row.cost ?? row.defence)!,
  military: row.defence != null,
  /** Printed points; null for a great development. */
  vp: row.score ? null : (row.vp ?? null),
  kind: row.good ?? null, windfall: !!row.windfall, flags: row.flags ?? [], start: row.start ?? null, powers: row.powers ?? {}, score: row.score ?? [],
})

export default function data(file: ComponentFile) {
  const { pool_per_player, tableau_end, hand_limit } = file.constants
  return {
    cards: byId(file.cards, card),
    actions: byId(file.actions, ({ phase, bonus }) => ({ phase, bonus })),
    prices: byId(file.kinds, ({ price }) => price),
    constants: { pool_per_player, tableau_end, hand_limit },
  }
}
