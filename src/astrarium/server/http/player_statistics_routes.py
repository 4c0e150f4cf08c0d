"""Player statistics: games played, won and solved, and ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from ... import game as find_game
from ... import games as all_games
from ...puzzles import puzzles
from ...tables.bot_levels import title
from ...tables.player_outcomes import NOBODY, PEOPLE, SEVERAL
from ...tables.player_rating import in_words, strength
from ...tables.server_messages import TextTree
from ..accounts import Accounts
from ..origin_check import cookie_of
from ..ratings import Rating
from ..store.game_results import Played
from ..store.ratings import Entry
from ..store.rows import Person
from ..store.store import Store
from .catalogue import game_list

AnyRequest = Request[Any, Any, Any]


class Best(Struct):
    """The highest value, and the table where it was reached."""

    value: int
    replay: str
    at: float


class Against(Struct):
    """Games against one opponent: people, several (bots), nobody, or a bot with its `title`."""

    opponent: str
    title: TextTree | None
    played: int
    won: int
    best: int | None


class GameRecord(Struct):
    """My statistics of one game: games, wins, best results, and winning streaks.

    `days` counts my tries at daily deals, `days_won` the wins among them; `puzzles` counts all puzzles.
    """

    game: str
    played: int
    won: int
    score: Best | None
    margin: Best | None
    row: int
    longest: int
    days: int
    days_won: int
    solved: int
    puzzles: int
    against: list[Against]


class Records(Struct):
    games: list[GameRecord]


async def records_of(store: Store, person: Person) -> Records:
    """The statistics of a person, from stored results."""
    played = await store.results.of(person.id)
    days = await store.results.days_of(person.id)
    solved = await store.lists.solved_by(person.id)
    known = await asyncio.to_thread(lambda: {id: len(puzzles(game)) for id, game in all_games().items()})
    return Records(
        games=[
            _record(
                each.id,
                [one for one in played if one.game == each.id],
                days.get(each.id, (0, 0)),
                (sum(game == each.id for game, _ in solved), known[each.id]),
            )
            for each in game_list()
        ]
    )


def _record(
    game: str, played: Sequence[Played], days: tuple[int, int], solved: tuple[int, int]
) -> GameRecord:
    """The statistics of one game; `played` is sorted by time, latest first."""
    finished = [one for one in played if not one.gave_up]
    return GameRecord(
        game=game,
        played=len(played),
        won=sum(one.won for one in played),
        score=_best(finished, "score"),
        margin=_best(finished, "margin"),
        row=next((count for count, one in enumerate(played) if not one.won), len(played)),
        longest=_longest(one.won for one in played),
        days=days[0],
        days_won=days[1],
        solved=solved[0],
        puzzles=solved[1],
        against=[_against(game, opponent, played) for opponent in _opponents(played)],
    )


def _best(played: Sequence[Played], name: str) -> Best | None:
    """The highest value of a figure, when it was first reached."""
    known = [one for one in played if getattr(one, name) is not None]
    if not known:
        return None
    one = max(known, key=lambda one: (getattr(one, name), -one.at))
    return Best(value=getattr(one, name), replay=one.replay, at=one.at)


def _longest(won: Iterable[bool]) -> int:
    """The length of the longest winning streak."""
    longest = now = 0
    for each in won:
        now = now + 1 if each else 0
        longest = max(longest, now)
    return longest


def _opponents(played: Sequence[Played]) -> list[str]:
    """The opponents of a person, most frequent first."""
    names = [one.opponent for one in played]
    return sorted(set(names), key=lambda name: (-names.count(name), name))


def _against(game: str, opponent: str, played: Sequence[Played]) -> Against:
    mine = [one for one in played if one.opponent == opponent]
    bot = opponent not in (PEOPLE, SEVERAL, NOBODY)
    return Against(
        opponent="bot" if bot else opponent,
        title=title(game, opponent).to_json() if bot else None,
        played=len(mine),
        won=sum(one.won for one in mine),
        best=max((one.score for one in mine if not one.gave_up), default=None),
    )


class RatedResult(Struct):
    """A rated game of mine: my place, the rating after it and its change, and half of the 95 % interval.

    `weight` is below 1 if I had met the same players too often that day.
    """

    replay: str
    at: float
    place: int
    seats: int
    left: bool
    rating: int
    change: int
    spread: int
    weight: float


class GameRating(Struct):
    """My rating in a game, the 95 % interval around it, and my rated games, latest first."""

    game: str
    rating: int
    spread: int
    text: TextTree | None
    games: list[RatedResult]


class Ratings(Struct):
    ratings: list[GameRating]


async def ratings_of(store: Store, person: Person) -> Ratings:
    """The ratings of a person with their history, by game."""
    entries = await store.ratings.of(person.id)
    known = [game for game in all_games() if any(each.game == game for each in entries)]
    return Ratings([_game_rating(game, [each for each in entries if each.game == game]) for game in known])


def _game_rating(game: str, entries: Sequence[Entry]) -> GameRating:
    results = [
        RatedResult(
            replay=each.replay,
            at=each.at,
            place=each.place,
            seats=each.seats,
            left=each.gone,
            rating=round(each.points),
            change=round(each.points) - round(each.was),
            spread=round(Rating(each.points, each.sigma).spread),
            weight=each.weight,
        )
        for each in entries
    ]
    now = results[0]
    return GameRating(game, now.rating, now.spread, _in_words(game, now.rating), results)


def _in_words(game: str, rating: int | None) -> TextTree | None:
    """A rating in words, if the game's bots are rated."""
    if rating is None or strength(game, ()) is None:
        return None
    return in_words(game, rating).to_json()


class Strength(Struct):
    """My rating in a game, as a number and in words; null without one.

    Without rated games it is estimated from games against bots.
    """

    game: str
    rating: int | None
    text: TextTree | None


async def strength_of(store: Store, person: Person, game: str) -> int | None:
    """The rating of a person in a game; without rated games, an estimate from games against bots."""
    rated = await store.ratings.rating(person.id, game)
    if rated is not None:
        return round(rated.points)
    played = await store.results.of(person.id)
    return strength(game, [(one.opponent, one.won) for one in reversed(played) if one.game == game])


def statistics_routes(store: Store, accounts: Accounts) -> list[Any]:
    """The route handlers."""

    @get("/api/me/records", summary="My statistics")
    async def mine(request: AnyRequest) -> Response[Records]:
        person = await accounts.known(cookie_of(request))
        return Response(await records_of(store, person), headers={"Cache-Control": "no-store"})

    @get("/api/me/strength/{game:str}", summary="My rating in a game")
    async def my_strength(request: AnyRequest, game: FromPath[str]) -> Response[Strength]:
        person = await accounts.known(cookie_of(request))
        id = find_game(game).id
        rating = await strength_of(store, person, id)
        return Response(Strength(id, rating, _in_words(id, rating)), headers={"Cache-Control": "no-store"})

    @get("/api/me/ratings", summary="My ratings and rated games")
    async def my_ratings(request: AnyRequest) -> Response[Ratings]:
        person = await accounts.known(cookie_of(request))
        return Response(await ratings_of(store, person), headers={"Cache-Control": "no-store"})

    return [mine, my_strength, my_ratings]
