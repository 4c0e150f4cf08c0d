/** A view as blocks of facts: single values, tables with a row for each player, tables of like things. */

export type Cell = { words: string; hidden?: boolean }
export interface Facts { kind: 'facts'; rows: { key: string; cell: Cell }[] }
export interface Grid { kind: 'grid'; key: string; bySeat: boolean; columns: string[]; rows: Cell[][] }
export type Block = Facts | Grid

type Plain = Record<string, unknown>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
const isFact = (value: unknown) => !isPlain(value) && !Array.isArray(value)

/** A value in a few words; what a seat may not see is null and counts as hidden. */
export function cell(value: unknown): Cell {
  if (value === null || value === undefined) return { words: '–' }
  if (typeof value === 'boolean') return { words: value ? '✓' : '–' }
  if (Array.isArray(value)) {
    const known = value.filter((each) => each !== null)
    const hidden = value.length - known.length
    const words = known.map((each) => cell(each).words).join(', ')
    if (hidden) return { words: [words, `${hidden} × ?`].filter(Boolean).join(', '), hidden: !known.length }
    return { words: words || '–' }
  }
  if (isPlain(value)) return { words: Object.values(value).map((each) => cell(each).words).join(' · ') }
  return { words: String(value) }
}

/** Everything in a view, in its own order; a list as long as there are seats is read as one entry for each player. */
export function blocks(view: Plain, seats: number): Block[] {
  const facts: Facts = { kind: 'facts', rows: [] }
  const bySeat: { key: string; values: unknown[] }[] = []
  const grids: Grid[] = []
  for (const [key, value] of Object.entries(view)) {
    if (isFact(value)) facts.rows.push({ key, cell: cell(value) })
    else if (Array.isArray(value) && value.length && value.every(isPlain)) grids.push(grid(key, value as Plain[], key === 'players' && value.length === seats))
    else if (Array.isArray(value) && value.length === seats) bySeat.push({ key, values: value })
    else facts.rows.push({ key, cell: cell(value) })
  }
  const columns = bySeat.map((each) => each.key)
  const players: Grid[] = columns.length
    ? [{ kind: 'grid', key: 'players', bySeat: true, columns, rows: Array.from({ length: seats }, (_, seat) => bySeat.map((each) => cell(each.values[seat]))) }]
    : []
  return [...(facts.rows.length ? [facts] : []), ...players, ...grids]
}

function grid(key: string, things: Plain[], bySeat: boolean): Grid {
  const columns = [...new Set(things.flatMap((thing) => Object.keys(thing)))].filter((each) => !bySeat || each !== 'seat')
  return { kind: 'grid', key, bySeat, columns, rows: things.map((thing) => columns.map((each) => cell(thing[each]))) }
}
