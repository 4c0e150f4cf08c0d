/**
 * Card effects as icons, derived from the card data, so that a corrected card matches. The generated types list the vocabulary,
 * so the compiler reports an effect that has no icon here.
 */
import type { Gain, On, Pattern, Room, Scoring, TakeTech, Tech } from '../../generated/captains.components'
import type { GlyphName } from './glyphs'

export type Part = { n: string } | { sign: GlyphName; tone?: string } | { mark: 'then' | 'or' | 'gives' | 'per' | 'all' | 'most' }
type Effect = Room['effects'][number]
type Count = Scoring['count']
type Ability = NonNullable<Tech['ability']>

const sign = (name: GlyphName, tone?: string): Part => ({ sign: name, tone })
const count = (n: number, name: GlyphName, tone?: string): Part[] => [{ n: String(n) }, sign(name, tone)]

const GAINS: Record<Gain['what'], GlyphName> = { medal: 'medal', artifact: 'artifact', pirate: 'pirate', android: 'android', cadet: 'cadet' }
const COSTS: Record<string, GlyphName> = { ...GAINS, cargo: 'bay', tech: 'tech', retreat: 'back' }
const COUNTS: Record<Exclude<Count['query'], 'crew' | 'missions_with_row' | 'constant'>, GlyphName> = {
  commanders: 'commander', androids: 'android', damage: 'damage', pirates: 'pirate', artifacts: 'artifact', artifact_kinds: 'artifact', tech_pairs: 'pair',
  tracks_with_points: 'any_track', pirates_on_board: 'pirate',
}
const EVENTS: Record<On['event'], GlyphName> = { mission_completed: 'mission', round_start: 'queue', station_collected: 'station', pirate_defeated: 'fight' }

const between = (lists: Part[][], mark: 'then' | 'or'): Part[] => lists.flatMap((list, at) => (at ? [{ mark } as Part, ...list] : list))

/** The signs of an effect list. */
export const formula = (effects: Effect[]): Part[] => between(effects.map(effect), 'then')

function effect(op: Effect): Part[] {
  switch (op.op) {
    case 'move': case 'fight': case 'repair': case 'damage': case 'ambush': case 'ready': case 'peek': return count(op.n ?? 1, op.op)
    case 'jump': return [sign('jump')]
    case 'gain': return [{ n: `+${op.n ?? 1}` }, sign(GAINS[op.what])]
    case 'advance': return count(op.n ?? 1, op.track === 'any' ? 'any_track' : op.track)
    case 'take_tech': return [...taken(op), ...(op.replace ? [sign('swap')] : [])]
    case 'choose': return between(op.options.map(formula), 'or')
    case 'pay': return [...cost(op.cost), { mark: 'gives' }, ...formula(op.then)]
    case 'per': return [...formula(op.do), { mark: 'per' }, ...counted(op.count)]
    case 'each_player': return [sign('everybody'), { mark: 'all' }, ...formula(op.do)]
    case 'copy_room': return [sign('swap'), sign('bay')]
  }
}

function taken(op: TakeTech): Part[] {
  if (op.from === 'deck') return [{ n: `1/${op.draw}` }, sign('tech')]
  if (op.from === 'omega_deck') return [{ n: `1/${op.draw}` }, sign('tech', 'var(--c-gold)')]
  return count(1, 'tech')
}

function cost(price: Record<string, number>): Part[] {
  return Object.entries(price).flatMap(([what, n]) => (what === 'this_card' ? [sign('discard')] : count(n, COSTS[what] ?? 'bay')))
}

function counted(count: Count): Part[] {
  const { query } = count
  if (query === 'crew') return count.colour === 'grey' ? [sign('cadet')] : [sign('ensign', `var(--c-${count.colour})`), sign(count.colour)]
  if (query === 'missions_with_row') return [sign('mission'), sign(count.colour)]
  return query === 'constant' ? [] : [sign(COUNTS[query])]
}

/** The signs of end-of-game scoring. */
export function scoring(op: Scoring): Part[] {
  const found: Part[] = [{ n: String(op.points).replace('-', '−') }, sign('star')]
  if (op.count.query === 'constant') return found
  found.push({ mark: 'per' }, ...counted(op.count))
  if (op.most) found.push({ mark: 'most' }, { n: String(op.most) })
  return found
}

/** The signs of an ability. */
export function ability(op: Ability): Part[] {
  switch (op.type) {
    case 'substitute_cost': return [sign(GAINS[op.with]), { mark: 'gives' }, sign('medal')]
    case 'storage': return [{ n: `+${op.n}` }, sign('bay')]
    case 'prevent_damage': return [...(op.cost ? cost(op.cost) : [sign('mission')]), { mark: 'gives' }, sign('guard')]
    case 'any_track': return [sign('nian'), sign('cooperative'), sign('tincan'), { mark: 'gives' }, sign('any_track')]
    case 'contractor': return [sign('artifact'), { mark: 'gives' }, sign('bay')]
    case 'convert': return [...between(op.from.map((word) => [sign(word === 'gain:medal' ? 'medal' : word)]), 'or'), { mark: 'gives' }, ...formula(op.to)]
    case 'on': return [sign(EVENTS[op.event]), ...when(op), { mark: 'gives' }, ...formula(op.do)]
  }
}

function when(op: On): Part[] {
  if (op.mission_has_row) return [sign(op.mission_has_row)]
  return between((op.mission_has_op ?? []).map(pattern), 'or')
}

function pattern({ op, track, what }: Pattern): Part[] {
  if (track) return [sign(track)]
  if (what) return [sign(GAINS[what])]
  return op === 'gain' || op === 'advance' ? [] : [sign(op === 'take_tech' ? 'tech' : op)]
}
