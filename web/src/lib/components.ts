/**
 * What the boards know of the games' components. The client was built with each game's own file; whoever owns the box may play with a
 * corrected one, and then the table's welcome brings that file.
 */
const corrected = new Map<string, unknown>()

/** Play a game with a corrected file; to be said before its board is loaded. */
export function correct(game: string, file: unknown): void {
  if (file) corrected.set(game, file)
}

/** What a board has to know, picked from the corrected file if there is one. The module `virtual:<game>` is made of this. */
export function inUse<T>(game: string, pick: (file: unknown) => T, own: T): T {
  const file = corrected.get(game)
  return file ? pick(file) : own
}
