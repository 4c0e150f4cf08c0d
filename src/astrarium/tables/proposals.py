"""Proposals among players: stored votes by the name of the proposal.

Stored votes survive a restart. One server process can receive a proposal and another one the answer.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from .seats import Seating
from .takeback import Request

Votes: TypeAlias = dict[str, list[str]]
_UNDO, _REMATCH = "undo", "rematch"


def proposal_name(what: Literal["abandon", "stand_in"], seat: int | None) -> str:
    """The stored name of a proposal."""
    return what if what == "abandon" else f"{what} {seat}"


def proposal_seat(name: str) -> int | None:
    """The seat of a proposal, if it is about one."""
    return None if name == "abandon" else int(name.split()[1])


def shown(votes: Votes) -> Votes:
    """The proposals that are shown beside the seats."""
    return {name: people for name, people in votes.items() if name.split()[0] not in (_UNDO, _REMATCH)}


# -- undo


def undo_name(request: Request) -> str:
    """The stored name of an undo request. Its people are the requester, then those who agree."""
    return f"{_UNDO} {request.seat} {request.move} {int(request.whole_turn)}"


def undo_in(votes: Votes, move: int, seating: Seating) -> Request | None:
    """The open undo request. A later move closes a request."""
    for name, people in votes.items():
        if name.startswith(f"{_UNDO} ") and int(name.split()[2]) == move:
            _, seat, _, whole = name.split()
            missing = seating.others(people[0]) - set(people)
            return Request(int(seat), people[0], move, whole == "1", missing)
    return None


def without_undo(votes: Votes) -> Votes:
    return {name: people for name, people in votes.items() if not name.startswith(f"{_UNDO} ")}


# -- rematch


def rematch_in(votes: Votes) -> tuple[set[str], str | None]:
    """The people who want a rematch, and its table once there is one."""
    for name, people in votes.items():
        if name.startswith(_REMATCH):
            return set(people), name.removeprefix(_REMATCH).strip() or None
    return set(), None


def with_rematch(votes: Votes, people: set[str], table: str | None) -> Votes:
    rest = {name: each for name, each in votes.items() if not name.startswith(_REMATCH)}
    return {**rest, f"{_REMATCH} {table or ''}".strip(): sorted(people)}
