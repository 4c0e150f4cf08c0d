"""Options with equal texts are interchangeable, and each of several equal components can be taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from ..kernel import SPECTATOR, Answer, Choice, Option, Seat, Table, Text, Together
from ..kernel.data.plain_dataclass import to_json
from .playthrough import Playthrough

#: Maximum pairs of options compared at one decision.
PAIRS = 3


def twins(walk: Playthrough) -> None:
    """Which of two equal cards somebody picked, nobody else can tell, then or in the worlds it imagines."""
    for table in walk:
        for seat, answer, other in _same_to_read(walk, table):
            one, two = _after(table, seat, answer), _after(table, seat, other)
            for observer in (*range(table.seats), SPECTATOR):
                if observer == seat:
                    continue
                known, there = _known(one, observer), _known(two, observer)
                if known != there:
                    who = "a spectator" if observer == SPECTATOR else f"seat {observer}"
                    lost = [*(known - there).elements()] or [*(there - known).elements()]
                    word = next(one for one, two in _pairs(answer, other) if one != two)[0]
                    walk.fail(
                        f"{who} can tell {answer!r} of seat {seat} from {other!r} by {lost[0]!r}:"
                        " where both lie hidden with the seat, let Game.held name the cards that it holds"
                        f" there, held={{{word!r}: lambda g, seat: ...}}"
                    )


def apart(walk: Playthrough) -> None:
    """Options that read the same lead to the same position; of equal things in a row each can be taken."""
    for table in walk:
        for seat, answer, other in _same_to_read(walk, table):
            one, two = _after(table, seat, answer), _after(table, seat, other)
            for each in (*range(table.seats), None):
                if differs := _differs(_read(one, each), _read(two, each)):
                    both = f"{answer!r} and {other!r} of seat {seat}"
                    walk.fail(f"{both} read the same and lead to different positions: {differs}")
        _every_place(walk, table)


def _same_to_read(walk: Playthrough, table: Table) -> Iterator[tuple[int, Answer, Answer]]:
    """The next answer of the script, and other answers with the same text."""
    if walk.giving is None:
        return
    seat, answer = walk.giving
    choice = table.choice(seat)
    assert choice is not None
    picked = answer if choice.several else (answer,)
    read = {option: table.say(choice, option) for option in choice.options}
    found = 0
    for option in picked:
        for equal in choice.options:
            if equal not in picked and read[equal] == read[option] and found < PAIRS:
                found += 1
                yield seat, answer, _instead(choice, answer, option, equal)


def _instead(choice: Choice, answer: Answer, option: Option, equal: Option) -> Answer:
    """The answer with one option replaced."""
    return tuple(equal if each == option else each for each in answer) if choice.several else equal


def _pairs(answer: Answer, other: Answer) -> Iterator[tuple[Option, Option]]:
    """The options of two answers in pairs."""
    several = bool(answer) and isinstance(answer[0], tuple)
    return zip(answer, other, strict=True) if several else iter([(answer, other)])


def _after(table: Table, seat: int, answer: Answer) -> Table:
    """A fork after this answer; other seats of a simultaneous decision answer with first options."""
    fork = table.fork()
    question = fork.question
    fork.answer(seat, answer)
    if isinstance(question, Together) and fork.question is question:
        for choice in fork.pending:
            first = choice.options[: choice.at_least]
            fork.answer(choice.seat, tuple(first) if choice.several else first[0])
    return fork


def _known(table: Table, observer: int) -> Counter[str]:
    """The faces that an observer knows, as a multiset, because copies are interchangeable."""
    cards = table.state.cards
    bit = cards.bit(None if observer == SPECTATOR else observer)
    faces = [face for face, mask in zip(cards.face, cards.seen, strict=True) if mask & bit]
    return Counter(repr(table.game.alike(face)) for face in faces)


# -- the text of a position


def _read(table: Table, seat: int | None) -> Counter[Any]:
    """The rows of the outline as a multiset; the order within a row is ignored."""
    rows: Counter[Any] = Counter()
    for block in table.game.outline(table.view(seat), seat):
        for row in block.rows:
            words = [cell if isinstance(cell, Text | Seat) else cell.text for cell in row]
            rows[(block.title.id, *sorted(_leaves(words)))] += 1
    for number, points in enumerate(table.game.standing(table.state)):
        rows[("standing", str(number), str(points))] += 1
    return rows


def _leaves(said: Iterable[Any]) -> Iterator[str]:
    """The ids and scalar arguments of some texts."""
    for each in said:
        if isinstance(each, Text):
            yield each.id
            yield from _leaves(each.args.values())
        else:
            yield str(each)


def _differs(here: Counter[Any], there: Counter[Any]) -> str:
    gone = [*(here - there), *(there - here)]
    return " / ".join(map(str, gone[:2]))


# -- lists whose order matters


def _every_place(walk: Playthrough, table: Table) -> None:
    """If an option takes one of several equal things from a row, other options take the others.

    `Game.rows` names the lists of the state whose order matters.
    """
    if walk.giving is None or not walk.game.rows:
        return
    seat, answer = walk.giving
    choice = table.choice(seat)
    if choice is None or choice.several or not any(isinstance(value, str) for value in answer[1:]):
        return
    before, after = _rows(table), _rows(_after(table, seat, answer))
    for place, row in before.items():
        thing = _taken(row, after.get(place, row))
        if thing is None or thing not in answer[1:]:
            continue
        ways = {tuple(row[:at] + row[at + 1 :]) for at, each in enumerate(row) if each == thing}
        others = [each for each in choice.options if each[0] == answer[0]]
        reached = {tuple(_rows(_after(table, seat, each)).get(place, ())) for each in others}
        if not ways <= reached:
            walk.fail(f"{answer!r} of seat {seat} takes one {thing!r} of {row}, and nothing takes another")


def _rows(table: Table) -> dict[str, list[str]]:
    """The lists of the state whose order matters, by path."""
    found: dict[str, list[str]] = {}

    def look(value: Any, path: str) -> None:
        if isinstance(value, dict):
            for name, each in value.items():
                look(each, f"{path}.{name}")
        elif isinstance(value, list) and value:
            if path.rpartition(".")[2] in table.game.rows:
                found[path] = value
            elif not isinstance(value[0], int):
                for number, each in enumerate(value):
                    look(each, f"{path}[{number}]")

    look({name: each for name, each in to_json(table.state).items() if name != "cards"}, "")
    return found


def _taken(before: list[str], after: list[str]) -> str | None:
    """The thing taken from a row that also had an equal thing elsewhere, or None."""
    if len(after) != len(before) - 1:
        return None
    at = next((at for at, each in enumerate(after) if each != before[at]), len(after))
    thing = before[at]
    return thing if before[:at] + before[at + 1 :] == after and before.count(thing) > 1 else None
