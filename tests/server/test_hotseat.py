"""Hot seat: people at one device see their own seat alone, while the device is theirs."""

from __future__ import annotations

from random import Random

from .guests import Server, Tab, pick


def test_the_device_is_passed_on(server: Server) -> None:
    guest = server.guest()
    answer = guest.post(
        "/api/tables",
        game="comets",
        seats=[{"kind": "hotseat", "name": "Castor"}, {"kind": "hotseat", "name": "Pollux"}],
    )
    tab = guest.tab(answer.json()["table"])
    welcome = tab.until("welcome")
    assert [player["name"] for player in welcome["players"]] == ["Castor", "Pollux"]
    tab.position()
    assert (tab.now["seat"], tab.now["pass_to"], tab.now["choices"]) == (None, 0, [])
    take(tab, 0)
    tab.answer(pick(tab.choice or {}, Random(1)))
    tab.position()
    assert (tab.now["seat"], tab.now["pass_to"], tab.now["choices"]) == (0, 1, [])
    take(tab, 1)
    assert tab.now["events_from"] == 0
    tab.answer(pick(tab.choice or {}, Random(1)))
    tab.position()
    assert tab.now["move"] >= 2
    while not tab.now["over"]:
        if tab.now["pass_to"] is not None:
            take(tab, tab.now["pass_to"])
        tab.answer(pick(tab.choice or {}, Random(1)))
        tab.position()


def take(tab: Tab, seat: int) -> None:
    tab.send("pass_on")
    tab.position()
    assert (tab.now["seat"], tab.now["pass_to"]) == (seat, None)
    assert tab.choice is not None
    assert tab.choice["seat"] == seat


def test_one_person_on_both_sides_is_not_asked(server: Server) -> None:
    guest = server.guest()
    tab = guest.open(guest.new_table("me", "me", game="comets"))
    seen = set()
    while not tab.now["over"]:
        assert tab.choice is not None
        seen.add(tab.now["seat"])
        assert tab.choice["seat"] == tab.now["seat"]
        tab.answer(pick(tab.choice, Random(1)))
        tab.position()
    assert seen == {0, 1}
