"""In the worker in which bots think: tasks as JSON, one after the other."""

from __future__ import annotations

import json
from typing import Any

from .. import game as find_game
from ..tables.coaching import Looking, hint_of, turns_of
from ..tables.looking_back import do_part, parts
from ..tables.thinking import thought


def think(task: str) -> str:
    """What comes of a task: `{"found": …}`, or `{"failed": why}`."""
    read = json.loads(task)
    try:
        return json.dumps({"found": _WORKS[read["work"]](*read["task"])})
    except Exception as error:
        return json.dumps({"failed": f"{type(error).__name__}: {error}"[:300]})


def _hint(game: str, options: dict[str, Any], position: Any, seat: int, seed: str) -> Any:
    return hint_of(find_game(game), options, position, seat, seed)


def _turns(game: str, record: Any, base: int) -> Any:
    return turns_of(find_game(game), record, base)


class _Reviewing:
    """A review that is under way; its parts follow each other, and bots think in between."""

    def __init__(self, game: str, record: Any, seat: int, base: int) -> None:
        self._looking = Looking(find_game(game), record, seat, base)
        self._parts = parts()
        self._found: Any = None

    def go_on(self) -> dict[str, Any]:
        """How far it is, or the review at last."""
        try:
            part = self._parts.send(self._found)
            while not isinstance(part, tuple):
                part = self._parts.send(do_part(self._looking, part.work, part.task))
        except StopIteration as end:
            return {"review": end.value}
        self._found = None
        return {"done": part}


_reviews: dict[str, _Reviewing] = {}


def _review(key: str, *whole: Any) -> dict[str, Any]:
    """Begin a review, or go on with it."""
    if key not in _reviews:
        _reviews[key] = _Reviewing(*whole)
    told = _reviews[key].go_on()
    if "review" in told:
        del _reviews[key]
    return told


_WORKS: dict[str, Any] = {"thought": thought, "hint": _hint, "turns": _turns, "review": _review}
