"""What people ask of each other, as a table keeps it: who agrees to what, by the name of the wish.

So nothing of it is forgotten when the program stops in between, and what was asked through one process of
a table's home can be answered through another.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from .seats import Seating
from .takeback import Request

Votes: TypeAlias = dict[str, list[str]]
_UNDO, _REMATCH = "undo", "rematch"


def wish_name(what: Literal["abandon", "stand_in"], seat: int | None) -> str:
    """What all have to agree to before it is done, as it is kept."""
    return what if what == "abandon" else f"{what} {seat}"


def wished_seat(name: str) -> int | None:
    """The seat that a wish is about."""
    return None if name == "abandon" else int(name.split()[1])


def shown(votes: Votes) -> Votes:
    """The wishes that everybody is shown beside the seats."""
    return {name: people for name, people in votes.items() if name.split()[0] not in (_UNDO, _REMATCH)}


# -- taking back


def undo_name(request: Request) -> str:
    """A plea to take back, as it is kept; the people are who asks, then who has agreed."""
    return f"{_UNDO} {request.seat} {request.move} {int(request.whole_turn)}"


def undo_in(votes: Votes, move: int, seating: Seating) -> Request | None:
    """The plea to take back that is open: what happened since a plea has answered it."""
    for name, people in votes.items():
        if name.startswith(f"{_UNDO} ") and int(name.split()[2]) == move:
            _, seat, _, whole = name.split()
            missing = seating.others(people[0]) - set(people)
            return Request(int(seat), people[0], move, whole == "1", missing)
    return None


def without_undo(votes: Votes) -> Votes:
    return {name: people for name, people in votes.items() if not name.startswith(f"{_UNDO} ")}


# -- playing again


def rematch_in(votes: Votes) -> tuple[set[str], str | None]:
    """Who would like to play again, and the new table as soon as there is one."""
    for name, people in votes.items():
        if name.startswith(_REMATCH):
            return set(people), name.removeprefix(_REMATCH).strip() or None
    return set(), None


def with_rematch(votes: Votes, people: set[str], table: str | None) -> Votes:
    rest = {name: each for name, each in votes.items() if not name.startswith(_REMATCH)}
    return {**rest, f"{_REMATCH} {table or ''}".strip(): sorted(people)}
