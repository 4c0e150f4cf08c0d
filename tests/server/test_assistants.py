"""Assistants at a running server: seats by invitation, what an answer would bring, whose agent it is."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from astrarium.kernel import AstrariumError
from astrarium.mcp_server.tools import Tools
from guests.scripted_agent import chosen, options

from .guests import Guest, Server, at_one_table


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTRARIUM_HOME", str(tmp_path))


def seated(server: Server, host: Guest, game: str, *names: str) -> tuple[list[Tools], list[str], list[str]]:
    """Assistants on all seats of a new table; their tools, the ids by which they know it, and what they read."""
    table = host.new_table(*["link"] * len(names), game=game)
    tools = [Tools("en") for _ in names]
    links = [f"{server.url}/join/{table['links']['seats'][str(seat)]}" for seat in range(len(names))]
    said = [each.take_seat(link, name, "Ann") for each, link, name in zip(tools, links, names, strict=True)]
    return tools, [text.split()[1].rstrip(".") for text in said], said


@pytest.mark.parametrize("game", ["orion", "adastra"])
def test_what_would_happen_is_what_then_happens(server: Server, game: str) -> None:
    host, rng = server.guest("Ann"), Random(3)
    tools, ids, _ = seated(server, host, game, "Orrery", "Sextant")
    tried = sure = 0
    for number in range(60):
        agent, id = tools[number % 2], ids[number % 2]
        seen = agent.wait(id, 1.0)
        answer = chosen(seen, rng)
        if not answer:
            continue
        before = agent.read_log(id).splitlines()
        told = agent.what_would_happen(id, answer)
        assert agent.read_log(id).splitlines() == before, "nothing was chosen"
        agent.answer(id, answer)
        since = [*agent.read_log(id).splitlines(), *agent.look(id, whole=True).splitlines()]
        tried += 1
        sure += any(line in since for line in told.splitlines())
        if tried == 12:
            break
    assert tried == 12
    assert sure >= 4, "it tells what happens at once"
    for each in tools:
        each.tables.close()


def test_an_outcome_is_told_to_its_seat_alone_and_changes_nothing(server: Server) -> None:
    people = [server.guest("Ann"), server.guest("Ben")]
    table, tabs = at_one_table(*people, game="orion")
    seat = 0 if tabs[0].choice else 1
    ann, ben = tabs[seat], tabs[1 - seat]
    first = ann.choice
    assert first is not None
    options = [each["option"] for each in first["options"]]
    picked = options[: first["at_least"]] if first["several"] else options[0]
    before = json.dumps(ann.now["view"], sort_keys=True)
    told = ann.ask("outcome", seat=seat, answer=picked)
    assert (told["type"], told["seat"], told["move"]) == ("outcome", seat, ann.now["move"])
    assert len(told["worlds"]) > 1
    assert all(json.dumps(each["view"], sort_keys=True) != before for each in told["worlds"])
    refused = ann.ask("outcome", seat=seat, answer="no option")
    assert (refused["type"], refused["text"]["text"]) == ("refused", "error-not-an-option")
    assert refused["text"]["args"]["question"]["text"].startswith("question-"), (
        "it has words for the question"
    )
    assert ben.ask("outcome", seat=seat, answer=picked)["text"]["text"] == "table-not-your-seat"
    assert all(message["type"] != "outcome" for message in ben.messages)
    assert people[seat].open(table).now["view"] == json.loads(before)


def test_a_seat_is_found_again_by_its_invitation_after_a_restart(server: Server) -> None:
    host = server.guest("Ann")
    table = host.new_table("link", "bot:random", game="metallum")
    link = f"{server.url}/join/{table['links']['seats']['0']}"
    first = Tools("en")
    before = options(first.take_seat(link, "Orrery", "Ann"))
    assert before
    first.tables.close()
    assert options(Tools("en").take_seat(link, "Orrery", "Ann")) == before
    with pytest.raises(AstrariumError):
        Tools("en").take_seat(link, "Sextant", "Ann")


def test_a_referee_watches_and_takes_no_seat(server: Server) -> None:
    host = server.guest("Ann")
    table = host.new_table("me", "link", game="metallum")
    referee = Tools("en", referee=True)
    with pytest.raises(AstrariumError) as refused:
        referee.take_seat(f"{server.url}/join/{table['links']['seats']['1']}", "Orrery", "Ann")
    assert refused.value.text.id == "shell-guest-referee"
    said = referee.take_seat(f"{server.url}/join/{table['links']['watch']}", "Orrery", "Ann")
    assert "You are watching" in said
    referee.tables.close()


def test_everybody_is_told_who_plays_and_who_brought_it(server: Server) -> None:
    host = server.guest("Ann")
    tools, ids, said = seated(server, host, "race", "Orrery", "Sextant")
    assert "Orrery (AI, brought by Ann)" in said[1]
    assert "I am Orrery, a language model or a program." in said[1]
    tools[0].chat(ids[0], "Good luck.")
    heard = ""
    for _ in range(20):  # it is on its way
        heard += tools[1].wait(ids[1], 0.5)
        if "Good luck." in heard:
            break
    assert "Good luck." in heard
    with pytest.raises(AstrariumError, match="coach"):
        tools[0].ask_coach(ids[0])
    watch: Any = Tools("en", servers="http://127.0.0.1:1")
    with pytest.raises(AstrariumError, match="Only invitations"):
        watch.take_seat(f"{server.url}/join/x", "A", "B")
    for each in tools:
        each.tables.close()
