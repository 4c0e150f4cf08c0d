"""People among themselves: friends by consent, pages, friends asked to a table, blocks."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from astrarium.server.notifications.turn_reminders import TurnReminders
from astrarium.server.store.database_url import sqlite_url
from astrarium.server.store.rows import Person
from astrarium.server.store.store import Store

from .guests import PASSWORD, Guest, Server, at_one_table, error
from .postgres import new_database
from .test_ratings import concede, member, wait_for


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    server = Server(tmp_path_factory.mktemp("people") / "data")
    yield server
    server.stop()


def name_of(guest: Guest) -> str:
    return str(guest.get("/api/account")["account"])


def ask(guest: Guest, other: Guest) -> Any:
    return guest.post("/api/people", deed="ask", name=name_of(other))


def names(guest: Guest, *lists: str) -> dict[str, list[str]]:
    found = guest.get("/api/people")
    return {kind: [each["name"] for each in found[kind]] for kind in lists or ("friends", "asking", "asked")}


def befriend(one: Guest, other: Guest) -> str:
    """They become friends; the id of the other."""
    assert ask(one, other).status_code == 200
    assert ask(other, one).status_code == 200
    return next(
        str(each["person"]) for each in one.get("/api/people")["friends"] if each["name"] == name_of(other)
    )


def test_friends_are_asked_and_agree(house: Server) -> None:
    ann, ben = member(house, "Ann"), member(house, "Ben")
    assert ask(ann, ben).status_code == 200
    assert names(ann) == {"friends": [], "asking": [], "asked": [name_of(ben)]}
    assert names(ben) == {"friends": [], "asking": [name_of(ann)], "asked": []}
    [asking] = ben.get("/api/tables")["asking"]
    assert asking["name"] == name_of(ann)
    assert ben.post("/api/people", deed="ask", person=asking["person"]).status_code == 200
    assert names(ann)["friends"] == [name_of(ben)]
    assert names(ben) == {"friends": [name_of(ann)], "asking": [], "asked": []}
    assert ben.get("/api/tables")["asking"] == []
    exported = ann.get("/api/me/export")
    assert [each["name"] for each in exported["friends"]] == [name_of(ben)]
    ben.post("/api/people", deed="part", person=asking["person"])
    assert names(ann)["friends"] == names(ben)["friends"] == []


def test_a_question_may_be_declined_and_taken_back_and_needs_accounts(house: Server) -> None:
    ann, ben, eve = member(house, "Ann"), member(house, "Ben"), house.guest("Eve")
    ask(ann, ben)
    them = ben.get("/api/people")["asking"][0]["person"]
    ben.post("/api/people", deed="part", person=them)
    assert names(ann)["asked"] == names(ben)["asking"] == []
    ask(ann, ben)
    ann.post("/api/people", deed="part", name=name_of(ben))
    assert names(ben)["asking"] == []
    assert error(ask(eve, ben)) == (403, "server-account-needed")
    assert error(ann.post("/api/people", deed="ask", name="nobody at all")) == (404, "server-no-such-person")
    assert error(ann.post("/api/people", deed="ask", person="0" * 24)) == (404, "server-no-such-person")
    assert ben.post("/api/me/page", asks=False).status_code == 200
    assert error(ask(ann, ben)) == (403, "server-friends-closed")


def test_strangers_see_nothing_until_a_page_is_wanted(house: Server) -> None:
    ann, ben, cay = member(house, "Ann"), member(house, "Ben"), member(house, "Cay")
    table, _ = at_one_table(ann, ben, game="comets", rated=True)
    concede(ben, table, 1)
    wait_for(lambda: ann.get("/api/me/ratings")["ratings"])
    [met] = ben.get("/api/people")["opponents"]
    assert (met["name"], met["page"], met["mark"]) == (name_of(ann), False, None)
    page = f"/api/people/{met['person']}"
    assert error(ben.http.get(page)) == error(cay.http.get(page)) == (404, "server-no-page")
    assert ann.get(page)["tie"] == "me"
    wish = {"shown": "friends", "mark": 3, "hours": "  Tuesday \n evenings "}
    assert ann.post("/api/me/page", **wish).json()["hours"] == "Tuesday evenings"
    assert error(ben.http.get(page))[0] == 404
    befriend(ann, ben)
    shown = ben.get(page)
    assert (shown["mark"], shown["hours"], shown["tie"]) == (3, "Tuesday evenings", "friends")
    [game] = shown["games"]
    assert (game["met"], game["mine"], game["theirs"]) == (1, 0, 1)
    assert game["rating"] == ann.get("/api/me/ratings")["ratings"][0]["rating"]
    assert error(cay.http.get(page))[0] == 404
    ann.post("/api/me/page", shown="all")
    assert [each["met"] for each in cay.get(page)["games"]] == [0]
    them = ann.get("/api/people")["friends"][0]["person"]
    ann.post("/api/people", deed="block", person=them)
    assert error(ben.http.get(page))[0] == 404


def test_a_friend_is_asked_to_a_game_without_a_link(house: Server) -> None:
    ann, ben, cay = member(house, "Ann"), member(house, "Ben"), member(house, "Cay")
    them = befriend(ann, ben)
    stranger = house.rows("SELECT id FROM people WHERE login = ?", name_of(cay))[0][0]
    seats = [{"kind": "me"}, {"kind": "link", "friend": them}]
    made = ann.post("/api/tables", game="race", seats=seats).json()
    [card] = ben.get("/api/tables")["asked"]
    assert (card["id"], card["game"], card["free"]) == (made["table"], "race", [])
    assert cay.get("/api/tables")["asked"] == []
    sit = f"/api/tables/{made['table']}/sit"
    assert error(cay.post(sit, seat=1)) == (403, "server-not-invited")
    assert ben.post(sit, seat=1).status_code == 200
    assert ben.get("/api/tables")["asked"] == []
    refused = [{"kind": "me"}, {"kind": "link", "friend": stranger}]
    assert error(ann.post("/api/tables", game="race", seats=refused)) == (403, "server-ask-friend")
    # asked later, declined, asked again and no longer asked
    other = ann.new_table("me", "link", game="race")["table"]
    where = f"/api/tables/{other}"
    assert error(ben.post(f"{where}/ask", seat=1, person=them)) == (403, "server-ask-host")
    assert error(ann.post(f"{where}/ask", seat=0, person=them)) == (403, "server-link-taken")
    assert error(ann.post(f"{where}/ask", seat=1, person=stranger)) == (403, "server-ask-friend")
    asked = ann.post(f"{where}/ask", seat=1, person=them).json()["asked"]
    assert asked["1"]["name"] == name_of(ben)
    assert ben.post(f"{where}/decline").status_code == 200
    assert ann.get(f"{where}/asked")["asked"] == {}
    ann.post(f"{where}/ask", seat=1, person=them)
    assert ann.post(f"{where}/ask", seat=1).json()["asked"] == {}
    assert error(ben.post(f"{where}/sit", seat=1)) == (403, "server-not-invited")


def test_whoever_blocks_hears_nothing_more(house: Server) -> None:
    ann, ben = member(house, "Ann"), member(house, "Ben")
    them = befriend(ann, ben)
    me = ben.get("/api/people")["friends"][0]["person"]
    table = ann.post(
        "/api/tables", game="race", seats=[{"kind": "me"}, {"kind": "link", "friend": them}]
    ).json()["table"]
    assert ben.post("/api/people", deed="block", person=me).status_code == 200
    assert names(ann)["friends"] == names(ben)["friends"] == []
    assert ben.get("/api/tables")["asked"] == []
    assert ann.get(f"/api/tables/{table}/asked")["asked"] == {}
    # ann is not told: her question stands, and ben does not see it
    assert ask(ann, ben).status_code == 200
    assert names(ann)["asked"] == [name_of(ben)]
    assert names(ben)["asking"] == ben.get("/api/tables")["asking"] == []
    assert error(ask(ben, ann)) == (403, "server-friends-closed")
    ben.post("/api/blocks/end", person=me)
    assert names(ben)["asking"] == [name_of(ann)]


def test_whoever_goes_leaves_nothing(house: Server) -> None:
    ann, ben = member(house, "Ann"), member(house, "Ben")
    them = befriend(ann, ben)
    ann.post("/api/tables", game="race", seats=[{"kind": "me"}, {"kind": "link", "friend": them}])
    ben.post("/api/me/page", shown="all", hours="at night")
    assert ben.get("/api/me/export")["person"]["page"]["hours"] == "at night"
    assert ben.post("/api/me/delete", password=PASSWORD).status_code == 200
    assert names(ann)["friends"] == []
    assert house.rows("SELECT page FROM people WHERE id = ?", them) == [(None,)]
    assert house.rows("SELECT * FROM friends WHERE person = ? OR other = ?", them, them) == []
    assert house.rows("SELECT * FROM seats WHERE asked = ?", them) == []


def test_a_friend_asked_to_a_game_is_told_once(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    ann, ben = member(server, "Ann"), member(server, "Ben")
    them = befriend(ann, ben)
    ben.post("/api/away", webhook="https://hooks.example/")
    table = ann.post(
        "/api/tables", game="race", seats=[{"kind": "me"}, {"kind": "link", "friend": them}]
    ).json()["table"]
    server.stop()
    calls: list[str] = []

    async def look() -> list[int]:
        store = Store(sqlite_url(tmp_path / "data" / "tables.sqlite3"))
        turns = TurnReminders(store, None, "https://games.example")

        async def call(url: str, body: bytes) -> None:
            calls.append(body.decode())

        turns.call = call
        try:
            return [await turns.check(1e10), await turns.check(1e10 + 60)]
        finally:
            await store.close()

    assert asyncio.run(look()) == [1, 0]
    assert '"invited":[{' in calls[0]
    assert f"https://games.example/table/{table}" in calls[0]
    with sqlite3.connect(tmp_path / "data" / "tables.sqlite3") as db:
        assert db.execute("SELECT count(*) FROM reminders").fetchone() == (1,)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_who_ask_each_other_at_once_are_friends(kind: str, tmp_path: Path) -> None:
    async def look() -> None:
        url = new_database() if kind == "postgresql" else sqlite_url(tmp_path / "tables.sqlite3")
        stores = [Store(url), Store(url)]
        stores[0].prepare()
        for name in ("ann", "ben"):
            await stores[0].accounts.add_person(Person(name, name, login=name))
        await asyncio.gather(stores[0].friends.ask("ann", "ben"), stores[1].friends.ask("ben", "ann"))
        for store, person in zip(stores, ("ann", "ben"), strict=True):
            friends, asking, asked = await store.friends.lists(person)
            assert (len(friends), asking, asked) == (1, [], [])
        await stores[0].friends.set_page("ann", {"shown": "all"})
        assert (await stores[1].friends.lists("ben"))[0][0].page == {"shown": "all"}
        assert await stores[1].friends.opponents("ben") == []
        await stores[0].moderation.block("ann", "ben", blocked=True)
        assert (await stores[1].friends.lists("ben"))[0] == []
        for store in stores:
            await store.close()

    asyncio.run(look())
