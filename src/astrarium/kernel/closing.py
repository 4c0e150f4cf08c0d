"""A game that ends before its rules end it: somebody gives up, or all agree to break it off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from .game import Game, Result

#: What decided such a game (`Result.decided_by`); no game has these words of its own.
CONCEDED = "conceded"
ABANDONED = "abandoned"


def broken_off(game: Game, state: Any, conceded: Sequence[int]) -> Result:
    """The result of a game that nobody plays on: the points as they stand; who gave up comes last."""
    scores = {seat: int(points) for seat, points in enumerate(game.standing(state))}
    stayed = [seat for seat in scores if seat not in conceded]
    given_up = [[seat] for seat in reversed(conceded)]
    ranking = [stayed, *given_up] if stayed else given_up
    return Result(scores, ranking, decided_by=CONCEDED if conceded else ABANDONED)


def played_out(result: Result, conceded: Sequence[int]) -> Result:
    """The result of a game that went on when somebody had given up: they come after all others."""
    if not conceded:
        return result
    stayed = [[seat for seat in tied if seat not in conceded] for tied in result.ranking]
    ranking = [*(tied for tied in stayed if tied), *([seat] for seat in reversed(conceded))]
    return replace(result, ranking=ranking)
