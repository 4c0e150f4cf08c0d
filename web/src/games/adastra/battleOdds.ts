/** Odds of battles (simulated with seeded dice) and of landings (exact). */
import data from 'virtual:adastra'
import { seeded } from '../../lib/seededRandom'
import { ANTARANS, N, sum, type Battle, type State, type System, type View } from './model'

export interface Piece { unit: string; state: State; hull?: number }
interface Fighter { firepower: number; hull: number; shield: number; rank: number; table: number[] }
export interface Odds { win: number; lose: number; left: number }

const RANK = ['frigate', 'cruiser', 'outpost', 'battle_station', 'titan', 'doom_star', ...Object.keys(data.enemies)]
const faces = (face: number, damage: number) => [0, 1, 2, 3, 4, 5, 6].map((die) => (die >= face ? damage : 0))

function fighter(view: View, side: number, piece: Piece): Fighter {
  const enemy = data.enemies[piece.unit]
  const antaran = side === ANTARANS ? data.antaran[piece.unit] : undefined
  const own = enemy || antaran ? undefined : view.players[side]
  const numbers = enemy ?? antaran ?? own!.units!.find((each) => each.unit === piece.unit)!
  const table = enemy ? faces(enemy.face, enemy.damage) : antaran ? faces(data.antaranDice.face, data.antaranDice.damage) : own!.combat!
  return {
    firepower: Math.max(0, numbers.firepower - (piece.state === 'overloaded' ? 1 : 0)), hull: piece.hull ?? numbers.hull, shield: numbers.shield,
    rank: RANK.indexOf(piece.unit), table,
  }
}

/** The side that would defend a system, and its units (A6.1). */
export function defenders(system: System): { side: number | null; pieces: Piece[] } {
  const many = (unit: string, n: number, state: State = 'ready') => Array.from({ length: n }, () => ({ unit, state }))
  const enemies = Object.entries(system.enemies)
  if (enemies.length) return { side: 7, pieces: enemies.flatMap(([unit, n]) => many(unit, n)) }
  const ships = (system.fleet?.ships ?? []).flatMap((each) => (['ready', 'exhausted', 'overloaded'] as const).flatMap((state) => many(each.unit, each[state], state)))
  const orbital = [...many('outpost', system.outposts), ...many('battle_station', system.stations)]
  return { side: system.fleet?.owner ?? (orbital.length ? system.owner : null), pieces: [...ships, ...orbital] }
}

function roll(side: Fighter[], next: () => number): number {
  let [damage, dice] = [0, 0]
  for (const each of side) {
    for (let i = 0; i < each.firepower && dice < N.most_dice; i += 1, dice += 1) damage += each.table[1 + Math.floor(next() * 6)]
  }
  return damage
}

function hit(side: Fighter[], damage: number, strongest: boolean): Fighter[] {
  const order = [...side].sort((a, b) => (strongest ? b.firepower - a.firepower || b.hull - a.hull : a.hull - b.hull || a.firepower - b.firepower) || a.rank - b.rank)
  const left: Fighter[] = []
  for (const each of order) {
    const dealt = Math.min(damage, each.shield + each.hull)
    damage -= dealt
    const hull = each.hull - Math.max(0, dealt - each.shield)
    if (hull > 0) left.push({ ...each, hull })
  }
  return left
}

const GAMES = 300

/** Simulates a battle. Both sides hit the weakest first (Antarans the strongest) and nobody retreats. After the last round
 * the attackers withdraw, which counts for neither side. */
export function battle(view: View, attacker: number, attack: Piece[], defender: number, defend: Piece[], begun = 0): Odds {
  const [ours, theirs] = [attack.map((each) => fighter(view, attacker, each)), defend.map((each) => fighter(view, defender, each))]
  const next = seeded('odds')
  const rounds = (attacker === ANTARANS ? N.antaran_rounds : N.combat_rounds) - begun
  const found = { win: 0, lose: 0, left: 0 }
  for (let game = 0; game < GAMES; game += 1) {
    let [a, b] = [ours, theirs]
    for (let round = 0; round < rounds && a.length && b.length; round += 1) {
      const [hits, losses] = [roll(a, next), roll(b, next)]
      ;[a, b] = [hit(a, losses, defender === ANTARANS), hit(b, hits, attacker === ANTARANS)]
    }
    if (a.length && !b.length) {
      found.win += 1
      found.left += a.length
    } else if (b.length && !a.length) found.lose += 1
  }
  return { win: Math.round((found.win / GAMES) * 100), lose: Math.round((found.lose / GAMES) * 100), left: found.win ? found.left / found.win : 0 }
}

/** Odds of a battle in progress, from its present units. */
export function goingOn(view: View, now: Battle): Odds {
  const side = (which: number) => now.pieces.filter((piece) => piece.side === which)
  return battle(view, now.attacker, side(0), now.defender, side(1), now.round)
}

/** Odds of an attack on a system; null if nobody would defend it. */
export function against(view: View, attacker: number, attack: Piece[], system: System): Odds | null {
  const { side, pieces } = defenders(system)
  return side === null || !pieces.length || !attack.length ? null : battle(view, attacker, attack, side, pieces)
}

/** A landing: dice, resistance and expected losses of population; `all` is the chance in percent that the system falls. */
export function landing(view: View, seat: number, ships: Piece[], system: System): { dice: number; resistance: number; expected: number; all: number } {
  const player = view.players[seat]
  const power = sum(ships.map((each) => fighter(view, seat, { ...each, state: used(each.state) }).firepower))
  const dice = Math.min(N.most_dice, power + (player.invasion_dice ?? 0))
  let chances = [1]
  for (let i = 0; i < dice; i += 1) {
    const next: number[] = []
    chances.forEach((chance, successes) => {
      for (let face = 1; face <= 6; face += 1) {
        const total = successes + (player.invasion?.[face] ?? 0)
        next[total] = (next[total] ?? 0) + chance / 6
      }
    })
    chances = Array.from(next, (chance) => chance ?? 0)
  }
  const people = sum(system.population)
  const all = sum(chances.filter((_, successes) => successes - system.resistance >= people))
  const expected = sum(chances.map((chance, successes) => chance * Math.min(people, Math.max(0, successes - system.resistance))))
  return { dice, resistance: system.resistance, expected, all: Math.round(all * 100) }
}

/** The state of a ship after use. */
export const used = (state: State): State => (state === 'ready' ? 'exhausted' : 'overloaded')

/** The Antaran fleet of this round, including the ships that are still in the galaxy (B3.6). */
export function antaranFleet(view: View): Piece[] {
  if (!view.antarans) return []
  const pieces: Piece[] = []
  for (const [unit, n] of Object.entries(view.antarans.next_fleet)) {
    const there = sum(view.systems.flatMap((system) => (system.fleet?.owner === ANTARANS ? system.fleet.ships.filter((each) => each.unit === unit).map((each) => each.ready + each.exhausted + each.overloaded) : [])))
    const fresh = Math.min(n, view.antarans.supply[unit] ?? 0)
    for (let i = 0; i < fresh + there; i += 1) pieces.push({ unit, state: 'ready' })
  }
  return pieces
}
