"""Outcomes of a finished game by person: the rows of their records."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.play.result import ABANDONED
from . import daily_deal
from .live_table import LiveTable
from .stored_table import StoredTable
from .takeback import own_answers

#: The opponent where it was not a single kind of bot.
PEOPLE, SEVERAL, NOBODY = "people", "several", "nobody"


@dataclass(slots=True)
class Outcome:
    """A person's outcome: points, lead over the best opponent, place."""

    replay: str
    person: str
    game: str
    #: A bot's name, or one of the words above.
    opponent: str
    score: int
    margin: int | None
    place: int
    won: bool
    gave_up: bool
    #: Number of answers by the person.
    moves: int | None
    at: float


def outcomes(live: LiveTable) -> list[Outcome]:
    """The outcomes of a game that has just ended.

    Records count complete games on this host. They leave out lessons, puzzles, practice, branches, imported
    and abandoned games, shared seats, and seats left to a bot.
    """
    stored, result = live.stored, live.stored.result
    if result is None or not recorded(stored):
        return []
    broken_off = result["decided_by"] == ABANDONED
    if broken_off and not stored.counted:
        return []
    conceded = set(live.table.conceded)
    found = []
    for place in stored.places:
        if place.person is None or len(live.seating.held_by(place.person)) != 1:
            continue
        gave_up = place.seat in conceded or broken_off
        if place.stand_in is not None and not gave_up:
            continue
        scores = {int(seat): points for seat, points in result["scores"].items()}
        others = [points for seat, points in scores.items() if seat != place.seat]
        rank = next(rank for rank, tied in enumerate(result["ranking"]) if place.seat in tied)
        alone_first = result["ranking"][0] == [place.seat] and bool(others)
        found.append(
            Outcome(
                replay=stored.id,
                person=place.person,
                game=stored.game,
                opponent=opponent(stored, place.seat),
                score=scores[place.seat],
                margin=scores[place.seat] - max(others) if others else None,
                place=1 + sum(len(tied) for tied in result["ranking"][:rank]),
                won=alone_first and not gave_up,
                gave_up=gave_up,
                moves=own_answers(live.table, place.seat),
                at=daily_deal.now(),
            )
        )
    return found


def recorded(stored: StoredTable) -> bool:
    """Whether a game counts for records."""
    practice = stored.daily is not None and not stored.counted
    return stored.lesson is None and stored.puzzle is None and stored.origin is None and not practice


def opponent(stored: StoredTable, seat: int) -> str:
    """The opponent of a seat."""
    others = [place for place in stored.places if place.seat != seat]
    if not others:
        return NOBODY
    if any(place.bot is None for place in others):
        return PEOPLE
    bots = {str(place.bot) for place in others}
    return bots.pop() if len(bots) == 1 else SEVERAL
