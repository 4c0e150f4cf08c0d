"""Hidden information: no frame tells a client what its seat may not know."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec

import astrarium
from astrarium.kernel import Table, start
from astrarium.tables import seat_messages
from astrarium.tables.history import GameHistory
from toys.beacons import GAME as BEACONS

from .guests import Guest, Server, Tab, level, pick


def masked(frames: list[str]) -> list[str]:
    """Frames without what differs between two tables anyway: ids, links and times."""
    return [
        re.sub(r'"(id|created|at|watch|seed_hash)":("[^"]*"|[0-9.e+]+|null)', "", frame) for frame in frames
    ]


def sat_down(host: Guest, friend: Guest, watcher: Guest, game: str, seed: str) -> list[Tab]:
    table = host.new_table("me", "link", game=game, seed=seed)
    friend.sit(table, 1)
    tabs = [host.open(table), friend.open(table), watcher.open(table, token=table["links"]["watch"])]
    for tab in tabs:
        tab.news()
    return tabs


def test_secret_answers_leave_no_trace(server: Server) -> None:
    """Two tables that differ only in a secret answer look the same to everybody else, byte for byte."""
    people = [server.guest(name) for name in ("Rigel", "Spica", "Vega")]
    tables = [sat_down(people[0], people[1], people[2], "metallum", "same") for _ in range(2)]
    options = [each["option"] for each in (tables[0][1].choice or {})["options"]]
    for tabs, option in zip(tables, (options[0], options[-1]), strict=True):
        assert tabs[1].answer(option)["type"] == "done"
        for tab in tabs:
            tab.until(lambda m: m["type"] == "position" and m["waiting"] == [0])
            assert tab.now["move"] == 0
    for seat in (0, 2):
        assert masked(tables[0][seat].frames) == masked(tables[1][seat].frames)
    for tabs, option in zip(tables, (options[0], options[-1]), strict=True):
        tabs[1].send("undo", seat=1, move=0)
        for tab in tabs:
            tab.until(lambda m: m["type"] == "position" and m["waiting"] == [0, 1])
        assert tabs[1].answer(option)["type"] == "done"
        for tab in (tabs[0], tabs[2]):
            tab.position()
            tab.ask("look", move=0)
    for seat in (0, 2):
        assert masked(tables[0][seat].frames) == masked(tables[1][seat].frames)


def test_frames_show_only_what_the_kernel_shows(server: Server) -> None:
    """A whole game: every position equals the kernel's view of that seat; the seed comes at the end."""
    people = [server.guest(), server.guest(), server.guest()]
    tabs = sat_down(*people, "comets", "a seed nobody may see")  # type: ignore[arg-type]
    mirror = start(server_game("comets"), 2, "a seed nobody may see")
    rng = Random(1)
    while not mirror.over:
        for at, seat in enumerate((0, 1, None)):
            shows(tabs[at], mirror, seat)
        tab = next(tab for tab in tabs if tab.choice)
        answer = pick(tab.choice or {}, rng)
        mirror.answer(tab.now["seat"], answer)
        tab.answer(answer)
        level(tabs, tab)
    for tab in tabs:
        for frame in tab.frames:
            over = '"over":true' in frame
            assert ("a seed nobody" in frame) == over


def shows(tab: Tab, table: Table, seat: int | None) -> None:
    assert tab.now["seat"] == seat
    assert tab.now["view"] == table.view(seat)
    choice = None if seat is None else table.choice(seat)
    asked = [each["option"] for each in (tab.choice or {"options": []})["options"]]
    assert asked == ([list(option) for option in choice.options] if choice else [])
    described = tab.ask("describe")
    blocks = msgspec.to_builtins(seat_messages.outline(table, seat))
    assert (described["seat"], described["blocks"]) == (seat, blocks)


def server_game(id: str) -> Any:
    from toys.comets import GAME as COMETS

    return {"comets": COMETS, "beacons": BEACONS}.get(id) or astrarium.game(id)


def test_face_down_planets_are_not_in_the_frames(server: Server) -> None:
    guest = server.guest()
    tab = guest.open(guest.new_table("me", "me", seed="planets"))
    truth = start(astrarium.game("metallum"), 2, "planets")
    hidden = {truth.state.planet(at) for at in range(1, 6)}  # type: ignore[attr-defined]
    assert len(hidden) == 5
    for frame in tab.frames:
        for planet in hidden:
            assert f'"{planet}"' not in frame
            assert f"planet-{planet}" not in frame


def test_a_seat_with_nothing_to_choose_looks_like_one_that_chooses() -> None:
    """Beacons: in a simultaneous choice the table answers for some seats; nobody else can tell."""
    found = 0
    for seed in range(40):
        table = start(BEACONS, 3, seed)
        rng = Random(seed)
        while not table.over:
            choices = table.pending
            together = [move for move in table.unrevealed if move.forced]
            if together:
                found += 1
                for move in together:
                    assert move.seat in seat_messages.waiting(table)
                    assert move.seat not in seat_messages.waiting(table, (move.seat,))
                assert seat_messages.public_move(table) == table.moves - len(table.unrevealed)
            choice = rng.choice(choices)
            table.answer(choice.seat, rng.choice(list(choice.options)))
    assert found > 5


def test_events_are_numbered_as_the_seat_knows_them() -> None:
    """A gap in the numbers would tell that somebody else was told something."""
    table = start(server_game("comets"), 3, 5)
    rng = Random(5)
    while not table.over:
        choice = rng.choice(table.pending)
        table.answer(
            choice.seat, rng.choice(list(choice.options)) if not choice.several else pick_some(choice, rng)
        )
    for seat in (0, 1, 2, None):
        news = GameHistory(table).news(seat, 0)
        assert [event["index"] for event in news] == list(range(len(news)))
        assert len(news) == len(table.events(0, seat))


def pick_some(choice: Any, rng: Random) -> Any:
    return rng.sample(list(choice.options), choice.at_least)


def test_links_go_to_the_host_alone(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.new_table("me", "link", "link", game="comets", open=True)
    assert friend.sit(table, 1).status_code == 200
    tab, watching = friend.tab(table), server.guest().tab(table)
    for each in (tab, watching):
        each.position()
        each.news()
        for frame in each.frames:
            assert table["links"]["seats"]["2"] not in frame
            assert table["links"]["watch"] not in frame
    cards = friend.http.get("/api/tables").text
    assert table["links"]["seats"]["2"] not in cards
    assert table["links"]["watch"] not in cards


def test_whoever_can_place_nothing_in_race_is_awaited_like_the_others(server: Server) -> None:
    """R7.6 Two people: the question stays open until the one without a choice has answered, too."""
    people = [server.guest(name) for name in ("Rigel", "Spica", "Vega")]
    tabs = sat_down(*people, "race", "silent")[:2]  # type: ignore[arg-type]
    rng = Random(3)
    for _ in range(400):
        asked = [tab for tab in tabs if tab.choice]
        only = [tab for tab in asked if "only" in (tab.choice or {}) and tab.now["waiting"] == [0, 1]]
        if len(asked) == 2 and only:
            break
        tab = rng.choice(asked)
        tab.answer(pick(tab.choice or {}, rng))
        level(tabs, tab)
    quiet = only[0]
    other = next(tab for tab in tabs if tab is not quiet)
    seat, move = quiet.now["seat"], quiet.now["move"]
    assert [each["option"] for each in (quiet.choice or {})["options"]] == [["pass"]]
    other.answer(pick(other.choice or {}, rng))
    other.until(lambda m: m["type"] == "position" and m["waiting"] == [seat])
    assert other.now["move"] == move, "nothing is revealed yet"
    quiet.answer(["pass"])
    other.until(lambda m: m["type"] == "position" and m["move"] > move)
