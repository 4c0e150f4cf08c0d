import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Catalogue, message, say } from './fluent'

const file = (path: string) => readFileSync(new URL(`../../../src/astrarium/${path}`, import.meta.url), 'utf8')
const own = (language: string) => readFileSync(new URL(`../text/${language}.ftl`, import.meta.url), 'utf8')
const metallum = (language: string) =>
  new Catalogue(language, [own(language), file(`text/${language}.ftl`), file(`games/metallum/text/${language}.ftl`)])

describe('texts of a game', () => {
  const [en, pl] = [metallum('en'), metallum('pl')]

  it('says a tree within a tree', () => {
    const offer = { text: 'option-buy', args: { offer: { text: 'offer', args: { module: { text: 'module-refinery' }, price: 4 } } } }
    expect(say(en, offer)).toBe('Refinery for 4 $')
  })

  it('says seats by name, or by number', () => {
    const ended = { text: 'event-ended', args: { seat: { seat: 1 } } }
    expect(say(en, ended, ['Ann', 'Bea'])).toBe('Bea ended the action phase.')
    expect(say(en, ended)).toContain('Player 2')
  })

  it('asks an argument for its case', () => {
    const words = new Catalogue('pl', ['robot = Robot\n    .acc = robota\nplaced = Stawiasz { $piece-acc }.\nshell-named = { $name }'])
    expect(say(words, { text: 'placed', args: { piece: { text: 'robot' } } })).toBe('Stawiasz robota.')
    expect(say(words, { text: 'placed', args: { piece: 'x' } })).toBe('Stawiasz x.')
    expect(say(words, { text: 'placed', args: {} })).toContain('⟦')
  })

  it('reads attributes and plurals in both languages', () => {
    expect(message(en, { text: 'module-relay.text' })).toMatch(/from afar/)
    expect(say(pl, { text: 'web-confirm-tiles', args: { count: 3 } })).toBe('Zatwierdź 3 podprogramy')
    expect(say(pl, { text: 'web-confirm-tiles', args: { count: 1 } })).toBe('Zatwierdź 1 podprogram')
  })

  it('writes large numbers as the language does', () => {
    const [one, other] = (['en', 'pl'] as const).map((language) => new Catalogue(language, ['points = { $points }']))
    expect(say(one, { text: 'points', args: { points: 999 } })).toBe('999')
    expect(say(one, { text: 'points', args: { points: 12345 } })).toBe('12,345')
    expect(say(other, { text: 'points', args: { points: 12345 } })).toBe('12\u00a0345')
    expect(say(one, { text: 'points', args: { points: 1.5 } })).toBe('1.5')
  })

  it('writes a minus where a number is below zero', () => {
    const words = new Catalogue('en', ['points = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n}'])
    expect(say(words, { text: 'points', args: { points: -4 } })).toBe('−4 points')
  })

  it('speaks to its reader, and begins a sentence with a capital', () => {
    const words = new Catalogue('en', ['took = { $seat-person ->\n    [second] You take\n   *[third] { $seat } takes\n} a card.\nsentence = { $words }.', file('text/en.ftl')])
    const took = { text: 'took', args: { seat: { seat: 0 } } }
    expect(say(words, took, ['Ann'])).toBe('Ann takes a card.')
    expect(say(words, took, ['Ann'], 1)).toBe('Ann takes a card.')
    expect(say(words, took, ['Ann'], 0)).toBe('You take a card.')
    expect(say(words, took, ['You'])).toBe('You take a card.')
    const moved = new Catalogue('en', ['moved = { $seat } moves { $owner-person ->\n    [second] your robot\n    [same] their own robot\n   *[third] the robot of { $owner }\n}.', file('text/en.ftl')])
    const robot = (owner: number) => ({ text: 'moved', args: { seat: { seat: 0 }, owner: { seat: owner } } })
    expect([0, 1, 2].map((owner) => say(moved, robot(owner), ['Ann', 'Ben', 'Cy'], 2))).toEqual(['Ann moves their own robot.', 'Ann moves the robot of Ben.', 'Ann moves your robot.'])
    expect(say(words, { text: 'sentence', args: { words: 'draw a card' } })).toBe('Draw a card.')
  })

  it('shows what is missing', () => {
    expect(say(en, { text: 'no-such-text' })).toBe('⟦no-such-text⟧')
  })

  it('has the same messages of the page in both languages', () => {
    const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]).sort()
    expect(ids(own('pl'))).toEqual(ids(own('en')))
    expect(new Set(ids(own('en'))).size).toBe(ids(own('en')).length)
  })
})
