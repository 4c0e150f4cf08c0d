"""Lay out a position of Master of Orion in one call, and play on it in words.

    t = lay_out(hands="frigate autolab", systems=["biospheres colony_ship"], stock={0: (5, 3, 2), 1: (0, 0, 0)})
    play(t, "build frigate", "on 0")
    assert stock(t, 0) == (5, 1, 2)
    assert refused(t, "activate colony_ship") == ("barred-covered", "O10.3")

An answer is an option written out, with cards by their names: ("build", 17) is "build frigate". Several picks
are separated by commas; their first word may be left out. The player who is asked answers. What has only one
answer is passed over. A position is given by seat; a bare value is that of seat 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

import pytest

from astrarium.games.orion import GAME
from astrarium.games.orion.components import ADVISORS, STRUCTURES
from astrarium.kernel import Choice, IllegalAnswer, Table, Text, new_state, resume
from astrarium.localization import say
from common.singles import take_singles

from .witness import WITNESS

NOTHING: Mapping[int, Any] = {}
#: By seat; a tuple in the order of the seats; or the number of seat 0.
Numbers: TypeAlias = Mapping[int, int] | tuple[int, ...] | int


class Refusal(NamedTuple):
    """Why an answer was refused: the text, and the paragraph of the rules ("" if nothing was barred)."""

    text: str
    rule: str


# -- laying out


class Box:
    """The cards of the box by name, handed out copy by copy."""

    def __init__(self, faces: list[str]) -> None:
        self.left: dict[str, list[int]] = {}
        for card, face in enumerate(faces):
            self.left.setdefault(face, []).append(card)

    def take(self, names: str | Iterable[str]) -> list[int]:
        names = names.split() if isinstance(names, str) else names
        return [self.left[name].pop(0) for name in names]

    def rest(self, kind: Mapping[str, Any]) -> list[int]:
        return [card for name in kind for card in self.left.get(name, ())]


def lay_out(
    seats: int = 2,
    *,
    races: str = "",
    hands: Mapping[int, str] | str = NOTHING,
    systems: Mapping[int, list[str]] | list[str] = NOTHING,
    extra: Mapping[int, str] | str = NOTHING,
    advisors: Mapping[int, str] | str = NOTHING,
    colour: str = "",
    middle: str | None = None,
    stock: Mapping[int, tuple[int, int, int]] | tuple[int, int, int] = NOTHING,
    morale: Numbers = NOTHING,
    vp: Numbers = NOTHING,
    pool: Numbers = NOTHING,
    spent: Numbers = NOTHING,
    markers: Mapping[int, str] | str = NOTHING,
    attacks: Mapping[tuple[int, int], int] = NOTHING,  # type: ignore[assignment]
    deck: str = "",
    discards: str = "",
    rest: int | None = None,
    beginner: bool = False,
    round: int = 1,
    phase: str = "turn",
    first: int = 0,
    acting: int | None = None,
    seed: str = "a table",
) -> Table:
    """A table at the given position. Lists of cards are words in a row, systems from the bottom to the top.

    Everybody leads Humans with 5 of each resource, morale 10, no VP and 3 available markers, unless said
    otherwise. `spent` are markers on the Build box, `markers` names cards with a filled slot, `discards` end
    with the top card, `deck` begins with it; all other structures lie below it, or in the hand of `rest`.
    """
    g = new_state(GAME, seats, seed, {"beginner": beginner, "civilizations": None})
    structures = [id for id, card in STRUCTURES.items() for _ in range(card.count)]
    g.cards.face[:] = structures + ([] if beginner else list(ADVISORS))
    box = Box(g.cards.face)
    given = races.split() or ["human"] * seats
    hired = _by_seat(advisors)
    for seat in range(seats):
        g.races[seat] = given[seat]
        g.stock[seat] = list(_by_seat(stock).get(seat, (5, 5, 5)))
        g.morale[seat] = _numbers(morale).get(seat, 10)
        g.vp[seat] = _numbers(vp).get(seat, 0)
        g.hands[seat] = box.take(_by_seat(hands).get(seat, ""))
        stacks = [*_by_seat(systems).get(seat, []), *[""] * 4][:4]
        g.systems[seat] = tuple(
            [tuple(box.take(stack)) for stack in (*stacks, _by_seat(extra).get(seat, ""))]
        )
        g.advisors[seat] = box.take(hired[seat])[0] if hired.get(seat) else -1
    g.colour = colour or ("blue" if any("fulcrum" in name for name in hired.values()) else None)
    if not beginner:
        waiting = box.rest(ADVISORS)
        g.middle = waiting[:5] if middle is None else box.take(middle)
        g.unused = [card for card in waiting if card not in g.middle]
    g.discards = box.take(discards)
    top = box.take(deck)
    left = box.rest(STRUCTURES)
    g.deck = top[::-1] if rest is not None else left[::-1] + top[::-1]
    if rest is not None:
        g.hands[rest] += left
    _place_markers(g, _numbers(pool), _numbers(spent), _by_seat(markers), attacks)
    g.round, g.phase, g.first = round, phase, first
    g.acting = first if acting is None else acting
    _show(g)
    table = resume(GAME, g.to_json(), {"beginner": beginner})
    WITNESS.look(take_singles(table))
    return table


def _by_seat(given: Any) -> Mapping[int, Any]:
    return given if isinstance(given, Mapping) else {0: given}


def _numbers(given: Numbers) -> Mapping[int, int]:
    return dict(enumerate(given)) if isinstance(given, tuple) else _by_seat(given)


def _place_markers(g: Any, pool: Any, spent: Any, markers: Any, attacks: Any) -> None:
    for (by, on), count in attacks.items():
        g.attacks[by][on] = count
    for seat in range(g.seats):
        g.pool[seat] = pool.get(seat, 3)
        g.boxes[seat][0] = spent.get(seat, 0)
        filled = 0
        for name in markers.get(seat, "").split():
            tops = [system[-1] for system in g.systems[seat] if system] + [g.advisors[seat]]
            card = next(card for card in tops if card >= 0 and g.cards.face[card] == name)
            kind = ADVISORS[name] if name in ADVISORS else STRUCTURES[name]
            slot = next(ability.slot for ability in kind.abilities if ability.slot)
            (g.on_a if slot == "A" else g.on_r).add(card)
            filled += 1
        lying = g.pool[seat] + g.boxes[seat][0] + sum(g.attacks[seat]) + filled
        g.reserve[seat] = 10 - lying


def _show(g: Any) -> None:
    """Everybody has seen what lies open, and everybody the own hand."""
    g.cards.seen[:] = [g.cards.everyone] * len(g.cards.face)
    for card in (*g.deck, *g.unused):
        g.cards.seen[card] = 0
    for seat, hand in enumerate(g.hands):
        for card in hand:
            g.cards.seen[card] = 1 << seat


# -- playing


def play(table: Table, *answers: str) -> Table:
    """Give answers, one after another; a refusal fails the test and says what was possible."""
    __tracebackhide__ = True
    for words in answers:
        choice = pending(table)
        try:
            table.answer(choice.seat, read(table, words))
        except IllegalAnswer as error:
            pytest.fail(f"{words!r} is refused: {in_english(error.text)} {_pending(table)}")
        WITNESS.look(take_singles(table))
    return table


def played(*answers: str, **position: Any) -> Table:
    """A table at a position, after these answers."""
    __tracebackhide__ = True
    return play(lay_out(**position), *answers)


def refused(table: Table, words: str) -> Refusal:
    """Check that an answer is refused and changes nothing; why it is."""
    choice = pending(table)
    answer = read(table, words)
    position, news, moves = table.position(), table.state.news, table.moves
    with pytest.raises(IllegalAnswer) as caught:
        table.answer(choice.seat, answer)
    assert (table.position(), table.state.news, table.moves) == (position, news, moves)
    for barred in choice.barred():
        if barred.option == answer:
            assert caught.value.text == barred.text
            assert barred.rule in GAME.rules
            return Refusal(barred.text.id, barred.rule)
    return Refusal(caught.value.text.id, "")


def read(table: Table, words: str) -> Any:
    """An answer from words; several picks where the choice takes several."""
    choice = pending(table)
    if not choice.several:
        return _option(table, choice, words, [])
    picked: list[Any] = []
    for part in filter(None, (part.strip() for part in words.split(","))):
        picked.append(_option(table, choice, part, picked))
    return picked


def _option(table: Table, choice: Choice, words: str, taken: list[Any]) -> Any:
    for option in choice.options:
        written = write(table, option)
        if option not in taken and words in (written, written.partition(" ")[2]):
            return option
    head, *rest = words.split()
    return (head, *(_value(table, choice.seat, word) for word in rest))


def _value(table: Table, seat: int, word: str) -> Any:
    """A word of an option that is not offered: a number, a card, or the word itself."""
    g = table.state
    if word.lstrip("-").isdigit():
        return int(word)
    own = [*g.hands[seat], *(card for system in g.systems[seat] for card in system), g.advisors[seat]]
    others = [card for system in chain(*g.systems) for card in system]
    for card in (*own, *others, *g.middle, *g.discards):
        if card >= 0 and g.cards.face[card] == word:
            return card
    return word


#: Options whose values are numbers, not cards.
NUMBERS = ("attack", "on", "pay", "gain", "exchange", "system", "suffer")


def write(table: Table, option: tuple[Any, ...]) -> str:
    """An option in words."""
    head, *values = option
    face = table.state.cards.face
    if head in NUMBERS:
        return " ".join(map(str, option))
    said = [face[value] if isinstance(value, int) and value >= 0 else str(value) for value in values]
    return " ".join([head, *said])


def pending(table: Table) -> Choice:
    """The one choice that is open."""
    assert len(table.pending) == 1, "the game is over"
    return table.pending[0]


def asked(table: Table) -> tuple[int, str]:
    """Who has to decide what: (0, "action")."""
    return pending(table).seat, pending(table).prompt


def options(table: Table, *heads: str) -> list[str]:
    """What can be answered now, in words and sorted; only what begins with these words, if any are given."""
    found = pending(table).options
    return sorted(write(table, option) for option in found if not heads or option[0] in heads)


def _pending(table: Table) -> str:
    choice = pending(table)
    return f"seat {choice.seat}, {choice.prompt}: {', '.join(options(table))}"


# -- looking


def stock(table: Table, seat: int) -> tuple[int, ...]:
    return tuple(table.state.stock[seat])


def hand(table: Table, seat: int) -> list[str]:
    return [table.state.cards.face[card] for card in table.state.hands[seat]]


def systems(table: Table, seat: int) -> list[str]:
    """The systems of a player as words, from the bottom to the top; the additional one last."""
    face = table.state.cards.face
    return [" ".join(face[card] for card in system) for system in table.state.systems[seat]]


def discards(table: Table) -> list[str]:
    """The discard pile; its top card last."""
    return [table.state.cards.face[card] for card in table.state.discards]


def advisor(table: Table, seat: int) -> str:
    card = table.state.advisors[seat]
    return table.state.cards.face[card] if card >= 0 else ""


def middle(table: Table) -> set[str]:
    return {table.state.cards.face[card] for card in table.state.middle}


def marked(table: Table, seat: int) -> list[str]:
    """The player's cards with a marker, as "frigate A"."""
    return sorted(f"{table.state.cards.face[card]} {slot}" for card, slot in table.state.markers(seat))


def markers(table: Table, seat: int) -> tuple[int, int]:
    """Available markers and those in reserve."""
    return table.state.pool[seat], table.state.reserve[seat]


def told(table: Table, seat: int | None = None) -> list[str]:
    return [event.name for event in table.events(0, seat)]


def in_english(text: Text) -> str:
    return say(text, "en", game=GAME, names=["Ann", "Ben", "Cleo", "Dan"])
