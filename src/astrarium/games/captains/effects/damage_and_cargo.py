"""S10, S14 Damage, repairs and cargo, and gains from the supply."""

from __future__ import annotations

from ....kernel import Choice, Option, Reason, Steps, ask, bars, does
from ..components import ANDROID, BAYS, CADET, SLOTS
from ..option_texts import WORDS
from ..state import DAMAGED, EMPTY, Ship, State
from ..vocabulary import Damage, Gain, Ready, Repair
from .execution import STOP, Execution, conversions
from .tokens import draw_artifact, draw_pirate, how_many, kinds, throw_away

#: The option to take damage that could be prevented.
ACCEPT: Option = ("accept",)
_BAY: Option = ("repair", "bay")
_SURPLUS: Option = ("repair", "surplus")
_MEND: tuple[Option, ...] = tuple(("mend", slot) for slot in range(SLOTS))
_PARTS: tuple[Option, ...] = (_SURPLUS, _BAY, *_MEND)

# -- cargo


def load(doing: Execution, token: str) -> None:
    """Put a token into the cargo. The caller makes sure that it fits (S10.5)."""
    doing.ship.cargo.append(token)
    doing.g.tell("loaded", doing.seat, cargo=token)


def shed(doing: Execution) -> Steps | None:
    """S10.5 The player discards tokens until the cargo fits."""
    return _shed(doing) if len(doing.ship.cargo) > doing.g.capacity(doing.ship) else None


def _shed(doing: Execution) -> Steps:
    ship = doing.ship
    while (over := len(ship.cargo) - doing.g.capacity(ship)) > 0:
        options = [("drop", token) for token in dict.fromkeys(ship.cargo)]
        chosen = yield Choice(doing.seat, "drop", options, rule="S10.5", args={"over": over})
        unload(doing, chosen[1])


def unload(doing: Execution, token: str) -> None:
    """Discard a token of the cargo."""
    doing.ship.cargo.remove(token)
    throw_away(doing.g, token)
    doing.g.tell("dropped", doing.seat, cargo=token)


# -- damage


@does(Damage)
def damage(effect: Damage, doing: Execution) -> Steps | None:
    """S14.2 Damage, which cannot be declined."""
    if effect.n == 1:
        return hurt(doing)
    return _damages(effect.n, doing)


def _damages(times: int, doing: Execution) -> Steps:
    for _ in range(times):
        yield from hurt(doing) or ()


def hurt(doing: Execution) -> Steps | None:
    """S10.2 One damage, unless it is prevented (S12.5)."""
    g, ship = doing.g, doing.ship
    kit = ship.kit or g.kit(ship)
    if g.job >= 0 and doing.seat == g.acting:
        g.hits += 1
        if kit.paint and g.hits == 1:
            g.tell("prevented", doing.seat, tech=kit.paint)
            return None
    for _, cost in kit.shields:
        if how_many(ship, cost):
            return _prevent(doing)
    return suffer(doing)


def suffer(doing: Execution) -> Steps | None:
    """S10.2, S10.3 Damage a bay; if all bays are damaged, add surplus damage."""
    g, ship = doing.g, doing.ship
    g.tell("damaged", doing.seat)
    if ship.bays == BAYS:
        ship.surplus += 1
        return None
    ship.bays += 1
    return shed(doing)


def _prevent(doing: Execution) -> Steps:
    """S12.5 The owner may pay to ignore the damage."""
    g, ship = doing.g, doing.ship
    shields = dict(g.kit(ship).shields)
    candidates = [("prevent", tech, token) for tech in shields for token in dict.fromkeys(ship.cargo)]

    def bar(option: Option) -> Reason | None:
        cost = shields[option[1]]
        return None if option[2] in kinds(ship, cost) else ("costs", "S12.5", cost)

    chosen = yield ask(WORDS, g, doing.seat, "prevent", candidates, bar, "S12.5", also=(ACCEPT,))
    if chosen[0] == "prevent":
        _, tech, token = chosen
        g.tell("prevented", doing.seat, tech=tech)
        unload(doing, token)
    else:
        yield from suffer(doing) or ()


# -- repairs


@bars(Repair)
def _nothing_damaged(effect: Repair, doing: Execution) -> Reason | None:
    """S10.4 Whether there is nothing to repair."""
    ship = doing.ship
    return None if ship.bays or DAMAGED in ship.slots else ("nothing-damaged", "S10.4")


@does(Repair)
def repair(effect: Repair, doing: Execution) -> Steps | None:
    """S10.4 Up to n repairs. A tech raises n without a choice, as more repairs are never worse."""
    if _nothing_damaged(effect, doing):
        return None
    return _repairs(_at_best(effect.n, doing, "repair"), doing)


def _at_best(times: int, doing: Execution, word: str) -> int:
    """S12.4 A number of repetitions, raised by the abilities of the ship."""
    ship = doing.ship
    if (ship.kit or doing.g.kit(ship)).converts:
        for convert in conversions(doing, word):
            times = max(times, convert.n)
    return times


def _repairs(times: int, doing: Execution) -> Steps:
    ship = doing.ship
    for left in range(times, 0, -1):
        quick = _quick_repairs(ship)
        if not quick:
            return
        candidates = _PARTS if ship.surplus else _PARTS[1:]
        args, about, also = {"left": left}, (ship,), (STOP,)
        chosen = yield ask(
            WORDS,
            doing.g,
            doing.seat,
            "repair",
            candidates,
            _bar_repair,
            "S10.4",
            args,
            about=about,
            quick=quick,
            also=also,
        )
        if chosen[0] == "stop":
            return
        _mend(doing, chosen)


def _quick_repairs(ship: Ship) -> list[Option]:
    """What can be repaired, computed without the reasons."""
    if ship.surplus:
        return [_SURPLUS]
    quick = [_BAY] if ship.bays else []
    return quick + [mend for mend, there in zip(_MEND, ship.slots, strict=True) if there == DAMAGED]


def _bar_repair(ship: Ship, option: Option) -> Reason | None:
    """S10.3, S10.4 Why a part cannot be repaired: it is whole, or surplus damage must be repaired first."""
    if option == _SURPLUS:
        return None
    if option == _BAY:
        if not ship.bays:
            return "bay-whole", "S10.4"
    elif ship.slots[option[1]] != DAMAGED:
        return "slot-whole", "S10.4", option[1]
    return ("surplus-first", "S10.3", ship.surplus) if ship.surplus else None


def _mend(doing: Execution, chosen: Option) -> None:
    ship = doing.ship
    if chosen[0] == "mend":
        ship.slots[chosen[1]] = EMPTY
        if doing.g.listener:
            doing.g.tell("mended", doing.seat, slot=chosen[1])
        return
    if chosen == _SURPLUS:
        ship.surplus -= 1
    else:
        ship.bays -= 1
    if doing.g.listener:
        doing.g.tell("repaired", doing.seat, part=chosen[1])


# -- from the supply


@bars(Gain)
def _none_left(effect: Gain, doing: Execution) -> Reason | None:
    """S17.2 Why nothing can be gained: the supply has none left."""
    g, what = doing.g, effect.what
    if what in (ANDROID, CADET):
        return None if g.supply[what] else ("supply", "S17.2", what)
    if what == "medal":
        return None
    piles = (g.pirate_pool, g.pirate_discards) if what == "pirate" else (g.artifact_pool, g.artifact_discards)
    return None if any(any(pile.values()) for pile in piles) else ("no-tokens", "S10.7", what)


@does(Gain)
def gain(effect: Gain, doing: Execution) -> Steps | None:
    """S14.7 Gain as many as the supply has."""
    what = effect.what
    if what == "medal":
        award(doing, _at_best(effect.n, doing, "gain:medal"))
        return None
    if what in (ANDROID, CADET):
        for _ in range(effect.n):
            recruit(doing.g, doing.seat, what)
        return None
    return take_tokens(doing, what, effect.n)


def award(doing: Execution, medals: int) -> None:
    doing.ship.medals += medals
    if doing.g.listener:
        doing.g.tell("decorated", doing.seat, medals=medals)


def recruit(g: State, seat: int, figure: str) -> None:
    """A cadet or an android joins the crew, if there is one left (S17.2)."""
    if g.supply[figure]:
        g.supply[figure] -= 1
        g.ships[seat].ready.append(figure)
        g.tell("joined", seat, figure=figure)
    else:
        g.tell("none-left", seat, figure=figure)


def take_tokens(doing: Execution, what: str, count: int) -> Steps | None:
    """S10.5 Draw all tokens first, then discard until the cargo fits."""
    g = doing.g
    draw = draw_pirate if what == "pirate" else draw_artifact
    for _ in range(count):
        token = draw(g)
        if token:
            load(doing, token)
    return shed(doing)


@bars(Ready)
def _queue_empty(effect: Ready, doing: Execution) -> Reason | None:
    """S14.8 Whether nobody waits in the queue."""
    return None if doing.ship.queue else ("queue-empty", "S14.8")


@does(Ready)
def ready(effect: Ready, doing: Execution) -> None:
    """S14.8 Move the first figures of the queue to the ready room."""
    ship = doing.ship
    for _ in range(min(effect.n, len(ship.queue))):
        figure = ship.queue.pop(0)
        ship.ready.append(figure)
        doing.g.tell("readied", doing.seat, figure=figure)
