/** What a board makes of a view, laid over what is printed: made once for each view. */
export function laidOver<Seen extends object, View>(lay: (seen: Seen) => View): (table: { view: unknown }) => View {
  const made = new WeakMap<Seen, View>()
  return (table) => {
    const seen = table.view as Seen
    const found = made.get(seen) ?? lay(seen)
    made.set(seen, found)
    return found
  }
}
