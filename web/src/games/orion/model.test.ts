import { describe, expect, it } from 'vitest'
import { boxOf, findCard, newcomers, outcome, rate, rivals, STRUCTURES, stepOf, systemsOf, thingsOf, timesOf, within, type PlayerView, type View } from './model'
import { structureArt } from './structureArt'

const system = (place: number, ...cards: [number, string][]) => ({ place, extra: place === 4, room: place < 4, cards: cards.map(([card, structure]) => ({ card, structure, markers: [] })) })
const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat, race: 'human', food: 5, fleet: 4, production: 2, morale: 10, vp: 0, level: 'medium', pool: 4, reserve: 6,
  boxes: { build: 0, exploit: 2, research: 0, trade: 0, propaganda: 0, contract: 1 }, attacks: [0, 0], hand: [], hand_size: 0, shown: [],
  systems: [0, 1, 2, 3, 4].map((place) => system(place)), advisor: null, income: [0, 0, 0], discounts: [], attack: [], score: { attacks: 0, effects: 0, morale: 10, structures: 0, formulas: 0, points: 10 }, ...more,
})
const table = (...players: PlayerView[]): View => ({ round: 1, rounds: 8, phase: 'turn', first: 0, acting: 0, players, advisors: [], deck: 80, discards: [] })
const option = (option: unknown[], ...things: string[]) => ({ option, things, text: { text: '' }, rule: '' })

describe('the boxes of the actions', () => {
  it('are touched by the options that put a marker there', () => {
    expect(thingsOf(option(['build', 7], 'priced:7'))).toEqual(['do:build', 'priced:7'])
    expect(thingsOf(option(['hire', 91], 'card:91'))).toEqual(['do:contract', 'card:91'])
    expect(thingsOf(option(['research']))).toEqual(['act:research'])
    expect(thingsOf(option(['discard', 7], 'card:7'))).toEqual(['card:7'])
    expect(boxOf('trade')).toBe('act:trade')
  })
  it('count their markers; attacks lie on other sheets', () => {
    const one = player(0, { attacks: [0, 2] })
    expect([timesOf(one, 'exploit'), timesOf(one, 'attack'), timesOf(one, 'contract')]).toEqual([2, 2, 1])
  })
})

describe('what an option will do', () => {
  const attack = { seat: 1, possible: true, fleet: 4, bonus: 2, theirs: 5, toll: 3, left: 1, effects: [], answers: [] }
  const view = table(player(0, { attack: [attack] }), player(1))
  it('trades at the printed rates, both ways', () => {
    expect(rate('food', 'fleet')).toEqual([[3, 0, 0], [0, 2, 0]])
    expect(outcome(view, 0, ['trade', 'production', 'food'])).toMatchObject({ food: 3, production: -1, fleet: 0 })
  })
  it('pays, gains and exchanges what it names', () => {
    expect(outcome(view, 0, ['pay', 2, 1, 0])).toMatchObject({ food: -2, fleet: -1, production: -0 })
    expect(outcome(view, 0, ['exchange', 3, 3, 0, 0, 0, 2])).toMatchObject({ food: -3, fleet: -3, production: 2 })
  })
  it('takes the toll of an attack and brings its points', () => {
    expect(outcome(view, 0, ['attack', 1])).toMatchObject({ fleet: -3, vp: 2 })
    expect(outcome(view, 0, ['research'])).toBeNull()
  })
  it('keeps pointers on their limb', () => {
    expect([within(12, 9), within(-2, 10), within(4, 9)]).toEqual([9, 0, 4])
  })
})

describe('the table', () => {
  const before = table(player(0), player(1, { systems: [system(0, [3, 'frigate']), system(1), system(2), system(3), system(4)] }))
  it('finds a card wherever it lies open', () => {
    expect(findCard(before, 3)).toEqual({ structure: 'frigate', seat: 1 })
    expect(findCard({ ...before, discards: [{ card: 9, structure: 'titan' }] }, 9)).toEqual({ structure: 'titan', seat: null })
    expect(findCard(before, 44)).toBeNull()
  })
  it('sees what has been built since', () => {
    const now = table(player(0, { systems: [system(0, [7, 'titan'])] }), before.players[1])
    expect([...newcomers(before, now)]).toEqual([7])
  })
  it('shows the additional system only where there is one', () => {
    expect(systemsOf(before.players[0]).length).toBe(4)
    const settled = player(0, { advisor: { card: 90, advisor: 'fulcrum_sandebar', colour: 'blue' } })
    expect(systemsOf(settled).length).toBe(5)
  })
  it('knows the step of the round, and who sits where', () => {
    expect([stepOf(before), stepOf({ ...before, phase: 'races' }), stepOf({ ...before, phase: 'hand_limit' })]).toEqual([1, -1, 2])
    expect(rivals(table(player(0), player(1), player(2)), 1)).toEqual([2, 0])
  })
})

describe('the pictures', () => {
  it('are the same for the same card and differ between cards', () => {
    const drawn = Object.entries(STRUCTURES).map(([id, card]) => JSON.stringify(structureArt(id, card.colour)))
    expect(drawn.length).toBe(45)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(JSON.stringify(structureArt('titan', 'red'))).toBe(drawn[Object.keys(STRUCTURES).indexOf('titan')])
    expect(drawn.join('')).not.toContain('NaN')
  })
})
