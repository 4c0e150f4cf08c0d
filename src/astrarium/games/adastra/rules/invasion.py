"""A5.27–A5.30, B1.2 The action Invasion: landings, conquest, and destroyed planets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import product

from ....kernel import Choice, Option, Reason, Steps, ask
from .. import fleets
from ..battle_pieces import firepower
from ..combat import settle_ownership
from ..component_types import ActionCard
from ..components import REVENGE, N
from ..effects import capacity, change_discontent, fire
from ..enumerations import ORION, OUTPOST, OVERLOADED, PRODUCTION, STATION, SYSTEMS_CONQUERED, TITAN, WRECK
from ..fleets import Group
from ..option_texts import WORDS
from ..state import NOBODY, State, plus, usable
from .diplomacy import break_embassies
from .flight import chosen_groups, ships_at

ROLL: Option = ("roll",)
DESTROY: Option = ("destroy",)


def quick(g: State, seat: int, card: ActionCard) -> Iterator[Option]:
    """The legal places, computed without reasons."""
    for system in g.based[seat]:
        foreign = g.owner[system] not in (seat, NOBODY)
        if foreign and any(g.population[system]) and usable(g.fleets[system]) and (system,) not in g.used:
            yield "invade", system


def candidates(g: State, seat: int, card: ActionCard) -> list[Option]:
    return [("invade", system) for system, owner in enumerate(g.owner) if owner not in (seat, NOBODY)]


def bar(g: State, seat: int, card: ActionCard, option: Option) -> Reason | None:
    """A5.27 Why a system of another empire cannot be invaded."""
    system = option[1]
    if (system,) in g.used:
        return "used", "A5.2"
    if g.fleet_owner[system] != seat:
        if g.enemies[system]:
            return "enemies-here", "A5.27", system, g.enemies[system]
        return "besieged", "A5.27", system, g.holder(system)
    if not g.people(system):
        return "nobody-lives-there", "A5.27", system
    return None if usable(g.fleets[system]) else ("overloaded", "A2.10", system, len(ships_at(g, system)))


def bar_lander(option: Option) -> Reason | None:
    return ("ship-overloaded", "A2.10") if option[3] == OVERLOADED else None


def bar_destroyer(option: Option) -> Reason | None:
    """B1.2 Why a ship cannot destroy the planet."""
    return ("no-destroyer", "B1.2") if option[2] < TITAN else bar_lander(option)


def _one_of_each(g: State, system: int) -> list[Option]:
    return [ship for ship in ships_at(g, system) if ship[4] == 0]


def settlers(g: State, seat: int, system: int) -> list[Option]:
    return [("settle", kind) for kind in range(3)]


def bar_settler(g: State, seat: int, system: int, option: Option) -> Reason | None:
    """A5.29 Why a kind cannot settle."""
    room = capacity(g, seat, system, option[1])
    full = g.population[system][option[1]] >= room
    return ("capacity", "A5.29", system, option[1], room) if full else None


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    system = place[1]
    g.used += ((system,),)
    how = ROLL
    if _destroyers(g, seat, system):
        how = yield Choice(seat, "invasion-kind", [ROLL, DESTROY], rule="B1.2", args={"at": system})
    if how == DESTROY:
        yield from destroy_planet(g, seat, system)
    else:
        yield from _land(g, seat, system)


def _use(g: State, seat: int, system: int, groups: list[Group]) -> list[Group]:
    """A2.10 Use ships without moving them."""
    fleets.take_groups(g, system, groups)
    used = fleets.used(groups)
    fleets.put_groups(g, seat, system, used)
    return used


def _land(g: State, seat: int, system: int) -> Steps:
    """A5.27, A5.28 Dice against resistance, then losses; conquest if nobody is left."""
    ships = ships_at(g, system)
    picked = yield ask(WORDS, g, seat, "landing", ships, bar_lander, "A5.27", {"at": system}, at_least=1)
    used = _use(g, seat, system, chosen_groups(picked))
    victim = g.owner[system]
    break_embassies(g, seat, [victim])
    power = g.powers[seat]
    dice = sum(firepower(power, unit, state) * count for unit, state, count in used) + power.invasion_dice
    faces = tuple([g.roll(6, "dice") + 1 for _ in range(max(0, min(N.most_dice, dice)))])
    successes = sum(power.invasion[face] for face in faces)
    against = g.resists(system)
    g.tell("landed", seat, at=system, faces=faces, successes=successes, against=against)
    losses = max(0, successes - against)
    if not losses:
        return
    yield from _remove(g, seat, system, losses)
    if not g.people(system):
        yield from conquer(g, seat, system)


@cache
def loss_options(people: tuple[int, ...], losses: int) -> tuple[Option, ...]:
    """All ways to split losses over farmers, workers and scientists."""
    ranges = [range(min(losses, count), -1, -1) for count in people]
    return tuple(("losses", *parts) for parts in product(*ranges) if sum(parts) == losses)


def _remove(g: State, seat: int, system: int, losses: int) -> Steps:
    """A5.28 The invader chooses which population is lost."""
    people = g.population[system]
    losses = min(losses, sum(people))
    chosen = yield Choice(
        seat, "losses", loss_options(people, losses), rule="A5.28", args={"at": system, "count": losses}
    )
    for kind, count in enumerate(chosen[1:]):
        g.add_people(system, kind, -count)
    g.tell("killed", seat, at=system, people=chosen[1:])


def conquer(g: State, seat: int, system: int) -> Steps:
    """A5.29 The invader settles immediately, if a flag is left; planetary buildings stay."""
    g.own(system, NOBODY)
    if not g.flag_left(seat, system, N.flags):
        settle_ownership(g, system)
        g.tell("left-empty", seat, at=system)
        return
    for _ in range(2 if "settle_two" in g.powers[seat].flags else 1):
        bar_kind = partial(bar_settler, g, seat, system)
        choice = ask(WORDS, g, seat, "settle", settlers(g, seat, system), bar_kind, "A5.29", {"at": system})
        if not choice.options:
            break
        chosen = yield choice
        g.add_people(system, chosen[1])
    if not g.people(system):
        settle_ownership(g, system)
        return
    g.own(system, seat)
    g.tell("conquered", seat, at=system)
    change_discontent(g, seat, N.conquest_discontent)
    g.deeds[seat] = plus(g.deeds[seat], SYSTEMS_CONQUERED, 1)
    yield from fire(g, seat, "conquer", system)


# -- destroyed planets


def _destroyers(g: State, seat: int, system: int) -> list[Group]:
    """B1.2 Usable Titans and Doom Stars, where the empire can destroy this planet and pay for it."""
    if "xenocide" not in g.powers[seat].flags or g.ground[system][0] == ORION:
        return []
    if g.resources[seat][PRODUCTION] < REVENGE.xenocide_cost:
        return []
    return [group for group in fleets.usable_groups(g.fleets[system]) if group[0] >= TITAN]


def destroy_planet(g: State, seat: int, system: int) -> Steps:
    """B1.2 Destroy a planet: everything on it and around it is lost, except ships."""
    ships = _one_of_each(g, system)
    chosen = yield ask(WORDS, g, seat, "destroyer", ships, bar_destroyer, "B1.2", {"at": system})
    _use(g, seat, system, [(chosen[2], chosen[3], 1)])
    g.pay(seat, PRODUCTION, REVENGE.xenocide_cost)
    break_embassies(g, seat, [g.owner[system]])
    wreck(g, system)
    g.tell("wrecked", seat, at=system)
    change_discontent(g, seat, REVENGE.xenocide_discontent)


def wreck(g: State, system: int) -> None:
    """B1.2, B1.3 Remove population, buildings, discovery and terraforming; the planet becomes a wreck."""
    owner = g.owner[system]
    g.put_back(owner, OUTPOST, g.outposts[system])
    g.put_back(owner, STATION, g.stations[system])
    g.outposts[system] = g.stations[system] = 0
    g.population[system] = (0, 0, 0)
    g.ground[system] = (WRECK, "", 0, 0, 0)
    g.own(system, NOBODY)
