/** Card powers and scores as short formulas of numbers, icons and words. */
import type { ConsumeGoods, Contact, Military, Rule, Ship, TradeBonus } from '../../generated/race.components'
import { actionOf, COLUMNS, type CardData, type Column, type Kind, type Op } from './cardArt'
import type { GlyphName } from './glyphs'

/** A part of a formula: a number, a sign in the colour of a kind, or a word of the page (`web-race-…`). */
export type Part = { n: string } | { sign: GlyphName; tone?: string } | { word: string }
export interface Row { column: Column; index: number; parts: Part[] }

/** Kind of goods: one kind, or any. */
type Wanted = TradeBonus['kind'] | null | undefined

const toneOf = (kind: Kind) => `var(--c-${kind})`
const number = (n: number, signed = false): Part => ({ n: n < 0 ? `−${-n}` : signed ? `+${n}` : String(n) })
const sign = (name: GlyphName, tone?: string): Part => ({ sign: name, tone })
const word = (id: string): Part => ({ word: id })
const to: Part = { sign: 'arrow', tone: 'var(--text3)' }
const swords = sign('military', 'var(--c-red)')
const cards = (n: number): Part[] => [number(n), sign('card')]
const good = (kind: Wanted): Part => (kind && kind !== 'any' && kind !== 'here' ? sign(kind, toneOf(kind)) : sign('any'))
const of = (kind: Wanted): Part[] => (kind && kind !== 'any' && kind !== 'here' ? [good(kind)] : [])

function versus(op: Military): Part[] {
  if (!op.vs) return []
  return [op.vs === 'rebel' ? word('rebel') : good(op.vs)]
}

function consumed(op: ConsumeGoods): Part[] {
  const { least, most } = op
  const count: Part[] = most === 1 ? [] : [{ n: least === most ? String(most) : `≤${most}` }]
  const reward: Part[] = [...(op.vp ? [number(op.vp), sign('vp')] : []), ...(op.cards ? cards(op.cards) : [])]
  return [...count, ...(op.distinct ? [{ n: '≠' }] : []), good(op.kind), to, ...reward]
}

const SAY: { [Name in Op['op']]: (op: Extract<Op, { op: Name }>) => Part[] } = {
  explore_draw: (op) => [number(op.n, true), sign('explore')],
  explore_keep: (op) => [number(op.n, true), sign('hand')],
  draw_at_start: (op) => [...cards(op.n), word('first')],
  discount: (op) => [...('kind' in op ? of(op.kind) : []), number(-op.n), word('cost')],
  draw_after_place: (op) => [sign('settle'), to, ...cards(op.n)],
  military: (op) => [...versus(op), number(op.n, true), swords],
  temp_military: (op) => [sign('leave'), to, number(op.n, true), swords],
  settle_free: (op) => [sign('leave'), to, number(0), word('cost'), ...barring(op)],
  pay_for_military: (op) => [sign('shield', 'var(--c-red)'), to, number(-op.n), word('cost'), ...barring(op)],
  trade_bonus: (op) => [...(op.kind === 'here' ? [word('here')] : [good(op.kind)]), number(op.n, true), sign('card')],
  consume: consumed,
  consume_all: (op) => [{ n: 'n' }, sign('any'), to, { n: op.offset ? `n${op.offset < 0 ? '−' : '+'}${Math.abs(op.offset)}` : 'n' }, sign('vp')],
  sell_good: (op) => [sign('any'), sign('trade'), word('bonuses' in op && op.bonuses ? 'sale' : 'plain-sale')],
  draw: (op) => cards(op.n),
  guess_and_flip: (op) => [{ n: `${op.least}–${op.most}` }, word('guess'), to, ...cards(1)],
  discard_hand: (op) => [{ n: `≤${op.most}` }, sign('hand'), to, number(op.vp), sign('vp')],
  produce_here: () => [sign('produce'), word('makes')],
  draw_if_produced_here: (op) => [sign('produce'), to, ...cards(op.n)],
  produce_windfall: (op) => [sign('produce'), good(op.kind), word('windfall')],
  draw_per_good: (op) => [...cards(op.n), word('per'), good(op.kind)],
  draw_per_kind: (op) => [...cards(op.n), word('per-kind')],
  draw_per_world: (op) => [...cards(op.n), word('per'), good(op.kind), word('world')],
  double_consume_vp: (op) => [{ n: `×${op.factor}` }, sign('vp')],
  draw_if_most: (op) => [...cards(op.n), word('if-most'), good(op.kind)],
}

const barring = (op: Ship | Contact): Part[] => (op.except ? [{ n: '≠' }, good(op.except)] : [])

/** The formula of one power. A power "after placing" shows its phase. */
export function formula(op: Op, column: Column): Part[] {
  const parts = (SAY[op.op] as (op: Op) => Part[])(op)
  return column === 'develop' && op.op === 'draw_after_place' ? [sign('develop'), ...parts.slice(1)] : parts
}

export function rows(card: CardData): Row[] {
  return COLUMNS.flatMap((column) => (card.powers[column] ?? []).map((op, index) => ({ column, index, parts: formula(op, column) })))
}

/** The formula of one scoring rule of a great development. */
export function scoring(rule: Rule): Part[] {
  if (rule.chips) return [number(rule.vp), word('per'), number(rule.chips), word('chips')]
  if (rule.total_military) return [number(rule.vp), word('per'), swords]
  const tone = rule.good ? toneOf(rule.good) : undefined
  const parts: Part[] = [number(rule.vp), word('per')]
  if (rule.ids) return [...parts, word(rule.ids.length === 1 ? 'named-one' : 'named')]
  if (rule.flag) parts.push(word(rule.flag))
  if (rule.good) parts.push(good(rule.good))
  if (rule.type === 'development') parts.push(...(rule.cost ? [number(rule.cost)] : []), sign('development'))
  else if (rule.windfall != null) parts.push(sign(rule.windfall ? 'windfall' : 'world', tone))
  else if (rule.military) parts.push(sign('shield', 'var(--c-red)'))
  else if (rule.type === 'world') parts.push(sign('world', tone))
  if (rule.power) parts.push(sign(rule.power))
  return parts
}

/** The bonus of an action card; `short` has no words. */
export function bonus(action: string, short: boolean): Part[] {
  const { phase, bonus: ops } = actionOf(action)!
  return ops.flatMap((op, i) => [...(i ? [{ n: ',' }] : []), ...bonusOp(op, phase, short)])
}

function bonusOp(op: Op, phase: Column, short: boolean): Part[] {
  if (op.op === 'sell_good') return short ? [sign('any'), sign('trade'), sign('card')] : [word('sell-one')]
  if (op.op === 'produce_windfall' && short) return [sign('produce'), to, sign('windfall')]
  return formula(op, phase)
}
