/**
 * The one way to choose, for every game: options name the things they touch; picking a thing leaves the options that
 * touch it, until one remains or the picked things are exactly those of one option.
 */
import type { Barred, Option } from './types'

/** An option as a word, the same in every position. */
export const keyOf = (option: Option): string => JSON.stringify(option.option)

const within = (things: string[], picked: string[]) => picked.every((thing) => things.includes(thing))

/** The options that touch everything picked. */
export function remaining(options: Option[], picked: string[]): Option[] {
  return options.filter((option) => within(option.things, picked))
}

/** What can be picked besides. */
export function addable(options: Option[], picked: string[]): Set<string> {
  const found = new Set<string>()
  for (const option of remaining(options, picked)) for (const thing of option.things) found.add(thing)
  for (const thing of picked) found.delete(thing)
  return found
}

/** Everything that any option touches. */
export function touched(options: Option[]): Set<string> {
  return new Set(options.flatMap((option) => option.things))
}

/** The option that the picked things stand for, if there is just one. */
export function chosen(options: Option[], picked: string[]): Option | null {
  if (!picked.length) return null
  const left = remaining(options, picked)
  if (left.length === 1) return left[0]
  const exact = left.filter((option) => option.things.length === picked.length)
  return exact.length === 1 ? exact[0] : null
}

/** The picked things after a thing was clicked: added, taken back, or put in place of those it cannot go with. */
export function click(options: Option[], picked: string[], thing: string): string[] {
  if (picked.includes(thing)) return picked.filter((each) => each !== thing)
  if (addable(options, picked).has(thing)) return [...picked, thing]
  if (!touched(options).has(thing)) return picked
  let kept: string[] = []
  for (const each of [...picked].reverse()) {
    if (remaining(options, [each, ...kept, thing]).length) kept = [each, ...kept]
  }
  return [...kept, thing]
}

/**
 * Options that need a button of their own: what they still lack lies on no board, or they touch nothing at all (to pass
 * is always there). The chosen one has the main button.
 */
export function buttons(options: Option[], picked: string[], drawn: (thing: string) => boolean): Option[] {
  const main = chosen(options, picked)
  const left = new Set(remaining(options, picked))
  return options.filter(
    (option) =>
      option !== main &&
      (left.has(option) || !option.things.length) &&
      option.things.every((thing) => picked.includes(thing) || !drawn(thing)),
  )
}

/** Several picks, after one more was chosen: taken in, or taken back. */
export function toggle(taken: string[], one: string, most: number): string[] {
  if (taken.includes(one)) return taken.filter((each) => each !== one)
  return taken.length < most ? [...taken, one] : taken
}

/**
 * The reason that bars a thing, given what is picked: it belongs to an option that the rules exclude, which goes with all picked
 * things, or is that thing alone and would take their place. Nothing is barred that can still be picked.
 */
export function barring(barred: Barred[], options: Option[], picked: string[], thing: string): Barred | null {
  if (addable(options, picked).has(thing)) return null
  const found = barred.filter((each) => each.things.includes(thing) && (each.things.length === 1 || within(each.things, picked)))
  if (!found.length) return null
  const exact = found.filter((each) => each.things.length === picked.length + 1)
  if (exact.length) return exact[0]
  // a thing that some option touches may still be put in place of the picked ones
  return touched(options).has(thing) ? null : found[0]
}

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLocaleLowerCase()

/** Whether words contain all that was typed, in any order, whatever the accents. */
export function holds(words: string, typed: string): boolean {
  const all = plain(words)
  return plain(typed).split(/\s+/).every((part) => all.includes(part))
}
