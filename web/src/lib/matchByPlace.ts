/** Matches indistinguishable pieces before and after a move by position. */
export interface Spot { left: number; top: number }

const near = (one: Spot, other: Spot) => Math.hypot(one.left - other.left, one.top - other.top) < 3

/** The earlier place for each present one, if any. Equal places match first, the others in order. */
export function matchByPlace<T extends Spot>(before: readonly T[], now: readonly T[]): (T | undefined)[] {
  const free = [...before]
  const take = (at: number) => (at < 0 ? undefined : free.splice(at, 1)[0])
  const stayed = now.map((spot) => take(free.findIndex((each) => near(each, spot))))
  return stayed.map((found) => found ?? free.shift())
}
