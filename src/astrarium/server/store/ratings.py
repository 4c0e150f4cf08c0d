"""Rated games in the database: one row per seat, with the rating before and after.

The rows are the history of all ratings. `recompute` replays it from the places alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, select, text

from ...tables.rated_play import RatedGame, RatedSeat
from ..ratings import DAY, Change, Rating, rate
from . import schema
from .database import DatabaseTable

_ROWS = schema.ratings.c
#: Key of PostgreSQL's advisory lock, which serialises the entry of rated games.
LOCK = 0x0A58
#: Maximum games of a person in a list, and tolerance of recomputed ratings.
MOST, TOLERANCE = 1_000, 1e-6


class Entry(NamedTuple):
    """A rated game in the history of a person."""

    game: str
    replay: str
    at: float
    seats: int
    place: int
    gone: bool
    weight: float
    was: float
    was_sigma: float
    points: float
    sigma: float


def write_rated_game(connection: Connection, game: RatedGame) -> None:
    """Enter a finished rated game. Entry is serialised and idempotent."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
    if connection.scalar(select(_ROWS.id).where(_ROWS.replay == game.replay).limit(1)) is not None:
        return
    people = [each.person for each in game.seats if each.person is not None]
    before = _ratings(connection, game.game, people)
    for each in game.seats:
        if (
            each.bot is not None
            and each.anchor is None
            and (known := _of_program(connection, each.bot, game.game))
        ):
            before[each.player] = known[game.game]
    changes = rate(game, before, _met(connection, game, people))
    for each in game.seats:  # one by one: the ids keep the order
        connection.execute(insert(schema.ratings).values(_row(game, each, changes.get(each.seat))))


def _row(game: RatedGame, seat: RatedSeat, change: Change | None) -> dict[str, Any]:
    anchor = Rating(float(seat.anchor or 0), 0.0)
    change = change or Change(anchor, anchor, 0.0)
    return {
        "replay": game.replay,
        "seat": seat.seat,
        "game": game.game,
        "person": seat.person,
        "bot": seat.bot,
        "place": seat.place,
        "gone": seat.left,
        "weight": change.weight,
        "was": change.before.points,
        "was_sigma": change.before.sigma,
        "points": change.after.points,
        "sigma": change.after.sigma,
        "at": game.at,
    }


def _ratings(connection: Connection, game: str, people: Sequence[str]) -> dict[str, Rating]:
    """The ratings of people in a game; unrated people are left out."""
    query = select(_ROWS.person, _ROWS.points, _ROWS.sigma).where(
        _ROWS.person.in_(people), _ROWS.game == game
    )
    rows = connection.execute(query.order_by(_ROWS.id))
    return {person: Rating(points, sigma) for person, points, sigma in rows}


def _of_program(connection: Connection, bot: str, game: str) -> dict[str, Rating]:
    """The ratings of a program by game: in one game, or in all if `game` is empty."""
    query = select(_ROWS.game, _ROWS.points, _ROWS.sigma).where(_ROWS.bot == bot, _ROWS.sigma > 0)
    query = (
        query.where(_ROWS.game == game).order_by(_ROWS.id.desc()).limit(1)
        if game
        else query.order_by(_ROWS.id)
    )
    return {id: Rating(points, sigma) for id, points, sigma in connection.execute(query)}


def _met(connection: Connection, game: RatedGame, people: Sequence[str]) -> Counter[tuple[str, str]]:
    """How often these people met each player within the day before."""
    lately = (_ROWS.game == game.game) & (_ROWS.at > game.at - DAY)
    mine = select(_ROWS.replay).where(lately, _ROWS.person.in_(people))
    query = select(_ROWS.replay, _ROWS.person, _ROWS.bot).where(lately, _ROWS.replay.in_(mine))
    rows = connection.execute(query.order_by(_ROWS.replay)).all()
    tables = [
        {person or f"bot:{bot}" for _, person, bot in group}
        for _, group in groupby(rows, lambda row: row.replay)
    ]
    return meetings(tables)


def meetings(tables: Iterable[set[str]]) -> Counter[tuple[str, str]]:
    """How often each pair of players met, in both orders."""
    return Counter((one, other) for players in tables for one in players for other in players if one != other)


class RatingTable(DatabaseTable):
    """The ratings of people and their history."""

    async def of(self, person: str) -> list[Entry]:
        """The rated games of a person, latest first."""
        others = schema.ratings.alias("others").c
        count = select(func.count()).where(others.replay == _ROWS.replay).scalar_subquery()
        columns = [count.label(name) if name == "seats" else _ROWS[name] for name in Entry._fields]
        query = select(*columns).where(_ROWS.person == person).order_by(_ROWS.id.desc()).limit(MOST)
        rows = await self._all(query)
        return [Entry(*row) for row in rows]

    async def rating(self, person: str, game: str) -> Rating | None:
        """The rating of a person in a game."""
        return (await self.ratings(game, [person])).get(person)

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]:
        """The ratings of people in a game; unrated people are left out."""
        return await self._database.read(lambda connection: _ratings(connection, game, people))

    async def of_program(self, bot: str, game: str = "") -> dict[str, Rating]:
        """The ratings of a program by game; with `game`, only that one."""
        return await self._database.read(lambda connection: _of_program(connection, bot, game))

    async def recompute(self) -> list[tuple[str, str]]:
        """Recompute all ratings from the stored places. Returns (game, table) where a rating differs."""
        return await self._database.read(lambda connection: list(_differing(connection)))


def _differing(connection: Connection) -> Iterator[tuple[str, str]]:
    """The games whose stored ratings differ from the recomputed ones."""
    ratings: dict[tuple[str, str], Rating] = {}
    played: dict[str, list[tuple[float, set[str]]]] = {}
    rows = connection.execute(select(schema.ratings).order_by(_ROWS.id)).mappings()
    for replay, group in groupby(rows, lambda row: str(row["replay"])):
        seats = list(group)
        game = _stored_game(replay, seats)
        before = {
            seat.player: ratings.get((game.game, seat.player), Rating(row["was"], row["was_sigma"]))
            for row, seat in zip(seats, game.seats, strict=True)
            if seat.anchor is None
        }
        lately = [(at, who) for at, who in played.get(game.game, ()) if at > game.at - DAY]
        changes = rate(game, before, meetings(who for _, who in lately))
        for row, seat in zip(seats, game.seats, strict=True):
            change = changes.get(seat.seat)
            if change is not None:
                ratings[game.game, seat.player] = change.after
                wrong = abs(change.after.points - row["points"]) + abs(change.after.sigma - row["sigma"])
                if wrong > TOLERANCE:
                    yield game.game, replay
                    break
        played[game.game] = [*lately, (game.at, {each.player for each in game.seats})]


def _stored_game(replay: str, rows: Sequence[Any]) -> RatedGame:
    seats = [
        RatedSeat(
            seat=row["seat"],
            place=row["place"],
            person=row["person"],
            bot=row["bot"],
            anchor=None if row["person"] or (row["bot"] and row["sigma"]) else round(row["points"]),
            left=row["gone"],
        )
        for row in rows
    ]
    return RatedGame(replay, rows[0]["game"], rows[0]["at"], seats)
