"""Rated games: which tables may be rated, and the place of each seat."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..bots.bots_by_rating import rating_of
from ..kernel import BadSetup
from ..kernel.data import component_files
from ..kernel.play.result import ABANDONED
from . import daily_deal
from .live_table import LiveTable
from .stored_table import Place, StoredTable


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A seat of a finished rated game: a person, a program, or a bot. Place 1 is the best."""

    seat: int
    place: int
    person: str | None = None
    bot: str | None = None
    #: The measured rating of a bot, a fixed anchor of the scale; None for a person or a program.
    anchor: int | None = None
    #: Whether the person gave up or left the seat to a bot.
    left: bool = False

    @property
    def player(self) -> str:
        """The player as one string."""
        return self.person or f"bot:{self.bot}"


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A finished rated game. `replay` is its table."""

    replay: str
    game: str
    at: float
    seats: list[RatedSeat] = field(default_factory=list)


def check_rated(stored: StoredTable) -> None:
    """Check that a new table may be rated; raises BadSetup."""
    if stored.seeded:
        raise BadSetup("table-rated-seed")
    if component_files.replaced(stored.game):
        raise BadSetup("table-variant-unrated")
    if stored.seats < 2:
        raise BadSetup("table-rated-alone")
    people = [place.person for place in stored.places if place.person is not None]
    if len(set(people)) < len(people) or any(place.kind == "hotseat" for place in stored.places):
        raise BadSetup("table-rated-hotseat")
    for place in stored.places:
        if place.bot is not None and rating_of(place.bot, stored.game) is None:
            raise BadSetup("table-rated-bot", bot=place.bot)


def rated_game(live: LiveTable) -> RatedGame | None:
    """The places of a rated game; None if it does not count.

    People who conceded, or whose seats a bot holds at the end, come last. A game that several people
    abandoned by agreement does not count. If the only person among bots abandons it, that
    counts as leaving.
    """
    stored, result = live.stored, live.stored.result
    if not stored.rated or result is None or not live.seating.complete:
        return None
    broken_off = result["decided_by"] == ABANDONED
    if broken_off and len(live.seating.people()) > 1:
        return None
    left = {
        place.seat
        for place in stored.places
        if place.person and (broken_off or place.stand_in is not None or place.seat in live.table.conceded)
    }
    stayed = [[seat for seat in tied if seat not in left] for tied in result["ranking"]]
    places = dict.fromkeys(left, 1 + stored.seats - len(left))  # tied, behind all who stayed
    for rank, tied in enumerate(stayed):
        places |= dict.fromkeys(tied, 1 + sum(map(len, stayed[:rank])))
    return RatedGame(
        stored.id,
        stored.game,
        daily_deal.now(),
        [_rated_seat(place, stored.game, places[place.seat], place.seat in left) for place in stored.places],
    )


def _rated_seat(place: Place, game: str, rank: int, left: bool) -> RatedSeat:
    if place.person is not None:
        return RatedSeat(place.seat, rank, person=place.person, left=left)
    return RatedSeat(place.seat, rank, bot=place.bot, anchor=rating_of(place.bot or "", game))
