/**
 * Formats text trees with Fluent, like astrarium.localization. An argument that is itself a text is formatted first, and a
 * message may ask for one of its attributes: Polish writes { $module-acc } where English writes { $module }.
 */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import type { Arg, Tree } from './types'

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>

/** Messages of a source: source text until first use, then the parsed resource. Parsing is slow and most are never used. */
type Entries = Map<string, string | FluentResource>
const START = /^(-?[a-zA-Z][\w-]*) *=/gm

/** Cache of split sources: every game's catalogue contains the page's texts. */
const apart = new Map<string, Entries>()
function entries(source: string): Entries {
  let found = apart.get(source)
  if (!found) {
    const starts = [...source.matchAll(START)]
    found = new Map(starts.map((start, i) => [start[1], source.slice(start.index, starts[i + 1]?.index)]))
    apart.set(source, found)
  }
  return found
}

function visit(part: unknown, see: (node: Record<string, unknown>) => void): void {
  if (!part || typeof part !== 'object') return
  if (!Array.isArray(part)) see(part as Record<string, unknown>)
  for (const each of Object.values(part)) visit(each, see)
}

export class Catalogue {
  private bundle: FluentBundle
  private entries: Entries[]
  private met = new Set<string>()
  private asked = new Map<string, string[]>()

  constructor(readonly language: string, sources: string[]) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    this.entries = sources.map(entries)
  }

  /** Parses a message and those it refers to. */
  private meet(id: string): void {
    if (this.met.has(id)) return
    this.met.add(id)
    const source = this.entries.find((each) => each.has(id))
    if (!source) return
    let entry = source.get(id)!
    if (typeof entry === 'string') source.set(id, (entry = new FluentResource(entry)))
    this.bundle.addResource(entry)
    visit(entry.body, ({ type, name }) => {
      if (type === 'mesg') this.meet(name as string)
      else if (type === 'term') this.meet(`-${name}`)
    })
  }

  private pattern(id: string, attribute: string): Pattern | null {
    this.meet(id)
    const message = this.bundle.getMessage(id)
    if (!message) return null
    return attribute ? (message.attributes[attribute] ?? null) : message.value
  }

  has(id: string, attribute = ''): boolean {
    return this.pattern(id, attribute) !== null
  }

  /** Variables of a message, including those of the messages it refers to. */
  variables(id: string, attribute = ''): string[] {
    const key = `${id}.${attribute}`
    const known = this.asked.get(key)
    if (known) return known
    const found = new Set<string>()
    const seen = new Set<string>()
    const follow = (name: string, attr: string): void => {
      if (seen.has(`${name}.${attr}`)) return
      seen.add(`${name}.${attr}`)
      visit(this.pattern(name, attr), (node) => {
        if (node.type === 'var') found.add(node.name as string)
        else if (node.type === 'mesg') follow(node.name as string, (node.attr as string | null) ?? '')
      })
    }
    follow(id, attribute)
    const list = [...found]
    this.asked.set(key, list)
    return list
  }

  format(id: string, attribute: string, args: Record<string, string | number>): string {
    const pattern = this.pattern(id, attribute)
    return pattern === null ? missing(id) : withMinus(this.bundle.formatPattern(pattern, counted(args), []), args)
  }
}

/** A small whole number without `Intl.NumberFormat`, whose first use is slow. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

const counted = (args: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000 ? new Count(value) : value]))

/** Replaces the hyphen of negative numbers by a minus sign. */
function withMinus(words: string, args: Record<string, string | number>): string {
  for (const value of Object.values(args)) if (typeof value === 'number' && value < 0) words = words.replaceAll(String(value), `−${-value}`)
  return words
}

const missing = (what: string) => `⟦${what}⟧`

/** The name of a seat: a string, or a text such as "Player 1". */
export type Name = string | Tree

/** The name of the reader's own seat. */
const YOU: Tree = { text: 'shell-you' }

/** Formats a value for the player of the seat `reader`, who is "you". `$seat-person` is `second` for that seat, `third` for others, `same` for the acting one. */
export function say(catalogue: Catalogue, value: Arg, names: Name[] = [], reader: number | null = null): string {
  if (typeof value === 'number' || typeof value === 'string') return String(value)
  if ('text' in value) return message(catalogue, value, '', names, reader)
  const name = seatName(value.seat, names, reader)
  return message(catalogue, name, name === YOU ? 'alone' : '', names, reader)
}

export function message(catalogue: Catalogue, tree: Tree, attribute = '', names: Name[] = [], reader: number | null = null): string {
  const [id, own = ''] = tree.text.split('.', 2)
  const wanted = attribute || own
  if (!catalogue.has(id, wanted)) return missing(wanted ? `${id}.${wanted}` : id)
  const args: Record<string, string | number> = {}
  for (const name of catalogue.variables(id, wanted)) args[name] = argument(catalogue, tree, name, names, reader)
  const words = catalogue.format(id, wanted, args)
  return id === 'sentence' ? words.charAt(0).toLocaleUpperCase() + words.slice(1) : words
}

function argument(catalogue: Catalogue, tree: Tree, name: string, names: Name[], reader: number | null): string | number {
  const args = tree.args ?? {}
  if (name in args) {
    const value = args[name]
    if (typeof value === 'number') return value
    if (typeof value === 'object' && 'seat' in value) return message(catalogue, seatName(value.seat, names, reader))
    return say(catalogue, value, names, reader)
  }
  const cut = name.lastIndexOf('-')
  const base = cut > 0 ? name.slice(0, cut) : ''
  if (!(base in args)) return missing(`${tree.text}: $${name}`)
  let value = args[base]
  const attribute = name.slice(cut + 1)
  if (typeof value === 'object' && 'seat' in value) {
    const acting = args.seat
    const same = attribute === 'person' && base !== 'seat' && typeof acting === 'object' && 'seat' in acting && acting.seat === value.seat
    value = seatName(value.seat, names, reader)
    if (same && value !== YOU) return 'same'
  }
  if (typeof value === 'object' && 'text' in value && catalogue.has(value.text, attribute)) {
    return message(catalogue, value, attribute, names, reader)
  }
  return say(catalogue, value, names, reader)
}

function seatName(seat: number, names: Name[], reader: number | null): Tree {
  const name = names[seat] ?? { text: 'shell-player', args: { number: String(seat + 1) } }
  if (seat === reader || (typeof name === 'string' && ['you', 'ty'].includes(name.toLowerCase()))) return YOU
  return typeof name === 'string' ? { text: 'shell-named', args: { name } } : name
}
