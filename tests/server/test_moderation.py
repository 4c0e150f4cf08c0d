"""Export and deletion of one's data, blocks and reports, and the rights of moderators."""

from __future__ import annotations

import pytest

from astrarium.server.listening_sockets import CannotServe

from .guests import PASSWORD, Server, error, wait_for
from .test_external_bots import order


def test_all_that_is_kept_of_somebody(server: Server) -> None:
    member = server.member("Talitha")
    table = member.new_table("me", "bot:random", game="comets")
    tab = member.open(table)
    tab.ask("chat", text="hello there")
    kept = member.get("/api/me/export")
    assert kept["person"]["login"] == "Talitha"
    assert [seat["id"] for seat in kept["seats"]] == [table["table"]]
    assert [line["text"] for line in kept["chat"]] == ["hello there"]
    assert "password" not in kept["person"]
    assert len(kept["log_ins"]) == 1


def test_somebody_is_forgotten_and_the_game_goes_on(server: Server) -> None:
    member, friend = server.member("Wezen"), server.guest()
    table = member.new_table("me", "link", game="comets")
    friend.sit(table, 1)
    tab = friend.open(table)
    member.tab(table).ask("chat", text="I am Wezen")
    assert error(member.post("/api/me/delete", password="another one")) == (403, "server-wrong-password")
    assert member.post("/api/me/delete", password=PASSWORD).status_code == 200
    assert member.http.get("/api/tables").status_code == 401
    players = tab.until(lambda m: m["type"] == "players" and m["players"][0]["guest"])["players"]
    assert players[0]["name"] != "Wezen"
    assert "Wezen" not in [line["name"] for line in friend.tab(table).until("welcome")["chat"]]
    assert error(friend.post("/api/login", name="Wezen", password=PASSWORD))[0] == 403
    assert server.member("Wezen")


def test_whom_one_blocks_one_does_not_meet(server: Server) -> None:
    host, other = server.guest(), server.guest()
    first = host.new_table("me", "open", game="comets", open=True)
    assert other.post(f"/api/tables/{first['table']}/sit", seat=1).status_code == 200
    nobody = host.post("/api/block", table=first["table"], seat=0)
    assert error(nobody) == (404, "server-nobody-there")
    assert host.post("/api/block", table=first["table"], seat=1).status_code == 200
    second = host.new_table("me", "open", game="comets", open=True)
    listed = [card["id"] for card in other.get("/api/tables")["open"]]
    assert second["table"] not in listed
    refused = other.post(f"/api/tables/{second['table']}/sit", seat=1)
    assert error(refused) == (403, "server-not-invited")
    blocked = host.get("/api/blocks")["blocked"]
    assert [each["name"] for each in blocked] == [other.get("/api/me")["name"]]
    assert host.post("/api/blocks/end", person=blocked[0]["person"]).status_code == 200
    assert host.get("/api/blocks")["blocked"] == []
    assert other.post(f"/api/tables/{second['table']}/sit", seat=1).status_code == 200


def test_a_moderator_hears_of_it_and_acts(server: Server) -> None:
    moderator, rude, kind = server.member("Alphard"), server.member("Gomeisa"), server.guest()
    assert error(moderator.http.get("/api/house")) == (403, "server-not-allowed")
    assert error(moderator.post("/api/house", notice="x")) == (403, "server-not-allowed")
    table = kind.new_table("me", "link", game="comets")
    rude.sit(table, 1)
    told = kind.post("/api/report", table=table["table"], seat=1, text="shouts")
    assert told.status_code == 200
    order(server, "role", "Alphard", "moderator")
    assert moderator.get("/api/account")["role"] == "moderator"
    reports = moderator.get("/api/house")["reports"]
    report = next(each for each in reports if each["table_id"] == table["table"])
    assert report["text"] == "shouts"
    tab = rude.open(table)
    assert moderator.post("/api/house", person=report["about"], muted=True).status_code == 200
    assert tab.ask("chat", text="what?")["text"]["text"] == "server-muted"
    done = moderator.post("/api/house", person=report["about"], banned=True, report=report["id"])
    assert done.status_code == 200
    assert tab.closed() == 1012
    assert rude.http.get("/api/tables").status_code == 401
    banned = server.request("POST", "/api/login", json={"name": "Gomeisa", "password": PASSWORD})
    assert error(banned) == (403, "server-banned")
    assert report["id"] not in [each["id"] for each in moderator.get("/api/house")["reports"]]
    order(server, "unban", "Gomeisa")
    assert rude.post("/api/login", name="Gomeisa", password=PASSWORD).status_code == 200


def test_a_table_is_ended_and_another_deleted(server: Server) -> None:
    """By a page of a moderator's, or by a command while the server runs; people are told."""
    moderator, host, friend = server.member("Muscida"), server.guest(), server.guest()
    order(server, "role", "Muscida", "moderator")
    for by_page in (True, False):
        ended, gone = (host.new_table("me", "link", game="metallum") for _ in range(2))
        friend.sit(ended, 1)
        tab, other = friend.tab(ended), host.tab(gone)
        tab.position()
        other.position()
        if by_page:
            assert ended["table"] in [each["id"] for each in moderator.get("/api/house")["tables"]]
            seen = moderator.get(f"/api/house/{ended['table']}")
            assert [seat["kind"] for seat in seen["seats"]] == ["me", "link"]
            assert moderator.post("/api/house", end=ended["table"], delete=gone["table"]).status_code == 200
        else:
            order(server, "end", ended["table"])
            order(server, "delete", gone["table"])
        read = [tab.read() for _ in range(2)]
        while {"position", "notice"} - {m["type"] for m in read if m["type"] != "position" or m["over"]}:
            read.append(tab.read())
        notice = next(m for m in read if m["type"] == "notice")
        assert notice["text"]["text"] == "table-notice-ended"
        assert other.closed() == 4404
        assert ended["table"] in [card["id"] for card in friend.get("/api/tables")["finished"]]
        assert gone["table"] not in [card["id"] for card in host.get("/api/tables")["mine"]]
    assert error(host.http.get(f"/api/house/{ended['table']}")) == (403, "server-not-allowed")
    assert error(moderator.http.get("/api/house/nothing"))[0] == 404
    assert error(moderator.post("/api/house", end=ended["table"])) == (400, "error-game-over")


def test_before_a_restart_no_table_is_begun(server: Server) -> None:
    """What another process says, a running server keeps to."""
    guest = server.guest()
    order(server, "notice", "Back at noon")
    order(server, "drain")
    try:
        wait_for(lambda: guest.get("/api/tables")["notice"] == "Back at noon")
        wait_for(lambda: server.get("/readyz").status_code == 503)
        wish = {"game": "comets", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        assert error(guest.post("/api/tables", **wish)) == (503, "server-draining")
    finally:
        order(server, "undrain")
        order(server, "notice")
    wait_for(lambda: server.get("/readyz").status_code == 200)
    assert guest.post("/api/tables", **wish).status_code == 201


def test_a_table_at_a_glance(server: Server) -> None:
    guest = server.guest()
    table = guest.new_table("me", "bot:random", game="comets")
    seen = order(server, "inspect", table["table"])
    assert [seat["kind"] for seat in seen["seats"]] == ["me", "bot"]
    assert not {"seed", "watch"} & seen.keys()
    assert table["table"] in [each["id"] for each in order(server, "tables")]
    order(server, "delete", table["table"])
    assert table["table"] not in [each["id"] for each in guest.get("/api/tables")["mine"]]
    with pytest.raises(CannotServe):
        order(server, "ban", "nobody of that name")
    with pytest.raises(CannotServe):
        order(server, "inspect", "nothing")
