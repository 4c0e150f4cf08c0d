"""Comets with a fault planted in it: each of these breaks one clause of the contract."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from itertools import count
from typing import Any

from astrarium.kernel import (
    Chance,
    Choice,
    Game,
    Option,
    Result,
    Steps,
    Text,
    Together,
    derived,
    plain,
    unchanged,
)
from astrarium.kernel.choice import freeze
from astrarium.kernel.data.plain_dataclass import derive
from astrarium.kernel.learning.action_index import Encoding, by
from astrarium.kernel.learning.features import Row

from . import comets
from .comets import GAME, State


def with_phase(name: str, phase: Any) -> Game:
    return replace(GAME, phases={**GAME.phases, name: phase})


def then(phase: Any, deed: Any) -> Any:
    """A phase of Comets, and a wrong deed after it."""

    def wrong(g: State) -> Steps:
        yield from phase(g)
        deed(g)

    return wrong


def first(phase: Any, deed: Any) -> Any:
    """A phase of Comets, and a wrong deed before it."""

    def wrong(g: State) -> Steps:
        deed(g)
        yield from phase(g)

    return wrong


# -- leaks


def open_hands(g: State, seat: int | None) -> dict[str, Any]:
    """Shows every hand to everybody."""
    hands = [[g.cards.face[card] for card in hand] for hand in g.hands]
    return {**comets.view(g, seat), "hands": hands}


def card_backs(g: State, seat: int | None) -> dict[str, Any]:
    """Lays a list of faces by id beside the hands."""
    return {**comets.view(g, seat), "faces": {str(card): face for card, face in enumerate(g.cards.face)}}


def gossip(g: State) -> None:
    """Tells everybody what lies on top of the deck."""
    if g.deck:
        g.tell("drew", 0, size=g.cards.face[g.deck[-1]])


def omen(g: State) -> None:
    """Gives points by what lies on top of the deck, which nobody has seen."""
    if g.deck:
        g.points[0] += g.cards.face[g.deck[-1]]


def timid_bid(g: State) -> Steps:
    """Offers only comets that are not the same as the hidden top one of the deck."""
    answers = yield Together(
        Choice(
            seat,
            "bid",
            [("card", card) for card in g.hands[seat] if not same_as_top(g, card)]
            or [("card", g.hands[seat][0])],
            rule="C1.1",
        )
        for seat in range(g.seats)
    )
    settle(g, answers)


def same_as_top(g: State, card: int) -> bool:
    return bool(g.deck) and g.cards.face[card] == g.cards.face[g.deck[-1]]


def settle(g: State, answers: Mapping[int, Any]) -> None:
    """What Comets does with the bids."""
    steps = comets.bid(g)
    next(steps)
    try:
        steps.send(answers)
    except StopIteration:
        return


def curious_turn(g: State) -> Steps:
    """Asks first whoever holds the biggest comet, which nobody else can know."""
    seat = max(range(g.seats), key=lambda seat: max(g.cards.face[card] for card in g.hands[seat]))
    yield Choice(seat, "bid", [("card", card) for card in g.hands[seat]], rule="C1.1")
    yield from comets.bid(g)


def sly_glance(g: State) -> None:
    """Lets everybody see the deck without saying that something was learned."""
    for card in g.deck:
        g.cards.seen[card] = g.cards.everyone


def glance_in_turn(g: State) -> Steps:
    """The first seat bids nothing, and then sees what lies on the deck."""
    yield Choice(0, "drop", [("card", card) for card in g.hands[0]], 0, 1)
    sly_glance(g)
    yield from comets.bid(g)


LEAK_IN_VIEW = replace(GAME, view=open_hands)
LEAK_OF_FACES = replace(GAME, view=card_backs)
LEAK_IN_EVENT = with_phase("refill", first(comets.refill, gossip))
LEAK_IN_OPTIONS = with_phase("bid", timid_bid)
LEAK_PAST_THE_PHASE = with_phase("refill", then(comets.refill, omen))
LEAK_IN_TURN = with_phase("bid", curious_turn)
UNTOLD_NEWS = with_phase("bid", glance_in_turn)


# -- things lost


def drop_one(g: State) -> None:
    """Loses a comet in the last round."""
    if g.rounds == 1 and g.discards:
        g.discards.pop()


LOST_COMPONENT = with_phase("bid", then(comets.bid, drop_one))


@plain
class Careless(State):
    """A state whose copy shares a list with the original."""


_copy = Careless.copy


def careless_copy(self: Careless) -> Careless:
    twin = _copy(self)
    twin.points = self.points
    return twin


Careless.copy = careless_copy  # type: ignore[method-assign, assignment]


def as_careless(seats: int, chance: Chance, options: Any) -> Careless:
    g = comets.set_up(seats, chance, options)
    return Careless(**{field.name: getattr(g, field.name) for field in fields(g) if field.init})


SHARED_LIST = replace(GAME, state=Careless, set_up=as_careless)


def tuple_faces(seats: int, chance: Chance, options: Any) -> State:
    """Prints tuples on the comets, which JSON brings back as lists."""
    g = comets.set_up(seats, chance, options)
    g.cards.face = [(face,) for face in g.cards.face]
    return g


LOST_IN_JSON = replace(
    GAME,
    set_up=tuple_faces,
    view=lambda g, seat: {"points": g.points[:]},
    words=replace(GAME.words, args={}),
)


def stale_points(g: State, seat: int | None) -> dict[str, Any]:
    """Shows points as they were when somebody first looked."""
    points = unchanged(g, "points", [(g.seats,)] * g.seats, lambda seat: g.points[seat])
    return {**comets.view(g, seat), "points": points}


STALE_VIEW = replace(GAME, view=stale_points)


# -- what is not the same twice


def loaded_die(g: State) -> None:
    """Adds points by a die of Python's own."""
    g.points[0] += random.randrange(2)


_kept: list[object] = []


def address_order(g: State) -> None:
    """Gives points by where things happen to lie in memory."""
    _kept.append(object())
    g.points[0] += id(_kept[-1])


def any_order(g: State) -> None:
    """Gives points by the order in which words lie in a set."""
    g.points[0] += int("".join({str(number) for number in range(20)})) % 1_000_003


_played = count()


def memory(g: State) -> None:
    """Remembers how often it was played, beside the state."""
    g.points[0] += next(_played) % 2


GLOBAL_RANDOM = with_phase("bid", then(comets.bid, loaded_die))
ADDRESSES = with_phase("bid", then(comets.bid, address_order))
SET_ORDER = with_phase("bid", then(comets.bid, any_order))
OUTSIDE_MEMORY = with_phase("bid", then(comets.bid, memory))


# -- what does not follow


@plain
class Counting(State):
    """A state that keeps how much each hand weighs."""

    weights: list[int] = derived(lambda g: [sum(g.cards.face[card] for card in hand) for hand in g.hands])


def as_counting(seats: int, chance: Chance, options: Any) -> Counting:
    g = comets.set_up(seats, chance, options)
    return Counting(**{field.name: getattr(g, field.name) for field in fields(g) if field.init})


@plain
class Weighing(Counting):
    """The same, worked out anew wherever hidden faces are dealt anew."""

    weights: list[int] = derived(
        lambda g: [sum(g.cards.face[card] for card in hand) for hand in g.hands], hidden=True
    )


def as_weighing(seats: int, chance: Chance, options: Any) -> Weighing:
    g = as_counting(seats, chance, options)
    return Weighing(**{field.name: getattr(g, field.name) for field in fields(g) if field.init})


def weighed(phase: Any) -> Any:
    """A phase of Comets, in which the weights are worked out whenever somebody is asked."""

    def right(g: Weighing) -> Steps:
        steps, answer = phase(g), None
        while True:
            try:
                asked = steps.send(answer)
            except StopIteration:
                derive(g)
                return
            derive(g)
            answer = yield asked

    return right


FORGOTTEN_SUM = replace(GAME, state=Counting, set_up=as_counting)
HIDDEN_SUM = replace(
    GAME,
    state=Counting,
    set_up=as_counting,
    phases={"bid": then(comets.bid, derive), "refill": weighed(comets.refill)},
)
RIGHT_SUM = replace(HIDDEN_SUM, state=Weighing, set_up=as_weighing)


# -- rules that are none


class Lenient(Choice):
    """A choice that takes any answer."""

    __slots__ = ()

    def normalise(self, answer: Any) -> Any:
        return freeze(answer)


def lenient_bid(g: State) -> Steps:
    answers = yield Together(
        Lenient(seat, "bid", [("card", card) for card in g.hands[seat]], rule="C1.1")
        for seat in range(g.seats)
    )
    settle(g, answers)


def doubled_bid(g: State) -> Steps:
    """Offers one comet twice."""
    answers = yield Together(
        Choice(seat, "bid", [("card", card) for card in g.hands[seat] * 2], rule="C1.1")
        for seat in range(g.seats)
    )
    settle(g, answers)


def one_more_round(g: State) -> None:
    """Takes back that a round has passed."""
    g.rounds += 1


def upside_down(g: State) -> Result:
    right = comets.result(g)
    return replace(right, ranking=right.ranking[::-1])


def one_missing(g: State) -> Result:
    right = comets.result(g)
    return replace(right, ranking=[[right.ranking[0][0]], *right.ranking[1:]])


def stumble(g: State) -> None:
    """Divides by the rounds that are left after this one."""
    g.points[0] += 6 // (g.rounds - 1)


STUMBLES = with_phase("refill", first(comets.refill, stumble))
#: Its words take as many bytes as a number says: the kernel lets them say nothing that is not like an option.
COSTLY_WORDS = replace(
    GAME,
    words=replace(
        comets.WORDS,
        args={"comet": lambda g, card: Text("comet", size=(bytes(card), g.cards.face[card])[1])},
    ),
)
REFUSES_NOTHING = with_phase("bid", lenient_bid)
SAME_OPTION_TWICE = with_phase("bid", doubled_bid)
NEVER_ENDS = with_phase("refill", then(comets.refill, one_more_round))


def wide_view(g: State, seat: int | None) -> comets.View:
    """Shows the deck as a list, where its number of cards is promised."""
    return {**comets.view(g, seat), "deck": [None] * len(g.deck)}  # type: ignore[typeddict-item]


OTHER_SHAPE = replace(GAME, view=wide_view)
LAST_IS_FIRST = replace(GAME, result=upside_down)
SEAT_WITHOUT_RANK = replace(GAME, result=one_missing)
OTHER_STANDING = replace(GAME, standing=lambda g: [points + 1 for points in g.points])
NO_SUCH_RULE = replace(GAME, cite=lambda g, choice, option: "C9.9")
WRONG_RULE = replace(GAME, cite=lambda g, choice, option: "C1.3")


# -- what learning machines rely on


def told_to_learners(g: State, seat: int, choice: Choice | None, row: Row, at: Sequence[int]) -> None:
    """The points of the others are told, and the comet that comes next with them."""
    comets.fill(g, seat, choice, row, at)
    row[at[1] + g.seats - 1] += g.cards.face[g.deck[-1]] if g.deck else 0


def a_comet(g: State, choice: Choice, option: Option) -> tuple[Any, ...]:
    """All comets are one."""
    return "card", 1


def next_comet(g: State, choice: Choice, option: Option) -> tuple[Any, ...]:
    """A comet by its size, and by what comes next."""
    return "card", (g.cards.face[option[1]] + (g.cards.face[g.deck[-1]] if g.deck else 0)) % 6 + 1


SEEN_BY_LEARNERS = replace(GAME, features=replace(comets.FEATURES, fill=told_to_learners))
OUT_OF_BOUNDS = replace(
    GAME,
    features=replace(
        comets.FEATURES,
        fields=lambda seats: [
            field._replace(most=2) if field.name == "rounds" else field for field in comets.fields(seats)
        ],
    ),
)
ONE_ACTION_FOR_ALL = replace(GAME, encoding=Encoding({"card": by(a_comet, range(1, 7))}))
ACTION_WITHOUT_NUMBER = replace(GAME, encoding=Encoding({"card": by(comets.comet, range(1, 6))}))
TELLING_ACTIONS = replace(GAME, encoding=Encoding({"card": by(next_comet, range(1, 7))}))
