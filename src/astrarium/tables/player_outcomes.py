"""What a finished game was for each of its people: what their records are made of."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.closing import ABANDONED
from . import daily
from .live import LiveTable
from .sheet import Sheet
from .takeback import own_answers

#: Against whom, where it was not one kind of bot.
PEOPLE, SEVERAL, NOBODY = "people", "several", "nobody"


@dataclass(slots=True)
class Outcome:
    """A finished game of a person: the points, how far ahead of the best of the others, the place."""

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
    #: How many answers the person gave.
    moves: int | None
    at: float


def outcomes(live: LiveTable) -> list[Outcome]:
    """What the game that has just ended was for its people.

    Lessons, puzzles, practice and games from a past position or a file are no part of anybody's record: one's
    own record is what was played here from the deal on. Nor is a game that was broken off, or a seat that was
    shared or left to a bot.
    """
    sheet, result = live.sheet, live.sheet.result
    if result is None or not recorded(sheet):
        return []
    broken_off = result["decided_by"] == ABANDONED
    if broken_off and not sheet.counted:
        return []
    conceded = set(live.table.conceded)
    found = []
    for place in sheet.places:
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
                replay=sheet.id,
                person=place.person,
                game=sheet.game,
                opponent=opponent(sheet, place.seat),
                score=scores[place.seat],
                margin=scores[place.seat] - max(others) if others else None,
                place=1 + sum(len(tied) for tied in result["ranking"][:rank]),
                won=alone_first and not gave_up,
                gave_up=gave_up,
                moves=own_answers(live.table, place.seat),
                at=daily.now(),
            )
        )
    return found


def recorded(sheet: Sheet) -> bool:
    """Whether a game is one that records count."""
    practice = sheet.daily is not None and not sheet.counted
    return sheet.lesson is None and sheet.puzzle is None and sheet.origin is None and not practice


def opponent(sheet: Sheet, seat: int) -> str:
    """Against whom somebody on this seat plays."""
    others = [place for place in sheet.places if place.seat != seat]
    if not others:
        return NOBODY
    if any(place.bot is None for place in others):
        return PEOPLE
    bots = {str(place.bot) for place in others}
    return bots.pop() if len(bots) == 1 else SEVERAL
