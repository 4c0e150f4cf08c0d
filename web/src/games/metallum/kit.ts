/** The kit of Metallum: board, phases, texts, steps and reveals. */
import type { GameKit, Step } from '../kit'
import type { Table } from '../../lib/table.svelte'
import { t, word } from '../../lib/texts.svelte'
import Board from './Board.svelte'
import SubprogramTile from './SubprogramTile.svelte'
import ThingZoom from './ThingZoom.svelte'
import { barredTile, GROUPS, MODULES, PHASES, phaseAt, PLANETS, ROUNDS, TILES, type View } from './model'
import { signs } from './signs'

const isProgram = (table: Table) => (table.choice?.options[0]?.option as unknown[] | undefined)?.[0] === 'program'
const split = (thing: string) => thing.split(':') as [string, string]
const tiles = (table: Table) => table.picked.filter((thing) => thing.startsWith('tile:')).map((thing) => split(thing)[1])

export const kit: GameKit = {
  board: Board,
  face: ThingZoom,
  signs,
  alias: { tiles: 'tile', offer: 'module', source: 'at', goal: 'at' },
  drawn: (thing) => /^(at|tile|module):/.test(thing),
  phases: (view: View) => ({ ids: PHASES.map((phase) => (phase === 'order' ? 'web-metallum-order' : `phase-${phase}`)), at: phaseAt(view.phase) }),
  heading(table) {
    const view = table.view as View
    const terce = word('metallum', `terce-${view.terce}`)
    return view.phase === 'over' ? word('metallum', 'phase-over') : `${word('metallum', 'label-round')} ${t('web-metallum-round', { round: view.round, rounds: ROUNDS, terce })}`
  },
  points: (table, seat) => (table.view as View).players[seat].credits,
  sources: (table, seat) => (table.view as View).players[seat].ledger,
  describe(table, thing) {
    const [kind, id] = split(thing)
    if (kind === 'tile') return { name: word('metallum', `tile-${id}`), text: word('metallum', `tile-${id}`, 'text'), rule: TILES[id].rule }
    if (kind === 'module') return { name: word('metallum', `module-${id}`), text: word('metallum', `module-${id}`, 'text'), rule: MODULES[id].rule, onFace: true }
    const planet = (table.view as View).planets[Number(id)]
    const known = planet.explored && planet.planet
    return {
      name: word('metallum', known ? `planet-${planet.planet}` : 'planet-unknown'),
      text: word('metallum', known ? `planet-${planet.planet}` : 'planet-unknown', 'text'),
      rule: known ? PLANETS[planet.planet!].rule : 'M6.8',
    }
  },
  bar(table, thing) {
    const [kind, id] = split(thing)
    if (kind !== 'tile' || !isProgram(table)) return null
    return barredTile(id, tiles(table), (table.view as View).players[table.choice!.seat])
  },
  /** Reveals both programs (M4). */
  reveal(table, events) {
    const programs = events.filter((event) => event.name === 'programmed')
    if (programs.length < 2) return null
    return {
      form: 'tiles',
      rows: programs.map(({ seat, args }) => {
        const each = args.tiles as string[]
        const [own, sum] = [each.map((tile) => TILES[tile].complexity), Number(args.complexity)]
        const modules = sum - own.reduce((total, more) => total + more, 0)
        return {
          seat, name: table.say({ seat: seat! }), cells: each.map((id) => ({ face: SubprogramTile, props: { id } })),
          label: t('web-metallum-adds-up'), total: sum, parts: [...own, ...(modules ? [modules] : [])].join(' + '),
        }
      }),
    }
  },
  keeps: isProgram,
  steps(table): Step[] {
    if (!isProgram(table)) {
      return table.picked.map((thing) => ({ words: this.describe(table, thing).name, done: true, current: false }))
    }
    const chosen = tiles(table)
    const next = GROUPS.find((group) => !chosen.some((tile) => TILES[tile].group === group))
    return GROUPS.map((group) => {
      const tile = chosen.find((each) => TILES[each].group === group)
      return { words: word('metallum', tile ? `tile-${tile}` : `group-${group}`), done: !!tile, current: group === next }
    })
  },
  confirm: (table, option) => (isProgram(table) ? t('web-confirm-tiles', { count: option.things.length }) : ''),
  verb: (name) => `web-metallum-do-${name}`,
  prompt(table) {
    if (!isProgram(table)) return ''
    const chosen = tiles(table)
    if (!chosen.length) return ''
    if (!chosen.some((tile) => TILES[tile].group === 'movement')) return t('web-metallum-need-movement')
    if (!table.chosen) return t('web-metallum-need-partner')
    return chosen.length === 4 ? t('web-metallum-full') : t('web-metallum-add-or-confirm')
  },
}
