"""Effects that contain others: choices, payments, repetitions, copies; and looking at cards."""

from __future__ import annotations

from itertools import chain

from ....kernel import Barred, Choice, Option, Steps, Text, does, run
from ..components import COPYING, ROOM_EFFECTS
from ..scoring import count
from ..state import State
from ..vocabulary import TRACKS, Advance, Choose, CopyRoom, EachPlayer, Pay, Peek, Per, slug
from .cargo import unload
from .doing import STOP, Doing
from .techs import discard_tech
from .tokens import how_many, kinds
from .tracks import ask_advance, can_retreat, go_back

# -- one of several


@does(Choose)
def choose(effect: Choose, doing: Doing) -> Steps:
    """S14.10 Exactly one of the lists."""
    lists = {slug(option): option for option in effect.options}
    chosen = yield Choice(doing.seat, "choose", [("choose", name) for name in lists], rule="S14.10")
    yield from run(lists[chosen[1]], doing) or ()


@does(CopyRoom)
def copy_room(effect: CopyRoom, doing: Doing) -> Steps:
    """S14.15 The effects of another room, as if they were printed here."""
    g = doing.g
    rooms = dict.fromkeys(chain(g.kit(doing.ship).rooms, *(g.kit(ship).rooms for ship in g.ships)))
    options = [("copy", room) for room in rooms if room not in COPYING]
    barred = [
        Barred(("copy", room), Text("barred-not-copied"), "S14.15") for room in rooms if room in COPYING
    ]
    chosen = yield Choice(doing.seat, "copy", options, rule="S14.15", why_not=lambda: barred)
    if g.host:
        g.tell("copied", doing.seat, room=chosen[1])
    yield from run(ROOM_EFFECTS[chosen[1]], doing) or ()


# -- again and again


@does(Per)
def per(effect: Per, doing: Doing) -> Steps:
    """S14.13 Counted once, before the first time."""
    for _ in range(min(effect.most, count(doing.g, doing.seat, effect.count))):
        yield from run(effect.inner, doing) or ()


@does(EachPlayer)
def each_player(effect: EachPlayer, doing: Doing) -> Steps:
    """S14.14 Every player, the acting one first, also those who have passed."""
    g = doing.g
    for step in range(g.seats):
        yield from run(effect.inner, Doing(g, (doing.seat + step) % g.seats)) or ()


@does(Peek)
def peek(effect: Peek, doing: Doing) -> None:
    """S14.12 The player alone sees the next missions; their order stays."""
    g = doing.g
    top = g.mission_deck[: -effect.n - 1 : -1]
    g.look(doing.seat, top)
    if g.host:
        g.tell("peeked", doing.seat, n=len(top))
        for card in top:
            g.tell("saw-mission", doing.seat, to=doing.seat, mission=g.name(card))


# -- payments


@does(Pay)
def pay(effect: Pay, doing: Doing) -> Steps | None:
    """S14.11 Pay all of it, or get nothing."""
    if not _affordable(doing, effect.what, effect.n):
        return None
    if effect.what == "this_card":
        return _use_up(effect, doing)
    return _pay(effect, doing)


def _use_up(effect: Pay, doing: Doing) -> Steps:
    """S4.6 The card lies in its slot while it works; unless something has taken its place, it goes then."""
    card = doing.ship.slots[doing.slot]
    yield from run(effect.inner, doing) or ()
    if doing.ship.slots[doing.slot] == card:
        yield from discard_tech(doing, doing.slot)


def _affordable(doing: Doing, what: str, n: int) -> bool:
    ship = doing.ship
    if what == "medal":
        return budget(doing) >= n
    if what == "android":
        return ship.ready.count("android") >= n
    if what == "tech":
        return sum(card >= 0 for card in ship.slots) >= n
    if what == "this_card":
        return doing.slot >= 0
    if what == "retreat":
        return bool(can_retreat(doing.g, doing.seat, n))
    return how_many(ship, what) >= n


def _pay(effect: Pay, doing: Doing) -> Steps:
    """The first unit may be refused."""
    what, n = effect.what, effect.n
    paid = ""
    for unit in range(1 if what == "retreat" else n):
        options = _means(doing, what, n)
        if not unit:
            options.append(STOP)
        chosen = yield Choice(doing.seat, "pay", options, rule="S14.11", args={"list": slug(effect.inner)})
        if chosen[0] == "stop":
            return
        paid = chosen[1]
        yield from _hand_over(doing, chosen, n)
    if what == "retreat":
        yield from _other_way(effect, doing, paid)
    else:
        yield from run(effect.inner, doing) or ()


def _means(doing: Doing, what: str, n: int) -> list[Option]:
    """What one unit can be paid with."""
    ship = doing.ship
    if what == "retreat":
        return [("retreat", track, n) for track in can_retreat(doing.g, doing.seat, n)]
    if what == "tech":
        return [("discard", slot, doing.g.name(card)) for slot, card in enumerate(ship.slots) if card >= 0]
    if what == "android":
        return [("pay", "android")]
    if what == "medal":
        return medal_means(doing)
    return [("pay", token) for token in kinds(ship, what)]


def _hand_over(doing: Doing, chosen: Option, n: int) -> Steps:
    g, ship = doing.g, doing.ship
    word, what = chosen[0], chosen[1]
    if word == "retreat":
        go_back(g, doing.seat, what, n)
    elif word == "discard":
        yield from discard_tech(doing, what)
    elif what == "medal":
        ship.medals -= 1
    elif what == "android":
        ship.ready.remove("android")
        g.supply["android"] += 1
    else:
        unload(doing, what)
    if g.host and word == "pay" and what in ("medal", "android"):
        g.tell("paid", doing.seat, cargo=what)


def _other_way(effect: Pay, doing: Doing, retreated: str) -> Steps:
    """S13.3 After going back on one track, an advance anywhere means another track."""
    for each in effect.inner:
        if isinstance(each, Advance) and each.track == "any":
            yield from ask_advance(doing, tuple(t for t in TRACKS if t != retreated), each.n)
        else:
            yield from run((each,), doing) or ()


# -- medals


def budget(doing: Doing) -> int:
    """Medals, and the cargo that may be spent in their place (S12.2)."""
    ship = doing.ship
    kit = doing.g.kit(ship)
    total = ship.medals
    for what in kit.substitutes:
        total += how_many(ship, what)
    return total


def medal_means(doing: Doing) -> list[Option]:
    """What a medal can be paid with."""
    options: list[Option] = [("pay", "medal")] if doing.ship.medals else []
    for what in doing.g.kit(doing.ship).substitutes:
        options += [("pay", token) for token in kinds(doing.ship, what)]
    return options


def spend_medals(doing: Doing, n: int) -> Steps:
    """S5.4 So many medals, each of which may be something else instead."""
    ship = doing.ship
    if not doing.g.kit(ship).substitutes:
        ship.medals -= n
        return
    for _ in range(n):
        chosen = yield Choice(doing.seat, "pay-medal", medal_means(doing), rule="S12.2")
        if chosen[1] == "medal":
            ship.medals -= 1
        else:
            unload(doing, chosen[1])


def can_pay_medals(g: State, seat: int) -> int:
    """Medals that a player could spend now."""
    ship = g.ships[seat]
    kit = ship.kit or g.kit(ship)
    return budget(Doing(g, seat)) if kit.substitutes else ship.medals
