"""Lay out a position of Race in one call, and play on it in words.

    t = lay_out("alpha_centauri+ mining_robots", "old_earth", hands=["comet_zone 1", 3], phase="settle")
    play(t, 0, "card comet_zone")
    play(t, 1, "pass")
    assert refused(t, 1, "card gem_world") == ("barred-too-dear", "R8.4")

A tableau is a row of card names, a plus behind a world with a good on it. A hand is a row of names; a number
in it, or instead of it, stands for so many cards that do not matter. An answer is an option written out:
("good", 35) is "good gem_world"; several picks are joined with " & ".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from astrarium.games.race import GAME
from astrarium.games.race.components import CARDS, FACES, NAME
from astrarium.games.race.state import State
from astrarium.kernel import Choice, IllegalAnswer, Option, Table, new_state, resume

PHASES = ("explore", "develop", "settle", "consume", "produce")


class Refusal(NamedTuple):
    """Why an answer was refused: the text, and the paragraph of the rules."""

    text: str
    rule: str


class _Box:
    """All cards, handed out by name; cards that do not matter are developments, from the end of the box."""

    def __init__(self) -> None:
        self.left = list(range(CARDS))

    def named(self, name: str) -> int:
        faces = [NAME.index(name)] if name in NAME else list(FACES[name])
        face = next(face for face in faces if face in self.left)
        self.left.remove(face)
        return face

    def some(self, count: int) -> list[int]:
        return [self.left.pop() for _ in range(count)]


def lay_out(
    *tableaus: str,
    hands: Sequence[str | int] = (),
    actions: Sequence[str] = (),
    phase: str = "develop",
    then: Sequence[str] = (),
    deck: str = "",
    discards: str = "",
    supply: int | None = None,
    chips: Sequence[int] = (),
    pool: int | None = None,
    round: int = 1,
    advanced: bool = False,
    seed: str = "a table",
) -> Table:
    """A table where this phase begins, the phases `then` to follow.

    `actions` are the action cards of each seat; those of a seat that names none do not open this phase.
    `deck` names the top of the supply, the next card first; the other cards lie under it, or, where `supply`
    says how many the supply holds in all, in the discard pile.
    """
    seats = max(2, len(tableaus))
    g: Any = new_state(GAME, seats, seed, {"advanced": advanced})
    box = _Box()
    rows = [row.split() for row in [*tableaus, *["new_sparta", "epsilon_eridani"][: seats - len(tableaus)]]]
    tableau = [[box.named(name.rstrip("+")) for name in row] for row in rows]
    held = [_hand(box, hands[seat] if seat < len(hands) else 0) for seat in range(seats)]
    top = [box.named(name) for name in deck.split()]
    g.discards = [box.named(name) for name in discards.split()]
    hands_filled = [cards + box.some(count) for cards, count in held]
    g.cards.face = list(range(CARDS))
    g.cards.seen = [0] * CARDS
    for seat, player in enumerate(g.players):
        player.hand, player.tableau, player.drawn = hands_filled[seat], tableau[seat], []
        player.goods = {
            card: box.some(1)[0]
            for card, name in zip(tableau[seat], rows[seat], strict=True)
            if name[-1] == "+"
        }
        player.chips = chips[seat] if seat < len(chips) else 0
        given = actions[seat].split() if seat < len(actions) and actions[seat] else []
        idle = [action for action in ("settle", "develop") if not phase.startswith(action)]
        player.actions = tuple([*given, *idle][: 2 if advanced else 1]) if phase in _running() else ()
        player.placed = -1
        g.cards.show(player.hand, 1 << seat)
        g.cards.show(player.tableau, g.cards.everyone)
    rest = box.left if supply is None else box.some(supply - len(top))
    g.supply = [*reversed(rest), *reversed(top)]
    g.discards += [] if supply is None else box.left
    g.order = tuple(range(seats))
    g.phase, g.round = phase, round
    g.agenda = g.revealed = (phase, *then) if phase in _running() else ()
    if pool is not None:
        g.pool = pool
    return resume(GAME, g.to_json(), {"advanced": advanced})


def _running() -> tuple[str, ...]:
    return (*PHASES, "develop_2", "settle_2")


def _hand(box: _Box, hand: str | int) -> tuple[list[int], int]:
    """The cards named, and how many more."""
    words = str(hand).split()
    return [box.named(word) for word in words if not word.isdecimal()], sum(
        int(word) for word in words if word.isdecimal()
    )


# -- playing in words


def choice(t: Table, seat: int) -> Choice:
    found = t.choice(seat)
    assert found is not None, f"seat {seat} is not asked: {t.pending}"
    return found


def words(t: Table, option: Option) -> str:
    """An option written out."""
    head, *values = option
    if head in ("action", "actions", "pay", "number", "spare"):
        return " ".join(map(str, option))
    return " ".join([head, *(_name(t, value) if isinstance(value, int) else value for value in values)])


def _name(t: Table, card: int) -> str:
    return NAME[t.state.cards.face[card]]


def options(t: Table, seat: int) -> set[str]:
    """What a seat may answer, written out."""
    return {words(t, option) for option in choice(t, seat).options}


def find(t: Table, seat: int, wanted: str) -> Option:
    """The option that is written so; a name may leave out which copy it is."""
    everything = [*choice(t, seat).options, *(barred.option for barred in choice(t, seat).barred())]
    for option in everything:
        written = words(t, option)
        if wanted in (written, " ".join(word.partition("#")[0] for word in written.split())):
            return option
    raise AssertionError(f"{wanted!r} is none of {sorted(words(t, option) for option in everything)}")


def placing(t: Table, seat: int) -> bool:
    """Whether the seat is asked what to place."""
    asked = t.choice(seat)
    return asked is not None and asked.prompt in ("develop", "settle")


def play(t: Table, seat: int, *answers: str) -> None:
    """Give a seat's answers, one after another. Who can do nothing else has passed already."""
    for answer in answers:
        if answer == "pass" and not placing(t, seat):
            continue
        picked = [find(t, seat, each) for each in answer.split(" & ")] if answer else []
        t.answer(seat, picked if choice(t, seat).several else picked[0])


def refused(t: Table, seat: int, answer: str) -> Refusal:
    """Why this answer is refused: it has to be, for a reason that is told."""
    option = find(t, seat, answer)
    with pytest.raises(IllegalAnswer) as caught:
        t.answer(seat, option)
    barred = next(each for each in choice(t, seat).barred() if each.option == option)
    assert barred.text == caught.value.text
    return Refusal(barred.text.id, barred.rule)


def unplaceable(t: Table, seat: int, card: str) -> str | None:
    """Why this card of a hand cannot be placed, if it cannot: the table refuses it, or has not even asked."""
    entry = next(each for each in t.view(seat)["players"][seat]["cards"] if each["design"] == card)
    reason: str | None = entry["sheet"]["barred"]
    if placing(t, seat):
        assert (reason is not None) == (f"card {entry['id']}" not in options(t, seat))
        if reason is not None:
            refused(t, seat, f"card {card}")
            option = find(t, seat, f"card {card}")
            told = next(each.text for each in choice(t, seat).barred() if each.option == option)
            if told.id == "barred-in-vain":  # it names the reason, and a card that does not help
                told = told.args["reason"]
            assert told.id == reason
    return reason


def pay(t: Table, seat: int) -> int:
    """Pay with whatever cards; how many were asked for (0: nobody was asked)."""
    asked = t.choice(seat)
    if asked is None or asked.prompt != "pay":
        return 0
    t.answer(seat, list(asked.options[: asked.at_least]))
    return asked.at_least


def passing(t: Table) -> None:
    """Everybody who is asked passes, or takes the first of what there is."""
    for asked in list(t.pending):
        if not t.over and t.choice(asked.seat) is asked:
            first = asked.options[: asked.at_least]
            t.answer(asked.seat, list(first) if asked.several else first[0])


def through(t: Table) -> None:
    """Play to the end of the round, passing wherever it is possible."""
    here = t.state.round
    while not t.over and t.state.round == here and t.state.phase != "choose":
        passing(t)


# -- looking


def state(t: Table) -> State:
    return t.state  # type: ignore[return-value]


def tableau(t: Table, seat: int) -> list[str]:
    return [_name(t, card) for card in state(t).players[seat].tableau]


def hand(t: Table, seat: int) -> list[str]:
    return sorted(_name(t, card) for card in state(t).players[seat].hand)


def held(t: Table, seat: int) -> int:
    return len(state(t).players[seat].hand)


def goods(t: Table, seat: int) -> set[str]:
    return {_name(t, card) for card in state(t).players[seat].goods}


def chips(t: Table, seat: int) -> int:
    return state(t).players[seat].chips


def told(t: Table, name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What was told of this name."""
    return [dict(event.args) for event in t.told if event.name == name and seat in (None, event.seat)]


def points(*cards: str, chips: int = 0) -> tuple[int, dict[str, int]]:
    """The points of a tableau, and of each of its cards."""
    rival = next(world for world in ("pre_sentient_race", "terraformed_world") if world not in cards)
    t = lay_out(" ".join(cards), rival, phase="choose", chips=[chips])
    player = t.view(0)["players"][0]
    return player["score"]["total"], {entry["design"]: entry["vp"] for entry in player["tableau"]}


def rival(card: str) -> str:
    """A world for the seat opposite a card: a piece of the same box, and never the card itself."""
    return "rebel_homeworld" if card != "rebel_homeworld" else "rebel_base"
