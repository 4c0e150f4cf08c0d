"""Ships on the map: moves, jumps, reservations, fights, ambushes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from ....kernel import Option, Reason, Steps, ask, bars, does, run
from ..active_powers import Conversion
from ..components import MAPS, PIRATE_COLOUR, PIRATE_REWARD
from ..galaxy import other_end
from ..option_texts import WORDS
from ..state import State
from ..vocabulary import Ambush, Fight, Jump, Move
from .damage_and_cargo import hurt, load, shed
from .execution import STOP, Execution, conversions
from .reactions import react
from .tokens import draw_pirate

#: The option to make no move, or no further one.
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
    """S6.4 Move a ship to a place; the first ship at a planet reserves it."""
    if place not in g.at and place not in g.stations.values():
        g.reserved[place] = ship
    g.at[ship] = place


# -- moving


@cache
def _flights(seats: int, place: str) -> tuple[Option, ...]:
    """The legal moves from a place."""
    return tuple(("fly", other_end(route, place), route.id) for route in MAPS[seats].at[place])


def _destinations(doing: Execution) -> list[Option]:
    """Candidates of a move: every other place with its route, if any, and abilities that change a move."""
    g, here = doing.g, doing.g.at[doing.seat]
    flights = [
        ("fly", place, g.map.between.get((here, place), "")) for place in g.map.places if place != here
    ]
    return [*flights, *_conversion_candidates(doing, "move")]


@cache
def _landings(seats: int) -> tuple[Option, ...]:
    return tuple(("jump", place) for place in MAPS[seats].places)


@does(Move)
def move(effect: Move, doing: Execution) -> Steps:
    """S6.2 Up to n moves, one at a time."""
    g, seat, ship = doing.g, doing.seat, doing.ship
    converts: list[Conversion] = []
    for left in range(effect.n, 0, -1):
        quick = _flights(g.seats, g.at[seat])
        if (ship.kit or g.kit(ship)).converts:
            converts = conversions(doing, "move")
            forced = next((each for each in converts if not each.optional), None)
            if forced:
                yield from _converted(forced, doing) or ()
                continue
            quick = (*quick, *[("convert", each.tech) for each in converts])
        args, about = {"left": left}, (doing,)
        chosen = yield ask(
            WORDS,
            g,
            seat,
            "move",
            _destinations,
            _bar_move,
            "S6.2",
            args,
            about=about,
            quick=quick,
            also=(STAY,),
        )
        if chosen[0] == "fly":
            yield from sail(doing, chosen[1], chosen[2])
        elif chosen[0] == "convert":
            yield from _converted(_of_tech(converts, chosen[1]), doing) or ()
        else:
            return


def _bar_move(doing: Execution, option: Option) -> Reason | None:
    """S6.2 Why a move cannot lead to a place, or an ability cannot change it."""
    if option[0] == "convert":
        return _bar_conversion(doing, "move", option[1])
    if option[2]:
        return None
    here = doing.g.at[doing.seat]
    return "no-route", "S6.2", here, option[1], doing.g.map.distance[here, option[1]]


def _conversion_candidates(doing: Execution, word: str) -> Iterator[Option]:
    """Candidates: the abilities that convert such an effect, whether they can now or not."""
    return (("convert", each.tech) for each in doing.g.kit(doing.ship).converts if each.word == word)


def _bar_conversion(doing: Execution, word: str, tech: str) -> Reason | None:
    """S12.4 Why an ability cannot turn this effect into another."""
    if any(each.tech == tech for each in conversions(doing, word)):
        return None
    return ("turned-once", "S12.4", tech) if tech in doing.used else ("bonus-only", "S12.4", tech)


def sail(doing: Execution, place: str, route: str) -> Steps:
    """S6.2 One move; a pirate on the way does damage on arrival."""
    g, seat = doing.g, doing.seat
    leave(g, seat)
    arrive(g, seat, place)
    if g.listener:
        g.tell("moved", seat, place=place)
    if route in g.pirates:
        yield from hurt(doing) or ()


@does(Jump)
def jump(effect: Jump, doing: Execution) -> Steps | None:
    """S6.3 A jump to any other place."""
    converts = conversions(doing, "jump")
    forced = next((each for each in converts if not each.optional), None)
    return _converted(forced, doing) if forced else _jump(converts, doing)


def _jump(converts: list[Conversion], doing: Execution) -> Steps:
    g, seat = doing.g, doing.seat
    candidates = (*_landings(g.seats), *_conversion_candidates(doing, "jump"))
    chosen = yield ask(WORDS, g, seat, "jump", candidates, partial(_bar_jump, doing), "S6.3", also=(STAY,))
    if chosen[0] == "jump":
        leave(g, seat)
        arrive(g, seat, chosen[1])
        g.tell("jumped", seat, place=chosen[1])
    elif chosen[0] == "convert":
        yield from _converted(_of_tech(converts, chosen[1]), doing) or ()


def _bar_jump(doing: Execution, option: Option) -> Reason | None:
    """S6.3 Why a jump cannot lead to a place, or an ability cannot change it."""
    if option[0] == "convert":
        return _bar_conversion(doing, "jump", option[1])
    return ("here-already", "S6.3", option[1]) if option[1] == doing.g.at[doing.seat] else None


def _of_tech(converts: list[Conversion], tech: str) -> Conversion:
    return next(each for each in converts if each.tech == tech)


def _converted(convert: Conversion, doing: Execution) -> Steps | None:
    doing.g.tell("converted", doing.seat, tech=convert.tech)
    return convert.into.do(doing.by(convert.tech))


# -- pirates


def targets(g: State, place: str) -> list[str]:
    """The routes at a place that have a pirate."""
    return [route.id for route in MAPS[g.seats].at[place] if route.id in g.pirates]


@bars(Fight)
def _nobody_near(effect: Fight, doing: Execution) -> Reason | None:
    """S9.2 Whether no pirate is on a route at the ship's place."""
    here = doing.g.at[doing.seat]
    return None if targets(doing.g, here) else ("nobody-near", "S9.2", here)


@does(Fight)
def fight(effect: Fight, doing: Execution) -> Steps | None:
    """S9.2 Up to n fights."""
    return None if _nobody_near(effect, doing) else _fights(effect.n, doing)


def _fights(times: int, doing: Execution) -> Steps:
    g, seat = doing.g, doing.seat
    for left in range(times, 0, -1):
        here = g.at[seat]
        if not targets(g, here):
            return
        routes = dict.fromkeys((*(route.id for route in g.map.at[here]), *g.pirates))
        candidates = [("fight", route) for route in routes]
        bar, args = partial(_bar_fight, g, here), {"left": left}
        chosen = yield ask(WORDS, g, seat, "fight", candidates, bar, "S9.2", args, also=(STOP,))
        if chosen == STOP:
            return
        yield from _fight(doing, chosen[1])


def _bar_fight(g: State, here: str, option: Option) -> Reason | None:
    """S9.2 Why nobody can be fought on a route."""
    route = g.map.routes[option[1]]
    if here not in (route.a, route.b):
        return "pirate-elsewhere", "S9.2", route.id, here
    return None if route.id in g.pirates else ("no-pirate", "S9.2", route.id)


def _fight(doing: Execution, route: str) -> Steps:
    """S9.2 One fight: damage, the token, its reward, reactions to the victory."""
    g, seat = doing.g, doing.seat
    g.tell("fought", seat, route=route, pirate=g.pirates[route])
    yield from hurt(doing) or ()
    pirate = g.pirates.pop(route)
    load(doing, pirate)
    yield from shed(doing) or ()
    yield from run(PIRATE_REWARD[pirate], Execution(g, seat)) or ()
    yield from react(g, seat, "pirate_defeated") or ()


def appear(g: State, place: str) -> None:
    """S9.3 A pirate appears on the route of its colour at a place, if that is free."""
    pirate = draw_pirate(g)
    if not pirate:
        return
    route = MAPS[g.seats].by_colour[place, PIRATE_COLOUR[pirate]]
    if route in g.pirates:
        g.pirate_discards[pirate] += 1
        g.tell("pirate-discarded", pirate=pirate, place=place)
    else:
        g.pirates[route] = pirate
        g.tell("pirate-appeared", pirate=pirate, route=route)


@does(Ambush)
def ambush(effect: Ambush, doing: Execution) -> None:
    """S9.3 Pirates appear at the place of the ship; no choice, and no damage by itself."""
    for _ in range(effect.n):
        doing.g.tell("ambushed", doing.seat)
        appear(doing.g, doing.g.at[doing.seat])
