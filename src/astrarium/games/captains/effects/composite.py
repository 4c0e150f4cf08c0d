"""Effects that contain others: choices, payments, repetitions, copies; and looking at cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain

from ....kernel import Choice, Option, QuickWonder, Reason, Steps, Wonder, ask, bars, does, run
from ..components import COPYING, ROOM_EFFECTS
from ..scoring import count
from ..state import State
from ..vocabulary import TRACKS, Advance, Choose, CopyRoom, EachPlayer, Pay, Peek, Per, slug
from ..words import WORDS
from .cargo import unload
from .doing import STOP, Doing, idle
from .techs import discard_tech
from .tokens import how_many, kinds
from .tracks import ask_advance, bar_retreat, can_retreat, go_back

# -- one of several


@bars(Choose)
def _bar_choose(effect: Choose, doing: Doing) -> Reason | None:
    """Whether nothing would come of any of the lists."""
    reasons = [idle(option, doing) for option in effect.options]
    return None if None in reasons else reasons[0]


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
    candidates = [("copy", room) for room in rooms]
    chosen = yield ask(WORDS, g, doing.seat, "copy", candidates, _bar_copy, "S14.15")
    if g.listener:
        g.tell("copied", doing.seat, room=chosen[1])
    yield from run(ROOM_EFFECTS[chosen[1]], doing) or ()


def _bar_copy(option: Option) -> Reason | None:
    """S14.15 No room that copies is copied."""
    return ("not-copied", "S14.15", option[1]) if option[1] in COPYING else None


# -- again and again


@bars(Per)
def _bar_per(effect: Per, doing: Doing) -> Reason | None:
    """S14.13 Whether there is nothing to count."""
    if not count(doing.g, doing.seat, effect.count):
        return "none-counted", "S14.13", effect.count
    return idle(effect.inner, doing)


@does(Per)
def per(effect: Per, doing: Doing) -> Steps:
    """S14.13 Counted once, before the first time."""
    for _ in range(min(effect.most, count(doing.g, doing.seat, effect.count))):
        yield from run(effect.inner, doing) or ()


@bars(EachPlayer)
def _bar_each(effect: EachPlayer, doing: Doing) -> Reason | None:
    """Whether nothing would come of it for anybody."""
    reasons = [idle(effect.inner, Doing(doing.g, seat)) for seat in range(doing.g.seats)]
    return None if None in reasons else reasons[doing.seat]


@does(EachPlayer)
def each_player(effect: EachPlayer, doing: Doing) -> Steps:
    """S14.14 Every player, the acting one first, also those who have passed."""
    g = doing.g
    for step in range(g.seats):
        yield from run(effect.inner, Doing(g, (doing.seat + step) % g.seats)) or ()


@bars(Peek)
def _bar_peek(effect: Peek, doing: Doing) -> Reason | None:
    """S17.1 Whether the deck is empty."""
    return None if doing.g.mission_deck else ("no-missions", "S17.1")


@does(Peek)
def peek(effect: Peek, doing: Doing) -> None:
    """S14.12 The player alone sees the next missions; their order stays."""
    g = doing.g
    top = g.mission_deck[: -effect.n - 1 : -1]
    g.look(doing.seat, top)
    if g.listener:
        g.tell("peeked", doing.seat, n=len(top))
        for card in top:
            g.tell("saw-mission", doing.seat, to=doing.seat, mission=g.name(card))


# -- payments


@bars(Pay)
def _bar_pay(effect: Pay, doing: Doing) -> Reason | None:
    """S14.11 Whether the price cannot be paid."""
    what, n = effect.what, effect.n
    if what == "this_card":
        return None if doing.slot >= 0 else ("no-card", "S4.6")
    if what == "retreat":
        return None if can_retreat(doing.g, doing.seat, n) else ("no-retreat", "S13.3", n)
    have = _held(doing, what)
    return None if have >= n else ("price", "S14.11", (what, n), have)


@does(Pay)
def pay(effect: Pay, doing: Doing) -> Steps | None:
    """S14.11 Pay all of it, or get nothing."""
    if _bar_pay(effect, doing):
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


def _held(doing: Doing, what: str) -> int:
    """How many a player has of what a payment takes."""
    ship = doing.ship
    if what == "medal":
        return budget(doing)
    if what == "android":
        return ship.ready.count("android")
    if what == "tech":
        return sum([card >= 0 for card in ship.slots])
    return how_many(ship, what)


def _pay(effect: Pay, doing: Doing) -> Steps:
    """The first unit may be refused."""
    what, n = effect.what, effect.n
    paid = ""
    for unit in range(1 if what == "retreat" else n):
        options = _means(doing, what, n)
        if not unit:
            options.append(STOP)
        chosen = yield Choice(
            doing.seat,
            "pay",
            options,
            rule="S14.11",
            args={"list": slug(effect.inner)},
            wonder=(AtPayment, doing.g, doing, what, n),
        )
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


class AtPayment(QuickWonder):
    """What a price cannot be paid with."""

    __slots__ = ()

    words = WORDS

    def candidates(self) -> Iterator[Option]:
        _, doing, what, n = self
        if what in ("android", "tech"):
            yield from _means(doing, what, n)
        elif what == "retreat":
            yield from (("retreat", track, n) for track in TRACKS)
        elif what == "medal":
            yield from _medal_candidates(doing)
        else:
            yield from (("pay", token) for token in doing.ship.cargo)

    def bar(self, option: Option) -> Reason | None:
        g, doing, what, n = self
        if what == "retreat":
            return bar_retreat(g, doing.seat, option[1], n)
        if what == "medal":
            return _bar_medal(doing, option[1])
        fits = what in ("android", "tech") or option[1] in kinds(doing.ship, what)
        return None if fits else ("costs", "S14.11", what)


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
    if g.listener and word == "pay" and what in ("medal", "android"):
        g.tell("paid", doing.seat, cargo=what)


def _other_way(effect: Pay, doing: Doing, retreated: str) -> Steps:
    """S13.3 After going back on one track, an advance anywhere means another track."""
    for each in effect.inner:
        if isinstance(each, Advance) and each.track == "any":
            others = tuple(track for track in TRACKS if track != retreated)
            yield from ask_advance(doing, others, each.n, retreated)
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


def _medal_candidates(doing: Doing) -> Iterator[Option]:
    yield "pay", "medal"
    yield from (("pay", token) for token in doing.ship.cargo)


def _bar_medal(doing: Doing, what: str) -> Reason | None:
    """S12.2 Why something cannot be spent as a medal."""
    if what == "medal":
        return None if doing.ship.medals else ("no-medal", "S12.2")
    fits = any(what in kinds(doing.ship, kind) for kind in doing.g.kit(doing.ship).substitutes)
    return None if fits else ("no-substitute", "S12.2", what)


def spend_medals(doing: Doing, n: int) -> Steps:
    """S5.4 So many medals, each of which may be something else instead."""
    ship = doing.ship
    if not doing.g.kit(ship).substitutes:
        ship.medals -= n
        return
    for _ in range(n):
        wonder = Wonder(
            WORDS, doing.g, partial(_medal_candidates, doing), lambda option: _bar_medal(doing, option[1])
        )
        chosen = yield Choice(doing.seat, "pay-medal", medal_means(doing), rule="S12.2", wonder=wonder)
        if chosen[1] == "medal":
            ship.medals -= 1
        else:
            unload(doing, chosen[1])


def can_pay_medals(g: State, seat: int) -> int:
    """Medals that a player could spend now."""
    ship = g.ships[seat]
    kit = ship.kit or g.kit(ship)
    return budget(Doing(g, seat)) if kit.substitutes else ship.medals
