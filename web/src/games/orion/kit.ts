/** The kit of Master of Orion: board, phases, texts and steps. */
import type { GameKit, Step } from '../kit'
import { screen } from '../../lib/screen.svelte'
import type { Table } from '../../lib/table.svelte'
import { t, word } from '../../lib/texts.svelte'
import Board from './Board.svelte'
import ThingZoom from './ThingZoom.svelte'
import { ADVISORS, boxOf, findCard, isDone, RACES, SOURCES, stepOf, STRUCTURES, thingsOf, type View } from './model'
import { signs } from './signs'
import { cardName, cardText, fightWords, raceName, takes, upper, viewOf } from './boardText'

const split = (thing: string) => thing.split(':') as [string, string]
/** Rule paragraph of each action. */
const ACTION_RULES: Record<string, string> = { build: 'O6.1', exploit: 'O7.1', research: 'O7.5', activate: 'O8.1', attack: 'O9.1', trade: 'O7.6', propaganda: 'O7.8', contract: 'O7.9' }
/** The next question once an action's box is picked. */
const NEXT: Record<string, string> = { build: 'web-orion-which-build', exploit: 'web-orion-which-exploit', activate: 'web-orion-which-activate', attack: 'web-orion-which-attack', contract: 'web-orion-which-contract', trade: 'web-orion-which-trade' }

function raceOf(race: string) {
  return { name: raceName(race), text: word('orion', `race-${race}`, 'text'), rule: RACES[race].rule }
}

/** The preview of the attack on the picked opponent, or null. */
function fight(table: Table) {
  const target = table.picked.find((thing) => thing.startsWith('player:'))
  if (!target || !table.choice) return null
  return viewOf(table).players[table.choice.seat].attack.find((each) => each.seat === Number(split(target)[1])) ?? null
}

export const kit: GameKit = {
  board: Board,
  face: ThingZoom,
  signs,
  alias: { used: 'card', priced: 'card', exploited: 'card', source: 'card', discarded: 'card', target: 'player' },
  things: thingsOf,
  drawn: (thing) => /^(card:-?\d+|place:\d|player:\d|race:.*|act:.*)$/.test(thing),
  phases: (view: View) => ({ ids: ['web-orion-phase-start', 'web-orion-phase-actions', 'web-orion-phase-end'], at: stepOf(view) }),
  heading(table) {
    const view = viewOf(table)
    if (isDone(view)) return word('orion', 'phase-over')
    if (stepOf(view) < 0) return word('orion', `phase-${view.phase}`)
    const round = t('web-orion-round', { round: view.round, rounds: view.rounds })
    const race = screen.phone ? '' : raceName(view.players[table.seat].race)
    return [race, round].filter(Boolean).join(', ')
  },
  points: (table, seat) => viewOf(table).players[seat].score.points,
  sources: (table, seat) => Object.fromEntries(SOURCES.map((source) => [source, viewOf(table).players[seat].score[source]])),
  describe(table, thing) {
    const view = viewOf(table)
    const [kind, id] = split(thing)
    if (thing === 'card:-1') {
      const { race, level } = view.players[table.seat]
      const about = raceOf(race ?? 'human')
      return level ? { ...about, text: `${about.text} ${t('web-orion-level', { level: word('orion', `level-${level}`) })}: ${word('orion', `level-${level}`, 'text')}` } : about
    }
    if (kind === 'race') return raceOf(id)
    if (kind === 'do' || kind === 'act') return { name: word('orion', `action-${id}`), text: word('orion', `action-${id}`, 'text'), rule: ACTION_RULES[id] ?? '' }
    if (kind === 'place') return { name: word('orion', id === '4' ? 'system-extra' : 'system', '', { n: Number(id) + 1 }), text: word('orion', 'sign-system', 'text'), rule: 'O6.2' }
    if (kind === 'player') {
      const found = view.players[table.seat].attack.find((each) => each.seat === Number(id))
      return { name: table.say({ seat: Number(id) }), text: found ? `${fightWords(view, found).join('. ')}.` : word('orion', 'sign-attack', 'text'), rule: 'O9.1', onFace: !!found }
    }
    const card = kind === 'card' ? findCard(view, Number(id)) : null
    const name = card?.structure ?? card?.advisor
    if (!name) return { name: id, text: '', rule: '' }
    return { name: cardName(name), text: cardText(name), rule: (STRUCTURES[name] ?? ADVISORS[name]).rule, onFace: true }
  },
  prompt(table) {
    if (table.choice?.prompt.text !== 'prompt-action' || table.chosen || table.picked.length !== 1) return ''
    const [kind, id] = split(table.picked[0])
    if (kind === 'card') return t('web-orion-what-with', { card: this.describe(table, table.picked[0]).name })
    return kind in { do: 1, act: 1 } && NEXT[id] ? t(NEXT[id]) : ''
  },
  verb: (name) => `web-orion-do-${name}`,
  steps(table): Step[] {
    const said = (words: string): Step => ({ words, done: false, current: false })
    const attack = fight(table)
    if (attack) return fightWords(viewOf(table), attack).map(said)
    if (table.choice?.several) return table.taken.map((option) => ({ words: upper(table.say(option.text)), done: true, current: false }))
    const picked = table.picked.map((thing) => ({ words: this.describe(table, thing).name, done: true, current: false }))
    const card = table.picked.find((thing) => thing.startsWith('card:'))
    const held = card && table.choice ? findCard(viewOf(table), Number(split(card)[1])) : null
    const building = table.picked.includes(boxOf('build')) || (table.chosen?.option as unknown[] | undefined)?.[0] === 'build'
    if (!held?.hand || !building || table.choice!.prompt.text !== 'prompt-action') return picked
    return [...picked, ...takes(table, viewOf(table).players[table.choice!.seat], held.hand).map(said)]
  },
}
