"""Rated games: what they do to ratings, what is never rated, and that they can be computed again."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from astrarium.bots.bots_by_rating import rating_of
from astrarium.server.ratings import FULL, Rating, newcomer, rate
from astrarium.server.store import schema
from astrarium.server.store.database_url import sqlite_url, take_write_lock
from astrarium.server.store.ratings import write_rated_game
from astrarium.server.store.rows import Person
from astrarium.server.store.store import Store
from astrarium.server.stored_games_check import examine
from astrarium.tables.rated_play import RatedGame, RatedSeat

from .guests import PASSWORD, Guest, Server, at_one_table, error, play_on, wait_for
from .postgres import new_database

_numbers = count(1)


def member(server: Server, name: str) -> Guest:
    """Somebody with an account."""
    guest = server.guest()
    answer = guest.post("/api/account", name=f"{name} {next(_numbers)}", password=PASSWORD)
    assert answer.status_code == 200, answer.text
    server.secrets.add(guest.http.cookies["astrarium"])
    return guest


def ratings(guest: Guest) -> dict[str, Any]:
    return {each["game"]: each for each in guest.get("/api/me/ratings")["ratings"]}


def concede(guest: Guest, table: Any, seat: int = 0) -> None:
    tab = guest.open(table)
    assert tab.ask("concede", seat=seat)["type"] == "done"


def duel(replay: str, winner: str, loser: str, at: float = 0.0) -> RatedGame:
    return RatedGame(replay, "race", at, [RatedSeat(0, 1, person=winner), RatedSeat(1, 2, person=loser)])


# -- what a game does


def test_a_win_moves_both_by_as_much_and_makes_both_surer() -> None:
    changes = rate(duel("t", "ann", "ben"), {}, Counter())
    up, down = (changes[seat].after.points - newcomer("race").points for seat in (0, 1))
    assert up > 50
    assert abs(up + down) < 1e-6
    assert all(each.after.sigma < each.before.sigma for each in changes.values())


def test_a_bot_stands_fast_and_a_stronger_one_gives_more() -> None:
    won = {}
    for bot in ("cadet", "race-basic", "admiral:1000i"):
        anchor = rating_of(bot, "race")
        game = RatedGame(
            "t", "race", 0.0, [RatedSeat(0, 1, person="ann"), RatedSeat(1, 2, bot=bot, anchor=anchor)]
        )
        changes = rate(game, {"ann": Rating(1400.0, 80.0)}, Counter())
        assert changes.keys() == {0}
        won[bot] = changes[0].after.points - 1400.0
    assert 0 < won["cadet"] < won["race-basic"] < won["admiral:1000i"]


def test_four_players_move_by_their_places_and_a_tie_between_equals_moves_nobody() -> None:
    seats = [RatedSeat(seat, place, person=f"p{seat}") for seat, place in enumerate((3, 1, 4, 2))]
    changes = rate(RatedGame("t", "orion", 0.0, seats), {}, Counter())
    points = {seat: change.after.points for seat, change in changes.items()}
    assert points[1] > points[3] > points[0] > points[2]
    tied = [RatedSeat(0, 1, person="ann"), RatedSeat(1, 1, person="ben")]
    changes = rate(RatedGame("t", "orion", 0.0, tied), {}, Counter())
    assert all(abs(each.after.points - each.before.points) < 1e-6 for each in changes.values())


def test_the_same_pair_counts_less_and_less() -> None:
    weights = [
        rate(duel("t", "ann", "ben"), {}, Counter({("ann", "ben"): n, ("ben", "ann"): n}))[0].weight
        for n in range(FULL + 3)
    ]
    assert weights == [1.0] * FULL + [0.5, 0.25, 0.125]
    full = rate(duel("t", "ann", "ben"), {}, Counter())[0]
    half = rate(duel("t", "ann", "ben"), {}, Counter({("ann", "ben"): FULL}))[0]
    assert half.after.points - half.before.points == pytest.approx(
        (full.after.points - full.before.points) / 2
    )


def test_ratings_find_the_strength_that_decides_the_games() -> None:
    """Players of known strength: after forty games nine in ten intervals hold it."""
    rng = Random(7)
    strength = {f"p{n}": 900.0 + 60 * n for n in range(16)}
    known: dict[str, Rating] = {}
    names = [*strength]
    for number in range(40 * len(names) // 2):
        one, other = rng.sample(names, 2)
        odds = 1 / (1 + 10 ** ((strength[other] - strength[one]) / 400))
        winner, loser = (one, other) if rng.random() < odds else (other, one)
        game = duel(str(number), winner, loser)
        for seat, change in rate(game, known, Counter()).items():
            known[game.seats[seat].person or ""] = change.after
    # people alone fix no scale: compare what is between them
    shift = sum(known[name].points - strength[name] for name in names) / len(names)
    inside = [abs(known[name].points - shift - strength[name]) < known[name].spread for name in names]
    assert sum(inside) >= 0.85 * len(names)
    order = sorted(names, key=lambda name: known[name].points)
    assert sum(abs(order.index(name) - names.index(name)) for name in names) / len(names) < 2.5


# -- at a table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    server = Server(tmp_path_factory.mktemp("rated") / "data")
    yield server
    server.stop()


def test_a_rated_game_moves_both_curves(house: Server) -> None:
    ann, ben = member(house, "Ann"), member(house, "Ben")
    table, tabs = at_one_table(ann, ben, game="comets", rated=True)
    assert tabs[0].messages[0]["table"]["rated"] is True
    assert house.get(f"/api/links/{table['links']['watch']}").json()["rated"] is True
    play_on(tabs, Random(3))
    ranking = tabs[0].now["result"]["ranking"]
    mine, theirs = ratings(ann)["comets"], ratings(ben)["comets"]
    assert [each["replay"] for each in (mine["games"][0], theirs["games"][0])] == [table["table"]] * 2
    changes = [each["games"][0]["change"] for each in (mine, theirs)]
    if len(ranking) == 1:
        assert changes == [0, 0]
    else:
        winner = ranking[0][0]
        assert changes[winner] > 0 > changes[1 - winner]
        assert [each["games"][0]["place"] for each in (mine, theirs)][winner] == 1
    assert ratings(ann)["comets"]["rating"] == newcomer("comets").points + changes[0]
    exported = ann.get("/api/me/export")["ratings"]
    assert [each["replay"] for each in exported] == [table["table"]]
    strength = ann.get("/api/me/strength/comets")["rating"]
    assert strength == mine["rating"]


def test_a_friendly_game_moves_nothing(house: Server) -> None:
    ann, ben = member(house, "Ann"), member(house, "Ben")
    _, tabs = at_one_table(ann, ben, game="comets")
    play_on(tabs, Random(3))
    assert ratings(ann) == ratings(ben) == {}


def test_who_leaves_comes_last_also_alone_with_bots(house: Server) -> None:
    ann, ben = member(house, "Ann"), member(house, "Ben")
    table, _ = at_one_table(ann, ben, game="comets", rated=True)
    concede(ben, table, 1)
    wait_for(lambda: ratings(ann))
    assert ratings(ben)["comets"]["games"][0]["left"] is True
    assert (ratings(ann)["comets"]["games"][0]["place"], ratings(ben)["comets"]["games"][0]["place"]) == (
        1,
        2,
    )
    alone = ann.new_table("me", "bot:captain", game="race", rated=True)
    tab = ann.open(alone)
    assert tab.ask("vote", what="abandon", agree=True)["text"]["text"] == "table-rated-concede"
    assert error(ann.post(f"/api/tables/{alone['table']}/delete")) == (409, "server-rated-stays")
    assert tab.ask("concede", seat=0)["type"] == "done"
    wait_for(lambda: "race" in ratings(ann))
    lost = ratings(ann)["race"]
    assert (lost["games"][0]["place"], lost["games"][0]["left"]) == (2, True)
    assert lost["rating"] < newcomer("race").points
    assert lost["text"] is not None
    # the finished table may go; the history stays
    assert ann.post(f"/api/tables/{alone['table']}/delete").status_code == 204
    assert ratings(ann)["race"]["rating"] == lost["rating"]


def test_what_people_break_off_together_does_not_count(house: Server) -> None:
    ann, ben = member(house, "Ann"), member(house, "Ben")
    _, tabs = at_one_table(ann, ben, game="comets", rated=True)
    for tab in tabs:
        assert tab.ask("vote", what="abandon", agree=True)["type"] == "done"
    while not tabs[0].now["over"]:
        tabs[0].position()
    assert ratings(ann) == ratings(ben) == {}


def test_what_is_never_rated(house: Server) -> None:
    ann, cay = member(house, "Ann"), house.guest("Cay")

    def refused(guest: Guest, *seats: dict[str, str], **more: Any) -> tuple[int, str]:
        wish = {"game": "race", "rated": True, "seats": seats, **more}
        return error(guest.post("/api/tables", **wish))

    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "captain"}
    assert refused(cay, me, bot) == (403, "server-rated-account")
    assert refused(ann, me, bot, seed="known") == (400, "table-rated-seed")
    assert refused(ann, me, {"kind": "hotseat"}) == (400, "table-rated-hotseat")
    assert refused(ann, me, {"kind": "bot", "bot": "random"}) == (400, "table-rated-bot")
    assert refused(ann, me, game="captains") == (400, "table-rated-alone")
    table = ann.new_table("me", "link", game="race", rated=True)
    assert error(cay.sit(table, 1)) == (403, "server-rated-account")
    assert error(ann.sit(table, 1)) == (403, "server-rated-one-seat")


def test_no_coach_and_no_undo_by_consent(house: Server) -> None:
    ann, ben = member(house, "Ann"), member(house, "Ben")
    _, tabs = at_one_table(ann, ben, game="race", rated=True)
    for tab in tabs:
        assert tab.ask("agree_coach", agree=True)["type"] == "done"
    tab = next(tab for tab in tabs if tab.choice)
    assert tab.ask("hint", seat=tab.choice["seat"])["text"]["text"] == "table-rated-no-coach"  # type: ignore[index]
    play_on(tabs, Random(5), 8)
    # somewhere there is nothing left to undo alone: then nobody is asked
    tab = tabs[0]
    for _ in range(6):
        said = tab.ask("undo", seat=0, move=tab.now["move"])
        if said["type"] == "refused":
            break
        tab.position()
    assert said["type"] == "refused"
    assert not any(message["type"] == "undo_asked" for message in tabs[1].messages)


# -- computed again


def test_the_doctor_computes_the_same_and_finds_what_was_changed(house: Server, tmp_path: Path) -> None:
    ann, ben = member(house, "Ann"), member(house, "Ben")
    for number in range(5):  # the fourth counts half
        table, tabs = at_one_table(ann, ben, game="comets", rated=True)
        concede(ann if number % 2 else ben, table, 1 - number % 2)
        while not tabs[0].now["over"]:
            tabs[0].position()
    weights = [each["weight"] for each in ratings(ann)["comets"]["games"]]
    assert weights == [0.25, 0.5, 1.0, 1.0, 1.0]
    assert [each.text().id for each in examine(house.folder) if each.status == "rating"] == []
    # whoever goes leaves the ratings of the others as they are
    before = ratings(ben)
    assert ann.post("/api/me/delete", password=PASSWORD).status_code == 200
    assert ratings(ben) == before
    assert [each for each in examine(house.folder) if each.status == "rating"] == []
    house.change("UPDATE ratings SET points = points + 1 WHERE replay = ? AND seat = 0", table["table"])
    assert [each.table for each in examine(house.folder) if each.status == "rating"] == [table["table"]]
    house.change("UPDATE ratings SET points = points - 1 WHERE replay = ? AND seat = 0", table["table"])


def enter(connection: sa.Connection, game: RatedGame) -> None:
    """As it is done after the moves: on SQLite, the transaction writes already."""
    if connection.dialect.name == "sqlite":
        take_write_lock(connection)
    write_rated_game(connection, game)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_that_end_at_once_are_entered_one_after_the_other(kind: str, tmp_path: Path) -> None:
    """Two processes enter games of the same people at the same time; nothing is lost and the order is told."""

    async def look() -> None:
        url = new_database() if kind == "postgresql" else sqlite_url(tmp_path / "tables.sqlite3")
        stores = [Store(url), Store(url)]
        stores[0].prepare()
        for name in ("ann", "ben", "cay"):
            await stores[0].accounts.add_person(Person(name, name))
        games = [duel(f"t{n}", *Random(n).sample(["ann", "ben", "cay"], 2), at=float(n)) for n in range(24)]
        games.append(games[0])  # entered twice
        await asyncio.gather(*(stores[n % 2].run(partial(enter, game=game)) for n, game in enumerate(games)))
        count = await stores[0].read(
            lambda to: to.scalar(sa.select(sa.func.count()).select_from(schema.ratings))
        )
        assert count == 2 * 24
        assert await stores[1].ratings.recompute() == []
        for store in stores:
            await store.close()

    asyncio.run(look())
