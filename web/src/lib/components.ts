/**
 * Component data of the boards: the file built into the client, or a correction. Owners of the box may play with a corrected
 * file, which the table's welcome then brings.
 */
const corrected = new Map<string, unknown>()
/** Files that loaded boards were built from, as JSON. */
const made = new Map<string, string>()
const written = (file: unknown) => JSON.stringify(file ?? null)

/** Sets the corrected file of a game, if the welcome brings one. Must run before the board is loaded. */
export function correct(game: string, file: unknown): void {
  corrected.set(game, file)
  if (made.has(game) && made.get(game) !== written(file)) location.reload() // the server restarted with other components
}

/** Whether a game uses a corrected file: short texts built into the board may then be wrong. */
export const isCorrected = (game: string): boolean => !!corrected.get(game)

/** The component data of a board, from the corrected file if there is one. The virtual module `virtual:<game>` calls this. */
export function inUse<T>(game: string, pick: (file: unknown) => T, own: T): T {
  const file = corrected.get(game)
  made.set(game, written(file))
  return file ? pick(file) : own
}

/** Rows of a file by id, each reduced by `pick`. */
export function byId<Row extends { id: string }, Pick>(rows: Row[], pick: (row: Row) => Pick): Record<string, Pick> {
  return Object.fromEntries(rows.map((row) => [row.id, pick(row)]))
}
