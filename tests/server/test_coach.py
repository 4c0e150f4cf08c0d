"""The coach at a served table: hints and reviews from worker processes, and who may have them."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random
from typing import Any

from .guests import Server, play_on
from .test_upgrade import wait_for_archive


def test_a_hint_has_two_ways_with_their_reasons(server: Server) -> None:
    guest = server.guest()
    tab = guest.tab(guest.new_table("me", "bot:ensign", game="race"))
    tab.until("coach")
    hint = tab.ask("hint", seat=0)
    assert hint["type"] == "hint"
    assert hint["move"] == tab.now["move"]
    assert len(hint["suggestions"]) == 2
    options = [each["option"] for each in tab.now["choices"][0]["options"]]
    for way in hint["suggestions"]:
        assert all(option in options for option in way["options"])
        assert len(way["texts"]) == len(way["options"])


def test_between_people_there_is_a_coach_only_when_all_agree(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.new_table("me", "link", game="race")
    friend.sit(table, 1)
    tabs = [host.tab(table), friend.tab(table)]
    assert tabs[0].until("coach") == {"type": "coach", "allowed": False, "agreed": False, "missing": 2}
    assert tabs[0].ask("hint", seat=0)["text"]["text"] == "table-no-coach"
    tabs[0].ask("agree_coach", agree=True)
    assert tabs[0].ask("hint", seat=0)["type"] == "refused"
    tabs[1].ask("agree_coach", agree=True)
    assert tabs[0].ask("hint", seat=0)["type"] == "hint"
    tabs[1].ask("agree_coach", agree=False)
    assert tabs[0].ask("hint", seat=0)["type"] == "refused"


def test_nobody_asks_for_somebody_else(server: Server) -> None:
    guest = server.guest()
    tab = guest.tab(guest.new_table("me", "bot:ensign", game="race"))
    assert tab.ask("hint", seat=1)["text"]["text"] == "table-not-your-seat"
    assert tab.ask("review", seat=0)["text"]["text"] == "table-review-later"
    assert tab.ask("turns")["text"]["text"] == "table-review-later"


def test_a_review_tells_how_far_it_is_and_then_what_it_found(server: Server) -> None:
    guest = server.guest()
    tab = guest.tab(guest.new_table("me", "me", game="comets"))
    tab.until("coach")
    play_on([tab], Random(4))
    assert tab.now["over"]
    found: dict[str, Any] = tab.ask("review", seat=0)
    seen = []
    while found["type"] == "review_progress":
        seen.append((found["done"], found["all"]))
        found = tab.until(lambda m: m["type"] in ("review_progress", "review"))
    assert seen == sorted(seen)
    assert found["type"] == "review"
    assert found["decided"] >= found["sound"] > 0
    for turn in tab.ask("turns")["turns"]:
        assert 0 < turn["move"] <= tab.now["move"]
        assert turn["change"] >= 1


def test_by_rules_that_the_coach_does_not_know_it_looks_at_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    guest = server.guest()
    table = guest.new_table("me", "me", game="comets")
    tab = guest.tab(table)
    tab.until("coach")
    play_on([tab], Random(4))
    assert tab.ask("turns")["type"] == "turns"
    wait_for_archive(server, table["table"])
    server.stop()
    again = Server(tmp_path / "data", TOY_REVISION="2", TOY_RENAMED="1")
    guest.move_to(again)
    tab = guest.tab(table)
    for question in ({"type": "turns"}, {"type": "review", "seat": 0}):
        assert tab.ask(**question)["text"]["text"] == "table-review-rules"
    again.stop()


def test_a_coach_whose_process_ends_says_so(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    guest = server.guest()
    tab = guest.tab(guest.new_table("me", "bot:ensign", game="race"))
    tab.until("coach")
    assert tab.ask("hint", seat=0)["type"] == "hint"
    id = tab.send("hint", seat=0)
    for process in thinking(server.process.pid):
        os.kill(process, signal.SIGKILL)
    answer = tab.until(lambda message: message.get("id") == id)
    assert answer["type"] == "refused"
    assert answer["text"]["text"] == "table-coach-failed"
    assert tab.ask("hint", seat=0)["type"] == "hint"
    server.stop()


def thinking(server: int) -> list[int]:
    """The processes in which a server has things thought through."""
    begun = [
        int(process)
        for thread in Path(f"/proc/{server}/task").iterdir()
        for process in (thread / "children").read_text().split()
    ]
    return [each for each in begun if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]
