/** The content of an explanation: current state, then general text, rule and signs. */
import { upper } from '../lib/wording'
import type { Table } from '../lib/table.svelte'
import { t, word } from '../lib/texts.svelte'

export interface Sign { name: string; title: string; text: string }

export interface Told { thing: string; name: string; now: string[]; why: string; text: string; onFace: boolean; rule: string; signs: Sign[] }

const sentence = (words: string) => upper(words) + (/[.?!]$/.test(words) ? '' : '.')
/** Maximum number of listed options; more are only counted. */
const LISTED = 3

export const signOf = (game: string, name: string): Sign => ({ name, title: word(game, `sign-${name}`), text: word(game, `sign-${name}`, 'text') })

/** The options that this thing stands for now. */
function ways(table: Table, thing: string): string[] {
  if (!['selectable', 'selected', 'target'].includes(table.state(thing))) return []
  const rest = table.picked.filter((each) => each !== thing)
  const found = table.options.filter((option) => option.things.includes(thing) && rest.every((each) => option.things.includes(each)))
  if (found.length > LISTED) return [t('web-explain-ways', { count: found.length })]
  return found.map((option) => [sentence(table.say(option.text)), option.consequence ? sentence(table.say(option.consequence)) : ''].filter(Boolean).join(' '))
}

/** The signs that are drawn on an element, each once. */
function signsOn(table: Table, element: Element): Sign[] {
  const names = new Set([...element.querySelectorAll<SVGElement>('[data-sign]')].map((each) => each.dataset.sign!))
  return [...names].map((name) => signOf(table.game, name)).filter((sign) => sign.text)
}

/** Removes repetitions: lines that equal the name, and the sign of the thing itself. */
function once(told: Told): Told {
  const about = told.text.toLocaleLowerCase()
  return {
    ...told,
    now: told.now.filter((line) => line !== `${upper(told.name)}.`),
    signs: told.signs.filter((sign) => sign.title !== told.name && !about.includes(sign.text.toLocaleLowerCase())),
  }
}

export function toldOf(table: Table, element: HTMLElement): Told {
  return once(allOf(table, element))
}

function allOf(table: Table, element: HTMLElement): Told {
  const { thing: picked, tell, now } = element.dataset
  const thing = picked ?? tell ?? ''
  const [kind, id] = thing.split(/:(.*)/s, 2)
  const why = picked ? table.why(picked) : null
  const said = { thing, now: [now ?? '', ...(picked ? ways(table, picked) : [])].filter(Boolean), why: why?.words ?? '', signs: kind === 'sign' ? [] : signsOn(table, element) }
  if (kind === 'sign') return { ...said, name: word(table.game, `sign-${id}`), text: word(table.game, `sign-${id}`, 'text'), onFace: false, rule: '' }
  if (kind === 'seat') return { ...said, name: upper(table.say({ seat: Number(id) })), text: t('web-explain-seat'), onFace: false, rule: '' }
  const about = table.kit!.describe(table, thing)
  return { ...said, name: about.name, text: about.text, onFace: !!about.onFace && !!table.kit!.face, rule: why?.rule || about.rule }
}
