/** Entries of a file by their id, each with what is picked of it. */
export function byId<Row extends { id: string }, Pick>(rows: Row[], pick: (row: Row) => Pick): Record<string, Pick> {
  return Object.fromEntries(rows.map((row) => [row.id, pick(row)]))
}
