"""Values attacks, invasions and battles, and decides when to break them off."""

from __future__ import annotations

from typing import Any

from ...games.adastra.active_powers import ENEMY_DICE
from ...games.adastra.components import ENEMY_TABLE, REVENGE, N
from ...games.adastra.enumerations import DOOM_STAR, FIRST_ENEMY, FOOD, OVERLOADED, PRODUCTION, WRECK
from ...kernel import Option
from .battle_odds import (
    ANTARAN_FLEET,
    NEUTRAL,
    Force,
    antarans,
    defence,
    groups_of,
    hits,
    landing,
    odds,
    ships_of,
)
from .judge import Judge
from .worth import effects_worth

NO_FLEET = ((0, 0, 0),) * 4
EMPIRES = range(6)


def leave(g: Any, system: int, unit: int, state: int) -> None:
    """Take a ship off a system of an imagined position."""
    g.add_ships(system, unit, state, -1)
    if g.fleets[system] == NO_FLEET:
        g.occupy(system, -1)


def arrive(g: Any, seat: int, system: int, unit: int, state: int) -> None:
    """Put a ship down in a system of an imagined position."""
    g.add_ships(system, unit, state)
    g.occupy(system, seat)


def _groups(ships: tuple[Option, ...]) -> list[tuple[int, int, int]]:
    """The ships after their use."""
    return [(unit, min(OVERLOADED, state + 1), 1) for _, _, unit, state, _ in ships]


def strike(judge: Judge, g: Any, target: int, ships: tuple[Option, ...], now: float) -> float:
    """The value of an attack with these ships: victory and defeat by their odds."""
    weights, seat = judge.weights, judge.seat
    mine = ships_of(g, seat, _groups(ships))
    theirs = defence(g, target)
    chance = odds(mine, theirs, weights.sharpness)
    won = judge.worth(_victory(judge, g, target, ships, theirs)) + _spoils(judge, g, target)
    lost = now - 0.5 * weights.ship_loss * mine.cost
    price = 0.0
    if theirs.pieces:
        price = weights.ship_loss * mine.cost * min(0.6, theirs.damage / max(1.0, mine.hull))
    return chance * (won - price) + (1 - chance) * lost


def _victory(judge: Judge, g: Any, target: int, ships: tuple[Option, ...], theirs: Force) -> Any:
    """The position after a victory without losses."""
    seat = judge.seat
    after = g.copy()
    victims = {who for who in (g.owner[target], g.fleet_owner[target]) if who in EMPIRES} - {seat}
    _break_embassies(after, seat, victims)
    enemies, battles, conquests, explored = after.deeds[seat]
    if g.enemies[target]:
        after.deeds[seat] = (enemies + theirs.pieces, battles, conquests, explored)
        after.enemies[target] = ()
    elif g.fleet_owner[target] == ANTARAN_FLEET:
        if any(g.fleets[target][DOOM_STAR]):
            after.doom_star_by = seat
    elif theirs.pieces:
        after.deeds[seat] = (enemies, battles + 1, conquests, explored)
        if theirs.cost >= N.honour_cost:
            after.honours[seat] = min(N.most_honours, after.honours[seat] + 1)
    after.outposts[target] = after.stations[target] = 0
    after.fleets[target] = NO_FLEET
    if not after.people(target):
        after.own(target, -1)
    for _, origin, unit, state, _ in ships:
        leave(after, origin, unit, state)
    for _, _, unit, state, _ in ships:
        arrive(after, seat, target, unit, min(OVERLOADED, state + 1))
    return after


def _break_embassies(g: Any, seat: int, victims: set[int]) -> None:
    """Break embassies with the attacked; the attacker gains discontent."""
    broken = False
    for other in victims:
        broken = broken or bool(g.embassies[seat] >> other & 1 or g.embassies[other] >> seat & 1)
        g.embassies[seat] &= ~(1 << other)
        g.embassies[other] &= ~(1 << seat)
    if broken:
        g.discontent[seat] += N.broken_embassy_discontent


def _spoils(judge: Judge, g: Any, target: int) -> float:
    """Rewards for destroyed enemies, and the damage done to a rival."""
    total = 0.0
    for kind, count in enumerate(g.enemies[target]):
        if count:
            total += count * effects_worth(judge.weights, ENEMY_TABLE[kind].reward, 0)
    loser = g.fleet_owner[target]
    if loser in EMPIRES or g.outposts[target] or g.stations[target]:
        total += judge.spite(g) * judge.weights.ship_loss * defence(g, target).cost
    return total


# -- invasion


def invasion(judge: Judge, g: Any, system: int, now: float) -> float:
    """The value of an invasion by all ships there."""
    chance, killed = landing(g, judge.seat, system, groups_of(g.fleets[system]))
    spite = judge.spite(g)
    value: float = now + spite * killed * judge.person(judge.token[FOOD])
    won: float = judge.worth(_conquered(judge, g, system)) + spite * judge.lost(g, system)
    return value + chance * max(0.0, won - value)


def destruction(judge: Judge, g: Any, system: int) -> float:
    """The value of destroying a planet: its owner loses all of it, and nobody gets it."""
    after = g.copy()
    _break_embassies(after, judge.seat, {g.owner[system]})
    after.pay(judge.seat, PRODUCTION, REVENGE.xenocide_cost)
    after.population[system] = (0, 0, 0)
    after.outposts[system] = after.stations[system] = 0
    after.ground[system] = (WRECK, "", 0, 0, 0)
    after.own(system, -1)
    after.discontent[judge.seat] += REVENGE.xenocide_discontent
    return judge.worth(after) + judge.spite(g) * judge.lost(g, system)


def _conquered(judge: Judge, g: Any, system: int) -> Any:
    """The position after a conquest."""
    seat = judge.seat
    after = g.copy()
    _break_embassies(after, seat, {g.owner[system]})
    after.population[system] = (0, 0, 0)
    if g.flag_left(seat, system, N.flags) and g.site(system).habitable:
        capacity = g.site(system).capacity
        after.add_people(system, capacity.index(max(capacity)))
        after.own(system, seat)
        after.discontent[seat] += N.conquest_discontent
        enemies, battles, conquests, explored = after.deeds[seat]
        after.deeds[seat] = (enemies, battles, conquests + 1, explored)
    else:
        after.own(system, -1)
    return after


# -- in battle


def battle_odds(judge: Judge, g: Any) -> float:
    """The chance that the seat wins the current battle."""
    battle = g.battle
    sides = []
    for side, who in ((0, battle.attacker), (1, battle.defender)):
        pieces = [piece for piece in battle.pieces if piece[0] == side]
        sides.append(_force(g, who, pieces))
    mine = 0 if battle.attacker == judge.seat else 1
    return odds(sides[mine], sides[1 - mine], judge.weights.sharpness)


def _force(g: Any, who: int, pieces: list[tuple[int, ...]]) -> Force:
    """The force of pieces in battle, with the hull they have left."""
    if who == NEUTRAL:
        total = Force()
        for _, unit, _, hull, _ in pieces:
            enemy = ENEMY_TABLE[unit - FIRST_ENEMY]
            damage = hits(ENEMY_DICE[unit - FIRST_ENEMY], enemy.firepower)
            total = total.plus(Force(damage, hull, enemy.shield, 0, 1))
        return total
    groups = [(unit, state, 1) for _, unit, state, _, _ in pieces]
    whole = antarans(groups) if who == ANTARAN_FLEET else ships_of(g, who, groups)
    return whole._replace(hull=sum([piece[3] for piece in pieces]))


def fight_odds(judge: Judge, g: Any, system: int) -> float:
    """The chance that newly arrived ships beat the enemies there."""
    fleet = groups_of(g.fleets[system])
    return odds(ships_of(g, judge.seat, fleet), defence(g, system), judge.weights.sharpness)
