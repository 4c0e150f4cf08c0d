/** Totals of each empire by round, counted from the log. */
import type { TableEvent } from '../../lib/types'

export interface RoundTotals { cards: number; explored: number; colonised: number; conquered: number; developed: number; built: number; won: number; destroyed: number; earned: [number, number, number, number]; points: number }
export interface Round { round: number; seats: RoundTotals[]; told: TableEvent[] }

const nothing = (): RoundTotals => ({ cards: 0, explored: 0, colonised: 0, conquered: 0, developed: 0, built: 0, won: 0, destroyed: 0, earned: [0, 0, 0, 0], points: 0 })
/** Events that get a line of their own. */
const TOLD = ['conquered', 'won-battle', 'nobody-won', 'orion-found', 'wrecked', 'antarans-strike', 'doom-star', 'eliminated', 'embassy-lost', 'mission']

/** The rounds of a log. `from`: the round in progress where the log begins, or 0. */
export function chronicle(log: TableEvent[], seats: number, from = 0): Round[] {
  const open = (round: number): Round => ({ round, seats: Array.from({ length: seats }, nothing), told: [] })
  const rounds = from ? [open(from)] : []
  for (const event of log) {
    if (event.name === 'round') rounds.push(open(Number(event.args.round)))
    const now = rounds.at(-1)
    if (!now) continue
    if (TOLD.includes(event.name)) now.told.push(event)
    const by = event.name === 'won-battle' || event.name === 'destroyed' ? Number(event.args.by) : event.seat
    const totals = by === null ? undefined : now.seats[by]
    if (!totals) continue
    const { args } = event
    if (event.name === 'played') totals.cards += 1
    else if (event.name === 'explored') totals.explored += 1
    else if (event.name === 'colonised') totals.colonised += 1
    else if (event.name === 'conquered') totals.conquered += 1
    else if (event.name === 'developed') totals.developed += 1
    else if (event.name === 'built') totals.built += (args.items as unknown[]).length
    else if (event.name === 'won-battle') totals.won += 1
    else if (event.name === 'destroyed') totals.destroyed += 1
    else if (event.name === 'mission' || event.name === 'points') totals.points += Number(args.count)
    else if (event.name === 'income') totals.earned = [args.food, args.research, args.production, args.credits].map(Number) as RoundTotals['earned']
  }
  return rounds
}
