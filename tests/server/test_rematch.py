"""After the end: rematches, and notices at a move."""

from __future__ import annotations

from .guests import Server, error
from .test_branch import finished


def test_a_rematch_begins_when_all_have_asked_and_seats_change(server: Server) -> None:
    people, table, tabs = finished(server)
    path = f"/api/tables/{table['table']}/rematch"
    first = people[1].post(path)
    assert first.json() == {"wanted": [1], "table": None}
    assert people[1].post(path).json() == first.json()
    assert tabs[0].until("rematch")["wanted"] == [1]
    made = people[0].post(path).json()
    assert made["wanted"] == [0, 1]
    new = people[0].open(made)
    welcome = new.messages[0]
    assert welcome["mine"] == [1]
    assert [player["name"] for player in welcome["players"]] == ["Mira", "Deneb"]
    assert welcome["table"]["options"] == {"rounds": 2}
    assert new.now["move"] == 0
    assert people[0].post(path).json()["table"] == made["table"]


def test_nobody_asks_for_a_rematch_in_mid_game_or_from_outside(server: Server) -> None:
    deneb = server.guest("Deneb")
    table = deneb.new_table("me", "link", game="comets", open=True)
    path = f"/api/tables/{table['table']}/rematch"
    assert error(deneb.post(path)) == (400, "table-rematch-later")
    _, table, _ = finished(server)
    stranger = server.guest("Sirius").post(f"/api/tables/{table['table']}/rematch")
    assert stranger.status_code >= 400


def test_a_note_stands_at_its_move_for_everybody(server: Server) -> None:
    people, table, tabs = finished(server)
    tabs[1].ask("note", move=2, text=" <b>two rounds</b> ")
    note = tabs[0].until("notice")
    assert note["move"] == 2
    assert note["text"]["args"] == {"seat": {"seat": 1}, "words": "<b>two rounds</b>"}
    assert people[0].open(table).messages[0]["notices"][-1]["move"] == 2
    for wrong in ({"move": 999, "text": "late"}, {"move": 1, "text": "  "}, {"move": 1, "text": "x" * 501}):
        assert tabs[0].ask("note", **wrong)["type"] == "refused"


def test_all_eyes_are_open_only_when_the_game_is_over(server: Server) -> None:
    people, _, tabs = finished(server)
    assert tabs[0].ask("look", move=1, seat=1)["view"] == tabs[1].ask("look", move=1)["view"]
    assert tabs[0].ask("look", move=1, seat=7)["type"] == "refused"
    other = people[0].new_table("me", "link", game="comets")
    people[1].sit(other, 1)
    tab = people[0].open(other)
    assert tab.ask("look", move=0, seat=1)["type"] == "refused"
    assert tab.ask("note", move=0, text="early")["type"] == "refused"


def test_a_position_tells_when_the_seat_answered_last(server: Server) -> None:
    _, _, tabs = finished(server)
    told = [message["since"] for message in tabs[0].messages if message["type"] == "position"]
    assert told[0] is None
    assert told[-1] is not None
    assert told[-1] < tabs[0].now["move"]
