"""From marks to a result: who is first, and what decided it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .game import Result


def ranked(
    marks: Sequence[tuple[int, ...]],
    names: Sequence[str],
    breakdown: Mapping[int, Mapping[str, int]] | None = None,
    *,
    shared: str = "shared",
) -> Result:
    """The result of marks by seat: the points first, then what breaks ties (more is better).

    `names` are the text ids of the marks; the one that told the winner from the next best decided. Where all
    are equal, the victory is `shared`.
    """
    ranks = sorted(set(marks), reverse=True)
    return Result(
        scores={seat: mark[0] for seat, mark in enumerate(marks)},
        ranking=[[seat for seat, mark in enumerate(marks) if mark == rank] for rank in ranks],
        breakdown={seat: dict(rows) for seat, rows in (breakdown or {}).items()},
        decided_by=_decided_by(marks, names) or shared,
    )


def _decided_by(marks: Sequence[tuple[int, ...]], names: Sequence[str]) -> str | None:
    if len(marks) == 1:
        return names[0]
    first, second = sorted(marks, reverse=True)[:2]
    return next(
        (name for name, best, next_best in zip(names, first, second, strict=True) if best != next_best), None
    )
