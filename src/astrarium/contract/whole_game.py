"""Properties of whole games: termination, legal choices, component counts, results."""

from __future__ import annotations

from itertools import pairwise

from ..kernel import SPECTATOR, Chance, Choice, Move, Option, Record, Result, Table
from ..kernel.choice import freeze, thaw
from ..kernel.data.json_schema import schema_fault, view_shape
from ..kernel.data.plain_dataclass import derived_names, stale
from .object_graph import unfit
from .playthrough import Fault, Playthrough, asked


def ends(walk: Playthrough) -> None:
    """Random play always ends."""
    opening: Record | None = None
    for _ in walk:
        if opening is None and walk.picker.spent:
            opening = walk.record()
    if walk.picker.decisions > walk.bound:
        raise Fault(f"from here, random play is not over after {walk.bound} decisions", opening)


def choices(walk: Playthrough) -> None:
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
    """A canonical answer has to be accepted unchanged."""
    options = tuple(choice.options)
    if not choice.several:
        answers = list(options)
    else:
        answers = [options[: choice.at_least], options[-choice.at_most :] if choice.at_most else ()]
    for answer in answers:
        if choice.normalise(thaw(answer)) != answer:
            return f"the answer {answer!r} is taken for another"
    return None


def components(walk: Playthrough) -> None:
    """No component is lost or doubled."""
    for table in walk:
        for fault in walk.game.faults(table.state):
            walk.fail(str(fault))


def ranking(walk: Playthrough) -> None:
    """The ranking names every seat once and follows the scores, and so does the standing at the end."""
    for table in walk:
        walk.expect(
            table.over == (table.result is not None), "there is a result before the end, or none at it"
        )
        points = list(walk.game.standing(table.state))
        walk.expect(len(points) == table.seats, f"a standing of {len(points)} seats")
        if table.result is not None:
            _check_result(walk, table.result, points)


def _check_result(walk: Playthrough, result: Result, points: list[float]) -> None:
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


def overtaking(walk: Playthrough) -> None:
    """Nothing is learned, and nobody's turn or phase ends, by an answer that nobody gave."""
    passed = 0
    for table in walk:
        moves = table.history
        for at in range(passed, len(moves)):
            if moves[at].forced and moves[at].answer != ():
                _look_at(walk, table, moves, at)
        passed = len(moves) + (walk.giving is not None)


def _look_at(walk: Playthrough, table: Table, moves: tuple[Move, ...], at: int) -> None:
    """Check the consequences of an answer that the table gave itself."""
    if not isinstance(table.question_at(at), Choice):
        return  # in a simultaneous decision a forced answer does not show
    seat, answer, _, news = moves[at]
    said = f"the table itself has answered {answer!r} for seat {seat}"
    after = moves[at + 1].news if at + 1 < len(moves) else table.state.news
    walk.expect(after == news, f"{said}, and somebody has learned something")
    borders = {checkpoint.move for checkpoint in table.checkpoints()}
    walk.expect(at + 1 not in borders, f"{said}, and the phase was over")
    then = table.question_at(at + 1)
    goes_on = isinstance(then, Choice) and then.seat == seat
    walk.expect(goes_on, f"{said}, and it was somebody else's turn")


def shapes(walk: Playthrough) -> None:
    """What a seat sees has the shape that the game declares for its views."""
    shape = view_shape(walk.game.view)
    for table in walk:
        for seat in (*range(table.seats), None) if shape is not None else ():
            if fault := schema_fault(table.view(seat), shape):
                walk.fail(f"the view of {'a spectator' if seat is None else f'seat {seat}'}: {fault}")


def sums(walk: Playthrough) -> None:
    """What is kept as following from the rest of the state does follow from it, also in imagined worlds."""
    for table in walk:
        if not derived_names(table.state):
            continue
        if name := stale(table.state):
            walk.fail(f"{name} is not what it is worked out from")
        for observer in (*range(table.seats), SPECTATOR):
            world = table.fork(observer, Chance(f"{walk.script.seed}/{walk.positions}/{observer}"))
            if name := stale(world.state):
                walk.fail(f"in an imagined world {name} is not what it is worked out from")
