"""Play at a real server: people, bots, tabs and spectators."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import astrarium
from astrarium import localization
from toys.comets import GAME as COMETS

from .guests import Server, pick, play_on, said


def test_a_game_against_a_bot(server: Server) -> None:
    guest = server.guest("Vega")
    table = guest.new_table("me", "bot:random")
    tab = guest.tab(table)
    welcome = tab.until("welcome")
    assert welcome["mine"] == [0]
    assert not welcome["spectator"]
    assert [player["kind"] for player in welcome["players"]] == ["me", "bot"]
    tab.position()
    assert "seed" not in tab.now
    assert len(tab.now["seed_hash"]) == 64
    play_on([tab], Random(1))
    assert tab.now["over"]
    assert tab.now["result"]["ranking"]
    assert astrarium.kernel.seed_hash(tab.now["seed"]) == tab.now["seed_hash"]
    record = guest.get(f"/api/tables/{table['table']}/record")
    again = astrarium.replay(record)
    assert again.over
    assert again.result is not None
    assert again.result.to_json() == tab.now["result"]
    assert again.view(0) == tab.now["view"]
    assert record["players"] == ["Vega", "random"]
    finished = guest.get("/api/tables")["finished"]
    assert [card["id"] for card in finished] == [table["table"]]


def test_two_people_by_link(server: Server) -> None:
    host, friend = server.guest("Deneb"), server.guest("Mira")
    table = host.new_table("me", "link", game="comets", seed="x")
    assert friend.sit(table, 1).json() == {"table": table["table"], "seat": 1}
    tabs = [host.open(table), friend.open(table)]
    play_on(tabs, Random(2))
    assert tabs[0].now["over"]
    assert tabs[1].now["over"]
    assert tabs[0].now["result"] == tabs[1].now["result"]
    assert [tab.now["seed"] for tab in tabs] == ["x", "x"]
    for tab in tabs:
        events = tab.log()
        assert [event["index"] for event in events] == list(range(len(events)))


def test_a_position_is_the_seats_own(server: Server) -> None:
    """What a client gets is what the kernel shows to its seat, and texts and things of the options."""
    guest = server.guest()
    tab = guest.tab(guest.new_table("me", "bot:random", seed=7))
    tab.position(0)
    table = astrarium.start("metallum", seats=2, seed="7")
    assert tab.now["view"] == table.view(0)
    choice = tab.choice
    assert choice is not None
    assert choice["prompt"] == {"text": "prompt-program", "args": {}}
    by_option = {tuple(each["option"]): each for each in choice["options"]}
    assert by_option["program", "move_1", "overload"]["things"] == ["tiles:move_1", "tiles:overload"]
    assert by_option["program", "move_1"]["rule"] == "M4.6"
    assert tab.now["waiting"] in ([0, 1], [0])
    assert tab.now["seed_hash"] is None  # a chosen seed could be guessed from its hash


def test_two_tabs_stay_in_step(server: Server) -> None:
    guest = server.guest()
    table = guest.new_table("me", "link", game="comets")
    tabs = [guest.open(table), guest.open(table)]
    before = tabs[0].now["move"]
    tabs[0].answer(pick(tabs[0].choice or {}, Random(3)))
    for tab in tabs:
        tab.until(lambda m: m["type"] == "position" and not m["choices"])
        assert tab.now["move"] == before
        assert tab.now["waiting"] == [1]
    assert tabs[0].frames[-1] == tabs[1].frames[-1]


def test_the_same_choice_answered_twice(server: Server) -> None:
    """Two tabs answer one choice at once: one wins, the other is told."""
    guest = server.guest()
    table = guest.new_table("me", "bot:random")
    tabs = [guest.tab(table), guest.tab(table)]
    tabs[0].position()
    play_on(tabs[:1], Random(4), 3)
    move, choice = tabs[0].now["move"], tabs[0].choice
    assert choice is not None
    tabs[1].position(move)
    ids = [tab.send("answer", seat=0, move=move, answer=choice["options"][0]["option"]) for tab in tabs]
    said = [
        tab.until(lambda m, id=id: m.get("id") == id)["type"]  # type: ignore[misc]
        for tab, id in zip(tabs, ids, strict=True)
    ]
    assert sorted(said) == ["done", "refused"]


def test_a_spectator_by_link(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.new_table("me", "bot:random", game="comets")
    refused = friend.tab(table)
    assert refused.read()["text"]["text"] == "server-not-invited"
    assert refused.closed() == 4403
    watching = friend.tab(table, token=table["links"]["watch"])
    welcome = watching.until("welcome")
    assert welcome["spectator"]
    assert welcome["mine"] == []
    assert welcome["links"] is None
    watching.position()
    assert watching.now["seat"] is None
    assert watching.now["choices"] == []
    said = watching.ask("answer", seat=0, move=watching.now["move"], answer=["bid", 1])
    assert said["type"] == "refused"
    assert said["text"]["text"] == "table-not-your-seat"


def test_no_such_table(server: Server) -> None:
    tab = server.guest().tab("nowhere")
    assert tab.read()["text"]["text"] == "server-no-such-table"
    assert tab.closed() == 4404


def test_looking_back(server: Server) -> None:
    guest = server.guest()
    tab = guest.open(guest.new_table("me", "bot:random", seed=11))
    first = tab.now["view"]
    play_on([tab], Random(5), 8)
    history = tab.ask("look", move=0)
    assert history["type"] == "history"
    assert history["view"] == first
    now = tab.ask("look", move=tab.now["move"])
    assert now["view"] == tab.now["view"]
    assert now["events"] == len(tab.log())
    assert tab.ask("look", move=tab.now["move"] + 50)["type"] == "refused"


def test_looking_back_between_two_deeds_of_one_answer(server: Server) -> None:
    """What one answer led to is seen deed by deed, in this seat's eyes, and nowhere beyond what it knows."""
    guest = server.guest()
    tab = guest.open(guest.new_table("me", "bot:random", game="race", seed=11))
    play_on([tab], Random(5), 40)
    events = tab.log()
    assert all(events[event["deed"]]["deed"] == event["deed"] for event in events)
    within = [new for old, new in pairwise(events) if old["move"] == new["move"] > 2]
    looked = [tab.ask("look", move=event["move"], event=event["index"]) for event in within[:20]]
    for event, history in zip(within, looked, strict=False):
        assert history["events"] == event["index"]
        assert history["view"]["players"][1]["cards"] is None  # the other hand
    assert any(history["view"] != tab.ask("look", move=history["move"])["view"] for history in looked)
    # an event of another answer, or of none, changes nothing
    assert tab.ask("look", move=1, event=len(events) - 1)["view"] == tab.ask("look", move=1)["view"]
    assert tab.ask("look", move=1, event=10**6)["view"] == tab.ask("look", move=1)["view"]
    assert tab.ask("look", move=1, event=-1)["type"] == "refused"


def words_of(blocks: list[dict[str, Any]], game: str) -> list[str]:
    """Everything that a board says, in English."""
    trees = [tree for block in blocks for tree in (block["title"], *block["header"])]
    cells = [cell for block in blocks for row in block["rows"] for cell in row]
    names, rules = [f"Player {seat}" for seat in range(6)], astrarium.game(game)
    return [said(tree, game=rules, names=names) for tree in (*trees, *(cell["text"] for cell in cells))]


@pytest.mark.parametrize("id", sorted(astrarium.games()))
def test_the_board_is_said_in_the_games_words(server: Server, id: str) -> None:
    guest = server.guest()
    seats = max(2, astrarium.game(id).seats[0])
    tab = guest.open(guest.new_table("me", *["bot:random"] * (seats - 1), game=id, seed="words"))
    while not tab.choice:
        tab.position()
    begun, first = tab.now["move"], tab.ask("describe")
    assert (first["type"], first["move"], first["seat"]) == ("outline", None, 0)
    assert len(words_of(first["blocks"], id)) > 10
    assert not [words for words in words_of(first["blocks"], id) if "⟦" in words]
    play_on([tab], Random(5), 3)
    assert tab.ask("describe", move=begun)["blocks"] == first["blocks"]
    assert tab.ask("describe")["blocks"] != first["blocks"]
    assert tab.ask("describe", move=tab.now["move"] + 50)["type"] == "refused"


def test_why_not(server: Server) -> None:
    guest = server.guest()
    tab = guest.open(guest.new_table("me", "bot:random", seed=5))
    while tab.now["view"]["phase"] != "actions" or not tab.choice:
        play_on([tab], Random(6), 1)
    why = tab.ask("why", seat=0)
    assert why["type"] == "why"
    assert why["barred"]
    barred = why["barred"][0]
    assert barred["why"]["text"].startswith("barred-")
    assert barred["things"]
    assert barred["rule"]
    refused = tab.answer(barred["option"])
    assert refused["type"] == "refused"
    assert refused["text"] == barred["why"]
    assert refused["rule"] == barred["rule"]


def test_what_is_no_option_is_refused_in_words(server: Server) -> None:
    guest = server.guest()
    tab = guest.open(guest.new_table("me", "bot:random", seed=5))
    for answer in (["no-such"], None, 7, [["end"], {}]):
        refused = tab.answer(answer)
        assert refused["type"] == "refused"
        words = said(refused["text"], "en", astrarium.game("metallum"))
        assert words.startswith("That isn't a possible answer now. The question is: ")
        assert said(refused["text"], "pl", astrarium.game("metallum")).startswith("Taki wybór")


@pytest.mark.parametrize("id", ["metallum", "comets"])
def test_the_log_names_the_players(server: Server, id: str) -> None:
    """Everybody is told the same of what everybody may know: by seats, never by a "you"."""
    host, friend, watcher = server.guest("Deneb"), server.guest("Mira"), server.guest()
    table = host.new_table("me", "link", game=id, seed="log")
    friend.sit(table, 1)
    tabs = [host.open(table), friend.open(table), watcher.open(table, token=table["links"]["watch"])]
    play_on(tabs, Random(9), 60)
    names = [player["name"] for player in tabs[2].messages[0]["players"]]
    assert names == ["Deneb", "Mira"]
    game = COMETS if id == "comets" else astrarium.game(id)
    logs = [[event["text"] for event in tab.log()] for tab in tabs]
    assert all(text in logs[seat] for text in logs[2] for seat in (0, 1))
    for language in localization.LANGUAGES:
        for log in logs:
            lines = [said(text, language, game, names) for text in log]
            assert any("Deneb" in line for line in lines)
            assert not any(re.search(r"\b(you|your|ty|twój)\b", line, re.IGNORECASE) for line in lines)


def test_chat_and_presence(server: Server) -> None:
    host, friend = server.guest("Deneb"), server.guest("Mira")
    table = host.new_table("me", "link", game="comets")
    first = host.open(table)
    friend.sit(table, 1)
    seated = first.until("players")
    assert seated["players"][1]["name"] == "Mira"
    assert not seated["players"][1]["connected"]
    second = friend.tab(table)
    came = first.until(lambda m: m["type"] == "players" and m["players"][1]["connected"])
    assert came["links"]["seats"] == {}
    second.position()
    second.send("chat", text="Cześć!")
    line = first.until("chat")
    assert (line["seat"], line["name"], line["text"]) == (1, "Mira", "Cześć!")
    assert second.ask("chat", text="x" * 501)["type"] == "refused"
    second.close()
    first.until(lambda m: m["type"] == "players" and not m["players"][1]["connected"])
    assert [line["text"] for line in friend.tab(table).until("welcome")["chat"]] == ["Cześć!"]


def test_a_clock_runs_for_those_who_choose(server: Server) -> None:
    guest = server.guest()
    table = guest.new_table("me", "bot:random", game="comets", clock={"seconds": 60, "increment": 5})
    tab = guest.tab(table)
    tab.until(lambda m: m["type"] == "position" and m["waiting"] == [0])
    assert tab.now["clocks"]["running"] == [0]
    tab.answer(pick(tab.choice or {}, Random(7)))
    tab.position()
    assert 60_000 < tab.now["clocks"]["left"][0] <= 65_000


def test_an_answer_counts_when_its_tab_is_closed_at_once(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.new_table("me", "link", game="comets")
    friend.sit(table, 1)
    watching = friend.open(table)
    for _ in range(5):
        tab = host.open(table)
        assert tab.choice
        tab.send("answer", seat=0, move=tab.now["move"], answer=tab.choice["options"][0]["option"])
        tab.socket.socket.close()
        watching.until(lambda m: m["type"] == "position" and m["waiting"] == [1])
        tab = host.open(table)
        assert tab.ask("undo", seat=0, move=tab.now["move"])["type"] == "done"
        watching.until(lambda m: m["type"] == "position" and m["waiting"] == [0, 1])
