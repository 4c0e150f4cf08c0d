/** What a card does, in signs: read from its data, so that a corrected card is drawn correctly, too. */
import type { On, Room, Scoring, TakeTech, Tech } from '../../generated/captains.components'
import type { GlyphName } from './glyphs'

export type Part = { n: string } | { sign: GlyphName; tone?: string } | { mark: 'then' | 'or' | 'gives' | 'per' | 'all' | 'most' }
type Effect = Room['effects'][number]
type Count = Scoring['count']
type Ability = NonNullable<Tech['ability']>

const sign = (name: GlyphName, tone?: string): Part => ({ sign: name, tone })
const count = (n: number, name: GlyphName, tone?: string): Part[] => [{ n: String(n) }, sign(name, tone)]

const GAINS: Record<string, GlyphName> = { medal: 'medal', artifact: 'artifact', pirate: 'pirate', android: 'android', cadet: 'cadet' }
const COSTS: Record<string, GlyphName> = { ...GAINS, cargo: 'bay', tech: 'tech', retreat: 'back' }
const COUNTS: Record<string, GlyphName> = {
  commanders: 'commander', androids: 'android', damage: 'damage', pirates: 'pirate', artifacts: 'artifact', artifact_kinds: 'artifact', tech_pairs: 'pair',
  tracks_with_points: 'any_track', pirates_on_board: 'pirate',
}
const PLAIN: Record<string, GlyphName> = { move: 'move', fight: 'fight', repair: 'repair', damage: 'damage', ambush: 'ambush', ready: 'ready', peek: 'peek' }
const EVENTS: Record<string, GlyphName> = { mission_completed: 'mission', round_start: 'queue', station_collected: 'station', pirate_defeated: 'fight' }

const between = (lists: Part[][], mark: 'then' | 'or'): Part[] => lists.flatMap((list, at) => (at ? [{ mark } as Part, ...list] : list))

/** The signs of an effect list. */
export const formula = (effects: Effect[]): Part[] => between(effects.map(effect), 'then')

function effect(op: Effect): Part[] {
  const n = ('n' in op && op.n) || 1
  if (op.op in PLAIN) return count(n, PLAIN[op.op])
  switch (op.op) {
    case 'jump': return [sign('jump')]
    case 'gain': return [{ n: `+${n}` }, sign(GAINS[op.what])]
    case 'advance': return count(n, op.track === 'any' ? 'any_track' : op.track)
    case 'take_tech': return [...taken(op), ...(op.replace ? [sign('swap')] : [])]
    case 'choose': return between(op.options.map(formula), 'or')
    case 'pay': return [...cost(op.cost), { mark: 'gives' }, ...formula(op.then)]
    case 'per': return [...formula(op.do), { mark: 'per' }, ...counted(op.count)]
    case 'each_player': return [sign('everybody'), { mark: 'all' }, ...formula(op.do)]
    case 'copy_room': return [sign('swap'), sign('bay')]
  }
  return []
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
  return query in COUNTS ? [sign(COUNTS[query])] : []
}

/** The signs of points at the end. */
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
    case 'convert': return [...between(op.from.map((word) => [sign(GAINS[word.split(':')[1]] ?? PLAIN[word] ?? 'jump')]), 'or'), { mark: 'gives' }, ...formula(op.to)]
    case 'on': return [sign(EVENTS[op.event] ?? 'event'), ...when(op), { mark: 'gives' }, ...formula(op.do)]
  }
  return []
}

function when(op: On): Part[] {
  if (op.mission_has_row) return [sign(op.mission_has_row)]
  const patterns = op.mission_has_op ?? []
  return between(patterns.map((each) => (each.track ? [sign(each.track)] : each.op in PLAIN ? [sign(PLAIN[each.op])] : each.what ? [sign(GAINS[each.what])] : [])), 'or')
}
