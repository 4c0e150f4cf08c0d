"""Results: ranking by points and tie-breaks, and results of games that ended early."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..game import Game, Result


def ranked(
    marks: Sequence[tuple[int, ...]],
    names: Sequence[str],
    breakdown: Mapping[int, Mapping[str, int]] | None = None,
    *,
    shared: str = "shared",
) -> Result:
    """The result from marks by seat: points, then tie-breaks; higher is better.

    `names` are the text ids of the marks. The first mark in which winner and runner-up differ decided. If all
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


#: Values of `Result.decided_by` for games that ended early.
CONCEDED = "conceded"
ABANDONED = "abandoned"


def result_of_broken_off(game: Game, state: Any, conceded: Sequence[int]) -> Result:
    """The result of a game broken off: seats that stayed share the victory, those that conceded come last."""
    scores = {seat: int(points) for seat, points in enumerate(game.standing(state))}
    stayed = [seat for seat in scores if seat not in conceded]
    given_up = [[seat] for seat in reversed(conceded)]
    ranking = [stayed, *given_up] if stayed else given_up
    return Result(scores, ranking, decided_by=CONCEDED if conceded else ABANDONED)


def result_of_conceded(result: Result, conceded: Sequence[int]) -> Result:
    """The result of a finished game with seats that conceded earlier: they come last."""
    if not conceded:
        return result
    stayed = [[seat for seat in tied if seat not in conceded] for tied in result.ranking]
    ranking = [*(tied for tied in stayed if tied), *([seat] for seat in reversed(conceded))]
    return replace(result, ranking=ranking)
