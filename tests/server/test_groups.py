"""Groups: members by consent, tables and events of their own, hidden from everybody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from astrarium.server.store.database_url import sqlite_url
from astrarium.server.store.groups import NotInGroup
from astrarium.server.store.rows import Person
from astrarium.server.store.store import Store

from .guests import PASSWORD, Guest, Server, error
from .postgres import new_database
from .test_people import name_of
from .test_ratings import member


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    server = Server(tmp_path_factory.mktemp("groups") / "data")
    yield server
    server.stop()


def found(guest: Guest, shown: bool = False) -> str:
    answer = guest.post("/api/groups", name="Thursday club", about=" In the\nlibrary ", shown=shown)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["group"]["id"])


def act(guest: Guest, group: str, deed: str, **more: Any) -> Any:
    return guest.post(f"/api/groups/{group}", deed=deed, **more)


def page(guest: Guest, group: str) -> dict[str, Any]:
    answer: dict[str, Any] = guest.get(f"/api/groups/{group}")
    return answer


def bring_in(host: Guest, group: str, *guests: Guest) -> None:
    for each in guests:
        assert act(host, group, "ask", name=name_of(each)).status_code == 200
        assert act(each, group, "join").status_code == 200


def roles(guest: Guest, group: str) -> dict[str, str]:
    return {each["name"]: each["role"] for each in page(guest, group)["people"]}


def who(guest: Guest, group: str, other: Guest) -> str:
    return next(
        str(each["person"]) for each in page(guest, group)["people"] if each["name"] == name_of(other)
    )


def test_members_come_by_invitation_or_on_request(house: Server) -> None:
    ann, ben, cay = member(house, "Ann"), member(house, "Ben"), member(house, "Cay")
    group = found(ann)
    assert page(ann, group)["group"]["about"] == "In the library"
    assert error(ben.http.get(f"/api/groups/{group}")) == (404, "server-not-found")
    assert ben.get("/api/groups")["groups"] == []
    assert error(act(ben, group, "join"))[0] == 404
    act(ann, group, "ask", name=name_of(ben))
    [card] = ben.get("/api/groups")["groups"]
    assert (card["name"], card["role"], card["members"]) == ("Thursday club", "asked", 1)
    assert page(ben, group)["people"] == [], "the members are told to members"
    assert act(ben, group, "join").status_code == 200
    assert roles(ben, group) == {name_of(ann): "moderator", name_of(ben): "member"}
    assert error(act(ben, group, "ask", name=name_of(cay))) == (403, "server-group-role")
    act(ann, group, "change", name="Friday club", shown=True)
    assert [each["name"] for each in cay.get("/api/groups")["groups"]] == ["Friday club"]
    act(cay, group, "join")
    assert name_of(cay) not in roles(ben, group)
    assert roles(ann, group)[name_of(cay)] == "asking"
    act(ann, group, "ask", person=who(ann, group, cay))
    assert roles(cay, group)[name_of(cay)] == "member"
    act(ann, group, "appoint", person=who(ann, group, ben))
    assert act(ben, group, "part", person=who(ben, group, cay)).status_code == 200
    assert name_of(cay) not in roles(ben, group)
    assert error(house.guest("Eve").http.get(f"/api/groups/{group}"))[0] == 404
    eve = {"name": "x"}
    assert error(house.guest("Eve").post("/api/groups", **eve)) == (403, "server-account-needed")


def test_whoever_blocks_or_asks_for_peace_is_not_invited(house: Server) -> None:
    ann, ben = member(house, "Ann"), member(house, "Ben")
    group = found(ann)
    ben.post("/api/me/page", asks=False)
    assert error(act(ann, group, "ask", name=name_of(ben))) == (403, "server-friends-closed")
    ben.post("/api/me/page", asks=True)
    act(ann, group, "ask", name=name_of(ben))
    assert [each["role"] for each in ben.get("/api/groups")["groups"] if each["id"] == group] == ["asked"]
    assert ben.post("/api/people", deed="block", name=name_of(ann)).status_code == 200
    assert group not in str(ben.get("/api/groups"))


def test_a_table_and_an_event_of_a_group_are_for_its_members(house: Server) -> None:
    ann, ben, cay = member(house, "Ann"), member(house, "Ben"), member(house, "Cay")
    group = found(ann)
    seats = [{"kind": "me"}, {"kind": "open"}]
    refused = ben.post("/api/tables", game="race", seats=seats, group=group)
    assert error(refused) == (403, "server-group-role")
    bring_in(ann, group, ben)
    table = ann.post("/api/tables", game="race", seats=seats, group=group, open=True).json()["table"]
    for lists in (page(ben, group)["tables"], ben.get("/api/tables")["open"]):
        assert [(each["id"], each["free"]) for each in lists] == [(table, [1])]
    assert table not in [each["id"] for each in cay.get("/api/tables")["open"]]
    assert error(cay.post(f"/api/tables/{table}/sit", seat=1)) == (403, "server-not-invited")
    assert error(cay.http.get(f"/api/tables/{table}/glance"))[0] == 404
    assert ben.http.get(f"/api/tables/{table}/glance").status_code == 200
    assert ben.open(table).messages[0]["spectator"]
    assert ben.post(f"/api/tables/{table}/sit", seat=1).status_code == 200
    wish = {"name": "Inside", "game": "race", "kind": "swiss", "begins": 4e9, "hours": 1, "group": group}
    assert error(cay.post("/api/events", **wish)) == (403, "server-group-role")
    event = ann.post("/api/events", **wish).json()["id"]
    assert [each["id"] for each in page(ben, group)["events"]] == [event]
    assert event in str(ben.get("/api/events"))
    assert event not in str(cay.get("/api/events"))
    for path in (f"/api/events/{event}", f"/api/events/{event}/results.csv"):
        assert error(cay.http.get(path)) == (404, "server-no-such-event")
    assert error(cay.post(f"/api/events/{event}", deed="enter"))[0] == 404
    assert ben.post(f"/api/events/{event}", deed="enter").status_code == 200
    act(ben, group, "part")
    assert ben.get(f"/api/events/{event}")["group"]["name"] == "Thursday club", "an entrant stays one"


def test_whoever_goes_leaves_the_group_to_the_oldest_member(house: Server) -> None:
    ann, ben, cay = member(house, "Ann"), member(house, "Ben"), member(house, "Cay")
    group = found(ann)
    bring_in(ann, group, ben, cay)
    assert [each["name"] for each in ann.get("/api/me/export")["groups"]] == ["Thursday club"]
    assert ann.post("/api/me/delete", password=PASSWORD).status_code == 200
    assert roles(cay, group) == {name_of(ben): "moderator", name_of(cay): "member"}
    for each in (ben, cay):
        act(each, group, "part")
    assert house.rows("SELECT * FROM groups WHERE id = ?", group) == []
    assert house.rows("SELECT * FROM members WHERE group_id = ?", group) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_processes_keep_one_membership(kind: str, tmp_path: Path) -> None:
    async def look() -> None:
        url = new_database() if kind == "postgresql" else sqlite_url(tmp_path / "tables.sqlite3")
        stores = [Store(url), Store(url)]
        stores[0].prepare()
        for name in ("ann", "ben"):
            await stores[0].accounts.add_person(Person(name, name, login=name))
        await stores[0].groups.add("g", "Club", "", False, "ann")
        await asyncio.gather(
            stores[0].groups.ask("g", "ben", "ann"), stores[1].groups.join("g", "ben"), return_exceptions=True
        )
        [own, other] = await stores[1].groups.people("g")
        assert (own[0], other[1].person) == ("moderator", "ben")
        await asyncio.gather(*(each.groups.part("g", "ann") for each in stores))
        for n in range(19):
            await stores[0].groups.add(f"g{n}", "Club", "", True, "ben")
        with pytest.raises(NotInGroup):
            await stores[0].groups.add("one more", "Club", "", True, "ben")
        assert len(await stores[1].groups.listed("ben")) == len(await stores[0].groups.of("ben")) == 20
        for store in stores:
            await store.close()

    asyncio.run(look())
