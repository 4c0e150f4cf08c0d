"""Results of finished games, and the counted tries at daily deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, case, delete, func, insert, select, tuple_, update

from ...tables.daily_deal import end_of
from ...tables.player_outcomes import Outcome
from ...tables.stored_table import StoredTable
from . import schema
from .database import DatabaseTable

_RESULTS, _TRIES, _PEOPLE = schema.results.c, schema.tries.c, schema.people.c
#: Maximum games of a person for statistics, latest first.
MOST = 5_000
#: Ranking: finished games first, then score, margin, fewer answers, earlier.
_ORDER = (_RESULTS.gave_up, _RESULTS.score.desc(), _RESULTS.margin.desc(), _RESULTS.moves, _RESULTS.at)


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a day's ranking."""

    place: int
    person: str
    name: str
    guest: bool
    score: int
    margin: int | None
    won: bool
    gave_up: bool
    moves: int | None
    at: float
    replay: str


class Played(NamedTuple):
    """A finished game of a person."""

    game: str
    opponent: str
    score: int
    margin: int | None
    won: bool
    gave_up: bool
    at: float
    replay: str


def write_outcomes(connection: Connection, outcomes: Sequence[Outcome]) -> None:
    """Store the results of finished games."""
    tables = {each.replay for each in outcomes}
    connection.execute(delete(schema.results).where(_RESULTS.replay.in_(tables)))
    connection.execute(insert(schema.results), [asdict(each) for each in outcomes])


def write_try(connection: Connection, row: StoredTable) -> None:
    """Store a counted try; the primary key allows one per person, game and day."""
    values = {"day": row.daily, "game": row.game, "person": row.host, "replay": row.id}
    connection.execute(insert(schema.tries).values(values))


def hand_over_results(connection: Connection, guest: str, person: str) -> None:
    """Move a guest's results to an account. If both have a try, the account's one stays."""
    own = select(_TRIES.day, _TRIES.game).where(_TRIES.person == person)
    twice = (_TRIES.person == guest) & tuple_(_TRIES.day, _TRIES.game).in_(own)
    connection.execute(delete(schema.tries).where(twice))
    connection.execute(update(schema.tries).where(_TRIES.person == guest).values(person=person))
    both = select(_RESULTS.replay).where(_RESULTS.person == person)
    connection.execute(
        delete(schema.results).where(_RESULTS.person == guest, _RESULTS.replay.in_(both.scalar_subquery()))
    )
    connection.execute(update(schema.results).where(_RESULTS.person == guest).values(person=person))


class ResultTable(DatabaseTable):
    """Results and counted tries."""

    # -- daily deals

    async def tried(self, person: str, day: str) -> dict[str, str]:
        """By game, the table of the person's counted try."""
        query = select(_TRIES.game, _TRIES.replay).where(_TRIES.person == person, _TRIES.day == day)
        return await self._pairs(query)

    async def finished(self, person: str, day: str, game: str) -> bool:
        """Whether a person has finished a day's deal."""
        mine = (_TRIES.person == person) & (_TRIES.day == day) & (_TRIES.game == game)
        query = select(_RESULTS.replay).join(schema.tries, _same()).where(mine)
        return await self._scalar(query) is not None

    async def standings(self, day: str, person: str, most: int, game: str | None = None) -> list[Any]:
        """The top of a day's rankings and the person's own lines: (game, standing, count).

        Only games that finished on the day count.
        """
        counts = (_TRIES.day == day) & (_RESULTS.at < end_of(day)) & ~_PEOPLE.banned
        if game is not None:
            counts &= _TRIES.game == game
        place = func.row_number().over(partition_by=_TRIES.game, order_by=_ORDER).label("place")
        all_ = func.count().over(partition_by=_TRIES.game).label("count")
        line = (
            select(
                _TRIES.game,
                all_,
                place,
                _TRIES.person,
                _PEOPLE.name,
                _PEOPLE.login.is_(None).label("guest"),
                *(_RESULTS[each] for each in ("score", "margin", "won", "gave_up", "moves", "at", "replay")),
            )
            .join(schema.results, _same())
            .join(schema.people, _PEOPLE.id == _TRIES.person)
            .where(counts)
            .subquery()
        )
        query = select(line).where((line.c.place <= most) | (line.c.person == person))
        query = query.order_by(line.c.game, line.c.place)
        rows = await self._all(query)
        return [(game_, Standing(*line_), count) for game_, count, *line_ in rows]

    async def spread(self, day: str, game: str) -> dict[int, int]:
        """The number of results per score."""
        query = (
            select(_RESULTS.score, func.count())
            .join(schema.tries, _same())
            .where(_TRIES.day == day, _TRIES.game == game, _RESULTS.at < end_of(day), ~_RESULTS.gave_up)
            .group_by(_RESULTS.score)
        )
        return await self._pairs(query)

    # -- statistics of a person

    async def of(self, person: str) -> list[Played]:
        """The finished games of a person, latest first."""
        query = select(*(_RESULTS[name] for name in Played._fields)).where(_RESULTS.person == person)
        query = query.order_by(_RESULTS.at.desc()).limit(MOST)
        rows = await self._all(query)
        return [Played(*row) for row in rows]

    async def days_of(self, person: str) -> dict[str, tuple[int, int]]:
        """By game, the person's counted tries and wins."""
        won = func.count(case((_RESULTS.won, 1)))
        query = select(_TRIES.game, func.count(), won).outerjoin(schema.results, _same())
        query = query.where(_TRIES.person == person).group_by(_TRIES.game)
        rows = await self._all(query)
        return {game: (tried, won) for game, tried, won in rows}

    async def _pairs(self, query: Any) -> dict[Any, Any]:
        rows = await self._all(query)
        return {key: value for key, value in rows}  # noqa: C416


def _same() -> Any:
    """The join of results and tries."""
    return and_(_RESULTS.replay == _TRIES.replay, _RESULTS.person == _TRIES.person)
