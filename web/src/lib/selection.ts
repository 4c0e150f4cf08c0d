/**
 * The selection model of every game: options name the things they touch. Picking a thing leaves the options that touch it,
 * until one remains or the picked things are exactly those of one option.
 */
import type { Barred, Option } from './types'

/** The key of an option, the same in every position. */
export const keyOf = (option: Option): string => JSON.stringify(option.option)

const within = (things: string[], picked: string[]) => picked.every((thing) => things.includes(thing))

/** The options that touch everything picked. */
export function remaining(options: Option[], picked: string[]): Option[] {
  return options.filter((option) => within(option.things, picked))
}

/** Things that can be picked next. */
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

/** The option that the picked things determine, or null. */
export function chosen(options: Option[], picked: string[]): Option | null {
  if (!picked.length) return null
  const left = remaining(options, picked)
  if (left.length === 1) return left[0]
  const exact = left.filter((option) => option.things.length === picked.length)
  return exact.length === 1 ? exact[0] : null
}

/** The picked things after a click: the thing is added, removed, or replaces incompatible ones. */
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
 * Options that need a button of their own: their missing things are not on the board, or they touch nothing (passing, always
 * available). The chosen one has the main button.
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

/** Adds or removes one of several picks. */
export function toggle(taken: string[], one: string, most: number): string[] {
  if (taken.includes(one)) return taken.filter((each) => each !== one)
  return taken.length < most ? [...taken, one] : taken
}

/**
 * The reason that bars a thing, given the picks. It comes from an illegal option that is compatible with all picked things, or
 * that is this thing alone. A thing that can still be picked is not barred.
 */
export function barring(barred: Barred[], options: Option[], picked: string[], thing: string): Barred | null {
  if (addable(options, picked).has(thing)) return null
  const found = barred.filter((each) => each.things.includes(thing) && (each.things.length === 1 || within(each.things, picked)))
  if (!found.length) return null
  const exact = found.filter((each) => each.things.length === picked.length + 1)
  if (exact.length) return exact[0]
  // a thing of a legal option may still replace the picked ones
  return touched(options).has(thing) ? null : found[0]
}

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLocaleLowerCase()

/** Whether a text contains all typed words, in any order, ignoring case and accents. */
export function holds(words: string, typed: string): boolean {
  const all = plain(words)
  return plain(typed).split(/\s+/).every((part) => all.includes(part))
}
