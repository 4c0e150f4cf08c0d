/**
 * Text trees in words, as astrarium.texts does it: an argument that is a text of its own is said first, and a sentence
 * may ask for one of its attributes, so that Polish writes { $module-acc } where English writes { $module }.
 */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import type { Arg, Tree } from './types'

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>

/** Every game's catalogue has the words of the page in it: they are read once. */
const read = new Map<string, FluentResource>()
function resource(source: string): FluentResource {
  const found = read.get(source) ?? new FluentResource(source)
  read.set(source, found)
  return found
}

export class Catalogue {
  private bundle: FluentBundle
  private asked = new Map<string, string[]>()

  constructor(readonly language: string, sources: string[]) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.bundle.addResource(resource(source), { allowOverrides: false })
  }

  private pattern(id: string, attribute: string): Pattern | null {
    const message = this.bundle.getMessage(id)
    if (!message) return null
    return attribute ? (message.attributes[attribute] ?? null) : message.value
  }

  has(id: string, attribute = ''): boolean {
    return this.pattern(id, attribute) !== null
  }

  /** The arguments that a message asks for, also through the messages it refers to. */
  variables(id: string, attribute = ''): string[] {
    const key = `${id}.${attribute}`
    const known = this.asked.get(key)
    if (known) return known
    const found = new Set<string>()
    const seen = new Set<string>()
    const walk = (part: unknown): void => {
      if (Array.isArray(part)) part.forEach(walk)
      else if (part && typeof part === 'object') {
        const node = part as Record<string, unknown>
        if (node.type === 'var') found.add(node.name as string)
        else if (node.type === 'mesg') follow(node.name as string, (node.attr as string | null) ?? '')
        for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value)
      }
    }
    const follow = (name: string, attr: string): void => {
      if (seen.has(`${name}.${attr}`)) return
      seen.add(`${name}.${attr}`)
      walk(this.pattern(name, attr))
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

/** A whole number without a group of thousands needs nobody to write it: the browser's own writer takes long to come for the first time. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

const counted = (args: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000 ? new Count(value) : value]))

/** Numbers below zero with a minus sign in place of a hyphen. */
function withMinus(words: string, args: Record<string, string | number>): string {
  for (const value of Object.values(args)) if (typeof value === 'number' && value < 0) words = words.replaceAll(String(value), `−${-value}`)
  return words
}

const missing = (what: string) => `⟦${what}⟧`

/** How a seat is called: a name, or a text such as "Player 1". */
export type Name = string | Tree

/** How whoever reads is called. */
const YOU: Tree = { text: 'shell-you' }

/** A text in words, for the player of the seat `reader`: who is "you", and `second` by `$seat-person` (others: `third`). */
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
  if (typeof value === 'object' && 'seat' in value) value = seatName(value.seat, names, reader)
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
