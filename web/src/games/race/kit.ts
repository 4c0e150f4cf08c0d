/** The kit of Race: board, phases, texts, steps and reveals. */
import type { GameKit, Step } from '../kit'
import type { Table } from '../../lib/table.svelte'
import { t, word } from '../../lib/texts.svelte'
import ActionCard from './ActionCard.svelte'
import Board from './Board.svelte'
import { CARDS, isGreat, PHASES } from './cardArt'
import ThingZoom from './ThingZoom.svelte'
import { findCard, handCard, isDone, phaseName, sales, sources, viewOf, type HandCard } from './model'
import PhaseStrip from './PhaseStrip.svelte'
import { signs } from './signs'
import { actionName, cardName, takes } from './boardText'

const asked = (table: Table) => table.choice?.prompt.text ?? ''
const numberOf = (thing: string) => (/^card:\d+$/.test(thing) ? Number(thing.slice(5)) : null)

/** Great developments in the order of the components: each has its own rule paragraph. */
const GREAT = Object.keys(CARDS).filter((design) => isGreat(CARDS[design]))
const ruleOf = (design: string) => (GREAT.includes(design) ? `R13.${GREAT.indexOf(design) + 1}` : 'R5.1')

/** The card in hand picked for placing. */
function placing(table: Table): HandCard | null {
  if (asked(table) !== 'prompt-develop' && asked(table) !== 'prompt-settle') return null
  const card = table.picked.map(numberOf).find((each) => each !== null)
  return card === null || card === undefined ? null : handCard(viewOf(table), table.choice!.seat, card)
}

export const kit: GameKit = {
  board: Board,
  strip: PhaseStrip,
  face: ThingZoom,
  signs,
  alias: { good: 'card', world: 'card', source: 'card', spent: 'card', ship: 'card', other: 'action' },
  drawn: (thing) => /^(card:\d+|action:.*)$/.test(thing),
  phases: (view) => ({ ids: PHASES.map((phase) => `phase-${phase}`), at: PHASES.indexOf(phaseName(view.phase)) }),
  heading(table) {
    const view = viewOf(table)
    return isDone(view) ? t('web-race-over', { round: view.round }) : t('web-race-round', { round: view.round })
  },
  points: (table, seat) => viewOf(table).players[seat].score.total,
  sources,
  describe(table, thing) {
    const card = numberOf(thing)
    const found = card === null ? null : findCard(viewOf(table), card)
    if (found) return { name: cardName(found.design), text: word('race', `card-${found.design}`, 'text'), rule: ruleOf(found.design) }
    const [kind, action] = thing.split(':')
    if (kind === 'phase') return { name: word('race', `phase-${action}`), text: word('race', `phase-${action}`, 'text'), rule: '' }
    return { name: actionName(action), text: word('race', `action-${action}`, 'text'), rule: 'R4.2' }
  },
  /** The reason of a barred consume power, which is named by card and op, for its card. */
  bar(table, thing) {
    const card = numberOf(thing)
    if (card === null || asked(table) !== 'prompt-consume' || table.touched.has(thing)) return null
    const found = table.barred.find((each) => (each.option as unknown[])[0] === 'power' && (each.option as unknown[])[1] === card)
    return found ? { text: found.why, rule: found.rule } : null
  },
  /** Reveals everybody's actions. */
  reveal(table, events) {
    const chosen = events.filter((event) => event.name === 'chose' || event.name === 'chose-two')
    if (chosen.length < 2) return null
    return {
      form: 'cards',
      rows: chosen.map(({ seat, args }) => ({
        seat, name: table.say({ seat: seat! }),
        cells: [args.action, args.other].filter(Boolean).map((action) => ({ face: ActionCard, props: { action, tall: true } })),
      })),
    }
  },
  prompt(table) {
    const card = placing(table)
    if (!card) return ''
    const { price, military } = card.sheet
    const name = { text: `card-${card.design}` }
    if (military && military.strength >= military.defence) return table.say({ text: 'web-race-conquer', args: { card: name } })
    if (price) return table.say({ text: 'web-race-place-for', args: { card: name, price: price.total } })
    return table.say({ text: 'web-race-place', args: { card: name } })
  },
  steps(table): Step[] {
    const choice = table.choice
    const card = placing(table)
    if (card) return takes(viewOf(table), card.sheet).map((words) => ({ words, done: false, current: false }))
    if (choice?.several) return [{ words: t('web-race-picked', { count: table.taken.length, of: choice.at_most }), done: table.ready, current: !table.ready }]
    return table.picked.map((thing) => ({ words: this.describe(table, thing).name, done: true, current: false }))
  },
  confirm(table, option) {
    if (placing(table)) return t('web-race-place-it')
    const count = sales(table).get(Number((option.option as unknown[])[1]))
    return count === undefined ? '' : t('web-race-sell-for', { count })
  },
  verb: (name) => `web-race-do-${name}`,
}

