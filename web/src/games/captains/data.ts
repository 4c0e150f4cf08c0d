/** What the board has to know of components.toml besides the view, and nothing more. */

/* eslint-disable @typescript-eslint/no-explicit-any */
export default function data(file: any) {
  const ours = (each: any) => [each.source, each.effects_from].some((from) => from === 'designed' || from === 'partial')
  const named = (list: any[], make: (each: any) => unknown) => Object.fromEntries(list.map((each) => [each.id, make(each)]))
  return {
    techs: named(file.techs, (each) => ({ deck: each.deck, kind: each.kind, colour: each.colour ?? null, edges: each.edges, designed: ours(each) })),
    missions: named(file.missions, (each) => ({ points: each.points, rows: each.rows.map((row: any) => row.colour), designed: ours(each) })),
    events: named(file.events, (each) => ({ designed: ours(each) })),
    left: file.constants.left_in_queue,
  }
}
