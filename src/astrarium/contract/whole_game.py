"""The course of a game: it ends, every choice can be answered, nothing gets lost, the result is right."""

from __future__ import annotations

from itertools import pairwise

from ..kernel import Choice, Option, Record, Result
from ..kernel.choice import freeze, thaw
from .graph import unfit
from .walk import Fault, Walk, asked


def ends(walk: Walk) -> None:
    """Random play always ends."""
    opening: Record | None = None
    for _ in walk:
        if opening is None and walk.picker.spent:
            opening = walk.record()
    if walk.picker.decisions > walk.bound:
        raise Fault(f"from here, random play is not over after {walk.bound} decisions", opening)


def choices(walk: Walk) -> None:
    """Every choice has a legal answer; its options are distinct values that JSON can hold."""
    for table in walk:
        seats = [choice.seat for choice in asked(table)]
        walk.expect(len(set(seats)) == len(seats), f"one seat is asked twice at once: {seats}")
        for choice in table.pending:
            if fault := _choice_fault(choice, table.seats):
                walk.fail(f"{choice.prompt!r} of seat {choice.seat}: {fault}")


def _choice_fault(choice: Choice, seats: int) -> str | None:
    if choice.seat not in range(seats):
        return "there is no such seat"
    if not 0 <= choice.at_least <= choice.at_most:
        return f"picks from {choice.at_least} to {choice.at_most}"
    if len(choice.options) < max(choice.at_least, 1):
        return f"only {len(choice.options)} options"
    if fault := unfit(dict(choice.args), "args"):
        return fault
    for option in choice.options:
        if fault := _option_fault(option):
            return f"option {option!r}: {fault}"
    if len(set(choice.options)) != len(choice.options):
        twice = next(option for option in choice.options if list(choice.options).count(option) > 1)
        return f"option {twice!r} is there twice"
    return _refused(choice)


def _option_fault(option: Option) -> str | None:
    if not isinstance(option, tuple) or not option or not isinstance(option[0], str):
        return "is no tuple that begins with a word"
    try:
        hash(option)
    except TypeError:
        return "cannot be hashed"
    if fault := unfit(option):
        return fault
    if freeze(thaw(option)) != option:
        return "does not survive JSON"
    return None


def _refused(choice: Choice) -> str | None:
    """An answer in the form in which the table itself would keep it has to be taken as it is."""
    options = tuple(choice.options)
    if not choice.several:
        answers = list(options)
    else:
        answers = [options[: choice.at_least], options[-choice.at_most :] if choice.at_most else ()]
    for answer in answers:
        if choice.normalise(thaw(answer)) != answer:
            return f"the answer {answer!r} is taken for another"
    return None


def components(walk: Walk) -> None:
    """No component is lost or doubled."""
    for table in walk:
        for fault in walk.game.faults(table.state):
            walk.fail(str(fault))


def ranking(walk: Walk) -> None:
    """The ranking names every seat once and follows the scores, and so does the standing at the end."""
    for table in walk:
        walk.expect(
            table.over == (table.result is not None), "there is a result before the end, or none at it"
        )
        points = list(walk.game.standing(table.state))
        walk.expect(len(points) == table.seats, f"a standing of {len(points)} seats")
        if table.result is not None:
            _check_result(walk, table.result, points)


def _check_result(walk: Walk, result: Result, points: list[float]) -> None:
    seats = list(range(walk.script.seats))
    scores, ranks = result.scores, result.ranking
    walk.expect(sorted(scores) == seats, f"scores for the seats {sorted(scores)}")
    walk.expect(
        sorted(seat for tied in ranks for seat in tied) == seats and all(ranks),
        f"the ranking {ranks} is no partition of the seats",
    )
    walk.expect([scores[seat] for seat in seats] == points, f"scores {scores}, but a standing of {points}")
    for above, below in pairwise(ranks):
        lowest, highest = min(scores[seat] for seat in above), max(scores[seat] for seat in below)
        walk.expect(lowest >= highest, f"the ranking {ranks} puts {lowest} points above {highest}")
    for tied in ranks:
        walk.expect(
            len({scores[seat] for seat in tied}) == 1, f"the ranking {ranks} ties unequal scores {scores}"
        )
    walk.expect(set(result.breakdown) <= set(seats), f"a breakdown for the seats {sorted(result.breakdown)}")
    for seat, rows in result.breakdown.items():
        walk.expect(
            sum(rows.values()) == scores[seat], f"seat {seat} has {scores[seat]} points, by source {rows}"
        )
    if fault := unfit(result.to_json(), "result"):
        walk.fail(fault)
