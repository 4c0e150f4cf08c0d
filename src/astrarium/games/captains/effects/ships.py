"""Ships on the map: moves, jumps, reservations, fights, ambushes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ....kernel import Choice, Option, QuickWonder, Reason, Steps, bars, does, run
from ..components import MAPS, PIRATE_COLOUR, PIRATE_REWARD
from ..galaxy import other_end
from ..powers import Convert
from ..state import State
from ..vocabulary import Ambush, Fight, Jump, Move
from ..words import WORDS
from .cargo import hurt, load, shed
from .doing import STOP, Doing, conversions
from .reactions import react
from .tokens import draw_pirate

#: To make no move, or no further one.
STAY: Option = ("stay",)

# -- places and reservations


def leave(g: State, ship: int) -> None:
    """S6.5 A ship leaves its place: a ship that stays there alone gets the reservation."""
    at = g.at
    here = at[ship]
    at[ship] = ""
    if here not in at:
        g.reserved.pop(here, None)
    elif at.count(here) > 1:
        if g.reserved.get(here) == ship:
            del g.reserved[here]
    elif here not in g.stations.values():
        g.reserved[here] = at.index(here)


def arrive(g: State, ship: int, place: str) -> None:
    """S6.4 A ship that arrives where no other is reserves the planet."""
    if place not in g.at and place not in g.stations.values():
        g.reserved[place] = ship
    g.at[ship] = place


# -- moving


@cache
def _ways(seats: int, place: str) -> tuple[Option, ...]:
    """Where one move can lead, and the choice to stay."""
    return (*(("fly", other_end(route, place), route.id) for route in MAPS[seats].at[place]), STAY)


@cache
def _landings(seats: int, place: str) -> tuple[Option, ...]:
    return (*(("jump", other) for other in MAPS[seats].places if other != place), STAY)


@does(Move)
def move(effect: Move, doing: Doing) -> Steps:
    """S6.2 Up to so many moves, one at a time."""
    g, seat, ship = doing.g, doing.seat, doing.ship
    converts: list[Convert] = []
    for left in range(effect.n, 0, -1):
        options = _ways(g.seats, g.at[seat])
        if (ship.kit or g.kit(ship)).converts:
            converts = conversions(doing, "move")
            forced = next((each for each in converts if not each.optional), None)
            if forced:
                yield from _converted(forced, doing)
                continue
            options = (*options[:-1], *[("convert", each.tech) for each in converts], STAY)
        chosen = yield Choice(seat, "move", options, None, None, "S6.2", (AtMove, g, doing), {"left": left})
        if chosen[0] == "fly":
            yield from sail(doing, chosen[1], chosen[2])
        elif chosen[0] == "convert":
            yield from _converted(_of_tech(converts, chosen[1]), doing)
        else:
            return


class AtMove(QuickWonder):
    """Places to which no route leads from here, and abilities that cannot change the move."""

    __slots__ = ()

    words = WORDS

    def candidates(self) -> Iterator[Option]:
        g, doing = self
        here = g.at[doing.seat]
        for place in g.map.places:
            if place != here:
                yield "fly", place, g.map.between.get((here, place), "")
        yield from _conversion_candidates(doing, "move")

    def bar(self, option: Option) -> Reason | None:
        g, doing = self
        if option[0] == "convert":
            return _bar_conversion(doing, "move", option[1])
        if option[2]:
            return None
        here = g.at[doing.seat]
        return "no-route", "S6.2", here, option[1], g.map.distance[here, option[1]]


def _conversion_candidates(doing: Doing, word: str) -> Iterator[Option]:
    """The abilities that turn such an effect into another, at other times if not now."""
    return (("convert", each.tech) for each in doing.g.kit(doing.ship).converts if each.word == word)


def _bar_conversion(doing: Doing, word: str, tech: str) -> Reason | None:
    """S12.4 Why an ability cannot turn this effect into another."""
    if any(each.tech == tech for each in conversions(doing, word)):
        return None
    return ("turned-once", "S12.4", tech) if tech in doing.used else ("bonus-only", "S12.4", tech)


def sail(doing: Doing, place: str, route: str) -> Steps:
    """S6.2 One move; a pirate on the way does damage on arrival."""
    g, seat = doing.g, doing.seat
    leave(g, seat)
    arrive(g, seat, place)
    if g.listener:
        g.tell("moved", seat, place=place)
    if route in g.pirates:
        steps = hurt(doing)
        if steps is not None:
            yield from steps


@does(Jump)
def jump(effect: Jump, doing: Doing) -> Steps:
    """S6.3"""
    g, seat = doing.g, doing.seat
    options = _landings(g.seats, g.at[seat])
    converts = conversions(doing, "jump")
    forced = next((each for each in converts if not each.optional), None)
    if forced:
        yield from _converted(forced, doing)
        return
    if converts:
        options = (*options[:-1], *[("convert", each.tech) for each in converts], STAY)
    chosen = yield Choice(seat, "jump", options, rule="S6.3", wonder=(AtJump, g, doing))
    if chosen[0] == "jump":
        leave(g, seat)
        arrive(g, seat, chosen[1])
        if g.listener:
            g.tell("jumped", seat, place=chosen[1])
    elif chosen[0] == "convert":
        yield from _converted(_of_tech(converts, chosen[1]), doing)


class AtJump(QuickWonder):
    """The place where the ship is, and abilities that cannot change the jump."""

    __slots__ = ()

    words = WORDS

    def candidates(self) -> Iterator[Option]:
        g, doing = self
        yield from (("jump", place) for place in g.map.places)
        yield from _conversion_candidates(doing, "jump")

    def bar(self, option: Option) -> Reason | None:
        g, doing = self
        if option[0] == "convert":
            return _bar_conversion(doing, "jump", option[1])
        return ("here-already", "S6.3", option[1]) if option[1] == g.at[doing.seat] else None


def _of_tech(converts: list[Convert], tech: str) -> Convert:
    return next(each for each in converts if each.tech == tech)


def _converted(convert: Convert, doing: Doing) -> Steps:
    if doing.g.listener:
        doing.g.tell("converted", doing.seat, tech=convert.tech)
    steps = convert.into.do(doing.by(convert.tech))
    if steps is not None:
        yield from steps


# -- pirates


def targets(g: State, place: str) -> list[str]:
    """The routes at a place that have a pirate."""
    return [route.id for route in MAPS[g.seats].at[place] if route.id in g.pirates]


@bars(Fight)
def _nobody_near(effect: Fight, doing: Doing) -> Reason | None:
    """S9.2 Whether no pirate is on a route at the ship's place."""
    here = doing.g.at[doing.seat]
    return None if targets(doing.g, here) else ("nobody-near", "S9.2", here)


@does(Fight)
def fight(effect: Fight, doing: Doing) -> Steps | None:
    """S9.2 Up to so many fights."""
    return None if _nobody_near(effect, doing) else _fights(effect.n, doing)


def _fights(times: int, doing: Doing) -> Steps:
    g, seat = doing.g, doing.seat
    for left in range(times, 0, -1):
        routes = targets(g, g.at[seat])
        if not routes:
            return
        options = [("fight", route) for route in routes]
        options.append(STOP)
        wonder = (AtFight, g, g.at[seat])
        chosen = yield Choice(seat, "fight", options, rule="S9.2", wonder=wonder, args={"left": left})
        if chosen[0] != "fight":
            return
        yield from _fight(doing, chosen[1])


class AtFight(QuickWonder):
    """Routes here without a pirate, and pirates elsewhere."""

    __slots__ = ()

    words = WORDS

    def candidates(self) -> Iterator[Option]:
        g, here = self
        yield from (("fight", route.id) for route in g.map.at[here])
        yield from (("fight", route) for route in g.pirates)

    def bar(self, option: Option) -> Reason | None:
        g, here = self
        route = g.map.routes[option[1]]
        if here not in (route.a, route.b):
            return "pirate-elsewhere", "S9.2", route.id, here
        return None if route.id in g.pirates else ("no-pirate", "S9.2", route.id)


def _fight(doing: Doing, route: str) -> Steps:
    """S9.2 Damage, the token, its reward, what follows a victory."""
    g, seat = doing.g, doing.seat
    if g.listener:
        g.tell("fought", seat, route=route, pirate=g.pirates[route])
    steps = hurt(doing)
    if steps is not None:
        yield from steps
    pirate = g.pirates.pop(route)
    load(doing, pirate)
    if len(doing.ship.cargo) > g.capacity(doing.ship):
        yield from shed(doing)
    yield from run(PIRATE_REWARD[pirate], Doing(g, seat)) or ()
    if "pirate_defeated" in g.kit(doing.ship).events:
        yield from react(g, seat, "pirate_defeated")


def appear(g: State, place: str) -> None:
    """S9.3 A pirate appears on the route of its colour at a place, if that is free."""
    pirate = draw_pirate(g)
    if not pirate:
        return
    route = MAPS[g.seats].by_colour[place, PIRATE_COLOUR[pirate]]
    if route in g.pirates:
        g.pirate_discards[pirate] += 1
        if g.listener:
            g.tell("pirate-discarded", pirate=pirate, place=place)
    else:
        g.pirates[route] = pirate
        if g.listener:
            g.tell("pirate-appeared", pirate=pirate, route=route)


@does(Ambush)
def ambush(effect: Ambush, doing: Doing) -> None:
    """S9.3 No choice, and no damage by itself."""
    for _ in range(effect.n):
        if doing.g.listener:
            doing.g.tell("ambushed", doing.seat)
        appear(doing.g, doing.g.at[doing.seat])
