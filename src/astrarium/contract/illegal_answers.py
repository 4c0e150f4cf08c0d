"""Illegal answers are refused and change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..kernel import Choice, IllegalAnswer, Option, Table
from ..kernel.choice import freeze
from .determinism import differ
from .playthrough import Playthrough
from .position_digest import whole

#: Answers that fit no question.
NONSENSE: tuple[Any, ...] = (
    None,
    0,
    -1,
    2.5,
    True,
    "",
    "yes",
    b"yes",
    (),
    [],
    {},
    {"seat": 0},
    {("no",)},
    object(),
    ("no-such-option",),
    [["no-such-option"]],
    [[]],
    (None, None),
    [{}],
)
#: Barred options tried at one position.
SOME = 3
#: Invalid seats.
NOBODY: tuple[Any, ...] = (-1, 99, None, True, "0", 0.5, ())


def refusals(walk: Playthrough) -> None:
    """An illegal or foreign answer is refused and changes nothing."""
    for table in walk:
        before = whole(table)
        pending = table.pending
        for seat, answer in _wrong_answers(table, walk.positions):
            _refused(walk, table, seat, answer)
        walk.expect(
            len(pending) == len(table.pending)
            and all(one is other for one, other in zip(pending, table.pending, strict=True)),
            "a refused answer has changed what is asked",
        )
        differ(walk, before, whole(table), "a refused answer has changed the table")


def _refused(walk: Playthrough, table: Table, seat: Any, answer: Any) -> None:
    try:
        table.answer(seat, answer)
    except IllegalAnswer:
        return
    walk.fail(f"seat {seat!r} could answer {answer!r}")


def _wrong_answers(table: Table, turn: int) -> Iterator[tuple[Any, Any]]:
    """Illegal pairs of seat and answer; the nonsense rotates with the position."""
    pending = table.pending
    some = pending[0].options[0] if pending else ("pass",)
    for seat in (*NOBODY, table.seats):
        yield seat, some
    deciding = {choice.seat: choice for choice in pending}
    for seat in range(table.seats):
        if seat not in deciding:
            yield seat, some
            yield seat, None
    for choice in pending:
        options = frozenset(choice.options)
        for answer in _unfit(choice, pending, turn):
            if not allowed(choice, options, answer):
                yield choice.seat, answer


def _unfit(choice: Choice, pending: tuple[Choice, ...], turn: int) -> Iterator[Any]:
    """Mostly illegal answers: nonsense, options of others, barred options, wrong numbers of picks."""
    options = list(choice.options)
    nonsense = NONSENSE[turn % 4 :: 4]
    yield from nonsense
    yield nonsense
    yield from ([option] for option in nonsense[:2])
    first = options[0]
    yield (*first, "more")
    yield first[:-1]
    yield first[0]
    yield str(first)
    yield [first, first]
    yield [first, ("no-such-option",)]
    for other in pending:
        yield other.options[turn % len(other.options)]
    yield from (barred.option for barred in choice.barred()[:SOME])
    if choice.several:
        yield [first] * max(choice.at_least, 2)
        yield options[: choice.at_least - 1] if choice.at_least else [first, first]
        yield options[: choice.at_most + 1]
        yield [*options[: choice.at_most], first]
        yield dict.fromkeys(options[: choice.at_least], True)
    else:
        yield options
        yield [first]


def allowed(choice: Choice, options: frozenset[Option], answer: Any) -> bool:
    """Whether an answer is legal; implemented independently of the kernel."""
    answer = freeze(answer)
    if _among(options, answer) and choice.at_most == 1:
        return True
    if not choice.several or not isinstance(answer, tuple):
        return False
    return (
        choice.at_least <= len(answer) <= choice.at_most
        and all(_among(options, each) for each in answer)
        and len(set(answer)) == len(answer)
    )


def _among(options: frozenset[Option], answer: Any) -> bool:
    try:
        return answer in options
    except TypeError:  # unhashable
        return False
