"""Entry point of the bot worker: runs one JSON task after the other."""

from __future__ import annotations

import json
from typing import Any

from .. import game as find_game
from ..study.analysis import best
from ..study.study_messages import moments_of
from ..tables.answer_preview import outcome_of
from ..tables.bot_answer import thought
from ..tables.coaching import Looking, do_part, hint_of, parts, turns_of


def think(task: str) -> str:
    """The result of a task as JSON: `{"found": …}` or `{"failed": why}`."""
    read = json.loads(task)
    try:
        return json.dumps({"found": _TASKS[read["work"]](*read["task"])})
    except Exception as error:
        return json.dumps({"failed": f"{type(error).__name__}: {error}"[:300]})


def _hint(game: str, options: dict[str, Any], position: Any, seat: int, seed: str) -> Any:
    return hint_of(find_game(game), options, position, seat, seed)


def _outcome(game: str, options: dict[str, Any], position: Any, seat: int, answer: Any) -> Any:
    return outcome_of(find_game(game), options, position, seat, answer)


def _turns(game: str, record: Any, base: int) -> Any:
    return turns_of(find_game(game), record, base)


class _RunningReview:
    """A review in progress. Its parts run as separate tasks, so bots can run between them."""

    def __init__(self, game: str, record: Any, seat: int, base: int) -> None:
        self._looking = Looking(find_game(game), record, seat, base)
        self._parts = parts()
        self._found: Any = None

    def advance(self) -> dict[str, Any]:
        """The progress, or the review when it is complete."""
        try:
            part = self._parts.send(self._found)
            while not isinstance(part, tuple):
                part = self._parts.send(do_part(self._looking, part.work, part.task))
        except StopIteration as end:
            return {"review": end.value}
        self._found = None
        return {"done": part}


_reviews: dict[str, _RunningReview] = {}


def _review(key: str, *whole: Any) -> dict[str, Any]:
    """Start a review or continue it."""
    if key not in _reviews:
        _reviews[key] = _RunningReview(*whole)
    told = _reviews[key].advance()
    if "review" in told:
        del _reviews[key]
    return told


_TASKS: dict[str, Any] = {
    "thought": thought,
    "hint": _hint,
    "outcome": _outcome,
    "turns": _turns,
    "review": _review,
    "best": best,
    "moments": moments_of,
}
