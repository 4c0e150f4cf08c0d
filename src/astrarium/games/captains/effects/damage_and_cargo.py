"""S10 Damage, repairs and cargo; what is gained from the supply."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Choice, Option, QuickWonder, Reason, Steps, bars, does
from ..components import ANDROID, BAYS, CADET, SLOTS
from ..state import DAMAGED, EMPTY, State
from ..vocabulary import Damage, Gain, Ready, Repair
from ..words import WORDS
from .doing import STOP, Doing, conversions
from .tokens import draw_artifact, draw_pirate, how_many, kinds, throw_away

#: To take a damage that could be prevented.
ACCEPT: Option = ("accept",)
_BAY: Option = ("repair", "bay")
_SURPLUS: Option = ("repair", "surplus")
_MEND: tuple[Option, ...] = tuple(("mend", slot) for slot in range(SLOTS))

# -- cargo


def load(doing: Doing, token: str) -> None:
    """Put a token into the cargo; whoever calls this sees to it that it fits (S10.5)."""
    doing.ship.cargo.append(token)
    if doing.g.listener:
        doing.g.tell("loaded", doing.seat, cargo=token)


def shed(doing: Doing) -> Steps:
    """S10.5 Tokens of the player's choice go until the cargo fits."""
    g, ship = doing.g, doing.ship
    while len(ship.cargo) > g.capacity(ship):
        options = [("drop", token) for token in dict.fromkeys(ship.cargo)]
        chosen = yield Choice(
            doing.seat, "drop", options, rule="S10.5", args={"over": len(ship.cargo) - g.capacity(ship)}
        )
        unload(doing, chosen[1])


def unload(doing: Doing, token: str) -> None:
    """A token leaves the cargo."""
    doing.ship.cargo.remove(token)
    throw_away(doing.g, token)
    if doing.g.listener:
        doing.g.tell("dropped", doing.seat, cargo=token)


# -- damage


@does(Damage)
def damage(effect: Damage, doing: Doing) -> Steps | None:
    """S14.2 No choice."""
    if effect.n == 1:
        return hurt(doing)
    return _damages(effect.n, doing)


def _damages(times: int, doing: Doing) -> Steps:
    for _ in range(times):
        steps = hurt(doing)
        if steps is not None:
            yield from steps


def hurt(doing: Doing) -> Steps | None:
    """S10.2 One damage, unless it is prevented (S12.5)."""
    g, ship = doing.g, doing.ship
    kit = ship.kit or g.kit(ship)
    if g.job >= 0 and doing.seat == g.acting:
        g.hits += 1
        if kit.paint and g.hits == 1:
            if g.listener:
                g.tell("prevented", doing.seat, tech=kit.paint)
            return None
    for _, cost in kit.shields:
        if how_many(ship, cost):
            return _prevent(doing)
    return suffer(doing)


def suffer(doing: Doing) -> Steps | None:
    """S10.2, S10.3 A bay is damaged; beyond the last bay damage piles up."""
    g, ship = doing.g, doing.ship
    if g.listener:
        g.tell("damaged", doing.seat)
    if ship.bays == BAYS:
        ship.surplus += 1
        return None
    ship.bays += 1
    return shed(doing) if len(ship.cargo) > g.capacity(ship) else None


def _prevent(doing: Doing) -> Steps:
    """S12.5 The owner may pay to ignore the damage."""
    g, ship = doing.g, doing.ship
    options: list[Option] = [
        ("prevent", tech, token) for tech, cost in g.kit(ship).shields for token in kinds(ship, cost)
    ]
    options.append(ACCEPT)
    chosen = yield Choice(doing.seat, "prevent", options, rule="S12.5", wonder=(AtPrevention, g, ship))
    if chosen[0] == "prevent":
        _, tech, token = chosen
        if g.listener:
            g.tell("prevented", doing.seat, tech=tech)
        unload(doing, token)
        return
    steps = suffer(doing)
    if steps is not None:
        yield from steps


class AtPrevention(QuickWonder):
    """S12.5 Cargo of another kind than an ability takes."""

    __slots__ = ()

    words = WORDS

    def candidates(self) -> Iterable[Option]:
        g, ship = self
        return (("prevent", tech, token) for tech, _ in g.kit(ship).shields for token in ship.cargo)

    def bar(self, option: Option) -> Reason | None:
        g, ship = self
        _, tech, token = option
        cost = dict(g.kit(ship).shields)[tech]
        return None if token in kinds(ship, cost) else ("costs", "S12.5", cost)


# -- repairs


@bars(Repair)
def _nothing_damaged(effect: Repair, doing: Doing) -> Reason | None:
    """S10.4 Whether there is nothing to repair."""
    ship = doing.ship
    return None if ship.bays or DAMAGED in ship.slots else ("nothing-damaged", "S10.4")


@does(Repair)
def repair(effect: Repair, doing: Doing) -> Steps | None:
    """S10.4 Up to so many repairs. A tech that makes it more is never a drawback, so it just does."""
    if _nothing_damaged(effect, doing):
        return None
    return _repairs(_at_best(effect.n, doing, "repair"), doing)


def _at_best(times: int, doing: Doing, word: str) -> int:
    """S12.4 What a number becomes through the abilities that raise it."""
    ship = doing.ship
    if (ship.kit or doing.g.kit(ship)).converts:
        for convert in conversions(doing, word):
            times = max(times, convert.n)
    return times


def _repairs(times: int, doing: Doing) -> Steps:
    ship = doing.ship
    slots = ship.slots
    for left in range(times, 0, -1):
        if ship.surplus:
            options = [_SURPLUS, STOP]
        else:
            options = [_BAY] if ship.bays else []
            if DAMAGED in slots:
                options += [mend for mend in _MEND if slots[mend[1]] == DAMAGED]
            if not options:
                return
            options.append(STOP)
        wonder, args = (AtRepair, doing.g, ship), {"left": left}
        chosen = yield Choice(doing.seat, "repair", options, None, None, "S10.4", wonder, args)
        if chosen[0] == "stop":
            return
        _mend(doing, chosen)


class AtRepair(QuickWonder):
    """S10.3 Nothing else before surplus damage, and nothing that is whole."""

    __slots__ = ()

    words = WORDS

    def candidates(self) -> Iterable[Option]:
        _, ship = self
        return (_SURPLUS, _BAY, *_MEND) if ship.surplus else (_BAY, *_MEND)

    def bar(self, option: Option) -> Reason | None:
        _, ship = self
        if option == _SURPLUS:
            return None
        if option == _BAY:
            whole = not ship.bays
        else:
            whole = ship.slots[option[1]] != DAMAGED
        if whole:
            return ("bay-whole", "S10.4") if option == _BAY else ("slot-whole", "S10.4", option[1])
        return ("surplus-first", "S10.3", ship.surplus) if ship.surplus else None


def _mend(doing: Doing, chosen: Option) -> None:
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
def _none_left(effect: Gain, doing: Doing) -> Reason | None:
    """S17.2 Whether the supply has nothing of it."""
    g, what = doing.g, effect.what
    if what in (ANDROID, CADET):
        return None if g.supply[what] else ("supply", "S17.2", what)
    if what == "medal":
        return None
    piles = (g.pirate_pool, g.pirate_discards) if what == "pirate" else (g.artifact_pool, g.artifact_discards)
    return None if any(any(pile.values()) for pile in piles) else ("no-tokens", "S10.7", what)


@does(Gain)
def gain(effect: Gain, doing: Doing) -> Steps | None:
    """S14.7 Carried out as far as the supply goes."""
    what = effect.what
    if what == "medal":
        award(doing, _at_best(effect.n, doing, "gain:medal"))
        return None
    if what in (ANDROID, CADET):
        for _ in range(effect.n):
            recruit(doing.g, doing.seat, what)
        return None
    return take_tokens(doing, what, effect.n)


def award(doing: Doing, medals: int) -> None:
    doing.ship.medals += medals
    if doing.g.listener:
        doing.g.tell("decorated", doing.seat, medals=medals)


def recruit(g: State, seat: int, figure: str) -> None:
    """A cadet or an android joins the crew, if there is one left (S17.2)."""
    if g.supply[figure]:
        g.supply[figure] -= 1
        g.ships[seat].ready.append(figure)
        if g.listener:
            g.tell("joined", seat, figure=figure)
    elif g.listener:
        g.tell("none-left", seat, figure=figure)


def take_tokens(doing: Doing, what: str, count: int) -> Steps | None:
    """S10.5 Draw all of them first; then tokens go until the cargo fits."""
    g = doing.g
    draw = draw_pirate if what == "pirate" else draw_artifact
    for _ in range(count):
        token = draw(g)
        if token:
            load(doing, token)
    return shed(doing) if len(doing.ship.cargo) > g.capacity(doing.ship) else None


@bars(Ready)
def _queue_empty(effect: Ready, doing: Doing) -> Reason | None:
    """S14.8 Whether nobody waits in the queue."""
    return None if doing.ship.queue else ("queue-empty", "S14.8")


@does(Ready)
def ready(effect: Ready, doing: Doing) -> None:
    """S14.8 The first figures of the queue come to the ready room."""
    ship = doing.ship
    for _ in range(min(effect.n, len(ship.queue))):
        figure = ship.queue.pop(0)
        ship.ready.append(figure)
        if doing.g.listener:
            doing.g.tell("readied", doing.seat, figure=figure)
