/** The kit of Starship Captains: board, phases, texts and steps. */
import type { GameKit, Step } from '../kit'
import { t } from '../../lib/texts.svelte'
import Board from './Board.svelte'
import ThingZoom from './ThingZoom.svelte'
import { asked, sources, viewOf, type View } from './model'
import { signs } from './signs'
import { describe } from './thingText'
import { figureName, techName } from './boardText'

export const kit: GameKit = {
  board: Board,
  face: ThingZoom,
  signs,
  // an option that names a place in the queue is picked by that place alone
  things: (option) => (option.things.some((thing) => thing.startsWith('queue:')) ? option.things.slice(1) : option.things),
  alias: { goal: 'place', via: 'route', prize: 'route', offered: 'mission', one: 'cargo', other: 'cargo', artifact: 'cargo' },
  // tracks, own techs and rooms to copy are on the board too, but their few options get buttons
  drawn: (thing) => /^(place|route|mission|room|figure|queue|into|slot|offer|card|part):|^cargo:\w+_/.test(thing),
  phases: (view: View) => ({ ids: Array.from({ length: view.rounds }, (_, i) => `web-captains-round-${i + 1}`), at: view.phase === 'over' ? -1 : view.round - 1 }),
  heading(table) {
    const view = viewOf(table)
    return view.phase === 'over' ? t('web-captains-over') : t('web-captains-round', { round: view.round, rounds: view.rounds })
  },
  points: (table, seat) => viewOf(table).players[seat].points ?? Number.NaN,
  sources,
  describe,
  /** A promotion is never the last click: the ensign may be meant for a room. */
  keeps: (table) => (table.chosen?.option as unknown[] | undefined)?.[0] === 'promote',
  steps(table): Step[] {
    const job = viewOf(table).job
    if (job && asked(table) === 'prompt-assign') {
      return job.rows.map((_, at) => ({
        words: t('web-captains-row-step', { row: at + 1, who: job.crew[at] ? figureName(job.crew[at]) : t('web-captains-row-open') }),
        done: at < job.crew.length,
        current: at === job.crew.length,
      }))
    }
    return table.picked.map((thing) => ({ words: describe(table, thing).name, done: true, current: false }))
  },
  confirm(_, option) {
    const [word, what] = option.option as string[]
    if (word === 'take') return t('web-captains-take', { tech: techName(what) })
    if (word === 'keep') return t('web-captains-keep')
    return word === 'mission' ? t('web-captains-go') : ''
  },
  verb: (name) => `web-captains-do-${name}`,
  prompt(table) {
    const job = viewOf(table).job
    const row = job?.rows[job.crew.length]
    if (!job || !row || asked(table) !== 'prompt-assign') return ''
    return table.say({ text: 'web-captains-who', args: { row: { text: `row-${row.colour}` }, mission: { text: `mission-${job.mission}` } } })
  },
  headline: (_, event) => (event.name === 'round' ? t('web-captains-round-head', { round: Number(event.args.round) }) : null),
}
