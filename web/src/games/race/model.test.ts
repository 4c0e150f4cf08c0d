import { describe, expect, it } from 'vitest'
import { ACTIONS, CARDS, COLUMNS, lookOf } from './cardArt'
import { positionChanges } from './positionChanges'
import { GLYPHS } from './glyphs'
import { asksFor, causes, findCard, priceSum, rivals, sales, sources, type HandCard, type View } from './model'
import { comet, orrery, rocks, stars } from './artLines'
import { bonus, formula, rows, scoring, type Part } from './formula'
import type { Table } from '../../lib/table.svelte'

const said = (parts: Part[]) => parts.map((part) => ('n' in part ? part.n : 'sign' in part ? `[${part.sign}]` : part.word)).join(' ')
const all = Object.entries(CARDS)

describe('cards', () => {
  it('are ninety-five, each with its own picture', () => {
    expect(all).toHaveLength(95)
    const pictures = all.map(([id]) => JSON.stringify([lookOf(id), stars(id)]))
    expect(new Set(pictures).size).toBe(95)
  })

  it('have a motif that is drawn', () => {
    for (const [id, card] of all) {
      const { motif } = lookOf(id)
      if (motif) expect(GLYPHS[motif], id).toBeDefined()
      if (card.type === 'development') expect(motif, id).not.toBeNull()
    }
  })

  it('say every power and every score in a formula', () => {
    for (const [id, card] of all) {
      const count = COLUMNS.reduce((sum, column) => sum + (card.powers[column]?.length ?? 0), 0)
      expect(rows(card), id).toHaveLength(count)
      for (const row of rows(card)) expect(row.parts.length, `${id} ${row.column}`).toBeGreaterThan(0)
      for (const rule of card.score) expect(scoring(rule).length, id).toBeGreaterThan(1)
    }
  })

  it('are drawn the same every time, and without holes', () => {
    expect(orrery('public_works', false)).toEqual(orrery('public_works', false))
    expect(orrery('public_works', false)).not.toEqual(orrery('export_duties', false))
    for (const drawn of [rocks('asteroid_belt'), comet('comet_zone'), orrery('mining_league', true)]) {
      for (const path of Object.values(drawn)) expect(path).toMatch(/^M[\d. A-Za-z-]+$/)
      expect(JSON.stringify(drawn)).not.toContain('NaN')
    }
  })
})

describe('formulas', () => {
  const power = (id: string, column: keyof typeof CARDS.old_earth.powers, index = 0) => said(formula(CARDS[id].powers[column]![index], column))

  it('say what a power does', () => {
    expect(power('old_earth', 'consume')).toBe('≤2 [any] [arrow] 1 [vp]')
    expect(power('tourist_world', 'consume')).toBe('2 [any] [arrow] 3 [vp]')
    expect(power('pirate_world', 'trade')).toBe('here +3 [card]')
    expect(power('refugee_world', 'settle')).toBe('−1 [military]')
    expect(power('galactic_imperium', 'settle')).toBe('rebel +4 [military]')
    expect(power('public_works', 'develop')).toBe('[develop] [arrow] 1 [card]')
    expect(power('terraforming_robots', 'settle')).toBe('[settle] [arrow] 1 [card]')
    expect(power('diversified_economy', 'consume')).toBe('3 ≠ [any] [arrow] 3 [vp]')
    expect(power('pilgrimage_world', 'consume')).toBe('n [any] [arrow] n−1 [vp]')
    expect(power('contact_specialist', 'settle', 1)).toBe('[shield] [arrow] −1 cost ≠ [alien]')
  })

  it('say what an action gives', () => {
    expect(Object.keys(ACTIONS).map((action) => said(bonus(action, true)))).toEqual([
      '+5 [explore]', '+1 [explore] , +1 [hand]', '−1 cost', '[settle] [arrow] 1 [card]', '[any] [trade] [card]', '×2 [vp]', '[produce] [arrow] [windfall]',
    ])
  })

  it('say what a great development counts', () => {
    expect(CARDS.galactic_renaissance.score.map((rule) => said(scoring(rule)))).toEqual(['1 per 3 chips', '3 per named'])
    expect(said(scoring(CARDS.new_galactic_order.score[0]))).toBe('1 per [military]')
    expect(said(scoring(CARDS.mining_league.score[1]))).toBe('1 per [rare] [windfall]')
  })
})

describe('the view', () => {
  const held: HandCard = {
    card: 9, id: 'comet_zone', design: 'comet_zone',
    sheet: { price: { base: 3, less: [{ card: 1, amount: 1 }, { card: 2, amount: 1 }], total: 1 }, barred: null },
  }
  const lies = (card: number, design: string, good = false) => ({ card, id: design, design, good: good ? { card: 50 } : null, kind: null, active: true, vp: 1 })
  const view = {
    players: [
      { seat: 0, cards: [held], looks_at: [], tableau: [lies(1, 'alpha_centauri'), lies(2, 'mining_robots')] },
      { seat: 1, cards: null, looks_at: null, tableau: [lies(3, 'old_earth')] },
      { seat: 2, cards: null, looks_at: null, tableau: [] },
    ],
    known_discards: [{ card: 77, id: 'gem_world', design: 'gem_world' }],
  } as unknown as View

  it('finds cards that can be seen, wherever they lie', () => {
    expect([9, 2, 3, 77, 60].map((card) => findCard(view, card)?.design)).toEqual(['comet_zone', 'mining_robots', 'old_earth', 'gem_world', undefined])
    expect(rivals(view, 1)).toEqual([2, 0])
  })

  it('says how a price comes about', () => {
    expect(priceSum(held.sheet)).toBe('3 − 1 − 1 = 1')
    expect(priceSum(held.sheet, (cause) => findCard(view, cause.card!)!.design)).toBe('3 − 1 (alpha_centauri) − 1 (mining_robots) = 1')
    expect([...causes(held.sheet)]).toEqual([[1, '−1'], [2, '−1']])
  })

  it('flags what is new', () => {
    const next = { ...view, players: [{ ...view.players[0], tableau: [lies(1, 'alpha_centauri', true), lies(2, 'mining_robots'), lies(9, 'comet_zone')] }, ...view.players.slice(1)] } as View
    expect([...positionChanges(view, next).keys()]).toEqual([1, 9])
  })

  it('knows where a choice is made', () => {
    const asks = (...things: string[]) => asksFor({ view, choice: { seat: 0 }, options: things.map((thing) => ({ things: [thing] })), touched: new Set(things) } as unknown as Table)
    expect([asks('card:9'), asks('card:2'), asks('action:settle'), asks()]).toEqual(['hand', 'tableau', 'actions', ''])
  })
})

describe('a sale', () => {
  const world = (card: number, sale: object | null) => ({ card, design: 'gem_world', vp: 1, sale })
  const table = (text: string, args = {}) =>
    ({ choice: { seat: 0, prompt: { text, args } }, view: { players: [{ tableau: [world(1, { trade: 5, plain: 3 }), world(2, null)] }] } }) as unknown as Table

  it('says how many cards a good gives, with Trade powers and without', () => {
    expect([...sales(table('prompt-trade'))]).toEqual([[1, 5]])
    expect([...sales(table('prompt-sell', { trade: 1 }))]).toEqual([[1, 5]])
    expect([...sales(table('prompt-sell', { trade: 0 }))]).toEqual([[1, 3]])
  })

  it('has no price where goods are consumed', () => expect(sales(table('prompt-goods')).size).toBe(0))
})

describe('points', () => {
  it('name every great development', () => {
    const tableau = [{ card: 1, design: 'gem_world', vp: 1 }, { card: 7, design: 'trade_league', vp: 5 }]
    const view = { players: [{ tableau, score: { chips: 2, worlds: 1, developments: 0, six: 5, total: 8 } }] }
    expect(sources({ view } as unknown as Table, 0)).toEqual({ chips: 2, worlds: 1, developments: 0, trade_league: 5 })
  })
})
