"""Effects that contain others: choices, payments, repetitions and copies; also peeking at missions."""

from __future__ import annotations

from functools import partial
from itertools import chain

from ....kernel import Choice, Option, Reason, Steps, ask, bars, does, run
from ..components import COPYING, ROOM_EFFECTS
from ..option_texts import WORDS
from ..state import State
from ..vocabulary import TRACKS, Advance, Choose, CopyRoom, EachPlayer, Pay, Peek, Per, slug
from .damage_and_cargo import unload
from .execution import STOP, Execution, idle
from .techs import discard_tech
from .tokens import how_many, kinds
from .tracks import ask_advance, bar_retreat, can_retreat, go_back

# -- choices and copies


@bars(Choose)
def _bar_choose(effect: Choose, doing: Execution) -> Reason | None:
    """Why none of the lists would do anything."""
    reasons = [idle(option, doing) for option in effect.options]
    return None if None in reasons else reasons[0]


@does(Choose)
def choose(effect: Choose, doing: Execution) -> Steps:
    """S14.10 Carry out exactly one of the lists."""
    lists = {slug(option): option for option in effect.options}
    chosen = yield Choice(doing.seat, "choose", [("choose", name) for name in lists], rule="S14.10")
    yield from run(lists[chosen[1]], doing) or ()


@does(CopyRoom)
def copy_room(effect: CopyRoom, doing: Execution) -> Steps:
    """S14.15 The effects of another room, as if they were printed here."""
    g = doing.g
    rooms = dict.fromkeys(chain(g.kit(doing.ship).rooms, *(g.kit(ship).rooms for ship in g.ships)))
    candidates = [("copy", room) for room in rooms]
    chosen = yield ask(WORDS, g, doing.seat, "copy", candidates, _bar_copy, "S14.15")
    g.tell("copied", doing.seat, room=chosen[1])
    yield from run(ROOM_EFFECTS[chosen[1]], doing) or ()


def _bar_copy(option: Option) -> Reason | None:
    """S14.15 Why a room cannot be copied: it is itself a copying room."""
    return ("not-copied", "S14.15", option[1]) if option[1] in COPYING else None


# -- repetitions


@bars(Per)
def _bar_per(effect: Per, doing: Execution) -> Reason | None:
    """S14.13 Whether there is nothing to count."""
    if not doing.g.count(doing.seat, effect.count):
        return "none-counted", "S14.13", effect.count
    return idle(effect.inner, doing)


@does(Per)
def per(effect: Per, doing: Execution) -> Steps:
    """S14.13 Repeat a list; the count is taken once, before the first repetition."""
    for _ in range(min(effect.most, doing.g.count(doing.seat, effect.count))):
        yield from run(effect.inner, doing) or ()


@bars(EachPlayer)
def _bar_each(effect: EachPlayer, doing: Execution) -> Reason | None:
    """Why the list would do nothing for any player."""
    reasons = [idle(effect.inner, Execution(doing.g, seat)) for seat in range(doing.g.seats)]
    return None if None in reasons else reasons[doing.seat]


@does(EachPlayer)
def each_player(effect: EachPlayer, doing: Execution) -> Steps:
    """S14.14 Every player, the acting one first, also those who have passed."""
    g = doing.g
    for step in range(g.seats):
        yield from run(effect.inner, Execution(g, (doing.seat + step) % g.seats)) or ()


@bars(Peek)
def _bar_peek(effect: Peek, doing: Execution) -> Reason | None:
    """S17.1 Whether the deck is empty."""
    return None if doing.g.mission_deck else ("no-missions", "S17.1")


@does(Peek)
def peek(effect: Peek, doing: Execution) -> None:
    """S14.12 The player alone sees the next missions; their order stays."""
    g = doing.g
    top = g.mission_deck[: -effect.n - 1 : -1]
    g.look(doing.seat, top)
    g.tell("peeked", doing.seat, n=len(top))
    for card in top:
        g.tell("saw-mission", doing.seat, to=doing.seat, mission=g.name(card))


# -- payments


@bars(Pay)
def _bar_pay(effect: Pay, doing: Execution) -> Reason | None:
    """S14.11 Whether the price cannot be paid."""
    what, n = effect.what, effect.n
    if what == "this_card":
        return None if doing.slot >= 0 else ("no-card", "S4.6")
    if what == "retreat":
        return None if can_retreat(doing.g, doing.seat, n) else ("no-retreat", "S13.3", n)
    have = _held(doing, what)
    return None if have >= n else ("price", "S14.11", (what, n), have)


@does(Pay)
def pay(effect: Pay, doing: Execution) -> Steps | None:
    """S14.11 Pay all of it, or get nothing."""
    if _bar_pay(effect, doing):
        return None
    if effect.what == "this_card":
        return _use_up(effect, doing)
    return _pay(effect, doing)


def _use_up(effect: Pay, doing: Execution) -> Steps:
    """S4.6 Run the effects, then discard the card, unless something has taken its place by then."""
    card = doing.ship.slots[doing.slot]
    yield from run(effect.inner, doing) or ()
    if doing.ship.slots[doing.slot] == card:
        yield from discard_tech(doing, doing.slot) or ()


def _held(doing: Execution, what: str) -> int:
    """How much a player has of a kind of payment."""
    ship = doing.ship
    if what == "medal":
        return can_pay_medals(doing.g, doing.seat)
    if what == "android":
        return ship.ready.count("android")
    if what == "tech":
        return sum([card >= 0 for card in ship.slots])
    return how_many(ship, what)


def _pay(effect: Pay, doing: Execution) -> Steps:
    """Ask for each unit of a payment; only the first can be declined."""
    what, n = effect.what, effect.n
    paid = ""
    for unit in range(1 if what == "retreat" else n):
        bar = partial(_bar_means, doing, what, n)
        args, also = {"list": slug(effect.inner)}, () if unit else (STOP,)
        chosen = yield ask(
            WORDS, doing.g, doing.seat, "pay", _means(doing, what, n), bar, "S14.11", args, also=also
        )
        if chosen[0] == "stop":
            return
        paid = chosen[1]
        yield from _hand_over(doing, chosen, n) or ()
    if what == "retreat":
        yield from _other_way(effect, doing, paid)
    else:
        yield from run(effect.inner, doing) or ()


def _means(doing: Execution, what: str, n: int) -> list[Option]:
    """Candidates for the payment of one unit."""
    ship = doing.ship
    if what == "retreat":
        return [("retreat", track, n) for track in TRACKS]
    if what == "tech":
        return [("discard", slot, doing.g.name(card)) for slot, card in enumerate(ship.slots) if card >= 0]
    if what == "android":
        return [("pay", "android")]
    if what == "medal":
        return _medal_means(doing)
    return [("pay", token) for token in dict.fromkeys(ship.cargo)]


def _bar_means(doing: Execution, what: str, n: int, option: Option) -> Reason | None:
    """S14.11 Why one unit cannot be paid with this."""
    if what == "retreat":
        return bar_retreat(doing.g, doing.seat, option[1], n)
    if what == "medal":
        return _bar_medal(doing, option)
    fits = what in ("android", "tech") or option[1] in kinds(doing.ship, what)
    return None if fits else ("costs", "S14.11", what)


def _hand_over(doing: Execution, chosen: Option, n: int) -> Steps | None:
    """Pay one unit of a payment."""
    g, ship = doing.g, doing.ship
    word, what = chosen[0], chosen[1]
    if word == "discard":
        return discard_tech(doing, what)
    if word == "retreat":
        go_back(g, doing.seat, what, n)
    elif what not in ("medal", "android"):
        unload(doing, what)
    else:
        if what == "medal":
            ship.medals -= 1
        else:
            ship.ready.remove("android")
            g.supply["android"] += 1
        g.tell("paid", doing.seat, cargo=what)
    return None


def _other_way(effect: Pay, doing: Execution, retreated: str) -> Steps:
    """S13.3 Run the effects paid by a retreat; an advance on any track must be on another one."""
    for each in effect.inner:
        if isinstance(each, Advance) and each.track == "any":
            others = tuple(track for track in TRACKS if track != retreated)
            yield from ask_advance(doing, others, each.n, retreated)
        else:
            yield from run((each,), doing) or ()


# -- medals


def can_pay_medals(g: State, seat: int) -> int:
    """Medals that a player could spend now, and the cargo that may be spent in their place (S12.2)."""
    ship = g.ships[seat]
    total = ship.medals
    for what in (ship.kit or g.kit(ship)).substitutes:
        total += how_many(ship, what)
    return total


def _medal_means(doing: Execution) -> list[Option]:
    """Candidates: a medal, then the substitutes in the order of their techs, then the other cargo."""
    tokens = [token for what in doing.g.kit(doing.ship).substitutes for token in kinds(doing.ship, what)]
    return [("pay", what) for what in dict.fromkeys(("medal", *tokens, *doing.ship.cargo))]


def _bar_medal(doing: Execution, option: Option) -> Reason | None:
    """S12.2 Why something cannot be spent as a medal."""
    what = option[1]
    if what == "medal":
        return None if doing.ship.medals else ("no-medal", "S12.2")
    fits = any(what in kinds(doing.ship, kind) for kind in doing.g.kit(doing.ship).substitutes)
    return None if fits else ("no-substitute", "S12.2", what)


def spend_medals(doing: Execution, n: int) -> Steps:
    """S5.4 Pay medals, or substitutes for single medals."""
    ship = doing.ship
    if not doing.g.kit(ship).substitutes:
        ship.medals -= n
        return
    for _ in range(n):
        bar = partial(_bar_medal, doing)
        chosen = yield ask(WORDS, doing.g, doing.seat, "pay-medal", _medal_means(doing), bar, "S12.2")
        if chosen[1] == "medal":
            ship.medals -= 1
        else:
            unload(doing, chosen[1])
