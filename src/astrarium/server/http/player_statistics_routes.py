"""Personal records: what somebody has played, won and solved, game by game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get
from msgspec import Struct

from ... import game as find_game
from ... import games as all_games
from ...puzzles import puzzles
from ...tables.levels import title
from ...tables.outcomes import NOBODY, PEOPLE, SEVERAL
from ...tables.strength import in_words, strength
from ...tables.trees import TextTree
from ..people import COOKIE
from ..store.results import Played
from ..store.rows import Person
from ..store.store import Store
from .catalogue import game_list

if TYPE_CHECKING:
    from ..app import Parts

AnyRequest = Request[Any, Any, Any]


class Best(Struct):
    """The highest figure, and the table where it was reached."""

    value: int
    replay: str
    at: float


class Against(Struct):
    """Games against some: `opponent` is people, several (bots), nobody, or a bot with its `title`."""

    opponent: str
    title: TextTree | None
    played: int
    won: int
    best: int | None


class GameRecord(Struct):
    """A game: how often I played and won it, the best of it, and wins in a row, now and at most.

    `days` counts my tries at deals of the day, `days_won` those of them that I won; `puzzles` what I solved.
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
    """All records of a person, from what was entered when the games ended."""
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
    """The record of one game; `played` has the latest first."""
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
    """The highest figure of a kind, the first time it was reached."""
    known = [one for one in played if getattr(one, name) is not None]
    if not known:
        return None
    one = max(known, key=lambda one: (getattr(one, name), -one.at))
    return Best(value=getattr(one, name), replay=one.replay, at=one.at)


def _longest(won: Iterable[bool]) -> int:
    """The most wins in a row."""
    longest = now = 0
    for each in won:
        now = now + 1 if each else 0
        longest = max(longest, now)
    return longest


def _opponents(played: Sequence[Played]) -> list[str]:
    """Against whom somebody played, the most frequent first."""
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


class Strength(Struct):
    """How strong I am in a game against bots, by its ratings, and in words; null where it has none."""

    game: str
    rating: int | None
    text: TextTree | None


async def strength_of(store: Store, person: Person, game: str) -> int | None:
    """The rating of a person in a game, by the games that were finished."""
    played = await store.results.of(person.id)
    return strength(game, [(one.opponent, one.won) for one in reversed(played) if one.game == game])


def personal(parts: Parts) -> list[Any]:
    """The handler of this page, bound to the parts of one server."""

    @get("/api/me/records", summary="What I have played, won and solved")
    async def mine(request: AnyRequest) -> Response[Records]:
        person = await parts.people.known(request.cookies.get(COOKIE))
        return Response(await records_of(parts.store, person), headers={"Cache-Control": "no-store"})

    @get("/api/me/strength/{game:str}", summary="How strong I am in a game, and in words")
    async def my_strength(request: AnyRequest, game: str) -> Response[Strength]:
        person = await parts.people.known(request.cookies.get(COOKIE))
        id = find_game(game).id
        rating = await strength_of(parts.store, person, id)
        text = None if rating is None else in_words(id, rating).to_json()
        return Response(Strength(id, rating, text), headers={"Cache-Control": "no-store"})

    return [mine, my_strength]
