/** What a card does, in signs: read from the text that the game says it with, so that a corrected card is drawn correctly, too. */
import type { Arg, Tree } from '../../lib/types'
import type { GlyphName } from './glyphs'

export type Part = { n: string } | { sign: GlyphName; tone?: string } | { mark: 'then' | 'or' | 'gives' | 'per' | 'all' | 'most' }

const tree = (value: Arg | undefined): Tree | null => (value && typeof value === 'object' && 'text' in value ? value : null)
const number = (value: Arg | undefined): number => (typeof value === 'number' ? value : 0)
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

/** The signs of a text; empty where there are none for it. */
export function formula(says: Tree | null | undefined): Part[] {
  if (!says) return []
  const { text } = says
  const args = says.args ?? {}
  const inner = (name: string) => formula(tree(args[name]))
  const n = number(args.n)
  if (text === 'effect-then' || text === 'list' || text === 'rows') return [...inner('a'), { mark: 'then' }, ...inner('b')]
  if (text === 'effect-or' || text === 'or') return [...inner('a'), { mark: 'or' }, ...inner('b')]
  if (text === 'says-room' || text === 'says-row' || text === 'says-lasting' || text === 'says-setup') return inner('list')
  if (text === 'says-omega' || text === 'says-end') return inner('scoring')
  if (text === 'effect-replacing') return [...inner('take'), sign('swap')]
  if (text === 'effect-pay') return [...inner('cost'), { mark: 'gives' }, ...inner('then')]
  if (text === 'effect-per') return [...inner('then'), { mark: 'per' }, ...inner('count')]
  if (text === 'effect-each_player') return [sign('everybody'), { mark: 'all' }, ...inner('then')]
  if (text.startsWith('effect-')) return effect(text.slice(7), n, args)
  if (text.startsWith('cost-')) return cost(text.slice(5), n)
  if (text.startsWith('count-')) return counted(text.slice(6))
  if (text.startsWith('scoring')) return scoring(text, args)
  if (text.startsWith('ability-')) return ability(text.slice(8), n, args)
  if (text.startsWith('convert-')) return [sign((GAINS[text.slice(13)] ?? PLAIN[text.slice(8)] ?? 'jump') as GlyphName)]
  if (text.startsWith('when-')) return when(text.slice(5), args)
  return []
}

function effect(word: string, n: number, args: Record<string, Arg>): Part[] {
  if (word in PLAIN) return count(n, PLAIN[word])
  if (word === 'jump') return [sign('jump')]
  if (word.startsWith('gain-')) return [{ n: `+${n}` }, sign(GAINS[word.slice(5)])]
  if (word === 'advance-any') return count(n, 'any_track')
  if (word === 'advance') return count(n, (tree(args.track)?.text.slice(6) ?? 'any_track') as GlyphName)
  if (word === 'take-display' || word === 'take-event_tech') return count(1, 'tech')
  if (word === 'take-deck') return [{ n: `1/${n}` }, sign('tech')]
  if (word === 'take-omega_deck') return [{ n: `1/${n}` }, sign('tech', 'var(--c-gold)')]
  return word === 'copy_room' ? [sign('swap'), sign('bay')] : []
}

function cost(what: string, n: number): Part[] {
  return what === 'this_card' ? [sign('discard')] : count(n, COSTS[what] ?? 'bay')
}

function counted(what: string): Part[] {
  const [query, colour] = what.split('-') as [string, GlyphName | undefined]
  if (query === 'crew') return colour === 'grey' ? [sign('cadet')] : [sign('ensign', `var(--c-${colour})`), sign(colour!)]
  if (query === 'missions_with_row') return [sign('mission'), sign(colour!)]
  return query in COUNTS ? [sign(COUNTS[query])] : []
}

function scoring(text: string, args: Record<string, Arg>): Part[] {
  const found: Part[] = [{ n: String(number(args.points)).replace('-', '−') }, sign('star')]
  if (text === 'scoring-constant') return found
  found.push({ mark: 'per' }, ...formula(tree(args.count)))
  if (args.most) found.push({ mark: 'most' }, { n: String(number(args.most)) })
  return found
}

function ability(word: string, n: number, args: Record<string, Arg>): Part[] {
  const inner = (name: string) => formula(tree(args[name]))
  if (word.startsWith('substitute-')) return [sign(GAINS[word.slice(11)]), { mark: 'gives' }, sign('medal')]
  if (word === 'storage') return [{ n: `+${n}` }, sign('bay')]
  if (word === 'paint') return [sign('mission'), { mark: 'gives' }, sign('guard')]
  if (word === 'prevent') return [...inner('cost'), { mark: 'gives' }, sign('guard')]
  if (word === 'any_track') return [sign('nian'), sign('cooperative'), sign('tincan'), { mark: 'gives' }, sign('any_track')]
  if (word === 'contractor') return [sign('artifact'), { mark: 'gives' }, sign('bay')]
  if (word.startsWith('convert-')) return [...inner('what'), { mark: 'gives' }, ...inner('into')]
  if (word.startsWith('on-')) return [sign(EVENTS[word.slice(3)] ?? 'event'), ...inner('when'), { mark: 'gives' }, ...inner('then')]
  return []
}

function when(word: string, args: Record<string, Arg>): Part[] {
  if (word === 'row') return [sign((tree(args.colour)?.text.slice(4) ?? 'grey') as GlyphName)]
  if (word === 'op') return formula(tree(args.what))
  if (word === 'advance') return [sign((tree(args.track)?.text.slice(6) ?? 'any_track') as GlyphName)]
  return word in PLAIN ? [sign(PLAIN[word])] : []
}
