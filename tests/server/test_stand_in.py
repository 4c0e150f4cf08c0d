"""Stand-ins: a bot plays for an absent person, and leaves when the person is back."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from .guests import Guest, Server, Tab, pick, said


def two_people(server: Server, **more: Any) -> tuple[Guest, Guest, dict[str, Any]]:
    host, friend = server.guest("Deneb"), server.guest("Mira")
    table = host.new_table("me", "link", game="comets", **more)
    assert friend.sit(table, 1).status_code == 200
    return host, friend, table


def stands_in(message: dict[str, Any]) -> bool:
    return message["type"] == "players" and message["players"][1]["stand_in"] is not None


def answered(tab: Tab) -> None:
    assert tab.answer(pick(tab.choice or {}, Random(1)))["type"] == "done"


def test_a_bot_plays_for_somebody_who_is_away(server: Server) -> None:
    host, friend, table = two_people(server, absence=1)
    mine = left_by_the_friend(host, friend, table)
    assert mine.messages[0]["table"]["absence"] == 1
    friend.post("/api/away", until=time.time() + 86400)
    time.sleep(1.1)
    assert mine.ask("stand_in", seat=1)["text"]["text"] == "table-stand-in-early"  # on holiday
    friend.post("/api/away")
    assert mine.ask("stand_in", seat=1)["type"] == "done"
    notice = next(m for m in mine.messages if m["type"] == "notice")
    assert notice["text"]["text"] == "table-notice-away"
    assert notice["text"]["args"]["seat"] == {"seat": 1}
    assert said(notice["text"], "en", names=["Deneb", "Mira"]) == (
        "Mira has been away for too long: Vesna plays on."
    )
    player = mine.until(stands_in)["players"][1]
    assert (player["name"], player["bot"], player["taken"]) == ("Mira", None, True)
    assert player["title"]["text"] == "table-bot"
    mine.until(lambda m: m["type"] == "position" and m["move"] >= 2)
    back = friend.open(table)
    assert back.messages[0]["players"][1]["stand_in"] is None
    assert [each["text"]["text"] for each in back.messages[0]["notices"]] == [
        "table-notice-away",
        "table-notice-back",
    ]
    assert mine.until("notice")["text"]["text"] == "table-notice-back"
    assert mine.until("players")["players"][1]["stand_in"] is None


def left_by_the_friend(host: Guest, friend: Guest, table: dict[str, Any]) -> Tab:
    """The table as the host has it, who has answered, when the friend has just gone."""
    mine, other = host.open(table), friend.open(table)
    answered(mine)
    other.close()
    mine.until(lambda m: m["type"] == "players" and not m["players"][1]["connected"])
    return mine


def test_a_bot_does_not_come_early(server: Server) -> None:
    host, friend, table = two_people(server, absence=7200)
    early = left_by_the_friend(host, friend, table).ask("stand_in", seat=1)
    assert early["text"] == {"text": "table-stand-in-early", "args": {"seat": {"seat": 1}, "minutes": 120}}


def test_whoever_is_here_or_not_awaited_keeps_the_seat(server: Server) -> None:
    host, friend, table = two_people(server, absence=1)
    mine, other = host.open(table), friend.open(table)
    watching = host.server.guest().tab(table, token=table["links"]["watch"])
    watching.position()
    time.sleep(1.1)
    assert mine.ask("stand_in", seat=1)["text"]["text"] == "table-stand-in-here"
    assert mine.ask("stand_in", seat=0)["text"]["text"] == "table-stand-in-nobody"
    assert mine.ask("stand_in", seat=7)["text"]["text"] == "error-no-such-seat"
    assert watching.ask("stand_in", seat=1)["text"]["text"] == "table-stand-in-players-only"
    answered(other)
    other.close()
    mine.until(lambda m: m["type"] == "players" and not m["players"][1]["connected"])
    assert mine.ask("stand_in", seat=1)["text"]["text"] == "table-stand-in-not-awaited"


def test_where_it_was_agreed_that_nobody_sits_in(server: Server) -> None:
    host, _, table = two_people(server, absence=0)
    mine = host.open(table)
    assert mine.ask("stand_in", seat=1)["text"]["text"] == "table-stand-in-never"


@pytest.mark.parametrize("seats", [("me", "bot:random"), ("hotseat", "hotseat"), ("me", "link")])
def test_nobody_sits_in_where_nobody_else_waits(server: Server, seats: tuple[str, str]) -> None:
    guest = server.guest()
    tab = guest.open(guest.new_table(*seats, game="comets", absence=1))
    time.sleep(0.02)
    for seat in (0, 1):
        assert tab.ask("stand_in", seat=seat)["text"]["text"] == "table-stand-in-nobody"


def test_the_clock_runs_out(server: Server) -> None:
    """The bot sits in by itself; nothing can be answered for the seat until its person takes it back."""
    host, friend, table = two_people(server, clock={"seconds": 1, "increment": 60})
    mine, other = host.open(table), friend.open(table)
    option, move = (other.choice or {})["options"][0]["option"], other.now["move"]
    answered(mine)
    notice = other.until("notice")
    assert (notice["text"]["text"], notice["text"]["args"]["seat"]) == ("table-notice-time-up", {"seat": 1})
    other.position()
    assert other.choice is None
    refused = other.ask("answer", seat=1, move=move, answer=option)
    assert refused["text"]["text"] == "table-stand-in-plays"
    assert other.ask("undo", seat=1, move=move)["text"]["text"] == "table-stand-in-plays"
    mine.until(lambda m: m["type"] == "position" and m["move"] > move)
    assert mine.now["clocks"]["left"][1] == 0  # what the bot answers brings no time
    assert mine.ask("come_back", seat=1)["text"]["text"] == "table-not-your-seat"
    assert other.ask("come_back", seat=1)["type"] == "done"
    assert other.until("position")["clocks"]["left"][1] == 30_000
    assert mine.until("notice")["text"]["text"] == "table-notice-back"
    assert mine.until("players")["players"][1]["stand_in"] is None


def test_whoever_opens_the_table_is_back(server: Server) -> None:
    host, friend, table = two_people(server, clock={"seconds": 1, "increment": 60})
    mine = host.open(table)
    answered(mine)
    mine.until(stands_in)
    coming = time.monotonic()
    other = friend.open(table)
    assert other.messages[0]["players"][1]["stand_in"] is None
    assert other.now["clocks"]["left"][1] <= 30_000
    assert other.now["clocks"]["left"][1] + since(coming) >= 30_000
    names = [each["text"]["text"] for each in other.messages[0]["notices"]]
    assert names == ["table-notice-time-up", "table-notice-back"]


def test_alone_a_clock_only_tells(server: Server) -> None:
    guest = server.guest()
    tab = guest.open(guest.new_table("me", "bot:random", game="comets", clock={"seconds": 1}))
    time.sleep(1.2)
    answered(tab)
    tab.position()
    assert tab.now["clocks"]["left"][0] < 0
    assert all(message["type"] != "notice" for message in tab.messages)


def test_clocks_stand_until_everybody_has_come(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.new_table("me", "link", game="comets", clock={"seconds": 60, "increment": 0})
    mine = host.open(table)
    assert mine.now["clocks"]["running"] == []
    time.sleep(0.8)
    coming = time.monotonic()
    friend.sit(table, 1)
    mine.position()
    assert mine.now["clocks"]["running"] == [0, 1]
    assert min(mine.now["clocks"]["left"]) + since(coming) >= 60_000
    answered(mine)
    mine.position()
    assert mine.now["clocks"]["left"][0] + since(coming) >= 60_000


def since(moment: float) -> float:
    """The milliseconds since a moment: what a clock that runs from then on may have lost."""
    return (time.monotonic() - moment) * 1000 + 1
