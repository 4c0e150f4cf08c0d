"""Studies on a server: made of games that are over, shown to whoever has the link, changed, kept; never a leak."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import astrarium
from astrarium import kernel
from astrarium.puzzles import puzzles
from astrarium.study import Study, Walk

from .guests import Guest, Server, error, pick, play_on, wait_for
from .test_branch import finished
from .test_record_import import played


def study_of(guest: Guest, table: Any, token: str = "") -> httpx.Response:
    return guest.post("/api/studies", table=table["table"], **({"token": token} if token else {}))


def made(guest: Guest, table: Any) -> str:
    answer = study_of(guest, table)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["study"])


def change(guest: Guest, study: str, do: str, **more: Any) -> httpx.Response:
    return guest.post(f"/api/studies/{study}/changes", do=do, **more)


def answered(guest: Guest, study: str, node: int, rng: Random) -> int:
    """Try something at a node; the node it leads to."""
    here = guest.get(f"/api/studies/{study}/nodes/{node}")
    (choice,) = here["choices"]
    said = change(guest, study, "answer", node=node, seat=choice["seat"], answer=pick(choice, rng))
    assert said.status_code == 200, said.text
    return int(said.json()["node"])


def tried(guest: Guest, study: str, node: int) -> int:
    """A variation at a node of a game."""
    before = {each["id"] for each in guest.get(f"/api/studies/{study}")["nodes"]}
    return next(id for seed in range(99) if (id := answered(guest, study, node, Random(seed))) not in before)


def race(guest: Guest) -> str:
    """A study of a game of Race, from its record."""
    said = guest.http.post("/api/studies/file", json=played(None, players=("Ada", "race-basic")))
    assert said.status_code == 201, said.text
    return str(said.json()["study"])


def test_a_finished_game_is_studied_changed_and_opened_again(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    people, table, _ = finished(server)
    study = made(people[0], table)
    assert made(people[0], table) == study, "one study of a game for each person"
    whole = people[0].get(f"/api/studies/{study}")
    assert whole["may"]
    assert [each["name"] for each in whole["welcome"]["players"]] == ["Deneb", "Mira"]
    node = tried(people[0], study, whole["played"][0])
    assert change(people[0], study, "note", node=node, text="So?").status_code == 200
    assert change(people[0], study, "sign", node=node, text="doubtful").status_code == 200
    assert change(people[0], study, "title", text="Our Friday").status_code == 200
    before = people[0].get(f"/api/studies/{study}")["nodes"]
    server.kill()
    server = Server(tmp_path / "data")
    people[0].move_to(server)
    after = people[0].get(f"/api/studies/{study}")
    assert after["nodes"] == before
    assert after["title"] == "Our Friday"
    mine = next(each for each in after["nodes"] if each["id"] == node)
    assert (mine["notes"], mine["sign"], mine["by"]) == ([["Deneb", "So?"]], "doubtful", "Deneb")
    assert [each["id"] for each in people[0].get("/api/studies")["studies"]] == [study]
    server.stop()


def test_who_has_the_link_looks_on_and_changes_nothing_unless_let(server: Server) -> None:
    people, table, _ = finished(server)
    study = made(people[0], table)
    for stranger in (people[1], server.guest("Altair")):
        whole = stranger.get(f"/api/studies/{study}")
        assert not whole["may"]
        first = whole["played"][0]
        assert stranger.get(f"/api/studies/{study}/nodes/{first}")["view"]
        assert error(change(stranger, study, "note", node=first, text="!")) == (403, "server-study-look-only")
        assert error(stranger.post(f"/api/studies/{study}/delete")) == (403, "server-study-look-only")
        assert error(stranger.post(f"/api/studies/{study}/sharing", shared=True))[0] == 403
    assert server.get(f"/api/studies/{study}").status_code == 200, "without a cookie, too"
    assert people[0].post(f"/api/studies/{study}/sharing", shared=True).status_code == 204
    node = tried(people[1], study, first)
    assert {each["id"] for each in people[0].get(f"/api/studies/{study}")["nodes"]} >= {node}
    assert people[0].post(f"/api/studies/{study}/delete").status_code == 204
    assert error(people[0].http.get(f"/api/studies/{study}")) == (404, "server-no-such-study")


def test_a_game_that_runs_is_refused_to_everybody(server: Server) -> None:
    """It would show hands, and think for whoever plays."""
    host, friend, stranger = server.guest(), server.guest(), server.guest()
    table = host.new_table("me", "link", game="race", open=True)
    friend.sit(table, 1)
    tabs = [host.open(table), friend.open(table)]
    play_on(tabs, Random(1), 6)
    for guest in (host, friend, stranger):
        for token in ("", table["links"]["watch"]):
            assert error(study_of(guest, table, token)) == (409, "error-study-not-yet")
        assert guest.get("/api/studies") == {"studies": []}
    alone = host.new_table("me", "bot:random", game="race")
    assert error(study_of(host, alone)) == (409, "error-study-not-yet")
    assert error(study_of(stranger, {"table": "nowhere"})) == (404, "server-no-such-table")
    hidden = server.guest().new_table("me", "bot:random", game="race")
    assert error(study_of(stranger, hidden)) == (404, "server-no-such-table")


def test_with_what_i_knew_then_nothing_else_is_sent(server: Server) -> None:
    """The eyes of a seat are those of the table itself; open, the hands of all are there."""
    guest = server.guest()
    study = race(guest)
    walk = Walk(astrarium.game("race"), Study.from_json(guest.get(f"/api/studies/{study}/file")))
    for node in walk.study.played[10:60:7]:
        table = walk.table(node)
        for seat in (0, 1):
            then = guest.get(f"/api/studies/{study}/nodes/{node}?seat={seat}")
            assert then["view"] == json.loads(json.dumps(table.view(seat)))
            assert all(choice["seat"] == seat for choice in then["choices"])
        open = guest.get(f"/api/studies/{study}/nodes/{node}")
        assert open["view"] != then["view"]


def test_open_the_hands_of_all_are_seen_from_any_side_and_in_words(server: Server) -> None:
    guest = server.guest()
    study = race(guest)
    node = guest.get(f"/api/studies/{study}")["played"][30]
    sides = [guest.get(f"/api/studies/{study}/nodes/{node}?seat={seat}&open=true") for seat in (0, 1)]
    then = [guest.get(f"/api/studies/{study}/nodes/{node}?seat={seat}")["view"] for seat in (0, 1)]
    for seat in (0, 1):
        assert sides[seat]["seat"] == seat
        shown = [player["cards"] for player in sides[seat]["view"]["players"]]
        assert shown == [then[0]["players"][0]["cards"], then[1]["players"][1]["cards"]]
    told = [guest.get(f"/api/studies/{study}/words/{node}?seat=0&open={open}") for open in ("true", "false")]
    assert all(each["blocks"] for each in told)
    assert told[0] != told[1]


def test_a_study_begins_at_a_move_and_is_played_on_from_a_variation(server: Server) -> None:
    guest = server.guest()
    table = guest.new_table("me", "me", game="race", seed="7")  # no bot: the same game every time
    play_on([guest.open(table)], Random(2))
    begun = guest.post("/api/studies", table=table["table"], move=20).json()
    study = begun["study"]
    assert guest.get(f"/api/studies/{study}/nodes/{begun['node']}")["move"] == 20
    node = tried(guest, study, begun["node"])
    record = guest.get(f"/api/studies/{study}/record/{node}")
    opened = guest.http.post("/api/records", json=record)
    assert opened.status_code == 201, opened.text
    here = guest.get(f"/api/studies/{study}/nodes/{node}?seat=0")
    there = guest.open(opened.json()).ask("look", move=here["move"])
    assert there["view"] == here["view"]
    dealt = change(guest, study, "deal", node=node, seat=0).json()["node"]
    assert error(guest.http.get(f"/api/studies/{study}/record/{dealt}")) == (400, "error-study-dealt")


def test_the_engine_refines_its_answers_and_does_not_know_what_the_seat_does_not(server: Server) -> None:
    guest = server.guest()
    study = race(guest)
    played = guest.get(f"/api/studies/{study}")["played"]
    node = next(
        each
        for each in played[30:]
        if len(guest.get(f"/api/studies/{study}/nodes/{each}?seat=0")["choices"] or [{}]) == 1
        and len(
            (guest.get(f"/api/studies/{study}/nodes/{each}?seat=0")["choices"] or [{"options": []}])[0][
                "options"
            ]
        )
        > 3
    )
    found = guest.get(f"/api/studies/{study}/best/{node}?seat=0")
    assert len(found["answers"]) >= 1
    behind = [each["behind"] for each in found["answers"]]
    assert behind[0] == 0
    for _ in range(60):
        if found["done"]:
            break
        later = guest.get(f"/api/studies/{study}/best/{node}?seat=0&known={found['worlds']}")
        assert later["worlds"] > found["worlds"]
        found = later
    assert found["done"]
    # dealt anew, the seat knows the same: the same position is judged by the same knowledge
    dealt = change(guest, study, "deal", node=node, seat=0).json()["node"]
    assert (
        guest.get(f"/api/studies/{study}/nodes/{dealt}?seat=0")["view"]
        == (guest.get(f"/api/studies/{study}/nodes/{node}?seat=0")["view"])
    )


def test_turning_points_are_those_of_the_end_page(server: Server) -> None:
    guest = server.guest()
    table = guest.new_table("me", "bot:race-basic", game="race", seed="7")
    tab = guest.open(table)
    play_on([tab], Random(2))
    turns = tab.ask("turns")["turns"]
    study = made(guest, table)
    moments = guest.get(f"/api/studies/{study}/moments")["moments"]
    shown = ("round", "seat", "change", "lead")
    assert [{name: each[name] for name in shown} for each in moments] == [
        {name: each[name] for name in shown} for each in turns
    ]


def test_a_review_is_found_in_the_background_agrees_with_the_tables_and_is_kept(server: Server) -> None:
    guest = server.guest()
    table = guest.new_table("me", "me", game="comets")
    tab = guest.open(table)
    play_on([tab], Random(4))
    found = tab.ask("review", seat=0)
    while found["type"] == "review_progress":
        found = tab.until(lambda m: m["type"] in ("review_progress", "review"))
    study = made(guest, table)
    asked = guest.get(f"/api/studies/{study}/review/0")
    assert asked["all"] >= asked["done"]
    wait_for(lambda: "review" in guest.get(f"/api/studies/{study}/review/0"))
    review = server.get(f"/api/studies/{study}/review/0").json()["review"]
    same = ("turns", "decided", "sound", "luck", "others", "lost")
    assert [review[name] for name in same] == [found[name] for name in same]
    for decision, told in zip(review["decisions"], found["decisions"], strict=True):
        assert guest.get(f"/api/studies/{study}/nodes/{decision.pop('node')}")["move"] == told["move"]
        assert decision == told
    assert guest.http.get(f"/api/studies/{study}/review/7").status_code == 400


def test_people_see_where_the_others_are(server: Server) -> None:
    host, friend = server.guest("Ada"), server.guest("Jan")
    study = race(host)
    assert host.get(f"/api/studies/{study}/here/3")["people"] == []
    assert friend.get(f"/api/studies/{study}/here/5")["people"] == [{"name": "Ada", "node": 3}]
    version = host.get(f"/api/studies/{study}/here/3")["version"]
    change(host, study, "note", node=3, text="Look here")
    heard = friend.get(f"/api/studies/{study}/here/5")
    assert heard["version"] == version + 1


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.update(moves=[*data["moves"][:5], [0, ["settle", 4]]]),
        lambda data: data.update(study={"format": 99}),
        lambda data: data.update(rules=99999),
        lambda data: data.update(game="chess"),
        lambda data: data.update(seed="another"),
    ],
)
def test_a_file_is_not_trusted(server: Server, spoil: Any) -> None:
    guest = server.guest()
    data = played(None)
    spoil(data)
    assert guest.http.post("/api/studies/file", json=data).status_code in (400, 404)
    assert guest.get("/api/studies") == {"studies": []}


def test_malformed_changes_change_nothing(server: Server) -> None:
    guest = server.guest()
    study = race(guest)
    before = guest.get(f"/api/studies/{study}/file")
    first = guest.get(f"/api/studies/{study}")["played"][0]
    for body in (
        {"do": "explode"},
        {"do": "answer", "node": 10**9, "seat": 0, "answer": []},
        {"do": "answer", "node": first, "seat": 7, "answer": ["x"]},
        {"do": "answer", "node": first, "seat": 0, "answer": ["settle", 10**6]},
        {"do": "deal", "node": first, "seat": -1},
        {"do": "sign", "node": first, "text": "brilliant"},
        {"do": "note", "node": first, "text": "x" * 5000},
        {"do": "delete", "node": first},
        {"do": "delete", "node": 0},
        {"do": "promote", "node": first},
    ):
        assert 400 <= guest.post(f"/api/studies/{study}/changes", **body).status_code < 500, body
    assert guest.get(f"/api/studies/{study}/file") == before
    assert guest.http.get(f"/api/studies/{study}/nodes/{10**9}").status_code == 400
    assert guest.http.get(f"/api/studies/{study}/best/{first}?seat=5").status_code == 400


def test_the_file_of_a_study_opens_elsewhere_as_the_same_tree(server: Server) -> None:
    guest, other = server.guest("Ada"), server.guest("Jan")
    study = race(guest)
    node = tried(guest, study, guest.get(f"/api/studies/{study}")["played"][20])
    change(guest, study, "name", node=node, text="braver")
    data = guest.get(f"/api/studies/{study}/file")
    again = other.http.post("/api/studies/file", json=data).json()["study"]
    assert other.get(f"/api/studies/{again}")["nodes"] == guest.get(f"/api/studies/{study}")["nodes"]
    assert other.get(f"/api/studies/{again}/file") == data


def test_a_position_is_set_up_by_hand_and_a_wrong_one_is_refused_by_name(server: Server) -> None:
    host, friend = server.guest("Ada"), server.guest("Jan")
    study = race(host)
    node = host.get(f"/api/studies/{study}")["played"][30]
    fields = {
        ".".join(map(str, each["path"])): each
        for each in friend.get(f"/api/studies/{study}/form/{node}")["fields"]
    }
    chips = fields["players.1.chips"]
    assert chips["seat"] == 1
    card = fields["supply"]["value"][-1]

    def made_of(*edits: dict[str, Any]) -> httpx.Response:
        return friend.post(f"/api/studies/{study}/form/{node}", edits=[*edits])

    new = made_of({"path": chips["path"], "value": 7}, {"card": card, "path": ["players", 0, "hand"]})
    assert new.status_code == 201, new.text
    view = friend.get(f"/api/studies/{new.json()['study']}/nodes/0?seat=0")["view"]
    assert view["players"][1]["chips"] == 7
    assert card in view["players"][0]["cards"] or str(card) in json.dumps(view["players"][0]["cards"])
    tried(friend, new.json()["study"], 0)
    assert error(made_of({"path": chips["path"], "value": -1})) == (400, "error-position")
    assert error(made_of({"path": ["nowhere"], "value": 1})) == (400, "error-study-place")
    assert made_of({"path": 7}).status_code == 400
    assert len(friend.get("/api/studies")["studies"]) == 1


def test_a_node_is_a_puzzle_and_with_a_proof_one_of_the_clubs(server: Server) -> None:
    host, friend = server.guest("Ada"), server.guest("Jan")
    game = astrarium.game("race")
    known = puzzles(game)["01"]
    start = kernel.resume(game, known.position, known.options).record
    study = str(host.http.post("/api/studies/file", json=start.to_json()).json()["study"])
    assert error(friend.post(f"/api/studies/{study}/puzzle/0")) == (403, "server-study-look-only")
    set_up = host.post(f"/api/studies/{study}/puzzle/0")
    assert set_up.status_code == 200, set_up.text
    (listed,) = (each for each in friend.get("/api/studies/puzzles")["puzzles"] if each["study"] == study)
    assert (listed["by"], listed["game"], listed["node"], listed["kind"]) == ("Ada", "race", 0, known.kind)
    assert friend.get(f"/api/studies/{study}")["puzzle"]["aim"]["text"].startswith("puzzle-goal")
    for answer, value in known.values[:12]:
        said = friend.post(f"/api/studies/{study}/solve/0", seat=known.seat, answer=answer)
        assert said.json() == {"right": value == known.goal}
    assert friend.post(f"/api/studies/{study}/solve/0", seat=known.seat, answer=["x"]).status_code == 400
    # without a proof the answer is the one marked as good, else the first that was tried
    other = race(host)
    node = host.get(f"/api/studies/{other}")["played"][0]
    assert error(host.post(f"/api/studies/{other}/puzzle/{node}")) == (400, "error-study-unproved")
    better = tried(host, other, node)
    told = {each["id"]: each for each in host.get(f"/api/studies/{other}/file")["study"]["nodes"]}
    seat, answer = told[better]["moves"][0]
    for sign, right in (("", False), ("good", True)):
        change(host, other, "sign", node=better, text=sign)
        assert friend.post(f"/api/studies/{other}/solve/{node}", seat=seat, answer=answer).json() == {
            "right": right
        }
