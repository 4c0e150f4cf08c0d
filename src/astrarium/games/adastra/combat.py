"""A6 Combat: dice, targets, damage, retreats, honours. Antaran fleets of B3 fight here as well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from ...kernel import Choice, Option, Reason, Steps, Together, ask, run
from . import fleets, galaxy
from .battle_pieces import STRONGEST, WEAKEST, dice_table, firepower, hit, is_empire, numbers, power_of
from .components import ENEMY_TABLE, REVENGE, N
from .effects import Execution, fire
from .enumerations import BATTLES_WON, DOOM_STAR, ENEMIES_DESTROYED, FIRST_ENEMY, OUTPOST, READY, STATION
from .fleets import Group
from .option_texts import WORDS
from .state import ANTARAN_FLEET, NEUTRAL, NO_ENEMIES, NO_FLEET, NOBODY, Battle, Piece, State, plus
from .system_stats import BUILT

ATTACKER, DEFENDER = 0, 1
RETREAT: Option = ("retreat",)
STAY: Option = ("stay",)
#: Groups of ships by their origin.
Arrivals = Sequence[tuple[int, Iterable[Group]]]


def defender_of(g: State, system: int) -> int:
    """A6.1 The defender of a system: enemies, else the owner of ships or orbital buildings there."""
    if g.enemies[system]:
        return NEUTRAL
    if g.fleet_owner[system] >= 0:
        return g.fleet_owner[system]
    return g.owner[system] if g.outposts[system] or g.stations[system] else NOBODY


# -- the battle


def fight(g: State, attacker: int, system: int, arrivals: Arrivals, from_map: bool = False) -> Steps:
    """A6.1 A battle of the attacker's ships for a system. `from_map`: they are already there."""
    if from_map:
        for _, groups in arrivals:
            fleets.take_groups(g, system, groups)
    defender = defender_of(g, system)
    pieces = _arriving(g, attacker, arrivals) + _defending(g, defender, system)
    battle = Battle(system, attacker, defender, 0, pieces, [(), ()], [0, 0], [0, 0])
    g.battle = battle
    if g.listener:
        g.tell("battle", at=system, by=attacker, side=defender)
    origins = {origin for origin, _ in arrivals}
    most = REVENGE.combat_rounds if attacker == ANTARAN_FLEET else N.combat_rounds
    while battle.round < most:
        battle.round += 1
        yield from _combat_round(g, battle)
        if _over(battle):
            break
        if battle.round == most:
            _attackers_leave(g, battle)
            break
        yield from _ask_retreats(g, battle, origins)
        if _over(battle):
            break
    yield from _end(g, battle)


def _arriving(g: State, side: int, arrivals: Arrivals) -> list[Piece]:
    power = power_of(g, side)
    return [
        (ATTACKER, unit, state, numbers(power, unit)[1], origin)
        for origin, groups in arrivals
        for unit, state, count in groups
        for _ in range(count)
    ]


def _defending(g: State, side: int, system: int) -> list[Piece]:
    """The defender's pieces, taken off the map."""
    kinds: list[tuple[int, int, int]] = []
    if side == NEUTRAL:
        kinds = [(FIRST_ENEMY + kind, READY, count) for kind, count in enumerate(g.enemies[system])]
        g.enemies[system] = NO_ENEMIES
    elif side != NOBODY:
        kinds = list(fleets.groups(g.fleets[system]))
        g.fleets[system] = NO_FLEET
        g.occupy(system, NOBODY)
        kinds += [(OUTPOST, READY, g.outposts[system]), (STATION, READY, g.stations[system])]
        g.outposts[system] = g.stations[system] = 0
    power = power_of(g, side)
    return [
        (DEFENDER, unit, state, numbers(power, unit)[1], system)
        for unit, state, count in kinds
        for _ in range(count)
    ]


def _side(battle: Battle, side: int) -> list[Piece]:
    return [piece for piece in battle.pieces if piece[0] == side]


def _over(battle: Battle) -> bool:
    return len({piece[0] for piece in battle.pieces}) < 2


def _who(battle: Battle, side: int) -> int:
    return battle.attacker if side == ATTACKER else battle.defender


# -- a round


def _combat_round(g: State, battle: Battle) -> Steps:
    """A6.2–A6.5 Both sides roll, choose targets, and take damage simultaneously."""
    sides = _side(battle, ATTACKER), _side(battle, DEFENDER)
    damage = [_roll(g, battle, side, sides[side]) for side in (ATTACKER, DEFENDER)]
    if g.listener:
        g.tell(
            "dice",
            at=battle.at,
            round=battle.round,
            first=battle.dice[0],
            second=battle.dice[1],
            hits=damage[0],
            losses=damage[1],
        )
    orders = yield from _ask_orders(g, battle, sides, damage)
    survivors: list[Piece] = []
    dead: list[list[Piece]] = [[], []]
    for side in (ATTACKER, DEFENDER):
        left, killed = hit(power_of(g, _who(battle, side)), sides[side], damage[1 - side], orders[1 - side])
        survivors += left
        dead[side] = killed
    battle.pieces = survivors
    for side in (ATTACKER, DEFENDER):
        yield from _destroyed(g, battle, side, dead[side])


def _roll(g: State, battle: Battle, side: int, pieces: list[Piece]) -> int:
    """A6.2 Roll as many dice as firepower, up to the limit; returns the damage."""
    power = power_of(g, _who(battle, side))
    shown: list[int] = []
    damage = 0
    for _, unit, state, _, _ in pieces:
        count = min(firepower(power, unit, state), N.most_dice - len(shown))
        if count > 0:
            table = dice_table(power, unit)
            faces = [g.roll(6, "dice") + 1 for _ in range(count)]
            shown += faces
            damage += sum([table[face] for face in faces])
    battle.dice[side] = tuple(shown)
    return damage


def _ask_orders(g: State, battle: Battle, sides: Sequence[list[Piece]], damage: list[int]) -> Steps:
    """A6.3 Both empires choose an order of targets simultaneously, if the order matters."""
    orders: list[Option] = [WEAKEST, WEAKEST]
    asked = []
    for side in (ATTACKER, DEFENDER):
        who = _who(battle, side)
        if who == ANTARAN_FLEET:
            orders[side] = STRONGEST
        elif is_empire(who) and _matters(g, _who(battle, 1 - side), sides[1 - side], damage[side]):
            asked.append(side)
    choices = [
        Choice(
            _who(battle, side),
            "targets",
            [WEAKEST, STRONGEST],
            rule="A6.3",
            args={"at": battle.at, "damage": damage[side]},
        )
        for side in asked
    ]
    if len(choices) == 1:
        orders[asked[0]] = yield choices[0]
    elif choices:
        answers = yield Together(choices)
        for side in asked:
            orders[side] = answers[_who(battle, side)]
    return orders


def _matters(g: State, who: int, targets: list[Piece], damage: int) -> bool:
    """Whether the order of targets changes which pieces survive."""
    if not damage or len(targets) < 2 or len({piece[1:4] for piece in targets}) == 1:
        return False
    outcomes = [hit(power_of(g, who), targets, damage, order) for order in (WEAKEST, STRONGEST)]
    return sorted(outcomes[0][0]) != sorted(outcomes[1][0])


def _destroyed(g: State, battle: Battle, side: int, dead: list[Piece]) -> Steps:
    """A6.5 Return destroyed pieces to the supply; the other side gets its rewards."""
    loser, winner = _who(battle, side), _who(battle, 1 - side)
    for _, unit, _, _, _ in dead:
        battle.lost[side] += 1
        if g.listener:
            g.tell("destroyed", at=battle.at, by=winner, piece=unit, side=loser)
        if unit >= FIRST_ENEMY:
            g.enemy_supply[unit - FIRST_ENEMY] += 1
        elif loser == ANTARAN_FLEET:
            _lose_antaran(g, winner, unit)
        else:
            g.put_back(loser, unit, 1)
            printed = g.powers[loser].printed[unit]
            battle.lost_cost[side] += printed.cost if printed is not None else 0
        if is_empire(winner):
            yield from _rewarded(g, winner, unit, battle.at)


def _lose_antaran(g: State, winner: int, unit: int) -> None:
    """B3.3, B3.9 A destroyed Antaran unit brings a resistance token, the Doom Star ends the attacks."""
    if unit == DOOM_STAR:
        g.doom_star_by = winner
        g.tell("doom-star", winner)
    else:
        g.antaran_supply[unit] += 1
    if is_empire(winner) and sum(g.resistance) < REVENGE.resistance_supply:
        g.resistance[winner] += 1
        g.tell("resistance", winner, count=g.resistance[winner])


def _rewarded(g: State, winner: int, unit: int, system: int) -> Steps:
    if unit >= FIRST_ENEMY:
        g.deeds[winner] = plus(g.deeds[winner], ENEMIES_DESTROYED, 1)
        yield from (run(ENEMY_TABLE[unit - FIRST_ENEMY].reward, Execution(g, winner, system)) or ())
    elif unit < OUTPOST:
        yield from fire(g, winner, "destroy_unit", system)


# -- retreat


def _ask_retreats(g: State, battle: Battle, origins: set[int]) -> Steps:
    """A6.7 The attacker may break off; if not, the defender's ships may leave."""
    if is_empire(battle.attacker):
        chosen = yield Choice(
            battle.attacker, "retreat", [STAY, RETREAT], rule="A6.7", args={"at": battle.at}
        )
        if chosen == RETREAT:
            _attackers_leave(g, battle)
            return
    if is_empire(battle.defender):
        choice = _refuges(g, battle, origins)
        if len(choice.options) > 1:
            chosen = yield choice
            if chosen != STAY:
                _defenders_leave(g, battle, chosen[1])


def _refuges(g: State, battle: Battle, origins: set[int]) -> Choice:
    """A6.7 The question whether the defender's ships leave together, and where to."""
    ships = [piece for piece in _side(battle, DEFENDER) if piece[1] < OUTPOST]
    micro = all(galaxy.uses_micro(g.powers[battle.defender], piece[1]) for piece in ships)
    steps = dict.fromkeys(galaxy.steps_from(g, battle.at, micro)) if ships else {}
    around: list[Option] = [("retreat_to", system) for system in steps if system != battle.at]
    bar = partial(_bar_refuge, g, battle, origins)
    choice = ask(WORDS, g, battle.defender, "withdraw", around, bar, "A6.7", {"at": battle.at})
    choice.options = (STAY, *choice.options)
    return choice


def _bar_refuge(g: State, battle: Battle, origins: set[int], option: Option) -> Reason | None:
    """A6.7 Why ships cannot withdraw to a system."""
    system = option[1]
    if system in origins:
        return "came-from-there", "A6.7", system, battle.attacker
    return galaxy.bar_entry(g, battle.defender, system)


def _steps(g: State, seat: int) -> int:
    """State steps that a retreat costs."""
    return 0 if "safe_retreat" in g.powers[seat].flags else 1


def _attackers_leave(g: State, battle: Battle) -> None:
    """A6.7, B3.7 The attackers return to their origins; an Antaran fleet leaves the galaxy."""
    for _, unit, state, _, origin in _side(battle, ATTACKER):
        if battle.attacker == ANTARAN_FLEET:
            g.antaran_supply[unit] += 1
        else:
            steps = _steps(g, battle.attacker)
            fleets.put_groups(g, battle.attacker, origin, [(unit, state, 1)], steps)
    battle.pieces = _side(battle, DEFENDER)
    g.tell("retreated", at=battle.at, by=battle.attacker)


def _defenders_leave(g: State, battle: Battle, system: int) -> None:
    seat = battle.defender
    ships = [piece for piece in _side(battle, DEFENDER) if piece[1] < OUTPOST]
    for _, unit, state, _, _ in ships:
        fleets.put_groups(g, seat, system, [(unit, state, 1)], _steps(g, seat))
    battle.pieces = [piece for piece in battle.pieces if piece[0] == ATTACKER or piece[1] >= OUTPOST]
    g.tell("withdrew", seat, source=battle.at, at=system)


# -- the end of a battle


def _end(g: State, battle: Battle) -> Steps:
    """A6.6, A6.9, A6.10 Survivors return to the map undamaged; the winner may earn an honour."""
    winners = {piece[0] for piece in battle.pieces}
    g.battle = None
    for side, unit, state, _, _ in battle.pieces:
        _back_on_map(g, battle.at, _who(battle, side), unit, state)
    settle_ownership(g, battle.at)
    if len(winners) != 1:
        g.tell("nobody-won", at=battle.at)
        return
    side = winners.pop()
    winner, loser = _who(battle, side), _who(battle, 1 - side)
    if g.listener:
        g.tell("won-battle", at=battle.at, by=winner, side=loser)
    if not is_empire(winner):
        return
    if is_empire(loser) and battle.lost[1 - side]:
        g.deeds[winner] = plus(g.deeds[winner], BATTLES_WON, 1)
        if battle.lost_cost[1 - side] >= N.honour_cost and g.honours[winner] < N.most_honours:
            g.honours[winner] += 1
            g.tell("honour", winner, count=g.honours[winner])
    yield from fire(g, winner, "win_battle", battle.at)


def _back_on_map(g: State, system: int, who: int, unit: int, state: int) -> None:
    if unit >= FIRST_ENEMY:
        there = list(g.enemies[system] or (0,) * len(ENEMY_TABLE))
        there[unit - FIRST_ENEMY] += 1
        g.enemies[system] = tuple(there)
    elif unit == OUTPOST:
        g.outposts[system] += 1
    elif unit == STATION:
        g.stations[system] += 1
    else:
        fleets.put(g, who, system, unit, state)


def settle_ownership(g: State, system: int) -> None:
    """A2.6, A5.30 An empty system loses its planetary buildings, and without orbital ones its owner."""
    if g.people(system):
        return
    if g.ground[system][BUILT]:
        g.change_ground(system, BUILT, 0)
    if not g.outposts[system] and not g.stations[system]:
        g.own(system, NOBODY)
