/**
 * What the boards know of the games' components. The client was built with each game's own file; whoever owns the box may play with a
 * corrected one, and then the table's welcome brings that file.
 */
const corrected = new Map<string, unknown>()
/** What boards were made of already, as JSON. */
const made = new Map<string, string>()
const written = (file: unknown) => JSON.stringify(file ?? null)

/** Play a game with the file that a table's welcome brings, if it brings one; to be said before its board is loaded. */
export function correct(game: string, file: unknown): void {
  corrected.set(game, file)
  if (made.has(game) && made.get(game) !== written(file)) location.reload() // a server that came back with other cards
}

/** Whether a game is played with a corrected file: then what a board says in short may be wrong. */
export const isCorrected = (game: string): boolean => !!corrected.get(game)

/** What a board has to know, picked from the corrected file if there is one. The module `virtual:<game>` is made of this. */
export function inUse<T>(game: string, pick: (file: unknown) => T, own: T): T {
  const file = corrected.get(game)
  made.set(game, written(file))
  return file ? pick(file) : own
}

/** Entries of a file by their id, each with what is picked of it. */
export function byId<Row extends { id: string }, Pick>(rows: Row[], pick: (row: Row) => Pick): Record<string, Pick> {
  return Object.fromEntries(rows.map((row) => [row.id, pick(row)]))
}
