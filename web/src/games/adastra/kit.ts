/** The kit of Ad Astra: board, phases, texts, steps and reveals. */
import type { GameKit, Step } from '../kit'
import type { Arg } from '../../lib/types'
import { t } from '../../lib/texts.svelte'
import Board from './Board.svelte'
import ThingZoom from './ThingZoom.svelte'
import { asked, CARDS, RESOURCES, setUp, stageOf, STAGES, thingsOf, viewOf, type View } from './model'
import { signs } from './signs'
import { describe } from './thingText'
import { cardName, say, upper } from './boardText'

const ids = (view: View) => [...STAGES, ...(view.modules.includes('revenge') ? ['antarans'] : [])].map((stage) => `web-adastra-stage-${stage}`)

export const kit: GameKit = {
  board: Board,
  face: ThingZoom,
  signs,
  alias: { source: 'at', offered: 'tech', priced_technology: 'tech', technology: 'tech', offered_empire: 'empire', played: 'card', known_card: 'known', mission_card: 'mission', embassy: 'player', count: 'bid', rotation: 'turn', population: 'kind', ability: 'use' },
  things: thingsOf,
  drawn: (thing) => /^(at|tech|card|use|ship|item|player|turn|spot|bid|empire|make|known|mission|give|get):/.test(thing),
  phases: (view: View) => ({ ids: ids(view), at: Math.min(stageOf(view.phase), ids(view).length - 1) }),
  heading(table) {
    const view = viewOf(table)
    if (view.phase === 'over' || setUp(view)) return say(`phase-${view.phase}`)
    return t('web-adastra-round', { round: view.round, rounds: view.rounds })
  },
  points: (table, seat) => viewOf(table).players[seat].points,
  sources(table, seat) {
    const { antarans, players } = viewOf(table)
    const { doom_star, ...score } = players[seat].score
    return antarans ? { ...score, doom_star } : score
  },
  describe,
  skipped: (view: View) => (view.antarans && view.antarans.doom_star_by !== null ? ['web-adastra-stage-antarans'] : []),
  /** Steps of an action: the card, its actions, and the free places left. */
  steps(table): Step[] {
    const { playing, acting } = viewOf(table)
    const picked = table.choice?.several
      ? table.taken.map((option) => ({ words: upper(table.say(option.text)), done: true, current: false }))
      : table.picked.map((thing) => ({ words: describe(table, thing).name, done: true, current: false }))
    if (!playing || table.choice?.seat !== acting) return picked
    const card = CARDS[playing.card]
    const many = card.actions.length > 1 || card.actions[0] !== playing.card
    const first: Step[] = many ? [{ words: cardName(playing.card), done: true, current: false }] : []
    const actions = card.actions.map((action) => ({ words: say(`action-${action}`), done: card.actions.indexOf(action) < card.actions.indexOf(playing.action as (typeof card.actions)[0]), current: action === playing.action }))
    const extra: Step = { words: playing.free ? t('web-adastra-free-places', { count: playing.free }) : playing.extra === null ? t('web-adastra-last-place') : t('web-adastra-extra-place', { credits: playing.extra }), done: false, current: false }
    const seat = table.choice!.seat
    const have = asked(table) === 'item' ? [] : [{ words: t('web-adastra-have', { stock: RESOURCES.map((each) => say(`counted-${each}`, '', { count: viewOf(table).players[seat].resources[each] })).join(', ') }), done: false, current: false }]
    return [...first, ...actions, ...picked, extra, ...(picked.length ? [] : have)]
  },
  confirm(table, option) {
    const [head] = option.option as string[]
    if (head === 'play') return t('web-adastra-play', { card: cardName((option.option as string[])[1]) })
    if (head === 'take') return t('web-adastra-take', { technology: say(`technology-${(option.option as string[])[1]}`) })
    if (head === 'turn') return t('web-adastra-turn-so')
    if (head === 'lay') return t('web-adastra-lay-so')
    if (head === 'bid') return t('web-adastra-bid', { count: Number((option.option as unknown[])[1]) })
    if (head === 'empire') return t('web-adastra-lead', { empire: say(`empire-${(option.option as string[])[1]}`) })
    if (head === 'develop') return t('web-adastra-develop', { technology: say(`technology-${(option.option as string[])[1]}`) })
    if (head === 'embassy') return t('web-adastra-open-embassy')
    const verbs: Record<string, string> = { target: 'web-adastra-attack-it', from: 'web-adastra-take-off', to: 'web-adastra-fly-there', site: 'web-adastra-build-there', invade: 'web-adastra-invade-it' }
    return verbs[head] ? t(verbs[head], { system: upper(table.say(option.text)) }) : ''
  },
  verb: (name) => `web-adastra-do-${name}`,
  /** Reveals the dice of a battle. */
  reveal(table, events) {
    const dice = events.filter((event) => event.name === 'dice').at(-1)
    const sides = table.log.filter((event) => event.name === 'battle').at(-1)?.text.args
    if (!dice || !sides) return null
    const side = (who: Arg, rolled: unknown, damage: unknown) => ({
      seat: typeof who === 'object' && 'seat' in who ? who.seat : null, name: upper(table.say(who)), cells: (rolled as number[]).map((die) => ({ words: String(die) })),
      label: t('web-adastra-damage'), total: Number(damage),
    })
    return { form: 'dice', rows: [side(sides.by as Arg, dice.args.first, dice.args.hits), side(sides.side as Arg, dice.args.second, dice.args.losses)] }
  },
  headline: (_, event) => (event.name === 'round' ? t('web-adastra-round-n', { n: Number(event.args.round) }) : null),
}
