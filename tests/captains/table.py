"""Lay out a position of Starship Captains in one call, and play on it in words.

    t = lay_out(at={0: "aldara"}, missions={"aldara": "border_patrol"}, ready={0: "red yellow cadet"})
    play(t, 0, "mission", "crew yellow", "crew red", "fight home-aldara", "fly home", "stay")
    assert options(t) == {"end", ...}
    assert refused(t, 0, "room helm cadet") == ("barred-colour", "S5.1")

An answer is an option written out, or as much of its beginning as names one option only: "fly home" stands
for ("fly", "home", "home-aldara"). What has only one answer is passed over.

What lies where without further words says layout.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from astrarium.games.captains import GAME
from astrarium.games.captains.effects import Execution
from astrarium.games.captains.state import DAMAGED, EMPTY
from astrarium.games.captains.vocabulary import Effect
from astrarium.kernel import Choice, IllegalAnswer, Steps, Table, Text, run
from astrarium.localization import say
from common.singles import take_singles

from .layout import lay_out as lay_out  # tests take everything from here
from .witness import WITNESS


class Refusal(NamedTuple):
    """Why an answer was refused: the text, and the paragraph of the rules."""

    text: str
    rule: str


# -- playing


def play(table: Table, seat: int, *answers: str) -> Table:
    """Give answers, one after another; a refusal fails the test and says what was possible."""
    __tracebackhide__ = True
    for index, words in enumerate(answers):
        choice = table.choice(seat)
        if choice is None:
            pytest.fail(
                f"{seat} has nothing to decide before answer {index + 1}, {words!r}; {_pending(table)}"
            )
        option = _find(choice, words)
        if option is None:
            pytest.fail(f"{seat} may not {words!r} (answer {index + 1}); {_pending(table)}")
        table.answer(seat, option)
        WITNESS.look(take_singles(table))
    return table


def _find(choice: Choice, words: str) -> Any:
    """The option that is written so, or begins so."""
    exact = [option for option in choice.options if write(option) == words]
    found = exact or [option for option in choice.options if f"{write(option)} ".startswith(f"{words} ")]
    assert len(found) <= 1, f"{words!r} could be any of {found}"
    return found[0] if found else None


def write(option: tuple[Any, ...]) -> str:
    return " ".join(map(str, option))


def options(table: Table) -> set[str]:
    """What can be answered now, in words."""
    return {write(option) for option in pending(table).options}


def heads(table: Table) -> set[str]:
    """The first words of what can be answered now."""
    return {option[0] for option in pending(table).options}


def asked(table: Table) -> tuple[int, str]:
    """Who has to decide what: (0, "turn")."""
    return pending(table).seat, pending(table).prompt


def pending(table: Table) -> Choice:
    """The one choice that is open."""
    assert len(table.pending) == 1, _pending(table)
    return table.pending[0]


def refused(table: Table, seat: int, words: str) -> Refusal:
    """Check that something barred is refused and changes nothing; why it is."""
    choice = table.choice(seat)
    assert choice is not None, _pending(table)
    assert _find(choice, words) is None, f"{words!r} is possible"
    barred = [each for each in choice.barred() if f"{write(each.option)} ".startswith(f"{words} ")]
    assert barred, f"nobody says why {words!r} is not possible: {[write(b.option) for b in choice.barred()]}"
    position, moves = table.position(), table.moves
    with pytest.raises(IllegalAnswer) as caught:
        table.answer(seat, barred[0].option)
    assert (table.position(), table.moves) == (position, moves)
    assert caught.value.text == barred[0].text
    assert barred[0].rule in GAME.rules
    return Refusal(barred[0].text.id, barred[0].rule)


def _pending(table: Table) -> str:
    if table.over:
        return "the game is over"
    said = [
        f"{choice.seat} {choice.prompt}: {', '.join(write(option) for option in choice.options)}"
        for choice in table.pending
    ]
    return "pending: " + "; ".join(said)


# -- looking


def ship(table: Table, seat: int = 0) -> Any:
    return table.state.ships[seat]


def where(table: Table, seat: int = 0) -> str:
    return table.state.at[seat]


def crew(table: Table, seat: int = 0) -> tuple[str, str]:
    """The ready room (sorted) and the queue (from the front), in words."""
    mine = table.state.ships[seat]
    return " ".join(sorted(mine.ready)), " ".join(mine.queue)


def hold(table: Table, seat: int = 0) -> str:
    """The cargo, sorted."""
    return " ".join(sorted(table.state.ships[seat].cargo))


def tech_in(table: Table, slot: int, seat: int = 0) -> str:
    """The tech in a slot, or "empty" or "damaged"."""
    card = table.state.ships[seat].slots[slot]
    return {EMPTY: "empty", DAMAGED: "damaged"}.get(card) or table.state.name(card)


def mission_at(table: Table, place: str) -> str:
    return table.state.name(table.state.missions[place]) if place in table.state.missions else ""


def pile(table: Table, zone: str) -> list[str]:
    """The cards of a zone by name."""
    return [table.state.name(card) for card in getattr(table.state, zone) if card >= 0]


def told(table: Table, since: int = 0) -> list[str]:
    """The names of the events that everybody heard."""
    return [event.name for event in table.events(since)]


def points(table: Table, seat: int = 0) -> int:
    return int(GAME.standing(table.state)[seat])


def in_english(text: Text) -> str:
    return say(text, "en", game=GAME, names=["Ann", "Bob", "Cid", "Dot"], strict=True)


def made(op: str, **fields: Any) -> Effect:
    """An effect by its name, as the file would have it."""
    return Effect.known[op](**fields)  # type: ignore[return-value]


def _steps(effects: Sequence[Effect], doing: Execution) -> Steps:
    yield from run(effects, doing) or ()


def resolve(table: Table, seat: int, effects: Sequence[Effect], *answers: str, slot: int = -1) -> Any:
    """Carry out an effect list on the state alone, outside of any turn; the state after it."""
    g = table.state.copy()
    left = list(answers)
    steps = _steps(effects, Execution(g, seat, slot))
    value: Any = None
    while True:
        try:
            choice = steps.send(value)
        except StopIteration:
            break
        value = choice.forced()  # type: ignore[union-attr]
        if value is None:
            assert left, f"nothing is said about {choice}"
            value = _find(choice, left.pop(0))  # type: ignore[arg-type]
            assert value is not None, f"no such option in {choice}"
    assert not left, f"nobody asked for {left}"
    assert list(GAME.faults(g)) == []
    return g
